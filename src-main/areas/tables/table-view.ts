import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { tableOdds, tableProblems } from '../../../shared/odds/play/table-odds.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { addedBy, columnAt, extentOf, partsOf, readableDice } from '../../../shared/tables/draw.ts';
import { giftWords } from '../../../shared/tables/gift-words.ts';
import { never } from '../../../shared/odds/dice/fraction.ts';
import { rowOdds } from '../../../shared/tables/odds.ts';
import type { RowOdds } from '../../../shared/tables/odds.ts';
import type { RandomTable, TableRow } from '../../../shared/tables/table.ts';
import type { Piece } from '../../../shared/tables/text/pieces.ts';
import type { Sql } from '../../db/sql.ts';
import type { TableContent } from '../../facts/tables/campaign-tables.ts';
import { readTable } from '../../facts/tables/read-tables.ts';
import { throwersOn } from '../../facts/tables/throwers.ts';
import { chanceView } from './chance-view.ts';
import { need } from './judge.ts';
import { thrownOn } from './throwing.ts';
import { usersOf } from './users.ts';

type View = QueryOutput<'table.view'>;
type RowView = View['rows'][number];

/** A table as its page shows it, its odds those of the column and the modifiers that are wanted. */
export function tableView(sql: Sql, content: TableContent, throwing: ParsedInput<'table.view'>): View {
  const kept = need(readTable(sql, throwing.id), 'table');
  const { book, options } = thrownOn(sql, content, throwing);
  const column = columnAt(kept, options.column);
  const odds = rowOdds(book, kept.id, { column, modifiers: options.modifiers });
  const add = addedBy(options.modifiers);
  const { rows, ...head } = kept;
  return {
    ...head,
    columns: [...kept.columns],
    modifiers: [...kept.modifiers],
    column,
    rows: rows.map((row, at) => rowView(book, kept, row, odds.rows[at]?.chance ?? never)),
    reach: kept.way === 'dice' ? reachOf(kept.columns[column]?.dice ?? '', add) : null,
    nothing: chanceView(odds.nothing),
    problems: problemsOf(kept, column, add, odds),
    cards: kept.way === 'deck' ? cardsOf(kept) : null,
    usedBy: { tables: usersOf(sql, book, kept), places: throwersOn(sql, kept.id) },
  };
}

function rowView(book: TableBook, table: RandomTable, row: TableRow, chance: RowOdds['nothing']): RowView {
  const nameOf = (id: RandomTable['id']) => book.table(id)?.name;
  return {
    ...row,
    spans: [...row.spans],
    gives: [...row.gives],
    pieces: book.pieces(table, row).map((piece) => pieceView(piece, nameOf)),
    giving: row.gives.map((gift) => giftWords(gift, nameOf)),
    chance: chanceView(chance),
    faults: book.faults(table, row).map((fault) => ({ ...fault, nearest: [...fault.nearest] })),
  };
}

function pieceView(
  piece: Piece,
  nameOf: (id: RandomTable['id']) => string | undefined,
): RowView['pieces'][number] {
  const { written } = piece;
  if (piece.kind !== 'braces') return { kind: piece.kind, written, leadsTo: null };
  const { content } = piece;
  const leadsTo = content.kind === 'table' ? { id: content.table, name: nameOf(content.table) ?? '' } : null;
  return { kind: content.kind, written, leadsTo };
}

function reachOf(dice: string, add: number): View['reach'] {
  const expression = readableDice(dice);
  if (!expression) return null;
  const { from, to } = extentOf(expression);
  return { least: from + add, most: Number.isFinite(to) ? to + add : null };
}

const cardsOf = (table: RandomTable): NonNullable<View['cards']> => ({
  left: table.rows.reduce((sum, row) => sum + partsOf(table, row), 0),
  of: table.rows.reduce((sum, { weight }) => sum + weight, 0),
});

const SHOWN = 40;

/** Gaps, overlaps, rows that never come, dice that cannot be weighed, a deck that is empty. */
function problemsOf(table: RandomTable, column: number, add: number, { sentence }: RowOdds): string[] {
  const { rows } = table;
  if (rows.length === 0) return ['It has no rows yet.'];
  if (sentence !== null) return [sentence];
  if (table.way === 'deck' && cardsOf(table).left === 0)
    return ['Every card is drawn. Shuffle it to draw again.'];
  if (rows.every(({ struck }) => struck)) return ['Every row is struck off. Shuffle it to have them back.'];
  if (table.way !== 'dice') return [];
  const dice = table.columns[column]?.dice ?? '';
  const standing = rows.flatMap(({ spans, text }) => {
    const span = spans[column] ?? null;
    return span === null ? [] : [{ ...span, who: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text }];
  });
  return [
    ...nowhere(rows),
    ...ofSpans(add === 0 ? dice : `${dice}${add < 0 ? add : `+${add}`}`, standing, table),
  ];
}

const nowhere = (rows: readonly TableRow[]): string[] => {
  const count = rows.filter(({ spans }) => spans.every((span) => span === null)).length;
  return count === 0 ? [] : [`${count === 1 ? '1 row stands' : `${count} rows stand`} at no total.`];
};

function ofSpans(
  dice: string,
  rows: readonly { from: number; to: number; who: string }[],
  { beyond }: RandomTable,
): string[] {
  try {
    const odds = tableOdds(dice, rows);
    const [low, high] = [Math.min(...rows.map(({ from }) => from)), Math.max(...rows.map(({ to }) => to))];
    const gaps = odds.gaps.filter(({ from, to }) => beyond === 'nothing' || (to > low && from < high));
    return tableProblems(dice, { ...odds, gaps }, rows);
  } catch (error) {
    if (!(error instanceof TurnkeeperError)) throw error;
    return [`${dice} cannot be weighed: ${error.message}`];
  }
}
