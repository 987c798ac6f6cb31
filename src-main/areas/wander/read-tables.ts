import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Gift, TableRow } from '../../../shared/tables/table.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { readHeads, rowOf } from '../../facts/tables/read-tables.ts';
import type { TableHead } from '../../facts/tables/read-tables.ts';

/** Wandering tables as they are thrown on for who comes: one throw, a span, who it is, or another table instead. */

/** A row as it is thrown on for who comes. */
export interface WanderRow {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly who: string;
  /** Dice or a figure; empty for the creature's own. */
  readonly number: string;
  /** Of the starter content. */
  readonly creatureId: string | null;
  /** The table to throw on instead. */
  readonly nestedId: number | null;
  readonly note: string;
  /** It says nothing else. */
  readonly isPlain: boolean;
}

export interface WanderTable {
  readonly table: Pick<TableHead, 'id' | 'name' | 'purpose' | 'source' | 'notes' | 'columns'> & {
    readonly dice: string;
  };
  /** In the order in which they count. */
  readonly rows: readonly WanderRow[];
}

export type WanderBook = ReadonlyMap<number, WanderTable>;

const wanderingRows = query
  .selectFrom('random_row')
  .innerJoin('random_table', 'random_table.id', 'random_row.table_id')
  .selectAll('random_row')
  .where('random_table.purpose', '=', 'wandering')
  .orderBy('random_row.table_id')
  .orderBy('random_row.position')
  .orderBy('random_row.id')
  .compile();

/** All tables of the campaign by their ids, in the referee's order, those of wandering monsters with their rows. */
export function readWanderBook(sql: Sql): WanderBook {
  const byTable = new Map<number, WanderRow[]>();
  for (const row of sql.all(wanderingRows)) {
    const read = wanderRow(rowOf(row));
    const known = byTable.get(row.table_id);
    if (known) known.push(read);
    else byTable.set(row.table_id, [read]);
  }
  return new Map(
    readHeads(sql).map((head) => [
      head.id,
      { table: { ...head, dice: head.columns[0]?.dice ?? '' }, rows: byTable.get(head.id) ?? [] },
    ]),
  );
}

/** The wandering tables alone. */
export const wandering = (book: WanderBook): WanderTable[] =>
  [...book.values()].filter(({ table }) => table.purpose === 'wandering');

/** Throws not-found. */
export function needTable(book: WanderBook, id: number, field = 'id'): WanderTable {
  const found = book.get(id);
  if (found) return found;
  throw new TurnkeeperError('not-found', 'That table is no longer there. Nothing was changed.', {
    [field]: 'Choose from the list.',
  });
}

type Given<Kind extends Gift['kind']> = Extract<Gift, { kind: Kind }>;

/** Throws not-found also for a table of another purpose. */
export function needWandering(book: WanderBook, id: number): WanderTable {
  const found = needTable(book, id);
  if (found.table.purpose === 'wandering') return found;
  throw new TurnkeeperError(
    'not-found',
    `${found.table.name} is no wandering table any more. Nothing was changed.`,
    { id: 'It stands in Prep, under Tables.' },
  );
}

/** The first creature it gives, and the table of the campaign that stands in its place. */
export function wanderRow(row: TableRow): WanderRow {
  const creature = row.gives.find((gift): gift is Given<'creature'> => gift.kind === 'creature');
  const nested = row.gives.find(sendsOn);
  const span = row.spans[0] ?? { from: 0, to: -1 };
  return {
    id: row.id,
    from: span.from,
    to: span.to,
    who: row.text,
    number: creature?.number ?? '',
    creatureId: creature === undefined || creature.creature === '' ? null : creature.creature,
    nestedId: nested === undefined ? null : nested.table,
    note: row.note,
    isPlain:
      row.spans.length === 1 &&
      row.spans[0] !== null &&
      row.gives.length === Number(creature !== undefined) + Number(nested !== undefined) &&
      (creature === undefined || creature.name === row.text) &&
      row.weight === 1 &&
      row.again === null &&
      !row.once &&
      !row.struck,
  };
}

/** A throw on a table of the campaign in place of its own row, as it is. */
const sendsOn = (gift: Gift): gift is Given<'table'> & { table: number } =>
  gift.kind === 'table' &&
  typeof gift.table === 'number' &&
  gift.times === '' &&
  gift.add === 0 &&
  !gift.unique;
