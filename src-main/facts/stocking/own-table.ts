import type { Dice } from '../../../shared/dice/dice.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { asNumber } from '../../../shared/odds/dice/fraction.ts';
import { contentsInWords, heldKinds, type Share } from '../../../shared/stocking/contents.ts';
import { contentsOf, type OwnContents, readRow } from '../../../shared/stocking/own-contents.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { giftWords } from '../../../shared/tables/gift-words.ts';
import { rowOdds } from '../../../shared/tables/odds.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import type { RandomTable, TableRow } from '../../../shared/tables/table.ts';
import { capital } from '../../../shared/words/names.ts';
import type { Sql } from '../../db/sql.ts';
import { withOwnNumbers, type TableContent } from '../tables/campaign-tables.ts';
import { readHeads } from '../tables/read-tables.ts';

/** A random table of the campaign that says what rooms hold. */
export interface OwnTable {
  readonly book: TableBook;
  readonly table: RandomTable;
}

/** Those whose purpose it is. */
export const ownTablesOf = (sql: Sql) => readHeads(sql).filter(({ purpose }) => purpose === 'contents');

/** Throws not-found where it is gone, or serves another purpose by now. */
export function ownTable(
  sql: Sql,
  { book, content, tableId }: { book: TableBook; content: TableContent; tableId: number | null },
): OwnTable | null {
  if (tableId === null) return null;
  const table = ownTablesOf(sql).some(({ id }) => id === tableId) ? book.table(tableId) : undefined;
  if (table) return { book: withOwnNumbers(book, content.monsters), table };
  throw new TurnkeeperError('not-found', 'That table of contents is no longer there. Nothing was rolled.', {
    table: 'Choose another.',
  });
}

/** What a roll came to; a sentence where the sheet cannot use it. */
export function rollOwn({ book, table }: OwnTable, dice: Dice): OwnContents | string {
  const roll = rollTable(book, table.id, { dice });
  if (roll.stopped) return roll.stopped.sentence;
  if (roll.drawn.length > 0 || roll.struck.length > 0)
    return 'It draws a card or strikes a row: roll it on the page of tables, and type what came.';
  return contentsOf(roll);
}

/** How many rooms hold what on average; null where that hangs on dice beside those of the table. */
export function ownShares({ book, table }: OwnTable): readonly Share[] | null {
  const odds = rowOdds(book, table.id);
  const shares = heldKinds.map((contents) => ({ contents, share: 0, treasure: 0 }));
  const add = (read: Pick<OwnContents, 'contents' | 'treasure'>, chance: number): void => {
    const share = shares.find(({ contents }) => contents === read.contents);
    if (!share) return;
    share.share += chance;
    if (read.treasure) share.treasure += chance;
  };
  if (odds.sentence !== null) return null;
  add({ contents: 'empty', treasure: false }, asNumber(odds.nothing));
  for (const [at, row] of table.rows.entries()) {
    const chance = asNumber(odds.rows[at]?.chance ?? { parts: 0n, whole: 1n });
    if (chance === 0) continue;
    const read = readRow(row, book.pieces(table, row));
    if (read === null) return null;
    add(read, chance);
  }
  return shares;
}

/** Each row with what it will put into a room. */
export const ownReading = ({ book, table }: OwnTable) => ({
  id: Number(table.id),
  title: table.name,
  dice: table.way === 'dice' ? (table.columns[0]?.dice ?? '') : table.way,
  rows: table.rows.map((row) => ({
    at: placeOf(table, row),
    text: [row.text, ...row.gives.map((gift) => giftWords(gift, (id) => book.table(id)?.name))]
      .filter((words) => words !== '')
      .join('; '),
    ...readingOf({ book, table }, row),
  })),
});

function readingOf({ book, table }: OwnTable, row: TableRow): { read: string; note: boolean } {
  if (row.again === 'reroll') return { read: 'Thrown again', note: false };
  const read = readRow(row, book.pieces(table, row));
  if (read === null) return { read: 'As it falls', note: false };
  return { read: capital(contentsInWords(read)), note: read.contents === 'note' };
}

function placeOf({ way }: RandomTable, { spans, weight }: TableRow): string {
  if (way !== 'dice') return `×${weight}`;
  const [span = null] = spans;
  if (span === null) return '';
  return span.from === span.to ? String(span.from) : `${span.from}–${span.to}`;
}
