import { dropFraction, ratio, ratioShown, scaled, type Ratio } from '../../common/arithmetic.ts';
import { amount, flag, given, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { terrains, type Terrain } from '../../travel/grounds.ts';
import type { Allowance, Leg, Onward, Pace, Stretched } from '../../travel/rules.ts';
import { mostMileParts, slowest, stretched, type PricedLeg } from '../../travel/walk.ts';
import { tables } from '../tables.ts';

const { travel } = tables.outside;
/** Parts of a clear mile; every speed of the tables divides them. */
export const { partsPerMile } = travel;
/** The referee's own figures of ground are sixths of a clear mile in every system. */
const partsPerSixth = partsPerMile / 6;
const milesOfRoundFoot = ratio(travel.milesPerRoundFoot);
const roundsRate: Ratio = [1, tables.carrying.turnFactor];
const unchanged: Ratio = [1, 1];
const march = ratio(travel.forcedMarch);
const flight = ratio(travel.flying);

const speedOn = (terrain: Terrain, road: boolean, trail: boolean): Ratio =>
  ratio(road ? travel.road : trail ? travel.trail : travel.speed[terrain]);

/** Whole miles a day for a rate in feet a round. Throws `bad-input`. BF-ROAD-1 to 4. */
function travelMilesPerDay(input: {
  roundFeet: number;
  terrain: Terrain;
  road?: boolean;
  trail?: boolean;
  flying?: boolean;
  forcedMarch?: boolean;
}): { miles: number } & Reasoned {
  const feet = amount(given(input).roundFeet, 'roundFeet');
  const terrain = oneOf(input.terrain, 'terrain', terrains);
  const road = flag(input.road, 'road');
  const trail = flag(input.trail, 'trail');
  const aloft = flag(input.flying, 'flying');
  const way = aloft ? flight : speedOn(terrain, road, trail);
  const haste = flag(input.forcedMarch, 'forcedMarch') ? march : unchanged;
  const named = aloft ? 'flying' : road ? 'road' : trail ? 'trail' : terrain;
  return {
    miles: scaled(feet, milesOfRoundFoot, way, haste),
    reasons: [
      because('feet a round', feet, 'BF-ROAD-1'),
      because('miles a day, part of the feet', ratioShown(milesOfRoundFoot), 'BF-ROAD-1'),
      ...parts(
        because(named, ratioShown(way), aloft ? 'BF-ROAD-4' : 'BF-ROAD-2'),
        because('forced march', ratioShown(haste), 'BF-ROAD-3'),
      ),
    ],
  };
}

/**
 * What a day allows, in parts: a twelfth of a clear mile each. Rates are feet a turn, three times those of a round. Throws
 * `bad-input`. BF-ROAD-1, 3, 4.
 */
export function travelAllowance(input: Pace): Allowance {
  const base = slowest(given(input).baseRatesFeet);
  const aloft = flag(input.flying, 'flying') ? flight : unchanged;
  const haste = flag(input.forcedMarch, 'forcedMarch') ? march : unchanged;
  const allowed = scaled(base * partsPerMile, roundsRate, milesOfRoundFoot, aloft, haste);
  return {
    parts: allowed,
    clearMiles: dropFraction(allowed / partsPerMile),
    reasons: [
      because('slowest member', base, 'BF-ROAD-1'),
      ...parts(
        because('flying', ratioShown(aloft), 'BF-ROAD-4'),
        because('forced march', ratioShown(haste), 'BF-ROAD-3'),
      ),
    ],
  };
}

function priced(leg: Leg, aloft: boolean): PricedLeg {
  const { terrain, mileParts } = given(leg, 'legs');
  const miles = whole(leg.miles, 'legs.miles');
  const land = oneOf(terrain, 'legs.terrain', terrains);
  const road = flag(leg.road, 'legs.road');
  const trail = flag(leg.trail, 'legs.trail');
  if (mileParts !== undefined && !aloft && !road && !trail) {
    const sixths = whole(mileParts, 'legs.mileParts', { min: 1, max: mostMileParts });
    return { miles, costPerMile: sixths * partsPerSixth };
  }
  const [top, bottom] = aloft ? unchanged : speedOn(land, road, trail);
  return { miles, costPerMile: (partsPerMile * bottom) / top };
}

/**
 * A part of a day's travel: whole miles of each leg until the allowance is spent, in parts (a twelfth of a clear mile).
 * Throws `bad-input`. BF-ROAD-2, 4.
 */
export function travelStretch(input: Onward): Stretched {
  return stretched(input, priced, { named: 'twelfths', rule: 'BF-ROAD-2' });
}

export const groundOps = {
  'travel.milesPerDay': travelMilesPerDay,
  'travel.allowance': travelAllowance,
  'travel.stretch': travelStretch,
} as const;
