import type { Dice } from '../../../dice/dice.ts';
import { clamp, sum } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, flag, given, modifier, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { printedDice, tables } from '../tables.ts';
import type { Face } from '../terms.ts';

type Trigger = 'firstDeath' | 'halfIncapacitated';

const { morale, mercenaryMorale: mercenaries } = tables;

/** Whether morale is checked for this kind of combatant. Throws `bad-input`. OSE-MOR-1, 14. */
export function moraleApplies(input: {
  morale: boolean;
  kind: 'monster' | 'npc' | 'mercenary' | 'retainer';
}): {
  applies: boolean;
  reason?: 'ruleNotInUse' | 'retainer';
} {
  const inUse = bool(given(input).morale, 'morale');
  const kind = oneOf(input.kind, 'kind', ['monster', 'npc', 'mercenary', 'retainer']);
  if (!inUse) return { applies: false, reason: 'ruleNotInUse' };
  return kind === 'retainer' ? { applies: false, reason: 'retainer' } : { applies: true };
}

/**
 * Whether losses call for a check: the first death, half the side out of action; one roll even for both. Throws
 * `bad-input`. OSE-MOR-7 to 9.
 */
export function moraleTriggers(input: {
  total: number;
  dead: number;
  incapacitated: number;
  firstDeathDone: boolean;
  halfDone: boolean;
}): { check: boolean; triggers: Trigger[]; firstDeathDone: boolean; halfDone: boolean } & Reasoned {
  const total = whole(given(input).total, 'total', { min: 1 });
  const incapacitated = whole(input.incapacitated, 'incapacitated', { min: 0, max: total });
  const dead = whole(input.dead, 'dead', { min: 0, max: incapacitated });
  const firstDeathDone = bool(input.firstDeathDone, 'firstDeathDone');
  const halfDone = bool(input.halfDone, 'halfDone');
  const death = dead > 0;
  const half = incapacitated * 2 >= total;
  const triggers: Trigger[] = [];
  if (death && !firstDeathDone) triggers.push('firstDeath');
  if (half && !halfDone) triggers.push('halfIncapacitated');
  return {
    check: triggers.length > 0 && incapacitated < total,
    triggers,
    firstDeathDone: firstDeathDone || death,
    halfDone: halfDone || half,
    reasons: [
      because('at the start', total, 'OSE-MOR-8'),
      ...parts(because('dead', dead, 'OSE-MOR-7'), because('out of action', incapacitated, 'OSE-MOR-8')),
    ],
  };
}

/**
 * A morale check, unless the rating or two successes settle it. Dice: 2d6. Throws `bad-die`, `dice-count`,
 * `bad-input`. OSE-MOR-2 to 6, 10, 11.
 */
export function moraleCheck(
  input: { rating: number; rolls?: Face[]; adjustment?: number; successes: number },
  dice?: Dice,
): {
  checked: boolean;
  target: number;
  total: number | null;
  result: 'fights' | 'breaks' | 'willNotFight' | 'fightsToDeath';
  successes: number;
} & Reasoned &
  Rolled {
  const rating = whole(given(input).rating, 'rating', { min: morale.min, max: morale.max });
  const successes = whole(input.successes, 'successes');
  const adjustment = clamp(
    modifier(input.adjustment, 'adjustment'),
    morale.adjustmentMin,
    morale.adjustmentMax,
  );
  const own = because('rating', rating, 'OSE-MOR-2');
  const settled = { checked: false, target: rating, total: null, successes };
  if (rating === morale.neverFights) return { ...settled, result: 'willNotFight', reasons: [own] };
  if (rating === morale.neverChecks || successes >= morale.successesToHold) {
    return {
      ...settled,
      result: 'fightsToDeath',
      reasons: [own, because('successes', successes, 'OSE-MOR-6')],
    };
  }
  const { count, sides } = printedDice(morale.dice);
  const tray = diceTray(dice);
  const total = sum(tray.faces(input.rolls, count, sides, 'rolls'));
  const target = rating + adjustment;
  const reasons = [
    own,
    ...parts(because('situation', adjustment, 'OSE-MOR-10')),
    because(morale.dice, total, 'OSE-MOR-5'),
  ];
  const breaks = total > target;
  const now = breaks ? successes : successes + 1;
  const result = breaks ? 'breaks' : now >= morale.successesToHold ? 'fightsToDeath' : 'fights';
  return { checked: true, target, total, result, successes: now, reasons, ...tray.log() };
}

/** The morale rating of mercenaries, kept within 2..12. Throws `bad-input`. OSE-MOR-12, 13. */
function mercenaryMorale(input: {
  troop: 'untrained' | 'barbarian' | 'trained';
  mounted?: boolean;
  elite?: boolean;
  fanatic?: boolean;
  conditionModifier?: number;
}): { rating: number } & Reasoned {
  const troop = oneOf(given(input).troop, 'troop', ['untrained', 'barbarian', 'trained']);
  const { modifiers } = mercenaries;
  const condition = modifier(input.conditionModifier, 'conditionModifier');
  const own = parts(
    because(troop, mercenaries.base[troop], 'OSE-MOR-12'),
    because('mounted', flag(input.mounted, 'mounted') ? modifiers.mounted : 0, 'OSE-MOR-12'),
    because('elite', flag(input.elite, 'elite') ? modifiers.elite : 0, 'OSE-MOR-12'),
    because('fanatic', flag(input.fanatic, 'fanatic') ? modifiers.fanatic : 0, 'OSE-MOR-12'),
  );
  const base = Math.min(
    morale.max,
    own.reduce((total, { value }) => total + Number(value), 0),
  );
  if (base === morale.neverChecks) return { rating: base, reasons: own };
  return {
    rating: clamp(base + condition, morale.min, morale.max),
    reasons: [...own, ...parts(because('conditions', condition, 'OSE-MOR-13'))],
  };
}

/**
 * A retainer's loyalty in extreme peril: 2d6 equal to or under the rating, which the modifier changes. Dice: 2d6.
 * Throws `bad-die`, `dice-count`, `bad-input`. OSE-MOR-14.
 */
function loyaltyCheck(
  input: { loyalty: number; rolls?: Face[]; modifier?: number },
  dice?: Dice,
): { total: number; target: number; loyal: boolean } & Reasoned & Rolled {
  const { loyalty: printed } = tables.outside;
  const rating = whole(given(input).loyalty, 'loyalty', { min: printed.min, max: printed.max });
  const change = modifier(input.modifier, 'modifier');
  const { count, sides } = printedDice(printed.dice);
  const tray = diceTray(dice);
  const total = sum(tray.faces(input.rolls, count, sides, 'rolls'));
  const target = rating + change;
  return {
    total,
    target,
    loyal: total <= target,
    reasons: [
      because('loyalty', rating, 'OSE-MOR-14'),
      ...parts(because('circumstances', change, 'OSE-MOR-14')),
      because(printed.dice, total, 'OSE-MOR-14'),
    ],
    ...tray.log(),
  };
}

export const moraleOps = {
  'morale.applies': moraleApplies,
  'morale.triggers': moraleTriggers,
  'morale.check': moraleCheck,
  'mercenary.morale': mercenaryMorale,
  'loyalty.check': loyaltyCheck,
} as const;
