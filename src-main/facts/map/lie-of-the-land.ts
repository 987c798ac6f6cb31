import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { hexKey } from '../../../shared/hex/grid.ts';
import { within } from '../../../shared/hex/moves.ts';
import { readPath } from '../../../shared/map/line-path.ts';
import type { Ground } from '../../../shared/map/map-words.ts';
import type { RoadGround, Way } from '../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { HexMapRow } from '../../db/tables.ts';
import { layerReader } from './read-chunks.ts';
import { gridOf, readGrounds } from './read-map.ts';

/** What a journey asks of a map: the ground of a hex, and what joins it to the next. */
export interface Land {
  readonly mapId: number;
  readonly grid: HexGrid;
  /** Across a hex. */
  readonly hexMiles: number;
  /** As it is painted; null where nothing is. */
  paintedAt(hex: Hex): Ground | null;
  /** What the rules of the road call it; null where nothing is painted. */
  groundAt(hex: Hex): RoadGround | null;
  /** A road that is kept up, a trail, or nothing. Both hexes are neighbours. */
  wayBetween(from: Hex, to: Hex): Way;
  /** Every pair of hexes that a road which is kept up joins. */
  readonly roads: readonly (readonly [Hex, Hex])[];
}

const waysOf = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('map_line')
    .select(['kind', 'path', 'maintained'])
    .where('map_id', '=', mapId)
    .where('along', '=', 'centres')
    .where('kind', 'in', ['road', 'trail']),
);

export function landOf(sql: Sql, map: HexMapRow): Land {
  const grounds = new Map(readGrounds(sql).map(({ code, ground }) => [code, ground]));
  const codeAt = layerReader(sql, map.id, 'terrain');
  const painted = (hex: Hex): Ground | null => grounds.get(codeAt(hex)) ?? null;
  const grid = gridOf(map);
  const hexMiles = map.hex_miles;
  const { trails, roads } = readWays(sql, map.id);
  return {
    mapId: map.id,
    grid,
    hexMiles,
    paintedAt: painted,
    groundAt: (hex) => {
      const ground = painted(hex);
      return ground === 'ocean' ? seaAt(grid, hexMiles, hex, painted) : ground;
    },
    wayBetween: (from, to) => {
      const pair = pairKey(from, to);
      return roads.has(pair) ? 'road' : trails.has(pair) ? 'trail' : 'open';
    },
    roads: [...roads.values()],
  };
}

function readWays(sql: Sql, mapId: number) {
  const trails = new Set<string>();
  const roads = new Map<string, readonly [Hex, Hex]>();
  for (const { kind, path, maintained } of sql.all(waysOf({ mapId }))) {
    const points = readPath(path, 'centres');
    points.forEach((point, at) => {
      const next = points[at + 1];
      if (!next) return;
      if (kind === 'road' && maintained === 1) roads.set(pairKey(point, next), [point, next]);
      else trails.add(pairKey(point, next));
    });
  }
  return { trails, roads };
}

/** Land is in sight from so many miles, on a clear day. OSE-WATER-9. */
const sightOfLandMiles = 24;

/** The sea in sight of land is another water than the open sea. */
function seaAt(grid: HexGrid, hexMiles: number, hex: Hex, painted: (hex: Hex) => Ground | null): RoadGround {
  const near = within(grid, hex, Math.floor(sightOfLandMiles / hexMiles));
  const isLand = (each: Hex): boolean => {
    const ground = painted(each);
    return ground !== null && ground !== 'ocean';
  };
  return near.some(isLand) ? 'coast' : 'sea';
}

/** The same for both directions. */
function pairKey(one: Hex, other: Hex): string {
  const keys = [hexKey(one), hexKey(other)];
  return `${Math.min(...keys)} ${Math.max(...keys)}`;
}
