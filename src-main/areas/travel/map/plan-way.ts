import { refused } from '../../../../shared/errors.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import { hexNumber } from '../../../../shared/hex/numbering.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Sql } from '../../../db/sql.ts';
import type { HexMapRow } from '../../../db/tables.ts';
import type { Land } from '../../../facts/map/lie-of-the-land.ts';
import { numberingOf } from '../../../facts/map/read-map.ts';
import type { NewLeg } from '../legs.ts';
import { bestWays } from './best-way.ts';

/** Where a way begins, what it goes through, and whether it is sailed. */
interface Asked {
  from: Hex;
  through: readonly Hex[];
  isAfloat: boolean;
}

/** The hexes of the best way, without the first. Throws refused, naming the hex, where none leads there. */
export function planWay(sql: Sql, map: HexMapRow, land: Land, { from, through, isAfloat }: Asked): Hex[] {
  const wayTo = bestWays(sql, land, isAfloat);
  const hexes: Hex[] = [];
  let at = from;
  for (const next of through) {
    if (sameHex(at, next)) continue;
    const way = wayTo(at, next);
    if (way === null) throw refused(barred(map, land, next, isAfloat));
    hexes.push(...way);
    at = next;
  }
  if (hexes.length === 0) throw refused('They are there already. Nothing was changed.');
  return hexes;
}

function barred(map: HexMapRow, land: Land, hex: Hex, isAfloat: boolean): string {
  const number = hexNumber(numberingOf(map), hex);
  const ground = land.groundAt(hex);
  if (ground === null) return `${number} is not painted yet: paint its ground first. Nothing was changed.`;
  if (isWater(ground) && !isAfloat) return `${number} is water, and nobody is aboard. Nothing was changed.`;
  if (!isWater(ground) && isAfloat) return `${number} is land, and they are aboard. Nothing was changed.`;
  return `No way leads to ${number} ${isAfloat ? 'by water' : 'over land'}. Nothing was changed.`;
}

/** The hexes as legs of the way ahead. */
export function legsThrough(land: Land, from: Hex, hexes: readonly Hex[]): NewLeg[] {
  let before = from;
  return hexes.map((hex) => {
    const ground = land.groundAt(hex) ?? 'clear';
    const way = isWater(ground) ? 'open' : land.wayBetween(before, hex);
    before = hex;
    return { ground, way, miles: land.hexMiles, name: '', ...hex };
  });
}
