import { chunkOf, readCells } from '../../../shared/hex/chunks.ts';
import type { ChunkPlace } from '../../../shared/hex/chunks.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { codesIn } from '../../../shared/hex/hexes.ts';
import type { CellsAt } from '../../../shared/hex/hexes.ts';
import { chunkKey } from '../../../shared/hex/runs.ts';
import type { Chunks } from '../../../shared/hex/runs.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/** The hexes of a map, read piece by piece. Throws `file-damaged` where the cells of a piece are none. */

interface OfLayer {
  mapId: number;
  layer: MapLayer;
}

const chunksOf = withValues(({ mapId, layer }: OfLayer) =>
  query
    .selectFrom('hex_chunk')
    .select(['cx', 'cy', 'cells'])
    .where('map_id', '=', mapId)
    .where('layer', '=', layer),
);
/** One piece of a layer. */
const chunkAt = withValues(({ mapId, layer, cx, cy }: OfLayer & ChunkPlace) =>
  query
    .selectFrom('hex_chunk')
    .select(['id', 'cells'])
    .where('map_id', '=', mapId)
    .where('layer', '=', layer)
    .where('cx', '=', cx)
    .where('cy', '=', cy),
);

export const readLayer = (sql: Sql, mapId: number, layer: MapLayer): Chunks =>
  new Map(
    sql.all(chunksOf({ mapId, layer })).map(({ cx, cy, cells }) => [chunkKey(cx, cy), readCells(cells)]),
  );

/** The cells of a layer piece by piece, null where there is none; each is read once, when it is first asked for. */
export function chunkReader(sql: Sql, mapId: number, layer: MapLayer): CellsAt {
  const read = new Map<string, Uint16Array | null>();
  return ({ cx, cy }) => {
    const key = chunkKey(cx, cy);
    const known = read.get(key);
    if (known !== undefined) return known;
    const row = sql.get(chunkAt({ mapId, layer, cx, cy }));
    const cells = row === undefined ? null : readCells(row.cells);
    read.set(key, cells);
    return cells;
  };
}

/** What a layer holds at any hex. */
export const layerReader = (sql: Sql, mapId: number, layer: MapLayer): ((hex: Hex) => number) =>
  codesIn(chunkReader(sql, mapId, layer));

/** The pieces that hold any of the hexes. */
export function chunksAbout(sql: Sql, mapId: number, layer: MapLayer, hexes: readonly Hex[]): Chunks {
  const places = new Map(hexes.map(chunkOf).map((place) => [chunkKey(place.cx, place.cy), place]));
  const chunks = new Map<string, Uint16Array>();
  for (const [key, place] of places) {
    const row = sql.get(chunkAt({ mapId, layer, ...place }));
    if (row) chunks.set(key, readCells(row.cells));
  }
  return chunks;
}
