import { dropFraction, type Ratio, ratio, scaled } from '../../common/arithmetic.ts';
import { amount, flag, given, oneOf, refuse, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

const { lossStepPercent, handsPerHullPoint, crewMendsShare } = tables.outside.hull;
const wholePercent = 100;

/** What is left of a rate when so many of so many are missing: each whole step of them takes as much of the rate. */
function remaining(missing: number, of: number): Ratio {
  const steps = Math.floor((missing * wholePercent) / (of * lossStepPercent));
  return [wholePercent - steps * lossStepPercent, wholePercent];
}

const shown = ([left, of]: Ratio): string | number => (left === of ? 0 : `x ${left}/${of}`);

interface Hull {
  points: number;
  most: number;
}

function checkedHull(input: { hullPoints: number; hullPointsMax: number }): Hull {
  const most = whole(given(input).hullPointsMax, 'hullPointsMax', { min: 1 });
  return { points: whole(input.hullPoints, 'hullPoints', { max: most }), most };
}

/**
 * A vessel's base rate in feet after what her hull has lost and, by oars, the oarsmen she lacks: each whole tenth takes a
 * tenth, one after the other, dropped once. A hull of 0 makes no way. Throws `bad-input`. OSE-WATER-6, OSE-WATER-8.
 */
export function vesselRate(input: {
  baseFeet: number;
  propulsion: 'sail' | 'oar';
  hullPoints: number;
  hullPointsMax: number;
  oarsmen?: number;
  oarsmenWanted?: number;
}): { baseFeet: number } & Reasoned {
  const { points, most } = checkedHull(input);
  const base = amount(input.baseFeet, 'baseFeet');
  const rowed = oneOf(input.propulsion, 'propulsion', ['sail', 'oar']) === 'oar';
  const { oarsmenWanted = 0, oarsmen = oarsmenWanted } = input;
  const wanted = whole(oarsmenWanted, 'oarsmenWanted');
  const lacking = Math.max(0, wanted - whole(oarsmen, 'oarsmen'));
  const hull = remaining(most - points, most);
  const oars = rowed ? remaining(lacking, Math.max(1, wanted)) : remaining(0, 1);
  return {
    baseFeet: scaled(base, hull, oars),
    reasons: [
      because(rowed ? 'base rate by oars' : 'base rate by sail', base, 'OSE-WATER-6'),
      ...parts(
        because('damage of the hull', shown(hull), 'OSE-WATER-8'),
        because('oarsmen lacking', shown(oars), 'OSE-WATER-8'),
      ),
    ],
  };
}

/**
 * What is mended of a hull. Under way the crew mends up to half of the damage, a point a turn for every five hands; at a dock
 * all the rest, or as many points as are given, and what she has taken on is pumped out. `crewMended` counts what the crew
 * has mended since the last dock. Throws `bad-input`. OSE-WIND-6.
 */
export function vesselRepair(input: {
  where: 'underWay' | 'dock';
  hullPoints: number;
  hullPointsMax: number;
  crewMended?: number;
  hands?: number;
  turns?: number;
  points?: number;
  takenOnWater?: boolean;
}): {
  hullPoints: number;
  mended: number;
  crewMended: number;
  turnsUsed: number;
  takenOnWater: boolean;
} & Reasoned {
  const { points, most } = checkedHull(input);
  const { crewMended = 0, hands = 0, turns = 0, points: given = most - points } = input;
  const before = whole(crewMended, 'crewMended', { max: most });
  const water = flag(input.takenOnWater, 'takenOnWater');
  if (oneOf(input.where, 'where', ['underWay', 'dock']) === 'dock') {
    const mended = whole(given, 'points', { max: most - points });
    return {
      hullPoints: points + mended,
      mended,
      crewMended: 0,
      turnsUsed: 0,
      takenOnWater: false,
      reasons: [because('mended at the dock', mended, 'OSE-WIND-6')],
    };
  }
  if (points === 0) refuse('hullPoints', 'at least 1: a vessel without hull points has sunk');
  const [share, of] = ratio(crewMendsShare);
  const open = Math.max(0, dropFraction(((most - points + before) * share) / of) - before);
  const eachTurn = Math.floor(whole(hands, 'hands') / handsPerHullPoint);
  const mended = Math.min(open, eachTurn * whole(turns, 'turns'));
  return {
    hullPoints: points + mended,
    mended,
    crewMended: before + mended,
    turnsUsed: mended === 0 ? 0 : Math.ceil(mended / eachTurn),
    takenOnWater: water,
    reasons: [
      because('what a crew may still mend', open, 'OSE-WIND-6'),
      because('hull points a turn', eachTurn, 'OSE-WIND-6'),
    ],
  };
}

export const vesselOps = {
  'vessel.rate': vesselRate,
  'vessel.repair': vesselRepair,
} as const;
