import type { Sql } from '../../db/sql.ts';
import { sql as raw } from 'kysely';
import { query, withValues } from '../../db/sql.ts';
import { daySeconds } from '../../../shared/clock.ts';
import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';
import { counted } from '../../../shared/words/figures.ts';
import { storedFacts } from '../book/feature-facts.ts';
import { isThere } from '../book/room-foes.ts';

/** The rooms of a level, and what of them holds something already. */

interface OfLevel {
  levelId: number;
}

const roomsOf = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('room')
    .select(['id', 'key', 'name', 'notes'])
    .where('level_id', '=', levelId)
    .orderBy('position')
    .orderBy('id'),
);
// A door is a way and holds nothing.
const thingsOf = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('feature')
    .innerJoin('room', 'room.id', 'feature.room_id')
    .select(['feature.room_id as roomId', 'feature.kind', 'feature.facts'])
    .where('room.level_id', '=', levelId)
    .where('feature.kind', '!=', 'door'),
);
const foesOf = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('room_foe')
    .innerJoin('room', 'room.id', 'room_foe.room_id')
    .select(['room_foe.room_id as roomId', 'room_foe.state'])
    .where('room.level_id', '=', levelId),
);
const lastMetIn = withValues(
  ({ levelId }: OfLevel) => raw<[roomId: number, seconds: number]>`
  SELECT room.id, max(met.began_seconds)
  FROM room JOIN (
    SELECT room_id, began_seconds FROM encounter UNION ALL SELECT room_id, began_seconds FROM fight
  ) AS met ON met.room_id = room.id
  WHERE room.level_id = ${levelId} GROUP BY room.id`,
);

export interface RoomOfLevel {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  /** What it holds, in words; empty for nothing. */
  readonly holds: string;
  /** Of what held foes or treasure that are gone by now, since when, in words; empty for any other. */
  readonly emptied: string;
}

const words: Record<Exclude<FeatureKind, 'door'>, [one: string, more: string]> = {
  trap: ['trap', 'traps'],
  treasure: ['treasure', 'treasures'],
  other: ['other thing', 'other things'],
};

/** As they are at a moment of the clock. */
export function roomsOfLevel(sql: Sql, levelId: number, clock: number): RoomOfLevel[] {
  const counts = new Map<number, Map<string, number>>();
  const add = (roomId: number, what: string) => {
    const known = counts.get(roomId) ?? new Map<string, number>();
    known.set(what, (known.get(what) ?? 0) + 1);
    counts.set(roomId, known);
  };
  const live = new Set<number>();
  const spent = new Set<number>();
  for (const { roomId, state } of sql.all(foesOf({ levelId }))) {
    add(roomId, 'foes');
    (isThere(state) ? live : spent).add(roomId);
  }
  for (const { roomId, kind, facts } of sql.all(thingsOf({ levelId }))) {
    add(roomId, kind);
    if (kind === 'treasure') (storedFacts.treasure(facts).value.taken ? spent : live).add(roomId);
  }
  const lastMet = new Map(sql.rows(lastMetIn({ levelId })));
  return sql.all(roomsOf({ levelId })).map(({ id, key, name, notes }) => {
    const of = counts.get(id);
    const things = (['trap', 'treasure', 'other'] as const).flatMap((kind) => {
      const many = of?.get(kind) ?? 0;
      return many === 0 ? [] : [counted(many, ...words[kind])];
    });
    const holds = [
      ...(of?.has('foes') === true ? ['foes'] : []),
      ...things,
      ...(notes === '' ? [] : ['notes']),
    ];
    const emptied = spent.has(id) && !live.has(id) ? emptiedWords(clock, lastMet.get(id)) : '';
    return { id, key, name, holds: holds.join(', '), emptied };
  });
}

/** Nobody keeps when a treasure was carried off: then no day is told. */
function emptiedWords(clock: number, since: number | undefined): string {
  if (since === undefined) return 'emptied';
  const days = Math.max(0, Math.floor((clock - since) / daySeconds));
  return days === 0 ? 'emptied today' : `emptied ${counted(days, 'day')} ago`;
}
