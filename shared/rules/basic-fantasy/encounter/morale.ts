import type { Dice } from '../../../dice/dice.ts';
import { clamp } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, modifier, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { checkedHp } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Hp } from '../terms.ts';

type Due = 'first-encounter' | 'half-strength';

const { morale: figures } = tables;

/**
 * A morale check: 2d6 at or below the score stands. The adjustment is cut to the limit unless large ones are allowed;
 * nothing adjusts a score of 12, and it never fails. Dice: 2d6.
 * Throws `bad-die`, `bad-input`. BF-MOR-1 to 3, 6, 7.
 */
export function moraleCheck(
  input: {
    roll?: number;
    morale: number;
    adjustment?: number;
    adjustmentLimit?: number;
    allowLargeAdjustment?: boolean;
  },
  dice?: Dice,
): { stands: boolean; score: number } & Reasoned & Rolled {
  const { roll, adjustmentLimit = figures.adjustmentLimit, allowLargeAdjustment } = given(input);
  const own = whole(input.morale, 'morale', { min: figures.min, max: figures.max });
  const asked = modifier(input.adjustment, 'adjustment');
  const limit = whole(adjustmentLimit, 'adjustmentLimit');
  const large = flag(allowLargeAdjustment, 'allowLargeAdjustment');
  const fearless = own === figures.neverFails;
  const change = fearless ? 0 : large ? asked : clamp(asked, -limit, limit);
  const tray = diceTray(dice);
  const total = tray.total(roll, figures.dice, figures.sides, 'roll');
  const score = own + change;
  return {
    stands: fearless || total <= score,
    score,
    reasons: [
      because('morale score', own, fearless ? 'BF-MOR-3' : 'BF-MOR-1'),
      ...parts(because('adjustment', change, 'BF-MOR-6')),
      because(`${figures.dice}d${figures.sides}`, total, 'BF-MOR-2'),
    ],
    ...tray.log(),
  };
}

/**
 * Which morale checks are due: at the first meeting, and once at half strength or less, by number or by the hit points
 * of one alone. Sleep, charm and hold count as dead. Throws `bad-input`. BF-MOR-4, 5.
 */
export function moraleTrigger(input: {
  startingCount: number;
  activeCount: number;
  soloHp?: Hp;
  firstEncounter?: boolean;
  halfAlreadyChecked?: boolean;
}): { due: Due[] } {
  const { soloHp, firstEncounter, halfAlreadyChecked } = given(input);
  const started = whole(input.startingCount, 'startingCount');
  const active = whole(input.activeCount, 'activeCount');
  const alone = started === 1 && soloHp !== undefined ? checkedHp(soloHp, 'soloHp') : null;
  const first = flag(firstEncounter, 'firstEncounter');
  const done = flag(halfAlreadyChecked, 'halfAlreadyChecked');
  const half = alone
    ? alone.current * figures.halfDivisor <= alone.max
    : started > 1 && active * figures.halfDivisor <= started;
  const due: Due[] = [];
  if (first && active > 0) due.push('first-encounter');
  if (half && !done && active > 0) due.push('half-strength');
  return { due };
}

export const moraleOps = {
  'morale.check': moraleCheck,
  'morale.trigger': moraleTrigger,
} as const;
