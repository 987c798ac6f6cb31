import {
  type EqualCases,
  comersOf,
  laidOn,
  layTheme,
  type Theme,
  themeOn,
} from '../../../shared/stocking/theme.ts';
import type { TableBook } from '../../../shared/tables/book.ts';
import type { RandomTable, TableId, TableRow } from '../../../shared/tables/table.ts';
import type { CreaturesAtHand } from '../../content/bestiary/own/at-hand.ts';

/** Who may come to the rooms of a level, and the dice on which those of a theme come more often. */
export interface Themes {
  /** A sentence where no theme can be laid on the table. */
  readonly comers: EqualCases | string;
  /** As far as it is of this table, and one die can bear it. */
  on: (theme: Theme | null) => Theme | null;
  /** The book in which the table stands under that theme. */
  book: (theme: Theme | null) => TableBook;
}

/** Throws not-found where the table is gone. */
export function themesOf(book: TableBook, id: TableId, monsters: CreaturesAtHand): Themes {
  const comers = comersOf(book, id, (row) => nameOf(row, monsters));
  const known = new Map<string, TableBook>();
  const laid = (theme: Theme | null) => {
    const on = typeof comers === 'string' ? null : themeOn(comers, theme);
    const die = on === null || typeof comers === 'string' ? null : layTheme(comers, on);
    return on && die && { on, die };
  };
  return {
    comers,
    on: (theme) => laid(theme)?.on ?? null,
    book: (theme) => {
      const under = laid(theme);
      const table = book.table(id);
      if (!under || !table) return book;
      const key = JSON.stringify(under.on);
      const themed = known.get(key) ?? withTable(book, laidOn(table, under.die));
      known.set(key, themed);
      return themed;
    },
  };
}

const withTable = (book: TableBook, themed: RandomTable): TableBook => ({
  ...book,
  table: (id) => (id === themed.id ? themed : book.table(id)),
});

const longestName = 200;

/** Whom the row gives first, else its words, on one line. */
function nameOf({ text, gives }: TableRow, monsters: CreaturesAtHand): string {
  const gift = gives.find(({ kind }) => kind === 'creature');
  const given = gift?.kind === 'creature' ? gift.name || monsters.byId(gift.creature)?.name : undefined;
  return (given ?? text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim();
}
