import { chunkSide } from '../../../../shared/hex/chunks.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { sides } from '../../../../shared/hex/grid.ts';
import { sideTowards } from '../../../../shared/hex/moves.ts';
import { cheapestWay, isInBox, placeInBox } from '../../../../shared/hex/path.ts';
import type { Box } from '../../../../shared/hex/path.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { travelStretch } from '../../../facts/exploration.ts';
import type { Land } from '../../../facts/map/lie-of-the-land.ts';

/** The way that takes the least of a day's allowance: over land afoot, over water afloat. */

const pieces = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('hex_chunk')
    .select(({ fn }) => [
      fn.countAll<number>().as('pieces'),
      fn.min('cx').as('left'),
      fn.max('cx').as('right'),
      fn.min('cy').as('top'),
      fn.max('cy').as('bottom'),
    ])
    .where('map_id', '=', mapId)
    .where('layer', '=', 'terrain'),
);

/** The box of everything that is painted; null of an empty map. */
function paintedBox(sql: Sql, mapId: number): Box | null {
  const found = sql.get(pieces({ mapId }));
  if (found === undefined || found.pieces === 0) return null;
  return {
    col: found.left * chunkSide,
    row: found.top * chunkSide,
    width: (found.right - found.left + 1) * chunkSide,
    height: (found.bottom - found.top + 1) * chunkSide,
  };
}

/** Parts of the allowance that a mile takes; 0 where nobody goes so. Waters are alike. OSE-WILD-11. */
export function partsOfMile(ground: RoadGround, isRoad: boolean, isAfloat: boolean): number {
  if (isWater(ground)) return isAfloat ? 1 : 0;
  if (isAfloat) return 0;
  const legs = [{ terrain: ground, road: isRoad, miles: 1 }];
  return travelStretch({ allowance: 10_000, partsSpent: 0, legs }).partsSpent;
}

type WayBetween = (from: Hex, to: Hex) => Hex[] | null;

/** Finds hexes from the first, which is not among them, to the last; null where no way leads there so. */
export function bestWays(sql: Sql, land: Land, isAfloat: boolean): WayBetween {
  const box = paintedBox(sql, land.mapId);
  if (box === null) return () => null;
  const costs = enterCosts(land, box, isAfloat);
  return (from, to) => cheapestWay(land.grid, box, costs, from, to)?.hexes.slice(1) ?? null;
}

function enterCosts(land: Land, box: Box, isAfloat: boolean): Parameters<typeof cheapestWay>[2] {
  const enter = new Uint16Array(box.width * box.height);
  const known = new Map<RoadGround, number>();
  for (let place = 0; place < enter.length; place += 1) {
    const hex = { col: box.col + (place % box.width), row: box.row + Math.floor(place / box.width) };
    const painted = land.paintedAt(hex);
    if (painted === null) continue;
    const ground = painted === 'ocean' ? 'sea' : painted;
    const parts = known.get(ground) ?? partsOfMile(ground, false, isAfloat);
    known.set(ground, parts);
    enter[place] = parts;
  }
  return isAfloat || land.roads.length === 0 ? { enter } : { enter, over: roadsIn(land, box) };
}

/** What a mile takes over each side that a road crosses. */
function roadsIn(land: Land, box: Box): Uint16Array {
  const over = new Uint16Array(box.width * box.height * sides.length);
  const lay = (from: Hex, to: Hex): void => {
    const side = sideTowards(land.grid, from, to);
    const ground = land.groundAt(to);
    if (side === null || ground === null || !isInBox(box, from) || !isInBox(box, to)) return;
    over[placeInBox(box, from) * sides.length + side] = partsOfMile(ground, true, false);
  };
  for (const [one, other] of land.roads) {
    lay(one, other);
    lay(other, one);
  }
  return over;
}
