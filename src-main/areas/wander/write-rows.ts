import type { z } from 'zod';
import { parseDice } from '../../../shared/dice/notation.ts';
import { diceOfRange } from '../../../shared/dice/spelt-range.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { newWanderRow } from '../../../shared/ipc/book/wander.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { giftsOf } from '../../facts/tables/content-tables.ts';
import { nextTablePosition } from '../../facts/tables/read-tables.ts';
import { requireNoRing } from './nesting.ts';
import { needTable } from './read-tables.ts';
import type { WanderBook } from './read-tables.ts';

export type NewRow = z.output<typeof newWanderRow>;

const refusal = (at: number, field: string, why: string): TurnkeeperError =>
  new TurnkeeperError('bad-input', `Row ${at + 1}: ${why} Nothing was changed.`, {
    [`rows.${at}.${field}`]: why,
  });

/** Throws bad-input, with the field, for dice that cannot be read. */
export function requireDice(text: string, field: string): void {
  parseDice(text, field);
}

function requireRow(row: NewRow, at: number): void {
  if (row.to < row.from) throw refusal(at, 'to', `It ends at ${row.to}, before it begins at ${row.from}.`);
  if (row.who === '' && row.nestedId === null)
    throw refusal(at, 'who', 'Say who is met, or choose a table to throw on instead.');
  if (row.number === '') return;
  const dice = diceOfRange(row.number);
  if (dice !== null) throw refusal(at, 'number', `Write ${dice} for ${row.number}.`);
  try {
    parseDice(row.number);
  } catch (error) {
    if (!(error instanceof TurnkeeperError)) throw error;
    throw refusal(at, 'number', error.message);
  }
}

/**
 * Judges the rows that some tables are to have. Throws bad-input for a row that cannot be, not-found for a table that
 * is gone, refused for a ring of tables.
 */
export function requireRows(book: WanderBook, ofTables: ReadonlyMap<number, readonly NewRow[]>): void {
  for (const rows of ofTables.values()) {
    rows.forEach(requireRow);
    rows.forEach(({ nestedId }, at) => {
      if (nestedId !== null) needTable(book, nestedId, `rows.${at}.nestedId`);
    });
  }
  const nested = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);
  const sends = new Map([...book].map(([id, each]) => [id, nested(each.rows.map((row) => row.nestedId))]));
  for (const [id, rows] of ofTables) sends.set(id, nested(rows.map(({ nestedId }) => nestedId)));
  requireNoRing(sends, ofTables.keys(), (id) => book.get(id)?.table.name ?? 'this table');
}

/** In the order of their totals, of two with the same as they were given. */
export function writeRows(sql: Sql, tableId: number, rows: readonly NewRow[]): void {
  rows
    .toSorted((one, other) => one.from - other.from)
    .forEach(({ from, to, who, number, creatureId, nestedId, note }, at) => {
      sql.run(
        query.insertInto('random_row').values({
          table_id: tableId,
          position: at + 1,
          spans: JSON.stringify([{ from, to }]),
          text: who,
          gives: JSON.stringify(giftsOf({ who, number, creatureId, nested: nestedId })),
          again: null,
          note,
        }),
      );
    });
}

export interface NewTable {
  name: string;
  dice: string;
  source: string;
  notes: string;
}

const writeAt = (sql: Sql, position: number, { name, dice, source, notes }: NewTable): number =>
  sql.run(
    query.insertInto('random_table').values({
      position,
      folder: '',
      name,
      purpose: 'wandering',
      way: 'dice',
      beyond: 'nothing',
      columns: JSON.stringify([{ title: '', dice }]),
      modifiers: '[]',
      notes,
      licence: '',
      source,
    }),
  ).lastId;

/** Writes tables without rows behind the others, and gives their ids. */
export function writeTables(sql: Sql, tables: readonly NewTable[]): number[] {
  const next = nextTablePosition(sql);
  return tables.map((table, at) => writeAt(sql, next + at, table));
}

/** Writes a table without rows behind the others, and gives its id. */
export const writeTable = (sql: Sql, table: NewTable): number => writeAt(sql, nextTablePosition(sql), table);
