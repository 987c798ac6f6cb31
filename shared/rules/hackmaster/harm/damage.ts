import type { Dice } from '../../../dice/dice.ts';
import { dropFraction } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, modifier as readModifier, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { penetrating } from '../attack/penetration.ts';
import { tables } from '../tables.ts';

const { counterBlow, halfDamageDivisor } = tables;

/**
 * Raw damage of a blow (dice and modifier, multiplied, then halved, rounded down) and the wound left after armour.
 * Throws `bad-input`. HM-DMG-1, 2, 3, HM-DICE-6, HM-OUT-3, HM-MAN-1, 9.
 */
export function damageApply(input: {
  rolled: number;
  modifier?: number;
  multiplier?: number;
  halve?: boolean;
  armorDr?: number;
  ignoreDr?: boolean;
}): { raw: number; wound: number } & Reasoned {
  const { rolled, modifier, multiplier = 1, halve, armorDr = 0, ignoreDr } = given(input);
  const dice = whole(rolled, 'rolled');
  const change = readModifier(modifier, 'modifier');
  const times = whole(multiplier, 'multiplier');
  const halved = flag(halve, 'halve');
  const dr = flag(ignoreDr, 'ignoreDr') ? 0 : whole(armorDr, 'armorDr');
  const full = (dice + change) * times;
  const raw = Math.max(0, halved ? dropFraction(full / halfDamageDivisor) : full);
  return {
    raw,
    wound: Math.max(0, raw - dr),
    reasons: [
      because('dice', dice, 'HM-DMG-1'),
      ...parts(because('modifier', change, 'HM-DMG-1')),
      ...(times === 1 ? [] : [because('multiplied by', times, 'HM-DMG-3')]),
      ...(halved ? [because('halved, rounded down', raw, 'HM-DICE-6')] : []),
      ...parts(because('armour', -dr, 'HM-DMG-2')),
    ],
  };
}

/**
 * The blow of fist, foot or head after a near-perfect defence: (d4p-2) twice and strength, not below 0, past all
 * DR. Dice: d4p, d4p. Throws `bad-die`, `bad-input`. HM-OUT-7.
 */
export function damageCounterBlow(
  input: { strModifier?: number },
  dice?: Dice,
): { damage: number; ignoresDr: true } & Reasoned & Rolled {
  const strength = readModifier(given(input).strModifier, 'strModifier');
  const { dice: count, sides, eachModifier } = counterBlow;
  const tray = diceTray(dice);
  const blows = Array.from({ length: count }, () => penetrating(sides, tray).total + eachModifier);
  const total = blows.reduce((sum, blow) => sum + blow, strength);
  return {
    damage: Math.max(0, total),
    ignoresDr: true,
    reasons: [
      ...blows.map((blow) => because(`d${sides}p${eachModifier}`, blow, 'HM-OUT-7')),
      ...parts(because('strength', strength, 'HM-OUT-7')),
    ],
    ...tray.log(),
  };
}

export const damageOps = {
  'damage.apply': damageApply,
  'damage.counterBlow': damageCounterBlow,
} as const;
