import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { linksIn } from '../../../shared/pages/links.ts';
import { pullsAsLinks } from '../../../shared/pages/pulls.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { PageRow } from '../../db/tables.ts';
import type { Names } from '../pages/named.ts';
import { needPage } from '../pages/read-pages.ts';
import { readTable } from '../tables/read-tables.ts';

type Tonight = QueryOutput<'prep.tonight'>;
type Line = Omit<Tonight['people'][number], 'pinned'>;

/** Under which heading a page stands. */
type Heading = 'people' | 'rumours' | 'others';
type HeadedLine = Line & { heading: Heading };

const mostLetters = 160;

/** What a line of Markdown says without its marks: a link by its words, an item without its dash. */
const plainLine = (line: string): string =>
  line
    .replace(/^[\s>*+-]+/, '')
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/[*_`]+/g, '')
    .trim();

/** A line as long as one is looked at. */
export const shortened = (line: string): string =>
  line.length > mostLetters ? `${line.slice(0, mostLetters).trimEnd()}…` : line;

/** The first sentence of a Markdown text below its headings; empty without one. */
export function firstSentence(text: string): string {
  const lines = pullsAsLinks(text, () => false)
    .split('\n')
    .filter((each) => !each.startsWith('#'));
  const line = lines.map(plainLine).find((each) => each !== '');
  if (line === undefined) return '';
  return shortened(/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}

/** Pages about people that texts lead to, each once, in the order in which they are named. */
export function peopleIn(sql: Sql, names: Names, texts: readonly string[]): HeadedLine[] {
  const found = new Set<number>();
  for (const text of texts)
    for (const { target } of linksIn(text))
      for (const { kind, to } of names.meant(target))
        if (kind === 'person' && to.kind === 'page') found.add(to.id);
  return [...found].map((id) => pageLine(sql, id));
}

const lineOf = (page: Pick<PageRow, 'id' | 'title' | 'text' | 'kind' | 'told'>): HeadedLine => ({
  ...{ id: page.id, title: page.title, text: firstSentence(page.text) },
  heading: headingOf(page),
});

const headingOf = ({ kind, told }: Pick<PageRow, 'kind' | 'told'>): Heading => {
  if (kind === 'person') return 'people';
  return kind === 'rumour' && told === null ? 'rumours' : 'others';
};

/** A page with the heading under which it belongs. */
export const pageLine = (sql: Sql, id: number): HeadedLine => lineOf(needPage(sql, id));

/** Those that belong under a heading, in their order. */
export const under = <Each extends HeadedLine>(
  heading: Heading,
  lines: readonly Each[],
): Omit<Each, 'heading'>[] => lines.flatMap(({ heading: its, ...line }) => (its === heading ? [line] : []));

/** A table that is wanted, whatever it is for: "1d6, 12 rows". */
export function ownTable(sql: Sql, id: number): Line | null {
  const table = readTable(sql, id);
  if (table === null) return null;
  const { name, way, columns, rows } = table;
  const thrown = way === 'dice' ? (columns[0]?.dice ?? '') : wayWords[way];
  return { id, title: name, text: `${thrown}, ${counted(rows.length, 'row')}` };
}

const wayWords = { weights: 'by weight', deck: 'a deck' } as const;

const untold = query
  .selectFrom('page')
  .select(['id', 'title', 'text', 'kind', 'told'])
  .where('kind', '=', 'rumour')
  .where('told', 'is', null)
  .orderBy('title')
  .orderBy('id')
  .limit(40)
  .compile();

export const untoldRumours = (sql: Sql): HeadedLine[] => sql.all(untold).map(lineOf);
