import type { Hex } from '../../../../shared/hex/grid.ts';
import type { Sql } from '../../../db/sql.ts';
import { readSitesAt } from '../../../facts/map/read-on-map.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';

/**
 * The name of a site with a harbour in a hex of the company's map, `known`: of one that they know; null where none is, and
 * on no map.
 */
export function harbourOnMap(sql: Sql, { known = false } = {}): (hex: Hex) => string | null {
  const where = readWhereabouts(sql);
  return (hex) => {
    if (!where) return null;
    const site = readSitesAt(sql, where.mapId, hex).find(
      ({ kind, harbour, knowledge }) => (!known || knowledge === 'known') && (kind === 'harbour' || harbour),
    );
    return site ? site.name : null;
  };
}
