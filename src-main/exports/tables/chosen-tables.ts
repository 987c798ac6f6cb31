import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import { leadsTo } from '../../../shared/tables/leads-to.ts';
import { folded } from '../../../shared/tables/names.ts';
import type { Sql } from '../../db/sql.ts';
import { readTableBook, type TableContent } from '../../facts/tables/campaign-tables.ts';
import { type KeptTable, readHeads, readTable } from '../../facts/tables/read-tables.ts';

/** Tables on their way out, in the referee's order, and the book in which their texts are read. */
export interface TablesOut {
  readonly tables: readonly KeptTable[];
  readonly book: TableBook;
}

type Asked = Pick<ParsedInput<'table.losses'>, 'of' | 'nested'>;

/** One table or those of a folder, with all that they throw on where that is wished. Throws not-found. */
export function chosenTables(sql: Sql, content: TableContent, { of, nested }: Asked): TablesOut {
  const book = readTableBook(sql, content);
  const heads = readHeads(sql);
  const chosen = heads.filter((head) => ('id' in of ? head.id === of.id : isIn(head.folder, of.folder)));
  if ('id' in of && chosen.length === 0)
    throw new TurnkeeperError('not-found', 'That table is no longer there. Nothing was written.', {
      of: 'Choose from the list.',
    });
  const wanted = new Set(chosen.map(({ id }) => id));
  if (nested) for (const id of wanted) for (const next of onward(book, id)) wanted.add(next);
  const tables = heads.filter(({ id }) => wanted.has(id)).flatMap(({ id }) => readTable(sql, id) ?? []);
  return { tables, book };
}

const isIn = (folder: string, within: string): boolean =>
  within === '' || folded(folder) === folded(within) || folded(folder).startsWith(`${folded(within)}/`);

/** Tables of the campaign that one leads to; those of the starter content stay where they are. */
function onward(book: TableBook, id: number): number[] {
  const table = book.table(id);
  const next = table?.rows.flatMap((row) => leadsTo(book, table, row)) ?? [];
  return next.filter((each) => typeof each === 'number');
}
