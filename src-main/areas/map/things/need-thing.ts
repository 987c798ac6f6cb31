import { TurnkeeperError } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Row } from '../../../db/tables.ts';

const called = { map_line: 'line', site: 'site', map_label: 'label', map_region: 'region' } as const;

/** What lies on a map, by its id. Throws not-found where it is gone. */
export function needThing<Table extends keyof typeof called>(sql: Sql, table: Table, id: number): Row<Table> {
  const row = sql.get(
    query
      .selectFrom(table as 'site')
      .selectAll()
      .where('id', '=', id),
  );
  if (!row)
    throw new TurnkeeperError(
      'not-found',
      `That ${called[table]} is no longer on the map. Nothing was changed.`,
      {
        id: 'Choose again.',
      },
    );
  return row as unknown as Row<Table>;
}

/** Whether any column of a row is another afterwards. */
export const isSame = <Values extends object>(before: Values, after: Values): boolean =>
  Object.entries(after).every(([column, value]) => before[column as keyof Values] === value);

/** Only what was said; what is left out stays. */
export const said = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };
