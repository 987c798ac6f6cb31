import { query } from '../../../src-main/db/sql.ts';
import type { Sql } from '../../../src-main/db/sql.ts';

/** So many random tables are in a campaign of the bench, each of so many rows. */
export const manyTables = { tables: 5000, rowsEach: 20 } as const;

/** Every table leads to the next by name; each twentieth to none. */
export function writeManyTables(sql: Sql): void {
  for (let at = 1; at <= manyTables.tables; at += 1) {
    const head = { position: at, folder: `Folder ${at % 40}`, name: `Table ${at}`, purpose: 'any' as const };
    sql.run(
      query.insertInto('random_table').values({
        ...head,
        ...{ way: 'dice', beyond: 'nothing', modifiers: '[]', notes: '', licence: '', source: '' },
        columns: '[{"title":"","dice":"1d20"}]',
      }),
    );
    for (let row = 1; row <= manyTables.rowsEach; row += 1)
      sql.run(
        query.insertInto('random_row').values({
          ...{ table_id: at, position: row, again: null, note: '' },
          spans: JSON.stringify([{ from: row, to: row }]),
          text: row === 1 && at % 20 !== 0 ? `{2d4} of {Table ${at + 1}}` : `result ${row} of ${at}`,
        }),
      );
  }
}
