import { dropFraction, ratio, ratioShown, scaled, type Ratio } from '../../common/arithmetic.ts';
import { amount, flag, given, list, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { mostMileParts, slowest, stretched, walked, type PricedLeg } from '../../travel/walk.ts';
import { checkedFatigue, dayRestOwed, fatigueAdvance } from '../harm/rest.ts';
import { ground, tables } from '../tables.ts';
import { terrains, type Terrain } from '../../travel/grounds.ts';
import { type Fatigue } from '../terms.ts';

interface Leg {
  terrain: Terrain;
  road?: boolean;
  miles: number;
  /** Off the road, where the referee overrules the ground's speed. */
  mileParts?: number;
}

const { overland } = tables;
const milesOfBase: Ratio = [1, overland.milesDivisor];
const unchanged: Ratio = [1, 1];
const flight = ratio(overland.flyingMultiplier);
const march = ratio(overland.forcedMarchMultiplier);

const groundSpeed = (terrain: Terrain, road: boolean): Ratio =>
  road ? ratio(overland.roadMultiplier) : ground(terrain).speed;

/** Whole miles a day for a base rate in feet. Throws `bad-input`. OSE-WILD-4, 5, 10 to 12. */
export function travelMilesPerDay(input: {
  baseFeet: number;
  terrain: Terrain;
  road?: boolean;
  flying?: boolean;
  forcedMarch?: boolean;
}): { miles: number } & Reasoned {
  const { baseFeet, road, flying, forcedMarch } = given(input);
  const base = amount(baseFeet, 'baseFeet');
  const terrain = oneOf(input.terrain, 'terrain', terrains);
  const onRoad = flag(road, 'road');
  const aloft = flag(flying, 'flying');
  const ways = aloft ? flight : groundSpeed(terrain, onRoad);
  const haste = flag(forcedMarch, 'forcedMarch') ? march : unchanged;
  const way = aloft ? 'flying' : onRoad ? 'maintained road' : terrain;
  return {
    miles: scaled(base, milesOfBase, ways, haste),
    reasons: [
      because('base rate', base, 'OSE-WILD-10'),
      because('miles a day, part of the base', `1/${overland.milesDivisor}`, 'OSE-WILD-10'),
      ...parts(
        because(way, ratioShown(ways), aloft ? 'OSE-WILD-4' : 'OSE-WILD-11'),
        because('forced march', ratioShown(haste), 'OSE-WILD-12'),
      ),
    ],
  };
}

/** Whether carts and wagons cannot go over the ground: off a maintained road some bar them. OSE-WILD-11. */
export const barsVehicles = (terrain: Terrain, onRoad: boolean): boolean =>
  !onRoad && overland.vehiclesOnRoadsOnly.includes(terrain);

/** Parts of a clear mile; every speed of the tables divides them. */
export const partsPerMile = 6;

function priced(leg: Leg, aloft: boolean): PricedLeg {
  const { terrain, road, miles, mileParts } = given(leg, 'legs');
  const land = oneOf(terrain, 'legs.terrain', terrains);
  const onRoad = flag(road, 'legs.road');
  if (mileParts !== undefined && !aloft && !onRoad)
    return {
      miles: whole(miles, 'legs.miles'),
      costPerMile: whole(mileParts, 'legs.mileParts', { min: 1, max: mostMileParts }),
    };
  const [top, bottom] = aloft ? unchanged : groundSpeed(land, onRoad);
  return { miles: whole(miles, 'legs.miles'), costPerMile: (partsPerMile * bottom) / top };
}

/** Parts a day allows, dropped once. OSE-WILD-4, 10, 12. */
const partsOf = (baseFeet: number, aloft: boolean, forcedMarch: boolean): number =>
  scaled(baseFeet * partsPerMile, milesOfBase, aloft ? flight : unchanged, forcedMarch ? march : unchanged);

/**
 * One day's travel over several legs, in whole miles; the day ends in the first leg that cannot be finished. Where no
 * mile is made it is no day of travel.
 * Throws `bad-input`. OSE-MOVE-3, OSE-REST-3 to 5, OSE-WILD-1, 11 to 13.
 */
export function travelDay(input: {
  baseRatesFeet: number[];
  legs: Leg[];
  flying?: boolean;
  forcedMarch?: boolean;
  fatigue: Fatigue;
}): {
  milesTravelled: number[];
  arrived: boolean;
  spareClearMiles: number;
  fatigue: Fatigue;
  restWarning: boolean;
} & Reasoned {
  const base = slowest(given(input).baseRatesFeet);
  const aloft = flag(input.flying, 'flying');
  const forcedMarch = flag(input.forcedMarch, 'forcedMarch');
  const before = checkedFatigue(input.fatigue);
  const legs = Array.from(list(input.legs, 'legs'), (leg) => priced(leg, aloft));
  const allowance = partsOf(base, aloft, forcedMarch);
  const day = walked(legs, allowance);
  const moved = day.milesTravelled.some((miles) => miles > 0);
  const { fatigue } = fatigueAdvance({
    fatigue: before,
    activities: [moved ? { kind: 'travelDay', forcedMarch } : { kind: 'otherDay' }],
  });
  return {
    milesTravelled: day.milesTravelled,
    arrived: day.arrived,
    spareClearMiles: day.arrived ? dropFraction(day.left / partsPerMile) : 0,
    fatigue,
    restWarning: dayRestOwed(before),
    reasons: [
      because('slowest member', base, 'OSE-MOVE-3'),
      because('clear miles a day', dropFraction(allowance / partsPerMile), 'OSE-WILD-10'),
    ],
  };
}

/**
 * What a day allows, in parts: a sixth of a clear mile each. Throws `bad-input`. OSE-MOVE-3, OSE-WILD-4, 10, 12.
 */
export function travelAllowance(input: {
  baseRatesFeet: number[];
  flying?: boolean;
  forcedMarch?: boolean;
}): { parts: number; clearMiles: number } & Reasoned {
  const base = slowest(given(input).baseRatesFeet);
  const aloft = flag(input.flying, 'flying');
  const forcedMarch = flag(input.forcedMarch, 'forcedMarch');
  const allowed = partsOf(base, aloft, forcedMarch);
  return {
    parts: allowed,
    clearMiles: dropFraction(allowed / partsPerMile),
    reasons: [
      because('slowest member', base, 'OSE-MOVE-3'),
      ...parts(
        because('flying', ratioShown(aloft ? flight : unchanged), 'OSE-WILD-4'),
        because('forced march', ratioShown(forcedMarch ? march : unchanged), 'OSE-WILD-12'),
      ),
    ],
  };
}

/**
 * A part of a day's travel: whole miles of each leg until the allowance is spent, in parts (a sixth of a clear mile).
 * Cut at any mile and gone on with, it is the whole day. Throws `bad-input`. OSE-WILD-5, 11, 13.
 */
export function travelStretch(input: {
  allowance: number;
  partsSpent?: number;
  legs: Leg[];
  flying?: boolean;
}): { milesTravelled: number[]; partsSpent: number; done: boolean } & Reasoned {
  return stretched(input, priced, { named: 'sixths', rule: 'OSE-WILD-13' });
}

export const travelOps = {
  'travel.milesPerDay': travelMilesPerDay,
  'travel.day': travelDay,
  'travel.allowance': travelAllowance,
  'travel.stretch': travelStretch,
} as const;
