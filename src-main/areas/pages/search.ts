import { sql as raw } from 'kysely';
import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { writtenKinds, type WrittenKind } from '../../../shared/ipc/vocabulary.ts';
import { readSought, standsAt, wordsIn, type Sought } from '../../../shared/pages/search-words.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { writtenTexts } from '../../db/written-texts.ts';
import type { Desk } from '../../desk/desk.ts';
import { answersByIndex, answersByTexts, searchedTexts } from '../../facts/pages/search.ts';
import { tagsIn } from '../../facts/pages/read-pages.ts';
import { standingOf, type Standing } from '../../facts/pages/stands.ts';

type Search = QueryOutput<'prep.search'>;
type Hit = Search['groups'][number]['hits'][number];

/** So many of a kind are looked at for a filter. */
const mostLookedAt = 5000;

/** Everything that the referee wrote and that answers to words, by kind. */
export function searchEverywhere(desk: Desk, { text, limit }: ParsedInput<'prep.search'>): Search {
  const { sql } = desk.file;
  const sought = readSought(text);
  const answers = desk.campaign.past === null ? answersByIndex(sql, sought) : answersByTexts(sql, sought);
  const groups = writtenKinds.flatMap((kind) => {
    const ids = answers.get(kind) ?? [];
    if (ids.length === 0 || !isKind(kind, sought)) return [];
    const left = filtered(sql, kind, ids.slice(0, mostLookedAt), sought);
    if (left.length === 0) return [];
    return {
      kind,
      hits: hitsOf(sql, kind, left.slice(0, limit), sought),
      more: Math.max(0, left.length - limit),
    };
  });
  return { groups };
}

const isKind = (kind: WrittenKind, { kinds }: Sought): boolean =>
  kinds.length === 0 || kinds.some((each) => kind.startsWith(each.replace(/s$/, '')));

/** In the order in which they answer, those that hold what is asked besides. */
function filtered(
  sql: Sql,
  kind: WrittenKind,
  ids: readonly number[],
  { tags, dungeons }: Sought,
): Standing[] {
  const standing = new Map(standingOf[kind](sql, ids).map((each) => [each.id, each]));
  const tagged = tags.length === 0 ? null : withTags(sql, kind, ids, tags);
  return ids.flatMap((id) => {
    const at = standing.get(id);
    if (at === undefined || tagged?.has(id) === false) return [];
    const { dungeon } = at;
    return dungeons.every((each) => dungeon !== null && plain(dungeon).includes(each)) ? [at] : [];
  });
}

const plain = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => word)
    .join(' ');

/** Those of them that bear every tag. */
function withTags(sql: Sql, kind: WrittenKind, ids: readonly number[], tags: readonly string[]): Set<number> {
  const { table, words } = writtenTexts[kind];
  if (!(words as readonly string[]).includes('tags')) return new Set();
  const rows = sql.all(
    raw<{ id: number; tags: string }>`SELECT id, tags FROM ${raw.table(table)}
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`.compile(query),
  );
  const bears = (own: readonly string[]) => tags.every((tag) => own.map(plain).includes(tag));
  return new Set(rows.filter((row) => bears(tagsIn(row.tags))).map(({ id }) => id));
}

function hitsOf(sql: Sql, kind: WrittenKind, standing: readonly Standing[], { terms }: Sought): Hit[] {
  const ids = standing.map(({ id }) => id);
  const texts = new Map(searchedTexts(sql, kind, ids).map((each) => [each.id, each]));
  return standing.map(({ id, name, where, to }) => ({
    id,
    name,
    where,
    to,
    pieces: excerpt(texts.get(id)?.text ?? '', terms),
  }));
}

/** So many letters stand before the first word that was found, and after it. */
const before = 40;
const after = 140;

/** The part of a text where words were found first, these apart; empty where none of them stands in it. */
function excerpt(text: string, terms: Sought['terms']): Hit['pieces'] {
  const words = wordsIn(text);
  const runs = terms.filter(({ not }) => !not).flatMap((term) => standsAt(words, term));
  const found = runs.flat().sort((one, other) => one.at - other.at);
  const [first] = found;
  if (first === undefined) return [];
  const from = words.find(({ at }) => at >= first.at - before)?.at ?? first.at;
  const to = words.findLast(({ end }) => end <= first.at + after)?.end ?? first.end;
  const pieces: Hit['pieces'] = [];
  let done = from;
  for (const { at, end } of found) {
    if (at < done || end > to) continue;
    if (at > done) pieces.push({ text: text.slice(done, at), found: false });
    pieces.push({ text: text.slice(at, end), found: true });
    done = end;
  }
  if (to > done) pieces.push({ text: text.slice(done, to), found: false });
  const cut = (mark: boolean): Hit['pieces'] => (mark ? [{ text: '…', found: false }] : []);
  return [...cut(from > 0), ...pieces, ...cut(to < text.length)];
}
