import { cellsText, isNothing, stampOf } from '../../../shared/hex/chunks.ts';
import type { ChunkPlace } from '../../../shared/hex/chunks.ts';
import { chunkPlace } from '../../../shared/hex/runs.ts';
import type { Chunks } from '../../../shared/hex/runs.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

interface AtPlace extends ChunkPlace {
  mapId: number;
  layer: MapLayer;
}

interface AsItIs extends AtPlace {
  stamp: number;
  cells: string;
}

const cellsAnew = withValues(({ mapId, layer, cx, cy, stamp, cells }: AsItIs) =>
  query
    .updateTable('hex_chunk')
    .set({ stamp, cells })
    .where('map_id', '=', mapId)
    .where('layer', '=', layer)
    .where('cx', '=', cx)
    .where('cy', '=', cy),
);
const chunkAnew = withValues(({ mapId, layer, cx, cy, stamp, cells }: AsItIs) =>
  query.insertInto('hex_chunk').values({ map_id: mapId, layer, cx, cy, stamp, cells }),
);
const chunkGone = withValues(({ mapId, layer, cx, cy }: AtPlace) =>
  query
    .deleteFrom('hex_chunk')
    .where('map_id', '=', mapId)
    .where('layer', '=', layer)
    .where('cx', '=', cx)
    .where('cy', '=', cy),
);

/** Writes pieces of a layer as they are now; one of nothing but nothing goes. */
export function writeChunks(sql: Sql, mapId: number, layer: MapLayer, chunks: Chunks): void {
  for (const [key, content] of chunks) {
    const place = { mapId, layer, ...chunkPlace(key) };
    if (isNothing(content)) {
      sql.run(chunkGone(place));
      continue;
    }
    const cells = cellsText(content);
    const anew = { ...place, stamp: stampOf(cells), cells };
    if (sql.run(cellsAnew(anew)).changes === 0) sql.run(chunkAnew(anew));
  }
}
