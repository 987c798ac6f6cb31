import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { linksIn } from '../../../shared/pages/links.ts';
import { pullsAsLinks } from '../../../shared/pages/pulls.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { PageRow } from '../../db/tables.ts';
import type { Names } from '../pages/named.ts';
import { needPage } from '../pages/read-pages.ts';
import { standingOf } from '../pages/stands.ts';
import { readTable } from '../tables/read-tables.ts';

type Tonight = QueryOutput<'prep.tonight'>;
type Line = Omit<Tonight['people'][number], 'pinned'>;

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
export function peopleIn(sql: Sql, names: Names, texts: readonly string[]): Line[] {
  const found = new Set<number>();
  for (const text of texts)
    for (const { target } of linksIn(text))
      for (const { kind, to } of names.meant(target))
        if (kind === 'person' && to.kind === 'page') found.add(to.id);
  return [...found].map((id) => lineOf(needPage(sql, id)));
}

const lineOf = ({ id, title, text }: Pick<PageRow, 'id' | 'title' | 'text'>): Line => ({
  id,
  title,
  text: firstSentence(text),
});

/** Under which heading a page stands. */
type Heading = 'people' | 'rumours' | 'others';

const headingOf = ({ kind, told }: PageRow): Heading => {
  if (kind === 'person') return 'people';
  return kind === 'rumour' && told === null ? 'rumours' : 'others';
};

/** A page that is wanted, where it belongs under this heading. */
export function pageOf(sql: Sql, id: number, heading: Heading): Line | null {
  const page = needPage(sql, id);
  return headingOf(page) === heading ? lineOf(page) : null;
}

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
  .select(['id', 'title', 'text'])
  .where('kind', '=', 'rumour')
  .where('told', 'is', null)
  .orderBy('title')
  .orderBy('id')
  .limit(40)
  .compile();

export const untoldRumours = (sql: Sql): Line[] => sql.all(untold).map(lineOf);

const box = /^\s*[-*] \[ \] +(.+)$/gm;

const pagesWith = withValues(({ most }: { most: number }) =>
  query.selectFrom('page').select(['id', 'text']).where('text', 'like', '%[ ] %').orderBy('id').limit(most),
);
const notesWith = withValues(({ most }: { most: number }) =>
  query
    .selectFrom('note')
    .select(['id', 'text'])
    .where('text', 'like', '%[ ] %')
    .orderBy('id', 'desc')
    .limit(most),
);
const roomsWith = withValues(({ most }: { most: number }) =>
  query
    .selectFrom('room')
    .select(['id', 'notes as text'])
    .where('notes', 'like', '%[ ] %')
    .orderBy('id')
    .limit(most),
);
/** Texts in which somebody notes what is still to be done. */
const textsWith = { page: pagesWith, note: notesWith, room: roomsWith };

const mostTexts = 200;
const mostEnds = 60;

/** Lines with an empty box, in pages, notes of the log and rooms. */
export function looseEnds(sql: Sql): Tonight['loose'] {
  const kinds = Object.keys(textsWith) as (keyof typeof textsWith)[];
  return kinds
    .flatMap((kind) => {
      const texts = sql.all(textsWith[kind]({ most: mostTexts }));
      const standing = new Map(
        standingOf[kind](
          sql,
          texts.map(({ id }) => id),
        ).map((each) => [each.id, each]),
      );
      return texts.flatMap(({ id, text }) => {
        const at = standing.get(id);
        if (at === undefined) return [];
        const where = [at.name, at.where].filter((part) => part !== '').join(', ');
        return [...text.matchAll(box)].map(([, line = '']) => ({ text: line.trim(), where, to: at.to }));
      });
    })
    .slice(0, mostEnds);
}
