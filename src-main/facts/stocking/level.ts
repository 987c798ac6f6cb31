import type { Sql } from '../../db/sql.ts';
import { query, withValues } from '../../db/sql.ts';
import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';
import { counted } from '../../../shared/words/figures.ts';

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
    .select(['feature.room_id as roomId', 'feature.kind'])
    .where('room.level_id', '=', levelId)
    .where('feature.kind', '!=', 'door'),
);
const foesOf = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('room_foe')
    .innerJoin('room', 'room.id', 'room_foe.room_id')
    .select('room_foe.room_id as roomId')
    .where('room.level_id', '=', levelId),
);

export interface RoomOfLevel {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  /** What it holds, in words; empty for nothing. */
  readonly holds: string;
}

const words: Record<Exclude<FeatureKind, 'door'>, [one: string, more: string]> = {
  trap: ['trap', 'traps'],
  treasure: ['treasure', 'treasures'],
  other: ['other thing', 'other things'],
};

export function roomsOfLevel(sql: Sql, levelId: number): RoomOfLevel[] {
  const counts = new Map<number, Map<string, number>>();
  const add = (roomId: number, what: string) => {
    const known = counts.get(roomId) ?? new Map<string, number>();
    known.set(what, (known.get(what) ?? 0) + 1);
    counts.set(roomId, known);
  };
  for (const { roomId } of sql.all(foesOf({ levelId }))) add(roomId, 'foes');
  for (const { roomId, kind } of sql.all(thingsOf({ levelId }))) add(roomId, kind);
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
    return { id, key, name, holds: holds.join(', ') };
  });
}
