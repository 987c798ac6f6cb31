import { TurnkeeperError } from '../../../shared/errors.ts';
import { tableOdds, tableProblems } from '../../../shared/odds/play/table-odds.ts';
import type { TableOdds } from '../../../shared/odds/play/table-odds.ts';
import type { WanderBook, WanderTable } from './read-tables.ts';

export interface WeighedTable {
  /** Null where the dice cannot be weighed. */
  odds: TableOdds | null;
  problems: string[];
}

const spanned = ({ rows }: WanderTable, nameOf: (id: number) => string | undefined) =>
  rows.map((row) => ({
    from: row.from,
    to: row.to,
    who: row.who === '' && row.nestedId !== null ? (nameOf(row.nestedId) ?? '') : row.who,
  }));

/** The exact chances of a table's rows and whatever is not as it should be with them. */
export function weigh(each: WanderTable, book: WanderBook): WeighedTable {
  const { table, rows } = each;
  if (rows.length === 0) return { odds: null, problems: ['It has no rows yet.'] };
  const spans = spanned(each, (id) => book.get(id)?.table.name);
  const unsaid = rows
    .filter(({ who, nestedId }) => who === '' && nestedId === null)
    .map(({ from }) => `The row at ${from} names nobody; the table it sent to may have been removed.`);
  try {
    const odds = tableOdds(table.dice, spans);
    return { odds, problems: [...tableProblems(table.dice, odds, spans), ...unsaid] };
  } catch (error) {
    if (!(error instanceof TurnkeeperError)) throw error;
    return { odds: null, problems: [`${table.dice} cannot be weighed: ${error.message}`, ...unsaid] };
  }
}
