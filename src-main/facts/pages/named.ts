import type { z } from 'zod';
import type { namedThing } from '../../../shared/ipc/prep/page-views.ts';
import type { NamedKind } from '../../../shared/ipc/vocabulary.ts';
import { canBeLinked, kindIn } from '../../../shared/pages/links.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { folded } from '../book/fold.ts';
import { readRules } from '../campaign/read-campaign.ts';
import { standingOf, type Standing } from './stands.ts';

/** Something that a link can lead to. */
export interface NamedThing extends Omit<z.output<typeof namedThing>, 'target'> {
  /** Of its row; of a creature `own:12`, or its id in the campaign's book. */
  id: number | string;
  /** Every name that it answers to; the last is its own alone, as far as there is one. */
  answers: readonly string[];
}

/** Everything with a name, by its folded names. */
export class Names {
  readonly #things: readonly NamedThing[];
  readonly #byName: ReadonlyMap<string, readonly NamedThing[]>;

  constructor(entries: readonly NamedThing[]) {
    this.#things = entries;
    const byName = new Map<string, NamedThing[]>();
    for (const entry of entries)
      for (const name of new Set(entry.answers.map(folded))) {
        const there = byName.get(name);
        if (there) there.push(entry);
        else byName.set(name, [entry]);
      }
    this.#byName = byName;
  }

  /** Null where it is gone. */
  find(kind: NamedKind, id: number | string): NamedThing | null {
    return this.#things.find((each) => each.kind === kind && each.id === id) ?? null;
  }

  /** A page of whatever kind; null where it is gone. */
  page(id: number): NamedThing | null {
    return this.#things.find(({ to }) => to.kind === 'page' && to.id === id) ?? null;
  }

  /** What the target of a link may mean: a name that begins like a kind's word is a name first. */
  meant(target: string): readonly NamedThing[] {
    const whole = this.#byName.get(folded(target));
    if (whole !== undefined) return whole;
    const of = kindIn(target);
    if (of === null) return [];
    return (this.#byName.get(folded(of.name)) ?? []).filter(({ kind }) => kind === of.kind);
  }

  /** The shortest target that means this one alone; where nothing does, the one that comes nearest. */
  targetOf({ kind, answers }: NamedThing): string {
    const names = answers.filter(canBeLinked);
    const targets = [...names, ...names.map((name) => `${kind}:${name}`)];
    return targets.find((target) => this.meant(target).length === 1) ?? targets.at(-1) ?? '';
  }
}

const plain = (kind: NamedKind, { id, name, where, to }: Standing): NamedThing => ({
  kind,
  id: to.kind === 'creature' ? to.id : id,
  name,
  where,
  to,
  answers: [name],
});

const roomNames = query
  .selectFrom('room')
  .innerJoin('level', 'level.id', 'room.level_id')
  .innerJoin('dungeon', 'dungeon.id', 'level.dungeon_id')
  .select(['room.key', 'room.name', 'level.name as level', 'dungeon.name as dungeon'])
  .orderBy('room.id')
  .compile();
const pageKindsInOrder = query.selectFrom('page').select('kind').orderBy('id').compile();

/** A room answers to its name, and to its key where its dungeon stands before it: `Old Tower 12`. */
function rooms(sql: Sql): NamedThing[] {
  const names = sql.all(roomNames);
  return standingOf.room(sql, 'all').map((room, at) => {
    const { key = '', name = '', level = '', dungeon = '' } = names[at] ?? {};
    return {
      ...plain('room', room),
      answers: [...(name === '' ? [] : [name]), `${dungeon} ${key}`, `${dungeon}, ${level}, ${key}`],
    };
  });
}

function pages(sql: Sql): NamedThing[] {
  const kinds = sql.all(pageKindsInOrder);
  return standingOf.page(sql, 'all').map((page, at) => plain(kinds[at]?.kind ?? 'note', page));
}

/** The creatures of the campaign's book, those aside whose names own ones bear. */
function printed(
  systemId: string,
  books: readonly BookOfCreatures[],
  own: readonly NamedThing[],
): NamedThing[] {
  const book = books.find(({ id }) => id === systemId);
  const taken = new Set(own.map(({ name }) => folded(name)));
  return (book?.creatures ?? []).flatMap(({ monster: { id, name } }) =>
    taken.has(folded(name))
      ? []
      : {
          kind: 'creature' as const,
          id,
          name,
          where: `creature, ${book?.title ?? ''}`,
          to: { kind: 'creature' as const, book: systemId, id },
          answers: [name],
        },
  );
}

/** Everything that has a name, as the file stands. */
export const readNames = whileUnchanged((sql, books: readonly BookOfCreatures[]): Names => {
  const own = standingOf.creature(sql, 'all').map((each) => plain('creature', each));
  return new Names([
    ...pages(sql),
    ...own,
    ...printed(readRules(sql).system.id, books, own),
    ...standingOf.table(sql, 'all').map((each) => plain('table', each)),
    ...standingOf.dungeon(sql, 'all').map((each) => plain('dungeon', each)),
    ...rooms(sql),
    ...standingOf.site(sql, 'all').map((each) => plain('site', each)),
    ...standingOf.character(sql, 'all').map((each) => plain('character', each)),
  ]);
});
