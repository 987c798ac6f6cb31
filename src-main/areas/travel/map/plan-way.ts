import { refused } from '../../../../shared/errors.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { sideTowards } from '../../../../shared/hex/moves.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Sql } from '../../../db/sql.ts';
import type { HexMapRow } from '../../../db/tables.ts';
import { once, plainCountry } from '../../../facts/map/country.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import type { Land, StepInto } from '../../../facts/map/lie-of-the-land.ts';
import { theirWays } from '../../../facts/map/theirs/their-ways.ts';
import type { Ways } from '../../../facts/map/theirs/their-ways.ts';
import { numberingOf } from '../../../facts/map/read-map.ts';
import type { Whereabouts } from '../../../facts/road/whereabouts.ts';
import type { NewLeg } from '../legs.ts';
import { bestWays } from './best-way.ts';
import { stepBack } from './true-way.ts';

/** Where a way begins, what it goes through, and whether it is sailed. */
interface Asked {
  from: Hex;
  through: readonly Hex[];
  /** What it is chosen by: the land, or what they know of it. */
  by: Ways;
  isAfloat: boolean;
  /** They fly. */
  aloft: boolean;
}

/** A course from a hex goes by what they know, or where the campaign has it so by the referee's map. */
export function courseBy(sql: Sql, campaign: Campaign, land: Land, from: Hex, isAfloat: boolean): Ways {
  if (!campaign.exploration.road.coursesByTheirMap) return land;
  if (!isAfloat) return theirWays(sql, land, 'clear');
  // Who sails a river keeps to it.
  return theirWays(sql, land, isWater(land.groundAt(from) ?? 'clear') ? 'ocean' : null);
}

/**
 * The hexes of the best way, without the first: round what bars it, if any way leads round, and into a hex beside them
 * straight on. Throws refused, naming the hex, where none leads there.
 */
export function planWay(
  sql: Sql,
  map: HexMapRow,
  land: Land,
  { from, through, by, isAfloat, aloft }: Asked,
): Hex[] {
  const ways = [true, false].map((heeds) => once(() => bestWays(sql, by, { isAfloat, aloft, heeds })));
  const wayTo = (at: Hex, to: Hex): Hex[] | null => {
    for (const way of ways) {
      const found = way()(at, to);
      if (found !== null) return found;
    }
    return null;
  };
  const hexes: Hex[] = [];
  let at = from;
  for (const next of through) {
    if (sameHex(at, next)) continue;
    if (!aloft && isShut(land, next, isAfloat)) throw refused(barred(map, land, next, isAfloat));
    const way = isNext(land, at, next, { isAfloat, aloft }) ? [next] : wayTo(at, next);
    if (way === null) throw refused(barred(map, land, next, isAfloat));
    hexes.push(...way);
    at = next;
  }
  if (hexes.length === 0) throw refused('They are there already. Nothing was changed.');
  return hexes;
}

/** Whatever they know of it, the referee does not send them there. */
function isShut(land: Land, hex: Hex, isAfloat: boolean): boolean {
  const ground = land.groundAt(hex);
  if (ground === null) return true;
  if (!isAfloat) return isWater(ground);
  return !isWater(ground) && ![...land.lines.currents.values()].flat().some((wet) => sameHex(wet, hex));
}

function isNext(
  land: Land,
  from: Hex,
  to: Hex,
  { isAfloat, aloft }: Pick<Asked, 'isAfloat' | 'aloft'>,
): boolean {
  if (sideTowards(land.grid, from, to) === null) return false;
  const step = land.step(from, to, isAfloat);
  return step !== null && (aloft || isWater(step.ground) === isAfloat);
}

function barred(map: HexMapRow, land: Land, hex: Hex, isAfloat: boolean): string {
  const number = hexNumber(numberingOf(map), hex);
  const ground = land.groundAt(hex);
  if (ground === null) return `${number} is not painted yet: paint its ground first. Nothing was changed.`;
  if (isWater(ground) && !isAfloat) return `${number} is water, and nobody is aboard. Nothing was changed.`;
  if (!isWater(ground) && isAfloat) return `${number} is land, and they are aboard. Nothing was changed.`;
  return `No way leads to ${number} ${isAfloat ? 'by water' : 'over land'}. Nothing was changed.`;
}

/** A hex of the way, and how it is gone into. */
export interface PlannedStep extends StepInto {
  to: Hex;
  miles: number;
}

/** As the way ahead keeps it. */
export const newLeg = ({ ground, way, miles, to }: PlannedStep): NewLeg => ({
  ground,
  way,
  miles,
  name: '',
  ...to,
});

/** A way from a place exact to the mile: what is left of the hex begun, out of it or on into it, and the hexes after it. */
export interface WayFrom {
  /** Null for those who stand in a hex; miles made of it. */
  begun: { leg: PlannedStep; made: number } | null;
  turnsBack: boolean;
  /** From where the hexes go on. */
  from: Hex;
  hexes: Hex[];
}

/**
 * The best way on: into the hex begun and further, or back out of it where the way leads there, at the cost of the ground
 * begun. Throws refused, naming the hex, where none leads on.
 */
export function wayFrom(
  sql: Sql,
  map: HexMapRow,
  land: Land,
  { truly, believed, turnedBack }: Pick<Whereabouts, 'truly' | 'believed' | 'turnedBack'>,
  { through, by, isAfloat, aloft }: Omit<Asked, 'from'>,
): WayFrom {
  // Who knows that they are lost plans from where they are.
  const { at, toward, miles } = believed ?? truly;
  if (toward === null) {
    const hexes = planWay(sql, map, land, { from: at, through, by, isAfloat, aloft });
    return { begun: null, turnsBack: false, from: at, hexes };
  }
  // A hex begun is a way yet to go, though no other lies behind it.
  const endsThere = through.every((hex) => sameHex(hex, toward));
  const hexes = endsThere ? [] : planWay(sql, map, land, { from: toward, through, by, isAfloat, aloft });
  const turnsBack = hexes[0] !== undefined && sameHex(hexes[0], at);
  const [before, to] = turnsBack ? [toward, at] : [at, toward];
  const step = (one: Hex, other: Hex) => land.step(one, other, isAfloat);
  const into = turnsBack === turnedBack ? step(before, to) : stepBack({ step }, before, to);
  return {
    begun: {
      leg: { ...(into ?? { ...plainCountry('clear'), way: 'open', bar: null }), to, miles: land.hexMiles },
      made: turnsBack ? land.hexMiles - miles : miles,
    },
    turnsBack,
    from: to,
    hexes: turnsBack ? hexes.slice(1) : hexes,
  };
}

/** Miles of it that are still to go. */
export const milesOn = ({ begun, hexes }: WayFrom, { hexMiles }: Land): number =>
  hexes.length * hexMiles + (begun === null ? 0 : hexMiles - begun.made);

/** The hexes as legs of the way ahead. */
export function legsThrough(land: Land, from: Hex, hexes: readonly Hex[], isAfloat: boolean): PlannedStep[] {
  let before = from;
  return hexes.map((hex) => {
    const step = land.step(before, hex, isAfloat) ?? { ...plainCountry('clear'), way: 'open', bar: null };
    before = hex;
    return { ...step, to: { col: hex.col, row: hex.row }, miles: land.hexMiles };
  });
}
