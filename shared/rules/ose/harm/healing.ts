import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type DiceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, list, whole } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { printedDice, tables } from '../tables.ts';
import type { Face } from '../terms.ts';

interface Health {
  hp: number;
  maxHp: number;
}

function checkedHealth(hp: unknown, maxHp: unknown): Health {
  const most = whole(maxHp, 'maxHp', { min: 1 });
  return { hp: whole(hp, 'hp', { max: most }), maxHp: most };
}

const sumOf = (hp: number, healed: number, rule: string): Reason[] => [
  because('hit points before', hp, rule),
  ...parts(because('healed', healed, rule)),
];

function afterDay(hp: number, maxHp: number, roll: unknown, tray: DiceTray): number {
  if (hp <= 0 || hp >= maxHp) return hp;
  const { sides } = printedDice(tables.combat.naturalHealing);
  return Math.min(maxHp, hp + tray.face(roll, sides, 'days.roll'));
}

/**
 * Hit points after days of rest: 1d3 for each complete day, never over the maximum, nothing for the dead. Dice: d3
 * for each day that heals. Throws `bad-die`, `bad-input`. OSE-HEAL-1, 2.
 */
export function healingRest(
  input: { hp: number; maxHp: number; days: { complete: boolean; roll?: Face }[] },
  dice?: Dice,
): { hp: number; healed: number } & Reasoned & Rolled {
  const { hp, maxHp } = checkedHealth(given(input).hp, input.maxHp);
  const days = Array.from(list(input.days, 'days'), (day) => {
    const { complete, roll } = given(day, 'days');
    return { complete: bool(complete, 'days.complete'), roll };
  });
  const tray = diceTray(dice);
  const rested = days.reduce((now, day) => (day.complete ? afterDay(now, maxHp, day.roll, tray) : now), hp);
  return { hp: rested, healed: rested - hp, reasons: sumOf(hp, rested - hp, 'OSE-HEAL-1'), ...tray.log() };
}

/** Hit points after magical healing: never over the maximum, nothing for the dead. Throws `bad-input`. OSE-HEAL-3. */
export function healingMagical(input: { hp: number; maxHp: number; amount: number }): {
  hp: number;
  healed: number;
} & Reasoned {
  const { hp, maxHp } = checkedHealth(given(input).hp, input.maxHp);
  const amount = whole(input.amount, 'amount');
  const healed = hp <= 0 ? 0 : Math.min(amount, maxHp - hp);
  return { hp: hp + healed, healed, reasons: sumOf(hp, healed, 'OSE-HEAL-3') };
}

export const healingOps = {
  'healing.rest': healingRest,
  'healing.magical': healingMagical,
} as const;
