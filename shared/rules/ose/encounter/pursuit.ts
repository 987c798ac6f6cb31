import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, bool, given, oneOf, percent } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { atFace } from '../../common/spans.ts';
import { tables } from '../tables.ts';
import type { Face, Percent } from '../terms.ts';

/**
 * One round of a pursuit; gap and rates in the same unit. Caught at 5 feet underground, alongside on the water.
 * Throws `bad-input`. OSE-RUN-1, OSE-PURS-1, 7.
 */
export function pursuitRound(input: {
  environment: 'dungeon' | 'water';
  distance: number;
  fleeingRate: number;
  pursuingRate: number;
}): { distance: number; caught: boolean } & Reasoned {
  const dungeon = oneOf(given(input).environment, 'environment', ['dungeon', 'water']) === 'dungeon';
  const gap = amount(input.distance, 'distance');
  const gained = amount(input.pursuingRate, 'pursuingRate') - amount(input.fleeingRate, 'fleeingRate');
  const closing = dungeon ? gained : Math.max(tables.waterbornePursuit.minimumClosing, gained);
  const distance = Math.max(0, gap - closing);
  return {
    distance,
    caught: distance <= (dungeon ? tables.combat.meleeReachFeet : 0),
    reasons: [
      because('gap before', gap, 'OSE-PURS-1'),
      because('closing', closing, dungeon ? 'OSE-PURS-1' : 'OSE-PURS-7'),
    ],
  };
}

const { dropTreasureInSix, dropFoodInSix } = tables.dungeonPursuit;

/**
 * Whether monsters stop for what is dropped: treasure for the intelligent, food for the others. Dice: d6 if the
 * bait suits. Throws `bad-die`, `bad-input`. OSE-PURS-3, 4.
 */
export function pursuitDrop(
  input: { dropped: 'treasure' | 'food'; intelligent: boolean; natural?: Face },
  dice?: Dice,
): { applies: boolean; stops: boolean } & Reasoned & Rolled {
  const treasure = oneOf(given(input).dropped, 'dropped', ['treasure', 'food']) === 'treasure';
  const rule = treasure ? 'OSE-PURS-3' : 'OSE-PURS-4';
  if (bool(input.intelligent, 'intelligent') !== treasure) {
    return { applies: false, stops: false, reasons: [because('no bait for these', 0, rule)] };
  }
  const chance = treasure ? dropTreasureInSix : dropFoodInSix;
  const tray = diceTray(dice);
  return {
    applies: true,
    stops: tray.face(input.natural, 6, 'natural') <= chance,
    reasons: [because('chance in six', chance, rule)],
    ...tray.log(),
  };
}

/**
 * One day of a pursuit in the wild; direction in degrees, rates in the same unit. Dice: d6 direction, d100 catch
 * if the pursuers are faster, d100 evasion if still fleeing. Throws `bad-die`, `bad-input`. OSE-PURS-8,
 * OSE-EVA-13.
 */
export function pursuitDay(
  input: {
    fleeingRate: number;
    pursuingRate: number;
    directionRoll?: Face;
    catchRoll?: Face;
    keepFleeing: boolean;
    evasionPercent: Percent;
    evasionRoll?: Face;
  },
  dice?: Dice,
): { directionDegrees: number; outcome: 'caught' | 'escapes' | 'continues' } & Reasoned & Rolled {
  const fleeing = amount(given(input).fleeingRate, 'fleeingRate');
  const faster = amount(input.pursuingRate, 'pursuingRate') > fleeing;
  const keepFleeing = bool(input.keepFleeing, 'keepFleeing');
  const { catchUpPercent, minimumPercent } = tables.wildernessEvasion;
  const chance = Math.max(minimumPercent, percent(input.evasionPercent, 'evasionPercent'));
  const { directionDie, directionDegrees: degrees } = tables.gale;
  const tray = diceTray(dice);
  const directionDegrees = atFace(degrees, tray.face(input.directionRoll, directionDie, 'directionRoll'));
  const reasons = [
    ...(faster ? [because('chance to be caught, percent', catchUpPercent, 'OSE-PURS-8')] : []),
    ...(keepFleeing ? [because('chance to escape, percent', chance, 'OSE-PURS-8')] : []),
  ];
  const overtaken = faster && tray.face(input.catchRoll, 100, 'catchRoll') <= catchUpPercent;
  if (overtaken || !keepFleeing) return { directionDegrees, outcome: 'caught', reasons, ...tray.log() };
  const escapes = tray.face(input.evasionRoll, 100, 'evasionRoll') <= chance;
  return { directionDegrees, outcome: escapes ? 'escapes' : 'continues', reasons, ...tray.log() };
}

export const pursuitOps = {
  'pursuit.round': pursuitRound,
  'pursuit.drop': pursuitDrop,
  'pursuit.day': pursuitDay,
} as const;
