import type { HexGrid } from '../../../shared/hex/grid.ts';
import type { Numbering } from '../../../shared/hex/numbering.ts';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { kindColumns } from './figure-columns.ts';
import { readGrounds, readMaps } from './read-map.ts';

/** What a map is before anything lies on it. */
interface BareMap extends HexGrid {
  name: string;
  /** Across a hex. */
  hexMiles: number;
  numbering: Numbering;
  notes: string;
}

/** A map behind the others; the first brings the usual grounds. */
export function addMap(sql: Sql, { name, layout, raised, hexMiles, numbering, notes }: BareMap): number {
  if (readGrounds(sql).length === 0)
    for (const ground of usualGrounds) sql.run(query.insertInto('terrain_kind').values(kindColumns(ground)));
  const { lastId } = sql.run(
    query.insertInto('hex_map').values({
      position: (readMaps(sql).at(-1)?.position ?? 0) + 1,
      name,
      layout,
      raised,
      hex_miles: hexMiles,
      ...numberingColumns(numbering),
      notes,
    }),
  );
  return lastId;
}

export const numberingColumns = ({ firstCol, firstRow, order, digits, separator }: Numbering) => ({
  first_col: firstCol,
  first_row: firstRow,
  number_order: order,
  digits,
  separator,
});
