import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';

const underWay = query
  .selectFrom('delve')
  .leftJoin('room', 'room.id', 'delve.room_id')
  .leftJoin('level', 'level.id', 'room.level_id')
  .select([
    'delve.id as delveId',
    'delve.name as delve',
    'delve.turn as turn',
    'delve.dungeon_id as dungeonId',
    'delve.room_id as roomId',
    'room.level_id as levelId',
    'level.dungeon_id as roomDungeonId',
  ])
  .where('delve.ended', '=', 0)
  .orderBy('delve.id', 'desc')
  .limit(1)
  .compile();

export interface PartyPlace {
  delveId: number;
  delve: string;
  turn: number;
  dungeonId: number | null;
  levelId: number | null;
  roomId: number | null;
}

/** Where the party of the delve under way stands, or null outside. A room's own dungeon goes before the delve's. */
export function partyPlace(sql: Sql): PartyPlace | null {
  const found = sql.get(underWay);
  if (!found) return null;
  const { roomDungeonId, dungeonId, ...rest } = found;
  return { ...rest, dungeonId: roomDungeonId ?? dungeonId };
}
