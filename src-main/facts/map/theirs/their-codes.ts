import { greatestCode } from '../../../../shared/hex/chunks.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { codesOver } from '../../../../shared/hex/hexes.ts';
import type { Box } from '../../../../shared/hex/path.ts';
import { theirCode } from '../../../../shared/map/cells.ts';
import type { Sql } from '../../../db/sql.ts';
import { layerReader, readLayer } from '../read-chunks.ts';

/** The code of what their map has on a hex: as they noted it, else as it is where they saw it; 0 for neither. */
export function theirCodes(sql: Sql, mapId: number): (hex: Hex) => number {
  const terrain = layerReader(sql, mapId, 'terrain');
  const theirs = layerReader(sql, mapId, 'theirs');
  const known = layerReader(sql, mapId, 'known');
  return (hex) => theirCode(theirs(hex), known(hex), () => terrain(hex));
}

/** No ground of a list: they know nothing of it, and it is painted. */
export const unknownCode = greatestCode + 1;

/** The same of every hex of a box of whole pieces, row by row. */
export function theirCodesOver(sql: Sql, mapId: number, box: Box): Uint16Array {
  const [terrain, theirs, known] = (['terrain', 'theirs', 'known'] as const).map((layer) =>
    codesOver(readLayer(sql, mapId, layer), box),
  ) as [Uint16Array, Uint16Array, Uint16Array];
  return terrain.map(
    (painted, at) => theirCode(theirs[at] ?? 0, known[at] ?? 0, () => painted) || (painted && unknownCode),
  );
}
