import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { RoomRow } from '../../db/tables.ts';
import { readDelve } from '../delve/read-delve.ts';
import { readRoom } from '../book/read-room.ts';

/** The room from which ways are counted. */
export interface Start {
  room: RoomRow;
  dungeonId: number;
  dungeon: string;
  /** The company is in it now. */
  underWay: boolean;
}

const lastDungeon = query
  .selectFrom('delve')
  .select('dungeon_id as id')
  .where('dungeon_id', 'is not', null)
  .orderBy('id', 'desc')
  .limit(1)
  .compile();
const firstRooms = withValues(({ dungeonId }: { dungeonId: number }) =>
  query
    .selectFrom('room')
    .innerJoin('level', 'level.id', 'room.level_id')
    .select('room.id')
    .where('level.dungeon_id', '=', dungeonId)
    .orderBy('level.position')
    .orderBy('room.position')
    .orderBy('room.id')
    .limit(1),
);
const withRooms = query
  .selectFrom('room')
  .innerJoin('level', 'level.id', 'room.level_id')
  .innerJoin('dungeon', 'dungeon.id', 'level.dungeon_id')
  .select('dungeon.id')
  .orderBy('dungeon.position')
  .orderBy('dungeon.id')
  .limit(1)
  .compile();
const placeOf = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('room')
    .innerJoin('level', 'level.id', 'room.level_id')
    .innerJoin('dungeon', 'dungeon.id', 'level.dungeon_id')
    .select(['dungeon.id', 'dungeon.name'])
    .where('room.id', '=', roomId),
);

/**
 * Where the company stands; else the first room of the dungeon it is in, was in last, or that the book has first. Null
 * where no dungeon has a room.
 */
export function startOf(sql: Sql): Start | null {
  const delve = readDelve(sql)?.row ?? null;
  const dungeons = [delve?.dungeon_id, sql.get(lastDungeon)?.id, sql.get(withRooms)?.id];
  const roomId = delve?.room_id ?? firstOf(sql, dungeons);
  const room = roomId === null ? undefined : readRoom(sql, roomId);
  const place = room && sql.get(placeOf({ roomId: room.id }));
  if (!room || !place) return null;
  return { room, dungeonId: place.id, dungeon: place.name, underWay: delve !== null };
}

function firstOf(sql: Sql, dungeons: readonly (number | null | undefined)[]): number | null {
  for (const dungeonId of dungeons) {
    const first = typeof dungeonId === 'number' ? sql.get(firstRooms({ dungeonId })) : undefined;
    if (first) return first.id;
  }
  return null;
}
