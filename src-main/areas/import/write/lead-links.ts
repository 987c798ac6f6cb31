import type { NamedKind, WrittenKind } from '../../../../shared/ipc/vocabulary.ts';
import { kindIn } from '../../../../shared/pages/links.ts';
import { folded } from '../../../../shared/tables/names.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { leadLinksIn } from '../../../facts/pages/links.ts';
import type { Became } from '../../../facts/packs/read-packs.ts';
import type { BookEntry } from '../../../imports/book-entry.ts';
import type { PackPart } from './pack-memory.ts';

type Part = Pick<PackPart, 'book' | 'became'>;

/** What a part is called in its pack and here. */
interface NamedPart {
  readonly kind: NamedKind;
  readonly from: string;
  readonly to: string;
}

/**
 * Texts of a pack link to its parts by the names they bear there: leads them to the names they bear here. Where two
 * parts of it bear a name, the link stays.
 */
export function leadLinks(sql: Sql, texts: readonly Part[], parts: readonly Part[]): void {
  const named = parts.flatMap((part) => namedPart(sql, part) ?? []);
  if (named.every(({ from, to }) => from === to)) return;
  const byName = new Map<string, NamedPart[]>();
  for (const part of named) {
    const name = folded(part.from);
    byName.set(name, [...(byName.get(name) ?? []), part]);
  }
  const turn = (target: string): string | null => {
    const whole = byName.get(folded(target));
    if (whole !== undefined) return newName(whole);
    const of = kindIn(target);
    if (of === null) return null;
    const to = newName((byName.get(folded(of.name)) ?? []).filter(({ kind }) => kind === of.kind));
    return to === null ? null : `${of.kind}:${to}`;
  };
  leadLinksIn(
    sql,
    texts.flatMap(({ became }) => textsOf(sql, became)),
    turn,
  );
}

/** Null where it is called the same, or where more than one is meant. */
function newName([part, ...others]: readonly NamedPart[]): string | null {
  return part === undefined || others.length > 0 || part.from === part.to ? null : part.to;
}

const names = {
  creature: withValues(({ id }: { id: number }) =>
    query.selectFrom('creature').select('name').where('id', '=', id),
  ),
  table: withValues(({ id }: { id: number }) =>
    query.selectFrom('random_table').select('name').where('id', '=', id),
  ),
  page: withValues(({ id }: { id: number }) =>
    query.selectFrom('page').select('title as name').where('id', '=', id),
  ),
};
const rowIds = withValues(({ id }: { id: number }) =>
  query.selectFrom('random_row').select('id').where('table_id', '=', id),
);

function namedPart(sql: Sql, { book, became: { kind, id } }: Part): NamedPart | null {
  const row = sql.get(names[kind]({ id }));
  return row === undefined ? null : { kind: namedKindOf(book), from: book.name, to: row.name };
}

function namedKindOf(book: BookEntry): NamedKind {
  if (book.is === 'page') return book.kind;
  return book.is === 'creature' ? 'creature' : 'table';
}

const textsOf = (sql: Sql, { kind, id }: Became): { kind: WrittenKind; id: number }[] => [
  { kind, id },
  ...(kind === 'table' ? sql.all(rowIds({ id })).map((row) => ({ kind: 'row' as const, id: row.id })) : []),
];
