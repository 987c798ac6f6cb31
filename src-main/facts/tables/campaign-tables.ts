import type { CreaturesAtHand } from '../../content/bestiary/own/at-hand.ts';
import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';
import { bookOf } from '../../../shared/tables/book.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import type { RandomTable, TableRow } from '../../../shared/tables/table.ts';
import { ownNumberOf } from '../../content/offered-tables.ts';
import { noteRead } from '../../db/observed.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { contentTables } from './content-tables.ts';
import { readHeads, readTable } from './read-tables.ts';

/** The starter content whose tables and creatures can be thrown by name; each null where the system has none. */
export interface TableContent {
  readonly encounters: EncountersFile | null;
  readonly monsters: CreaturesAtHand;
}

/** The tables of the campaign and of its starter content as they now stand, each read once it is wanted. */
export const readTableBook = (sql: Sql, { encounters, monsters }: TableContent): TableBook =>
  bookNow(sql, encounters, monsters);

const bookNow = whileUnchanged(
  (sql: Sql, encounters: TableContent['encounters'], monsters: TableContent['monsters']): TableBook => {
    // Its rows are read later, and whoever reads them has read these tables.
    noteRead('random_table', 'random_row');
    const content = contentTables(encounters, monsters);
    return bookOf([...readHeads(sql), ...content], (id) =>
      typeof id === 'number' ? (readTable(sql, id) ?? undefined) : content.find((table) => table.id === id),
    );
  },
);

/** The same, where a creature whose number no row says comes in the number of its own entry. */
export function withOwnNumbers(book: TableBook, monsters: CreaturesAtHand): TableBook {
  const known = new Map<RandomTable, RandomTable>();
  return {
    ...book,
    table: (id) => {
      const table = book.table(id);
      if (!table) return undefined;
      const numbered = known.get(table) ?? {
        ...table,
        rows: table.rows.map((row) => numberedRow(row, monsters)),
      };
      known.set(table, numbered);
      return numbered;
    },
  };
}

function numberedRow(row: TableRow, monsters: CreaturesAtHand): TableRow {
  if (row.gives.length === 0) return row;
  const gives = row.gives.map((gift) =>
    gift.kind === 'creature' && gift.number === ''
      ? { ...gift, number: ownNumberOf(monsters, gift.creature) ?? '' }
      : gift,
  );
  return { ...row, gives };
}
