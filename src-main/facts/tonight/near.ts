import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { featureOf, type FeatureOf } from '../book/feature-facts.ts';

/** A room that is reached through so many doors. */
export interface Reached {
  roomId: number;
  /** Null: it lies further off, and is wanted all the same. */
  doors: number | null;
  /** Only through a secret door that nobody has found. */
  hidden: boolean;
}

const doorsOf = withValues(({ dungeonId }: { dungeonId: number }) =>
  query
    .selectFrom('feature')
    .innerJoin('room', 'room.id', 'feature.room_id')
    .innerJoin('level', 'level.id', 'room.level_id')
    .selectAll('feature')
    .where('level.dungeon_id', '=', dungeonId)
    .where('feature.kind', '=', 'door')
    .where('feature.to_room_id', 'is not', null)
    .orderBy('feature.position')
    .orderBy('feature.id'),
);

type Door = FeatureOf<'door'>;

const isKnown = ({ facts }: Door): boolean => !facts.secret || facts.found;

/**
 * Rooms within so many doors of one, the nearest first: by the ways that are known, then by those that would be found.
 * A door leads both ways, and stairs to other levels of the dungeon count as doors.
 */
export function reachedFrom(
  sql: Sql,
  { dungeonId, roomId, most }: { dungeonId: number; roomId: number; most: number },
): Reached[] {
  const doors = sql.all(doorsOf({ dungeonId })).map(featureOf) as Door[];
  const known = steps(doors.filter(isKnown), roomId, most);
  const all = steps(doors, roomId, most);
  const reached = [...known].map(([id, far]) => ({ roomId: id, doors: far, hidden: false }));
  const hidden = [...all]
    .filter(([id]) => !known.has(id))
    .map(([id, far]) => ({ roomId: id, doors: far, hidden: true }));
  return [...reached, ...hidden].toSorted((one, other) => one.doors - other.doors);
}

/** By room, through how many doors it is reached, in the order in which they are. */
function steps(doors: readonly Door[], from: number, most: number): Map<number, number> {
  const beside = new Map<number, number[]>();
  const join = (one: number, other: number) => {
    const there = beside.get(one);
    if (there) there.push(other);
    else beside.set(one, [other]);
  };
  for (const { room_id: here, to_room_id: there } of doors) {
    if (there === null) continue;
    join(here, there);
    join(there, here);
  }
  const far = new Map([[from, 0]]);
  for (const [room, doorsTo] of far) {
    if (doorsTo === most) continue;
    for (const next of beside.get(room) ?? []) if (!far.has(next)) far.set(next, doorsTo + 1);
  }
  return far;
}
