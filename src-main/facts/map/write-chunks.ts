import { cellsText, isNothing, stampOf } from '../../../shared/hex/chunks.ts';
import type { ChunkPlace } from '../../../shared/hex/chunks.ts';
import { chunkPlace } from '../../../shared/hex/runs.ts';
import type { Chunks } from '../../../shared/hex/runs.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { chunkAt } from './read-chunks.ts';

interface NewChunk extends ChunkPlace {
  mapId: number;
  layer: MapLayer;
  stamp: number;
  cells: string;
}

const cellsAnew = withValues(({ id, stamp, cells }: { id: number; stamp: number; cells: string }) =>
  query.updateTable('hex_chunk').set({ stamp, cells }).where('id', '=', id),
);
const chunkAnew = withValues((values: NewChunk) =>
  query.insertInto('hex_chunk').values({
    map_id: values.mapId,
    layer: values.layer,
    cx: values.cx,
    cy: values.cy,
    stamp: values.stamp,
    cells: values.cells,
  }),
);
const chunkGone = withValues(({ id }: { id: number }) => query.deleteFrom('hex_chunk').where('id', '=', id));

/** Writes pieces of a layer as they are now; one of nothing but nothing goes. */
export function writeChunks(sql: Sql, mapId: number, layer: MapLayer, chunks: Chunks): void {
  for (const [key, content] of chunks) {
    const { cx, cy } = chunkPlace(key);
    const id = sql.get(chunkAt({ mapId, layer, cx, cy }))?.id;
    if (isNothing(content)) {
      if (id !== undefined) sql.run(chunkGone({ id }));
      continue;
    }
    const cells = cellsText(content);
    const stamp = stampOf(cells);
    if (id === undefined) sql.run(chunkAnew({ mapId, layer, cx, cy, stamp, cells }));
    else sql.run(cellsAnew({ id, stamp, cells }));
  }
}
