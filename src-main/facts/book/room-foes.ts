import { TurnkeeperError } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { NewRow, RoomFoeRow } from '../../db/tables.ts';

/** The foes that are keyed to rooms. */

const byId = withValues(({ id }: { id: number }) =>
  query.selectFrom('room_foe').selectAll().where('id', '=', id),
);
const inRoom = withValues(({ roomId }: { roomId: number }) =>
  query.selectFrom('room_foe').selectAll().where('room_id', '=', roomId).orderBy('position').orderBy('id'),
);
const lastInRoom = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('room_foe')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('room_id', '=', roomId),
);

export const readRoomFoes = (sql: Sql, roomId: number): RoomFoeRow[] => sql.all(inRoom({ roomId }));

/** Throws not-found where no such foes are keyed. */
export function needRoomFoe(sql: Sql, id: number, field = 'id'): RoomFoeRow {
  const row = sql.get(byId({ id }));
  if (row) return row;
  throw new TurnkeeperError('not-found', 'Those foes are no longer keyed to a room. Nothing was changed.', {
    [field]: 'Choose again.',
  });
}

/** Keys foes to a room behind those it has. */
export function writeRoomFoe(sql: Sql, foe: Omit<NewRow<'room_foe'>, 'id' | 'position' | 'state'>): number {
  const last = sql.get(lastInRoom({ roomId: foe.room_id }))?.last ?? 0;
  return sql.run(query.insertInto('room_foe').values({ ...foe, position: last + 1, state: 'there' })).lastId;
}

/** They wait to be met, or have been and were left there. */
export const isThere = (state: RoomFoeRow['state']): boolean => state === 'there' || state === 'met';

/** "4 × Goblin", "2d4 × Goblin", "Goblin": as many as are known, or what is thrown for it. */
export function roomFoeTitle({
  who,
  number,
  number_dice: dice,
}: Pick<RoomFoeRow, 'who' | 'number' | 'number_dice'>): string {
  if (number !== null) return `${number} × ${who}`;
  return dice === '' ? who : `${dice} × ${who}`;
}
