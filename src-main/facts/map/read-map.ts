import { TurnkeeperError } from '../../../shared/errors.ts';
import type { HexGrid } from '../../../shared/hex/grid.ts';
import type { Numbering } from '../../../shared/hex/numbering.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { HexMapRow } from '../../db/tables.ts';
import { kindOf } from './figure-columns.ts';

/** Hex maps and the campaign's grounds, as they stand. */

const mapById = withValues(({ id }: { id: number }) =>
  query.selectFrom('hex_map').selectAll().where('id', '=', id),
);
const maps = query.selectFrom('hex_map').selectAll().orderBy('position').orderBy('id').compile();
const kinds = query.selectFrom('terrain_kind').selectAll().orderBy('code').compile();

export const readMaps = (sql: Sql): HexMapRow[] => sql.all(maps);

export const readMap = (sql: Sql, id: number): HexMapRow | undefined => sql.get(mapById({ id }));

/** Throws not-found where the campaign has no such map. */
export function needMap(sql: Sql, id: number, field = 'mapId'): HexMapRow {
  const row = readMap(sql, id);
  if (!row)
    throw new TurnkeeperError('not-found', 'That map is no longer there. Nothing was changed.', {
      [field]: 'Choose again.',
    });
  return row;
}

export const gridOf = ({ layout, raised }: HexMapRow): HexGrid => ({ layout, raised });

export const numberingOf = ({
  first_col: firstCol,
  first_row: firstRow,
  number_order: order,
  digits,
  separator,
}: HexMapRow): Numbering => ({ firstCol, firstRow, order, digits, separator });

/** The grounds of the campaign, by their codes. */
export const readGrounds = (sql: Sql): GroundKind[] => sql.all(kinds).map(kindOf);
