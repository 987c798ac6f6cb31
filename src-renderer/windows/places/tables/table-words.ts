import { counted } from '../../../../shared/words/figures.ts';
import type { ContentTable, ListedTable, RowView, Thrown } from './table-types.ts';

export const rowsWords = (count: number): string => (count === 0 ? 'no rows' : counted(count, 'row'));

export const problemWords = (count: number): string =>
  counted(count, 'thing to look at', 'things to look at');

/** "1d20, 20 rows". */
export const tableWords = ({ dice, rows }: Pick<ListedTable, 'dice' | 'rows'>): string =>
  `${dice}, ${rowsWords(rows)}`;

export const totalsWords = ({ from, to }: Pick<RowView, 'from' | 'to'>): string =>
  from === to ? String(from) : `${from}–${to}`;

/** How many appear, or where the figure is to be had. */
export const numberWords = ({ number, ownNumber, nestedId }: RowView): string =>
  nestedId !== null ? '' : number !== '' ? number : ownNumber !== null ? `${ownNumber}, its own` : '';

const kinds = {
  dungeon: 'Dungeon levels',
  wilderness: 'Wilderness',
  town: 'Towns',
  subtable: 'Tables that others send to',
} as const satisfies Record<ContentTable['kind'], string>;

export const kindTitle = ({ kind }: ContentTable): string => kinds[kind];

/** What comes when a table of the starter content is taken, in one line. */
export const comesWords = ({ dice, rows, subtables, derived }: ContentTable): string =>
  [
    tableWords({ dice, rows }),
    ...(subtables > 0 ? [`with ${counted(subtables, 'table', 'tables')} it sends to`] : []),
    ...(derived ? ['worked out from the creatures’ levels, printed nowhere'] : []),
  ].join(', ');

/** "2d4 Goblin", or that nothing stands there. */
export const metWords = ({ who, numberDice }: Thrown): string =>
  who === null ? 'Nothing stands there' : `${numberDice === '' ? '' : `${numberDice} `}${who}`;
