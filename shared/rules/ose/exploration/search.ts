import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, flag, given, inSix, oneOf, percent } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import type { Face, InSix, Percent } from '../terms.ts';

type Chance = { inSix: InSix } | { percent: Percent };

const searchKinds = ['secretDoor', 'roomTrap', 'treasureTrap'] as const;
type SearchKind = (typeof searchKinds)[number];

interface Odds {
  upTo: number;
  sides: number;
}

const { dungeon } = tables;

function oddsOf(kind: SearchKind, chance: Chance | undefined): Odds | null {
  if (chance !== undefined) {
    given(chance, 'chance');
    return 'inSix' in chance
      ? { upTo: inSix(chance.inSix, 'chance.inSix'), sides: 6 }
      : { upTo: percent(chance.percent, 'chance.percent'), sides: 100 };
  }
  if (kind === 'treasureTrap') return null;
  return { upTo: kind === 'secretDoor' ? dungeon.secretDoorInSix : dungeon.roomTrapInSix, sides: 6 };
}

const rules: Record<SearchKind, string> = {
  secretDoor: 'OSE-DOOR-2',
  roomTrap: 'OSE-TRAP-5',
  treasureTrap: 'OSE-TRAP-6',
};

/**
 * Searching one place for one thing, once for each character; takes a turn, and the referee's roll stays hidden.
 * Dice: d6 or d100, as the chance is. Throws `bad-die`, `bad-input`. OSE-DOOR-2, OSE-SRCH-1 to 3, OSE-TRAP-5, 6.
 */
export function searchAttempt(
  input: { kind: SearchKind; chance?: Chance; natural?: Face; present: boolean; alreadyTried?: boolean },
  dice?: Dice,
): {
  allowed: boolean;
  reason?: 'alreadyTried' | 'noAbility';
  found: boolean;
  turns: number;
  hiddenRoll: boolean;
} & Reasoned &
  Rolled {
  const { chance, natural, present, alreadyTried } = given(input);
  const kind = oneOf(input.kind, 'kind', searchKinds);
  const odds = oddsOf(kind, chance);
  const there = bool(present, 'present');
  const refusal = flag(alreadyTried, 'alreadyTried') ? 'alreadyTried' : 'noAbility';
  if (refusal === 'alreadyTried' || !odds) {
    const rule = refusal === 'alreadyTried' ? 'OSE-SRCH-3' : 'OSE-TRAP-6';
    const reasons = [because('not allowed', refusal, rule)];
    return { allowed: false, reason: refusal, found: false, turns: 0, hiddenRoll: false, reasons };
  }
  const tray = diceTray(dice);
  const success = tray.face(natural, odds.sides, 'natural') <= odds.upTo;
  return {
    allowed: true,
    found: success && there,
    turns: dungeon.searchTurns,
    hiddenRoll: true,
    reasons: [because(odds.sides === 6 ? 'chance in six' : 'chance, percent', odds.upTo, rules[kind])],
    ...tray.log(),
  };
}

export const searchOps = {
  'search.attempt': searchAttempt,
} as const;
