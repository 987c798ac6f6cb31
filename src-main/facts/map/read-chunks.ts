import { chunkOf, placeInChunk, readCells } from '../../../shared/hex/chunks.ts';
import type { ChunkPlace } from '../../../shared/hex/chunks.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
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
export const chunkAt = withValues(({ mapId, layer, cx, cy }: OfLayer & ChunkPlace) =>
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

/** What a layer holds at any hex; each piece is read once, when it is first asked for. */
export function layerReader(sql: Sql, mapId: number, layer: MapLayer): (hex: Hex) => number {
  const read = new Map<string, Uint16Array | null>();
  return (hex) => {
    const { cx, cy } = chunkOf(hex);
    const key = chunkKey(cx, cy);
    let cells = read.get(key);
    if (cells === undefined) {
      const row = sql.get(chunkAt({ mapId, layer, cx, cy }));
      cells = row === undefined ? null : readCells(row.cells);
      read.set(key, cells);
    }
    return cells?.[placeInChunk(hex)] ?? 0;
  };
}

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
