import type { Hex } from '../../../shared/hex/grid.ts';
import type { Sql } from '../../db/sql.ts';
import { layerReader } from './read-chunks.ts';

/** The code of what their map has on a hex: as they noted it, else as it is where they saw it; 0 for neither. */
export function theirCodes(sql: Sql, mapId: number): (hex: Hex) => number {
  const terrain = layerReader(sql, mapId, 'terrain');
  const theirs = layerReader(sql, mapId, 'theirs');
  const known = layerReader(sql, mapId, 'known');
  return (hex) => theirs(hex) || (known(hex) === 0 ? 0 : terrain(hex));
}
