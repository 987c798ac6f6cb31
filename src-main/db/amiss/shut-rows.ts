import type BetterSqlite3 from 'better-sqlite3';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { AmissRow } from './amiss-row.ts';

const refusal = 'this record makes no sense';

/**
 * Lets no step write a record that makes no sense, as it would go by what nobody sees; a mend takes the record out of
 * the list first. The triggers last as long as the connection.
 */
export const shutRows = (db: BetterSqlite3.Database, rows: readonly AmissRow[]): void => {
  db.exec('CREATE TEMP TABLE IF NOT EXISTS amiss_row (tbl TEXT, row_id INTEGER); DELETE FROM temp.amiss_row');
  const mark = db.prepare('INSERT INTO temp.amiss_row VALUES (?, ?)');
  for (const { table, id } of rows) mark.run(table, id);
  for (const table of new Set(rows.map((row) => row.table)))
    for (const change of ['UPDATE', 'DELETE'])
      db.exec(`CREATE TEMP TRIGGER IF NOT EXISTS "shut ${change} ${table}" BEFORE ${change} ON main."${table}"
        WHEN gate_phase() = 1 AND EXISTS (SELECT 1 FROM temp.amiss_row WHERE tbl = '${table}' AND row_id = old.rowid)
        BEGIN SELECT RAISE(ABORT, '${refusal}'); END;`);
};

export const openRow = (db: BetterSqlite3.Database, { table, id }: Pick<AmissRow, 'table' | 'id'>): void => {
  db.prepare('DELETE FROM temp.amiss_row WHERE tbl = ? AND row_id = ?').run(table, id);
};

export const isShut = (cause: unknown): boolean => cause instanceof Error && cause.message === refusal;

export const recordAmiss = (): TurnkeeperError =>
  new TurnkeeperError(
    'record-amiss',
    'This step was not saved: it needs a record that makes no sense. Every earlier step is saved. Mend the record first; it stands under Records amiss in the Campaign window.',
  );
