import type { z } from 'zod';
import * as stored from '../../../shared/ipc/prep/table-fields.ts';
import type { Again, RandomTable, TableRow } from '../../../shared/tables/table.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { RandomRowRow, RandomTableRow } from '../../db/tables.ts';
import { storedJson } from '../stored-json.ts';

/** A table of the campaign with all that is kept of it. */
export interface KeptTable extends Omit<RandomTable, 'id'> {
  readonly id: number;
  readonly purpose: RandomTableRow['purpose'];
  readonly notes: string;
  readonly licence: string;
  readonly source: string;
}

/** A table without its rows. */
export type TableHead = Omit<KeptTable, 'rows'>;

const headsInOrder = query.selectFrom('random_table').selectAll().orderBy('position').orderBy('id').compile();

const headOfId = withValues(({ id }: { id: number }) =>
  query.selectFrom('random_table').selectAll().where('id', '=', id),
);

const rowsOfTable = withValues(({ id }: { id: number }) =>
  query.selectFrom('random_row').selectAll().where('table_id', '=', id).orderBy('position').orderBy('id'),
);

/** Every table of the campaign without its rows, in the referee's order. */
export const readHeads = (sql: Sql): TableHead[] => sql.all(headsInOrder).map(headOf);

/** The rows of a table in their order, as they are kept. */
export const readRows = (sql: Sql, id: number): RandomRowRow[] => sql.all(rowsOfTable({ id }));

/** Null where it is gone. */
export function readTable(sql: Sql, id: number): KeptTable | null {
  const row = sql.get(headOfId({ id }));
  return row ? { ...headOf(row), rows: readRows(sql, id).map(rowOf) } : null;
}

const lastPosition = query
  .selectFrom('random_table')
  .select(({ fn }) => fn.max('position').as('position'))
  .compile();

/** Behind every other table. */
export const nextTablePosition = (sql: Sql): number => (sql.get(lastPosition)?.position ?? 0) + 1;

const plainColumn = [{ title: '', dice: '' }];

function headOf({ columns, modifiers, ...row }: RandomTableRow): TableHead {
  const { id, folder, name, purpose, way, beyond, notes, licence, source } = row;
  return {
    ...{ id, folder, name, purpose, way, beyond, notes, licence, source },
    columns: alike(stored.columns, columns) ?? plainColumn,
    modifiers: modifiers === '[]' ? [] : (readable(stored.modifiers, modifiers) ?? []),
  };
}

/** What of it cannot be read stands nowhere and gives nothing. */
export const rowOf = (row: RandomRowRow): TableRow => ({
  id: row.id,
  spans: alike(stored.spans, row.spans) ?? [],
  weight: row.weight,
  text: row.text,
  gives: row.gives === '[]' ? [] : (readable(stored.gifts, row.gives) ?? []),
  again: againOf(row.again),
  once: row.once === 1,
  struck: row.struck === 1,
  drawn: row.drawn,
  note: row.note,
});

const againOf = (again: number | null): Again | null =>
  again === null ? null : again === 0 ? 'reroll' : { more: again };

const againKept = (again: Again | null): number | null =>
  again === null ? null : again === 'reroll' ? 0 : again.more;

type Said = Pick<TableRow, 'spans' | 'weight' | 'text' | 'gives' | 'again' | 'once' | 'note'>;

/** As it is kept, what has come up of it aside. */
export const rowKept = ({ spans, weight, text, gives, again, once, note }: Said) => ({
  spans: JSON.stringify(spans),
  weight,
  text,
  gives: JSON.stringify(gives),
  again: againKept(again),
  once: once ? (1 as const) : (0 as const),
  note,
});

/** Written anew as it is read, so that the order of what JSON holds makes no difference. */
export const isSame = (old: RandomRowRow, kept: ReturnType<typeof rowKept>): boolean =>
  JSON.stringify(rowKept(rowOf(old))) === JSON.stringify(kept);

/** The steps write nothing else; a file that was changed by other hands may hold anything. */
function readable<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  const { data } = schema.safeParse(storedJson(text));
  return data ?? null;
}

const mostAlike = 5000;
const known = new Map<z.ZodType, Map<string, unknown>>();

/** The same where many are written alike, as dice and spans are: each text is judged once. */
function alike<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  const read = known.get(schema) ?? new Map<string, unknown>();
  known.set(schema, read);
  if (!read.has(text)) {
    if (read.size >= mostAlike) read.clear();
    read.set(text, readable(schema, text));
  }
  return read.get(text) as z.output<Schema> | null;
}
