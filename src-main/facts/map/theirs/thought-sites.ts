import type { Hex } from '../../../../shared/hex/grid.ts';
import { storedHex } from '../../../../shared/hex/grid.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';

const thoughtOn = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('passed_site')
    .innerJoin('site', 'site.id', 'passed_site.site_id')
    .select(['site.id', 'passed_site.col', 'passed_site.row'])
    .where('site.map_id', '=', mapId)
    .where('passed_site.col', 'is not', null),
);

/** Where the players' map has sites that stand elsewhere, by their ids. */
export const thoughtSites = (sql: Sql, mapId: number): ReadonlyMap<number, Hex> =>
  new Map(
    sql.all(thoughtOn({ mapId })).flatMap(({ id, col, row }) => {
      const hex = storedHex(col, row);
      return hex ? [[id, hex] as const] : [];
    }),
  );
