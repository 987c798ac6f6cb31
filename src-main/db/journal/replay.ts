import type { TurnkeeperError } from '../../../shared/errors.ts';
import type { CampaignFile } from '../file/campaign-file.ts';
import { errorCode, journalMismatch } from '../failures.ts';
import type { TableShape } from '../guards.ts';
import { rowWriter } from './row-writer.ts';
import { query } from '../sql.ts';
import type { Row } from '../tables.ts';

export type Direction = 'undo' | 'redo';

interface RowChange {
  table: TableShape;
  id: number;
  from: string | null;
  to: string | null;
}

const mismatch = (table: string, id: number): TurnkeeperError => journalMismatch({ table, row: String(id) });

const asChange = (file: CampaignFile, row: Row<'journal_row'>, direction: Direction): RowChange => {
  const table = file.gate.tables.get(row.tbl);
  if (table === undefined) throw mismatch(row.tbl, row.row_id);
  const { before, after } = row;
  return {
    table,
    id: row.row_id,
    from: direction === 'undo' ? after : before,
    to: direction === 'undo' ? before : after,
  };
};

const recorded = (file: CampaignFile, seq: number, direction: Direction): RowChange[] => {
  const images = query.selectFrom('journal_row').selectAll().where('seq', '=', seq);
  const ordered = images.orderBy('id', direction === 'undo' ? 'desc' : 'asc');
  return file.sql.all(ordered).map((row) => asChange(file, row, direction));
};

const requireImage = (file: CampaignFile, { table, id }: RowChange, expected: string | null): void => {
  if (rowWriter(file, table).image(id) !== expected) throw mismatch(table.name, id);
};

const apply = (file: CampaignFile, { table, id, from, to }: RowChange): void => {
  const write = rowWriter(file, table);
  if (to === null) write.remove(id);
  else if (from === null) write.insert(to);
  else write.update(id, to);
};

const rowKey = ({ table, id }: RowChange): string => `${table.name} ${id}`;

const firstOfEachRow = (changes: readonly RowChange[]): RowChange[] => {
  const seen = new Map<string, RowChange>();
  for (const change of changes) if (!seen.has(rowKey(change))) seen.set(rowKey(change), change);
  return [...seen.values()];
};

/**
 * Puts the rows of one step back as they were, or forward again, inside the caller's transaction. Throws
 * journal-mismatch when a touched row is not as it was left, does not end as recorded, or when any row the
 * step never touched would change with it; the caller then takes all of it back.
 */
export const replay = (file: CampaignFile, seq: number, direction: Direction): void => {
  const changes = recorded(file, seq, direction);
  for (const change of firstOfEachRow(changes)) requireImage(file, change, change.from);
  file.db.pragma('defer_foreign_keys = ON');
  const before = file.gate.replayed;
  for (const change of changes) {
    try {
      apply(file, change);
    } catch (cause) {
      throw errorCode(cause).startsWith('SQLITE_CONSTRAINT') ? mismatch(change.table.name, change.id) : cause;
    }
  }
  for (const change of firstOfEachRow(changes.toReversed())) requireImage(file, change, change.to);
  if (file.gate.replayed - before !== changes.length) throw journalMismatch();
};
