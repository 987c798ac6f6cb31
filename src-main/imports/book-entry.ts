import { counted } from '../../shared/words/figures.ts';
import { z } from 'zod';
import * as fields from '../../shared/ipc/fields.ts';
import { mostWanderRows, newWanderRow } from '../../shared/ipc/book/wander.ts';
import { mostTableRows } from '../../shared/ipc/prep/table.ts';
import * as table from '../../shared/ipc/prep/table-fields.ts';
import { tableEnds, tableWays } from '../../shared/ipc/prep/table-views.ts';
import { tablePurposes } from '../../shared/ipc/vocabulary.ts';
import { wordForms } from '../../shared/tables/text/pieces.ts';

import { bookDungeon, dungeonSummary } from './dungeon/book-dungeon.ts';
import { bookCreature, creatureSummary } from './creatures/book-creature.ts';
import { bookMuster, musterSummary } from './musters/book-muster.ts';
import { bookPage, pageSummary } from './pack/pack-entry.ts';

/** What an import makes of the referee's book: a table, a dungeon of one level, a creature, a page. */

const tableRow = newWanderRow.omit({ nestedId: true }).extend({
  /** The name of the table to throw on instead. */
  nested: fields.words(80).nullable(),
});

const bookTable = z.strictObject({
  is: z.literal('table'),
  name: fields.name,
  dice: z.string().min(1).max(60),
  notes: fields.prose(4000),
  rows: z.array(tableRow).min(1, { error: 'It has no rows.' }).max(mostWanderRows),
});

/** A throw on a table by the name it bears in the source; under which name it stands here is known once it is taken. */
const tableThrow = z.strictObject({
  table: fields.name,
  /** The name under which it can be printed again. */
  as: z.string().max(40).nullable(),
  forms: z.array(z.enum(wordForms)).max(8),
});

/** A throw as our own texts write it, `{3 Gems +2}`, and the table of the same source that it means. */
const ownThrow = z.strictObject({
  to: z.strictObject({ folder: table.folder, name: fields.name }),
  written: z.string().max(4000),
});

const randomRow = z.strictObject({
  spans: table.spans,
  weight: table.weight,
  text: z.array(z.union([table.rowText, tableThrow, ownThrow])),
  gives: table.namedGifts,
  again: table.again,
  once: z.boolean(),
  struck: z.boolean(),
  drawn: fields.whole(0, 10_000),
  note: table.rowNote,
});

const bookRandomTable = z.strictObject({
  is: z.literal('randomTable'),
  name: fields.name,
  folder: table.folder,
  /** What stands in its folder belongs together and to nothing else: it comes in a new folder where that is taken. */
  apart: z.boolean(),
  purpose: z.enum(tablePurposes),
  way: z.enum(tableWays),
  beyond: z.enum(tableEnds),
  columns: table.columns,
  modifiers: table.modifiers,
  notes: table.rowNote,
  licence: fields.words(200),
  source: fields.words(200),
  rows: z.array(randomRow).min(1, { error: 'It has no rows.' }).max(mostTableRows),
});

export const bookEntry = z.discriminatedUnion('is', [
  bookTable,
  bookRandomTable,
  bookDungeon,
  bookCreature,
  bookMuster,
  bookPage,
]);
export type BookEntry = z.output<typeof bookEntry>;
/** As a format writes it; what is left out is as the contract says. */
export type DraftEntry = z.input<typeof bookEntry>;
export type BookTable = z.output<typeof bookTable>;
export type BookTableRow = z.output<typeof tableRow>;
export type BookRandomTable = z.output<typeof bookRandomTable>;
export type BookRandomRow = z.output<typeof randomRow>;
export type OwnThrow = z.output<typeof ownThrow>;
export type TableThrow = z.output<typeof tableThrow>;

/** What will be made of it, in one line. */
export function bookSummary(entry: BookEntry): string {
  if (entry.is === 'table') {
    const nested = entry.rows.filter((row) => row.nested !== null).length;
    const sends = nested === 0 ? '' : `, ${counted(nested, 'sends', 'send')} to another table`;
    return `Wandering table, ${entry.dice}, ${counted(entry.rows.length, 'row')}${sends}`;
  }
  if (entry.is === 'randomTable') {
    const folder = entry.apart ? `, in ${entry.folder}` : '';
    return `Random table, ${wayWords(entry)}, ${counted(entry.rows.length, 'row')}${folder}`;
  }
  if (entry.is === 'creature') return creatureSummary(entry);
  if (entry.is === 'page') return pageSummary(entry);
  if (entry.is === 'muster') return musterSummary(entry);
  return dungeonSummary(entry);
}

function wayWords({ way, columns, rows }: BookRandomTable): string {
  if (way === 'dice') return columns.map(({ dice }) => dice).join(' or ');
  if (way === 'weights') return 'drawn by weight';
  const out = rows.reduce((sum, { drawn }) => sum + drawn, 0);
  return out === 0 ? 'a deck' : `a deck, ${counted(out, 'card')} drawn`;
}
