import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { hexKey, hexOfKey, turned } from '../../../shared/hex/grid.ts';
import { neighbour, sideTowards } from '../../../shared/hex/moves.ts';
import type { LinePoint } from '../../../shared/map/line-path.ts';
import { readPath } from '../../../shared/map/line-path.ts';
import type { LineKind } from '../../../shared/map/map-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/** Roads, trails, rivers and what bars a way, as they join hexes or stand between them. */
export interface LinesOnLand {
  /** By pairs of neighbours, whichever comes first. */
  readonly roads: ReadonlyMap<string, readonly [Hex, Hex]>;
  readonly trails: ReadonlySet<string>;
  /** Pairs that a river joins, from which to which it flows. */
  readonly currents: ReadonlyMap<string, readonly [Hex, Hex]>;
  /** What stands between two neighbours and bars the way, in words. */
  readonly bars: ReadonlyMap<string, string>;
  /** Hexes on a river or beside it, and what it is called. */
  readonly rivers: ReadonlyMap<number, string>;
}

const linesOf = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('map_line')
    .select(['kind', 'name', 'along', 'path', 'maintained', 'bars', 'secret'])
    .where('map_id', '=', mapId)
    .where((on) => on.or([on('kind', 'in', ['road', 'trail', 'river']), on('bars', '=', 1)])),
);

/** All of them; `known`: those alone that are no secret. */
export function readLines(sql: Sql, mapId: number, grid: HexGrid, { known = false } = {}): LinesOnLand {
  const roads = new Map<string, readonly [Hex, Hex]>();
  const trails = new Set<string>();
  const currents = new Map<string, readonly [Hex, Hex]>();
  const bars = new Map<string, string>();
  const rivers = new Map<number, string>();
  for (const { kind, name, along, path, maintained, bars: isBar, secret } of sql.all(linesOf({ mapId }))) {
    if (known && secret === 1) continue;
    const points = readPath(path, along);
    const called = lineCalled(kind, name);
    if (isBar === 1) for (const pair of crossed(grid, points)) bars.set(pair, called);
    if (kind === 'river')
      for (const point of points) for (const hex of touched(grid, point)) rivers.set(hexKey(hex), called);
    if (along === 'edges') continue;
    points.forEach((point, at) => {
      const next = points[at + 1];
      if (!next) return;
      const pair = pairKey(point, next);
      if (kind === 'river') currents.set(pair, [point, next]);
      else if (kind === 'road' && maintained === 1) roads.set(pair, [point, next]);
      else if (kind === 'road' || kind === 'trail') trails.add(pair);
    });
  }
  return { roads, trails, currents, bars, rivers };
}

/** "the river Ashwater", "the wall". */
const lineCalled = (kind: LineKind, name: string): string =>
  `the ${kind === 'other' ? 'line' : kind}${name === '' ? '' : ` ${name}`}`;

/** A line along the sides touches the hexes on both of them. */
const touched = (grid: HexGrid, point: LinePoint): Hex[] =>
  point.side === undefined ? [point] : [point, neighbour(grid, point, point.side)];

/**
 * The pairs of hexes between which a line stands. One through the middle of hexes stands on their left as it runs: its hexes
 * belong to its right bank, and there is a way round its ends.
 */
function* crossed(grid: HexGrid, points: readonly LinePoint[]): Generator<string> {
  for (const [at, point] of points.entries()) {
    if (point.side !== undefined) {
      yield pairKey(point, neighbour(grid, point, point.side));
      continue;
    }
    const [before, after] = [points[at - 1], points[at + 1]];
    const to = after ? sideTowards(grid, point, after) : null;
    const from = before ? sideTowards(grid, point, before) : null;
    // At its ends it is as if it went straight on.
    const came = from ?? turned(to ?? 0, 3);
    const goes = to ?? turned(from ?? 0, 3);
    for (let turn = 1; turned(came, turn) !== goes; turn += 1)
      yield pairKey(point, neighbour(grid, point, turned(came, turn)));
  }
}

export function hexesOfPair(pair: string): [Hex, Hex] {
  const [one = 0, other = 0] = pair.split(' ').map(Number);
  return [hexOfKey(one), hexOfKey(other)];
}

/** The same for both directions. */
export function pairKey(one: Hex, other: Hex): string {
  const keys = [hexKey(one), hexKey(other)];
  return `${Math.min(...keys)} ${Math.max(...keys)}`;
}
