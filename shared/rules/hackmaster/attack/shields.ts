import { dropFraction } from '../../common/arithmetic.ts';
import { checkedFace } from '../../common/dice-tray.ts';
import { flag, given, list, modifier as readModifier, oneOf, refuse, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { damageTypes, shields as shieldKinds, type DamageType, type Shield } from '../terms.ts';

const { shields, shieldBreakage, shieldDamage: halving, coverDie } = tables;

/** Defence bonus, DR and cover values of a shield. Throws `bad-input`. HM-SHD-1. */
export function shieldStats(input: { shield: Shield }): {
  defenseBonus: number;
  dr: number;
  coverValue: number;
  coverValueCrouching: number;
} {
  const { defenceBonus, dr, cover, crouchingCover } =
    shields[oneOf(given(input).shield, 'shield', shieldKinds)];
  return { defenseBonus: defenceBonus, dr, coverValue: cover, coverValueCrouching: crouchingCover };
}

/** Whether the shield takes a missile that would hit its bearer: a plain d20 of the cover value or more. Throws `bad-die`, `bad-input`. HM-SHD-7, HM-DICE-5. */
export function shieldCover(input: { shield: Shield; crouching?: boolean; roll: number }): {
  coverValue: number;
  shieldTakesHit: boolean;
} & Reasoned {
  const { cover, crouchingCover } = shields[oneOf(given(input).shield, 'shield', shieldKinds)];
  const coverValue = flag(input.crouching, 'crouching') ? crouchingCover : cover;
  const face = checkedFace(input.roll, coverDie, 'roll');
  return {
    coverValue,
    shieldTakesHit: face >= coverValue,
    reasons: [because('cover value', coverValue, 'HM-SHD-7'), because('d20', face, 'HM-SHD-7')],
  };
}

interface Die {
  sides: number;
  total: number;
}

/** How many of so many dice count against a shield. HM-SHD-3. */
export const diceKept = (dice: number): number => Math.floor(dice / halving.diceDivisor);

/** Half the dice: the biggest for crushing, the smallest for hacking; a single die counts half. */
function kept(dice: readonly Die[], biggest: boolean): number {
  const [only] = dice;
  if (!only) refuse('damageDice', 'at least one die');
  if (dice.length === 1) return dropFraction(only.total / halving.diceDivisor);
  const sign = biggest ? -1 : 1;
  const ordered = [...dice].sort((a, b) => sign * (a.sides - b.sides || a.total - b.total));
  return ordered.slice(0, diceKept(dice.length)).reduce((sum, { total }) => sum + total, 0);
}

/**
 * Points of damage a blow does to the shield it lands on: half the dice and the whole modifier, or 1 for a
 * piercing weapon. Throws `bad-input`. HM-SHD-2, 3, HM-OUT-9, HM-DICE-6.
 */
export function shieldDamage(input: {
  damageType: DamageType;
  damageDice: { sides: number; total: number }[];
  modifier?: number;
}): { points: number } & Reasoned {
  const damageType = oneOf(given(input).damageType, 'damageType', damageTypes);
  const change = readModifier(input.modifier, 'modifier');
  const dice = Array.from(list(input.damageDice, 'damageDice'), (die) => ({
    sides: whole(given(die, 'damageDice').sides, 'damageDice.sides', { min: 1 }),
    total: whole(die.total, 'damageDice.total', { min: 1 }),
  }));
  if (damageType === 'piercing') {
    const points = halving.piercingPoints;
    return { points, reasons: [because('piercing', points, 'HM-SHD-3')] };
  }
  const half = kept(dice, damageType === 'crushing');
  return {
    points: Math.max(0, half + change),
    reasons: [
      because(`${damageType}, half the dice`, half, 'HM-SHD-3'),
      ...parts(because('modifier', change, 'HM-SHD-3')),
    ],
  };
}

/** What goes through a shield, and the wound armour leaves of it. Throws `bad-input`. HM-SHD-4. */
export function shieldBlock(input: { points: number; shieldDr: number; armorDr?: number }): {
  passedShield: number;
  wound: number;
} & Reasoned {
  const { points, shieldDr, armorDr = 0 } = given(input);
  const blow = whole(points, 'points');
  const shield = whole(shieldDr, 'shieldDr');
  const armour = whole(armorDr, 'armorDr');
  const passedShield = Math.max(0, blow - shield);
  return {
    passedShield,
    wound: Math.max(0, passedShield - armour),
    reasons: [
      because('on the shield', blow, 'HM-SHD-4'),
      ...parts(because('shield', -shield, 'HM-SHD-4'), because('armour', -armour, 'HM-SHD-4')),
    ],
  };
}

const { bands, die: saveDie } = shieldBreakage;

const roll = (value: number | null, field: string): number | null =>
  value === null ? null : checkedFace(value, saveDie, field);

const requirements = ['none', 'save', 'destroyed'] as const;

/**
 * Whether one blow's points break the shield: nothing, competing plain d20s with a modifier for the defender, or
 * certain destruction. A tie saves it. Throws `bad-die`, `bad-input`. HM-SHD-5, 6, HM-DICE-5.
 */
export function shieldSave(input: {
  shield: Shield;
  points: number;
  attackerRoll?: number | null;
  defenderRoll?: number | null;
}): {
  required: 'none' | 'save' | 'destroyed';
  modifier: number;
  defenderTotal: number | null;
  destroyed: boolean | null;
} & Reasoned {
  const { shield, points: blow, attackerRoll = null, defenderRoll = null } = given(input);
  const column = oneOf(shield, 'shield', shieldKinds) === 'small' ? 'small' : 'mediumLarge';
  const points = whole(blow, 'points');
  const attacker = roll(attackerRoll, 'attackerRoll');
  const defender = roll(defenderRoll, 'defenderRoll');
  const band = bands.findLast((one) => points >= one[column]);
  const required = oneOf(band?.required ?? 'none', 'required', requirements);
  const modifier = band?.modifier ?? 0;
  const reasons = [
    because('points', points, 'HM-SHD-5'),
    ...parts(because('modifier of the defender', modifier, 'HM-SHD-5')),
  ];
  if (required !== 'save') {
    return { required, modifier, defenderTotal: null, destroyed: required === 'destroyed', reasons };
  }
  const defenderTotal = defender === null ? null : defender + modifier;
  const rolled = attacker !== null && defenderTotal !== null;
  return { required, modifier, defenderTotal, destroyed: rolled ? attacker > defenderTotal : null, reasons };
}

export const shieldOps = {
  'shield.stats': shieldStats,
  'shield.cover': shieldCover,
  'shield.damage': shieldDamage,
  'shield.block': shieldBlock,
  'shield.save': shieldSave,
} as const;
