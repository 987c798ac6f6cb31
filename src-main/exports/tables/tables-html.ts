import type { PaperSize } from '../../../shared/ipc/vocabulary.ts';
import { asNumber } from '../../../shared/odds/dice/fraction.ts';
import { shownOf, withLinks } from '../../../shared/pages/links.ts';
import { giftWords } from '../../../shared/tables/gift-words.ts';
import { pathOf } from '../../../shared/tables/names.ts';
import { rowOdds } from '../../../shared/tables/odds.ts';
import { signed } from '../../../shared/words/figures.ts';
import type { KeptTable } from '../../facts/tables/read-tables.ts';
import type { Block, Section } from '../pages/block.ts';
import { closePage, foreign, openPage, sectionHtml } from '../pages/html.ts';
import { pageStyle } from '../pages/style.ts';
import { visibleText } from '../text/visible-text.ts';
import type { TablesOut } from './chosen-tables.ts';
import { spanText } from './span-text.ts';

/** Tables to be thrown on from paper: every row with where it stands, how likely it is, and all that it does. */

type Row = KeptTable['rows'][number];

const style = (paper: PaperSize): string => `${pageStyle}
:root { font-size: 10pt; }
body { margin: 0; color: #000; background: #fff; font-size: 1rem; line-height: 1.25; }
h1 { margin: 0 0 0.6rem; font-size: 1.7rem; line-height: 1.1; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.2rem; border-bottom: 1.5px solid #000; font-size: 1.15rem; break-after: avoid; overflow-wrap: anywhere; }
section { margin: 0 0 1.1rem; }
dl { margin: 0 0 0.2rem; }
dt { float: left; margin-right: 0.4em; font-weight: 700; }
dd { margin: 0; overflow-wrap: anywhere; }
.notes { margin: 0.1rem 0 0.3rem; }
table { width: 100%; border-collapse: collapse; }
tr { break-inside: avoid; }
th, td { padding: 0.15rem 0.6rem 0.15rem 0; border-bottom: 1px solid #bbb; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td:not(:last-child), th:not(:last-child) { width: 1%; }
td:not(:last-child) bdi, th:not(:last-child) bdi { white-space: nowrap; }
@media screen { body { max-width: 48rem; margin: 1.5rem auto; padding: 0 1rem; } }
@page { size: ${paper}; margin: 12mm; }
`;

export function tablesHtml({ tables, book }: TablesOut, paper: PaperSize, fontFaces = ''): string {
  const [first, ...others] = tables;
  const title = first === undefined || others.length > 0 ? 'Random tables' : first.name;
  const sections = tables.map((table) => sectionHtml(sectionOf(table, book)));
  return `${openPage({ title, css: style(paper), fontFaces })}<h1>${foreign(title)}</h1>\n${sections.join('')}${closePage}`;
}

function sectionOf(table: KeptTable, book: TablesOut['book']): Section {
  const { folder, name, way, columns, modifiers, beyond, notes, rows } = table;
  const facts: [string, string][] = [
    ...(way === 'dice' ? [] : [['Drawn', way === 'deck' ? 'a deck: what came stays out' : 'by weight']]),
    ...modifiers.map(({ title, add }) => ['Modifier', `${title} ${signed(add)}`]),
    ...(beyond === 'nothing' ? [] : [['Beyond its ends', 'the end rows stand']]),
  ].map(([what = '', words = '']) => [what, words]);
  const heads = way === 'dice' ? columns.map(({ dice, title }) => `${dice} ${title}`.trim()) : ['Weight'];
  const chances = heads.map((_, column) => chancesOf(table, book, column));
  const blocks: Block[] = [
    { is: 'facts', facts },
    { is: 'text', text: visibleText(notes).trim() },
    {
      is: 'table',
      heads: [...heads, 'What comes'],
      rows: rows.map((row) => [
        ...heads.map((_, column) => placeOf(table, row, column, chances[column]?.get(row.id) ?? '')),
        saidBy(row, (id) => book.table(id)?.name),
      ]),
      pencil: [],
    },
  ];
  return { title: pathOf({ folder, name }), blocks, isLong: true };
}

/** In percent, by the ids of rows; of dice that cannot be weighed none. */
function chancesOf(table: KeptTable, book: TablesOut['book'], column: number): ReadonlyMap<number, string> {
  const odds = rowOdds(book, table.id, { column });
  if (odds.sentence !== null) return new Map();
  return new Map(odds.rows.map(({ row, chance }) => [row, percentOf(asNumber(chance))]));
}

const percentOf = (chance: number): string => {
  const percent = chance * 100;
  return `${percent > 0 && percent < 1 ? '< 1' : Math.round(percent)} %`;
};

function placeOf({ way }: KeptTable, { spans, weight }: Row, column: number, chance: string): string {
  const span = spans[column] ?? null;
  const place = way === 'dice' ? (span === null ? '–' : spanText(span)) : String(weight);
  return chance === '' ? place : `${place} · ${chance}`;
}

/** Links by what they show; throws and dice stand as they are written, since whoever reads it throws them. */
function saidBy(row: Row, nameOf: (id: number | string) => string | undefined): string {
  const { text, gives, again, once, note } = row;
  const more = [
    ...gives.map((gift) => giftWords(gift, nameOf)),
    ...(again === null ? [] : [again === 'reroll' ? 'throw again' : `throw ${again.more} more`]),
    ...(once ? ['comes once'] : []),
  ];
  return [
    withLinks(visibleText(text), shownOf).replaceAll(/\\([{}])/g, '$1'),
    ...(more.length === 0 ? [] : [`→ ${more.join('; ')}`]),
    ...(note === '' ? [] : [`(${visibleText(note).trim()})`]),
  ]
    .filter((part) => part !== '')
    .join('\n');
}
