import type { z } from 'zod';
import type { pinnedThing } from '../../../shared/ipc/prep/tonight-views.ts';
import type { PinnedKind } from '../../../shared/ipc/vocabulary.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Row } from '../../db/tables.ts';
import { readNames } from '../pages/named.ts';
import { standingOf } from '../pages/stands.ts';

export type PinnedThing = z.output<typeof pinnedThing>;

/** The column that says which thing of a kind it is. */
export const pinColumns = {
  room: 'room_id',
  page: 'page_id',
  table: 'table_id',
  muster: 'muster_id',
  site: 'site_id',
  creature: 'creature_id',
} as const satisfies Readonly<Record<PinnedKind, keyof Row<'tonight_pin'>>>;

type IdOf<Kind extends PinnedKind> = Kind extends 'creature' ? string : number;

const all = query.selectFrom('tonight_pin').selectAll().orderBy('position').orderBy('id').compile();

const kinds = Object.keys(pinColumns) as PinnedKind[];

/** None of a row that is amiss and says of what it is not. */
const thingsOf = (row: Row<'tonight_pin'>): PinnedThing[] =>
  kinds.flatMap((kind) => {
    const id = row[pinColumns[kind]];
    return id === null ? [] : [{ kind, id } as PinnedThing];
  });

/** What the referee wants first, and what not at all. */
export class Pins {
  readonly first: readonly PinnedThing[];
  readonly hidden: readonly PinnedThing[];

  constructor(sql: Sql) {
    const rows = sql.all(all);
    this.first = rows.filter(({ hidden }) => hidden === 0).flatMap(thingsOf);
    this.hidden = rows.filter(({ hidden }) => hidden === 1).flatMap(thingsOf);
  }

  /** A list in the referee's order: what comes first, whether it is listed or is fetched, then the rest, without what is hidden. */
  arranged<Kind extends PinnedKind, Each extends object>(
    kind: Kind,
    listed: readonly Each[],
    { idOf, fetch }: { idOf: (each: Each) => IdOf<Kind>; fetch: (id: IdOf<Kind>) => Each | null },
  ): (Each & { pinned: boolean })[] {
    const ofKind = (things: readonly PinnedThing[]) =>
      new Set(things.flatMap((thing) => (thing.kind === kind ? [thing.id as IdOf<Kind>] : [])));
    const first = ofKind(this.first);
    const taken = new Set([...first, ...ofKind(this.hidden)]);
    const known = new Map(listed.map((each) => [idOf(each), each]));
    return [
      ...[...first].flatMap((id) => {
        const each = known.get(id) ?? fetch(id);
        return each === null ? [] : [{ ...each, pinned: true }];
      }),
      ...listed.filter((each) => !taken.has(idOf(each))).map((each) => ({ ...each, pinned: false })),
    ];
  }
}

const musterName = withValues(({ id }: { id: number }) =>
  query.selectFrom('muster').select('name').where('id', '=', id),
);

/** What a thing is called; null where it is gone. */
export function pinTitle(sql: Sql, thing: PinnedThing, books: readonly BookOfCreatures[]): string | null {
  if (thing.kind === 'creature') return readNames(sql, books).find('creature', thing.id)?.name ?? null;
  if (thing.kind === 'muster') return sql.get(musterName({ id: thing.id }))?.name ?? null;
  return standingOf[thing.kind](sql, [thing.id])[0]?.name ?? null;
}
