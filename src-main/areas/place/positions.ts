import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/** Between neighbours, so that a room moved between two of them moves no other. */
const apart = 1000;

const lastDungeon = query
  .selectFrom('dungeon')
  .select(({ fn }) => fn.max('position').as('last'))
  .compile();
const lastLevel = withValues(({ dungeonId }: { dungeonId: number }) =>
  query
    .selectFrom('level')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('dungeon_id', '=', dungeonId),
);
const lastRoom = withValues(({ levelId }: { levelId: number }) =>
  query
    .selectFrom('room')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('level_id', '=', levelId),
);
const lastFeature = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('feature')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('room_id', '=', roomId),
);
const roomsInOrder = withValues(({ levelId }: { levelId: number }) =>
  query
    .selectFrom('room')
    .select(['id', 'position'])
    .where('level_id', '=', levelId)
    .orderBy('position')
    .orderBy('id'),
);

const after = (found: { last: number | null } | undefined): number => (found?.last ?? 0) + apart;

export const nextDungeonPosition = (sql: Sql): number => after(sql.get(lastDungeon));
export const nextLevelPosition = (sql: Sql, dungeonId: number): number =>
  after(sql.get(lastLevel({ dungeonId })));
export const nextRoomPosition = (sql: Sql, levelId: number): number => after(sql.get(lastRoom({ levelId })));
export const nextFeaturePosition = (sql: Sql, roomId: number): number =>
  after(sql.get(lastFeature({ roomId })));

const setPosition = (sql: Sql, id: number, position: number) =>
  sql.run(query.updateTable('room').set({ position }).where('id', '=', id));

/** Puts a room before another of its level, or last; the others are written only where no gap is left. */
export function placeRoomBefore(sql: Sql, levelId: number, id: number, beforeId: number | null): void {
  const others = sql.all(roomsInOrder({ levelId })).filter((room) => room.id !== id);
  const index = beforeId === null ? others.length : others.findIndex((room) => room.id === beforeId);
  const next = others[index]?.position;
  const before = others[index - 1]?.position ?? (next ?? 0) - 2 * apart;
  const between = next === undefined ? before + apart : Math.floor((before + next) / 2);
  if (between > before && (next === undefined || between < next)) {
    setPosition(sql, id, between);
    return;
  }
  const order = [
    ...others.slice(0, index).map((room) => room.id),
    id,
    ...others.slice(index).map((room) => room.id),
  ];
  order.forEach((roomId, place) => setPosition(sql, roomId, (place + 1) * apart));
}
