import type { Dice } from '../../../dice/dice.ts';
import { dropFraction, sum } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, bool, given, modifier as readModifier, oneOf, percent, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { abilityCheck } from '../characters/abilities.ts';
import { tables } from '../tables.ts';
import { armourTypes, type ArmourType, type Face, type Percent } from '../terms.ts';

/**
 * Climbing under pressure: a check against dexterity or a fall; sheer walls need equipment. Dice: d20. Throws
 * `bad-die`, `bad-input`. OSE-HAZ-1, 2.
 */
function climbCheck(
  input: { sheer: boolean; equipment: boolean; dex: number; natural?: Face; modifier?: number },
  dice?: Dice,
): { allowed: boolean; reason?: 'sheerNeedsEquipment'; success: boolean; falls: boolean } & Reasoned &
  Rolled {
  const { sheer, equipment, dex, natural, modifier } = given(input);
  const score = whole(dex, 'dex');
  const change = readModifier(modifier, 'modifier');
  const equipped = bool(equipment, 'equipment');
  if (bool(sheer, 'sheer') && !equipped) {
    const reasons = [because('not allowed', 'sheerNeedsEquipment', 'OSE-HAZ-2')];
    return { allowed: false, reason: 'sheerNeedsEquipment', success: false, falls: false, reasons };
  }
  const die = natural === undefined ? {} : { natural };
  const { success, rolled, reasons } = abilityCheck({ score, modifier: change, ...die }, dice);
  return { allowed: true, success, falls: !success, reasons, ...(rolled ? { rolled } : {}) };
}

/** A die for each full step. OSE-HAZ-3. */
export const fallDice = (feet: number): number => dropFraction(feet / tables.falling.stepFeet);

/**
 * Damage of a fall onto hard ground, a die for each full step. Dice: that many d6. Throws `bad-die`, `dice-count`,
 * `bad-input`. OSE-HAZ-3.
 */
export function fallDamage(
  input: { heightFeet: number; rolls?: Face[] },
  dice?: Dice,
): { diceCount: number; damage: number } & Reasoned & Rolled {
  const { diePerStep, deepestFeet } = tables.falling;
  const height = amount(given(input).heightFeet, 'heightFeet', { min: 0, max: deepestFeet });
  const diceCount = fallDice(height);
  const tray = diceTray(dice);
  const damage = sum(tray.faces(input.rolls, diceCount, diePerStep, 'rolls'));
  return {
    diceCount,
    damage,
    reasons: [because(`${diceCount}d${diePerStep}`, damage, 'OSE-HAZ-3')],
    ...tray.log(),
  };
}

/** The chance of drowning in the cases the book gives, else null. Throws `bad-input`. OSE-HAZ-7. */
export function swimDrowningSuggestion(input: {
  roughWater: boolean;
  armour: ArmourType;
  load: 'none' | 'light' | 'heavy';
}): { percent: Percent | null } {
  const rough = bool(given(input).roughWater, 'roughWater');
  const armour = oneOf(input.armour, 'armour', armourTypes);
  const load = oneOf(input.load, 'load', ['none', 'light', 'heavy']);
  const anchor = tables.drowningExamples.find(
    (example) => example.armour === armour && example.load === load,
  );
  return { percent: (rough ? anchor?.percent : undefined) ?? null };
}

/** Whether a swimmer drowns. Dice: d100. Throws `bad-die`, `bad-input`. OSE-HAZ-7. */
function swimDrowning(
  input: { chancePercent: Percent; roll?: Face },
  dice?: Dice,
): { drowns: boolean } & Reasoned & Rolled {
  const chance = percent(given(input).chancePercent, 'chancePercent');
  const tray = diceTray(dice);
  return {
    drowns: tray.face(input.roll, 100, 'roll') <= chance,
    reasons: [because('chance, percent', chance, 'OSE-HAZ-7')],
    ...tray.log(),
  };
}

/** What whole days without food or water may cost; the worse of the two counts. Throws `bad-input`. OSE-HAZ-4. */
export function starvationStatus(input: { daysWithoutFood: number; daysWithoutWater: number }): {
  penaltiesMayApply: boolean;
  suggestedAttackModifier: number;
} & Reasoned {
  const food = whole(given(input).daysWithoutFood, 'daysWithoutFood');
  const water = whole(input.daysWithoutWater, 'daysWithoutWater');
  const days = Math.max(food, water);
  return {
    penaltiesMayApply: days > 0,
    suggestedAttackModifier: days * tables.starvation.attackPerDay + 0,
    reasons: [because(water > food ? 'days without water' : 'days without food', days, 'OSE-HAZ-4')],
  };
}

export const hazardOps = {
  'climb.check': climbCheck,
  'fall.damage': fallDamage,
  'swim.drowningSuggestion': swimDrowningSuggestion,
  'swim.drowning': swimDrowning,
  'starvation.status': starvationStatus,
} as const;
