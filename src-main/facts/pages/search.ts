import { sql as raw } from 'kysely';
import { standsAt, wordsIn, type Sought, type Term } from '../../../shared/pages/search-words.ts';
import { writtenKinds, type WrittenKind } from '../../../shared/ipc/vocabulary.ts';
import { numberStep } from '../../db/file/words-anew.ts';
import { noteRead } from '../../db/observed.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { writtenTexts } from '../../db/written-texts.ts';

/** Everything that is searched of one thing: what it is called, and what is written of it. */
interface SearchedTexts {
  kind: WrittenKind;
  id: number;
  name: string;
  text: string;
}

/** Which things answer, by kind, those whose names answer first. */
type Answers = ReadonlyMap<WrittenKind, readonly number[]>;

/** Of more, nobody reads the last. */
const mostAnswers = 20_000;

/** What is searched of things of a kind, by their ids or of all. */
export function searchedTexts(sql: Sql, kind: WrittenKind, ids: readonly number[] | 'all'): SearchedTexts[] {
  const { table, names, prose, words } = writtenTexts[kind];
  const joined = (columns: readonly string[]) =>
    columns.length === 0
      ? raw`''`
      : raw.join(
          columns.map((column) => raw.ref(column)),
          raw` || char(10) || `,
        );
  const rows = sql.all(
    raw<{ id: number; name: string; text: string }>`SELECT id, ${joined(names)} AS name,
      ${joined([...prose, ...words])} AS text FROM ${raw.table(table)}
      WHERE ${ids === 'all' ? raw`TRUE` : raw`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`}
      ORDER BY id`.compile(query),
  );
  return rows.map((row) => ({ kind, ...row }));
}

const matching = ({ words, whole }: Term): string => `"${words.join(' ')}"${whole ? '' : '*'}`;

/** The question as the index takes it; null where there is nothing to look for. */
function match({ terms }: Sought): string | null {
  const wanted = terms.filter(({ not }) => !not).map(matching);
  const unwanted = terms.filter(({ not }) => not).map(matching);
  if (wanted.length === 0) return null;
  return [`(${wanted.join(' AND ')})`, ...unwanted].join(' NOT ');
}

/** What answers by the index of the file. */
export function answersByIndex(sql: Sql, sought: Sought): Answers {
  const text = match(sought);
  if (text === null) return new Map();
  // The index follows these: what changes in them may change what answers.
  noteRead(...Object.values(writtenTexts).map(({ table }) => table));
  const rowids = (wanted: string): number[] =>
    sql
      .all(
        query
          .selectFrom('prep_fts')
          .select('rowid')
          .where('prep_fts', 'match', wanted)
          .orderBy('rowid')
          .limit(mostAnswers),
      )
      .map(({ rowid }) => rowid);
  const byName = new Set(rowids(`name : (${text})`));
  const all = rowids(text);
  return byKind([...all.filter((id) => byName.has(id)), ...all.filter((id) => !byName.has(id))]);
}

function byKind(rowids: readonly number[]): Answers {
  const kindOf = new Map(writtenKinds.map((kind) => [writtenTexts[kind].number, kind]));
  const found = new Map<WrittenKind, number[]>();
  for (const rowid of rowids) {
    const kind = kindOf.get(Math.floor(rowid / numberStep));
    if (kind === undefined) continue;
    const there = found.get(kind);
    if (there) there.push(rowid % numberStep);
    else found.set(kind, [rowid % numberStep]);
  }
  return found;
}

/** What answers by the texts themselves: how things stood once has no index. */
export function answersByTexts(sql: Sql, { terms }: Sought): Answers {
  if (terms.every(({ not }) => not)) return new Map();
  const stands = (texts: readonly string[], not: boolean) => {
    const found = texts.map(wordsIn);
    return (term: Term): boolean =>
      term.not === not && found.some((words) => standsAt(words, term).length > 0);
  };
  const wanted = terms.filter(({ not }) => !not);
  return new Map(
    writtenKinds.flatMap((kind) => {
      const named: number[] = [];
      const others: number[] = [];
      for (const { id, name, text } of searchedTexts(sql, kind, 'all')) {
        if (terms.some(stands([name, text], true))) continue;
        if (wanted.every(stands([name], false))) named.push(id);
        else if (wanted.every(stands([name, text], false))) others.push(id);
      }
      return named.length + others.length === 0 ? [] : [[kind, [...named, ...others]] as const];
    }),
  );
}
