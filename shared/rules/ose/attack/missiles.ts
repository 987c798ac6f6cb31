import type { Dice } from '../../../dice/dice.ts';
import { dropFraction, sum } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, given, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { feetPerYard } from '../measures.ts';
import { printedDice, tables } from '../tables.ts';
import type { Face } from '../terms.ts';

type Band = 'tooClose' | 'short' | 'medium' | 'long' | 'beyond';

const { combat } = tables;

/**
 * The range band of a shot, distances in the unit given; no modifier where no shot is possible. Throws
 * `bad-input`. OSE-WILD-2, OSE-CBT-6, 7, 14.
 */
export function missileRange(input: {
  distance: number;
  short: number;
  medium: number;
  long: number;
  unit?: 'feet' | 'yards';
}): { band: Band; modifier: number | null; melee: boolean } & Reasoned {
  const { unit = 'feet' } = given(input);
  const yards = oneOf(unit, 'unit', ['feet', 'yards']) === 'yards';
  const distance = amount(input.distance, 'distance');
  const short = amount(input.short, 'short');
  const medium = amount(input.medium, 'medium', { min: short });
  const long = amount(input.long, 'long', { min: medium });
  const reach = yards ? dropFraction(combat.meleeReachFeet / feetPerYard) : combat.meleeReachFeet;
  if (distance <= reach) {
    return {
      band: 'tooClose',
      modifier: null,
      melee: true,
      reasons: [because('reach', reach, 'OSE-CBT-14')],
    };
  }
  if (distance > long) {
    return {
      band: 'beyond',
      modifier: null,
      melee: false,
      reasons: [because('long range', long, 'OSE-CBT-7')],
    };
  }
  const band = distance <= short ? 'short' : distance <= medium ? 'medium' : 'long';
  const modifier = combat.rangeModifier[band];
  return { band, modifier, melee: false, reasons: [because(`${band} range`, modifier, 'OSE-CBT-7')] };
}

const exampleBomb = printedDice(combat.bombing.exampleDamage);

/**
 * A bomb from the air: an unmodified d20 for each creature below, one damage roll for all that are hit. Dice: d20
 * for each creature, then d6s if any is hit. Throws `bad-die`, `dice-count`, `bad-input`. OSE-OTH-3, 4.
 */
export function bombing(
  input: {
    altitudeFeet: number;
    creatures: number;
    naturals?: Face[];
    damageDice?: number;
    damageRolls?: Face[];
  },
  dice?: Dice,
): { allowed: boolean; reason?: 'tooHigh'; hits: boolean[]; damage: number } & Reasoned & Rolled {
  const altitude = amount(given(input).altitudeFeet, 'altitudeFeet');
  const creatures = whole(input.creatures, 'creatures', { min: 0, max: combat.bombing.mostCreatures });
  const { damageDice = exampleBomb.count } = input;
  const count = whole(damageDice, 'damageDice', { min: 1, max: combat.bombing.mostDice });
  if (altitude > combat.bombing.maxAltitudeFeet) {
    const reasons = [because('altitude, at most', combat.bombing.maxAltitudeFeet, 'OSE-OTH-3')];
    return { allowed: false, reason: 'tooHigh', hits: [], damage: 0, reasons };
  }
  const tray = diceTray(dice);
  const hits = tray
    .faces(input.naturals, creatures, 20, 'naturals')
    .map((face) => face >= combat.bombing.hitsOn);
  const faces = hits.includes(true)
    ? tray.faces(input.damageRolls, count, exampleBomb.sides, 'damageRolls')
    : [];
  const damage = sum(faces);
  const reasons = [
    because('each die, at least', combat.bombing.hitsOn, 'OSE-OTH-3'),
    ...parts(because(`${count}d${exampleBomb.sides}`, damage, 'OSE-OTH-4')),
  ];
  return { allowed: true, hits, damage, reasons, ...tray.log() };
}

export const missileOps = {
  'missile.range': missileRange,
  bombing,
} as const;
