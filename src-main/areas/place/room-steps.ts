import { capital } from '../../../shared/words/names.ts';
import { refused } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { RoomRow } from '../../db/tables.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { writeNamed } from '../../facts/pages/follow-names.ts';
import { step } from '../../steps/step-context.ts';
import { soAlready } from '../../steps/so-already.ts';
import { folded } from '../../facts/book/fold.ts';
import { nextRoomPosition, placeRoomBefore } from './positions.ts';
import { needLevel, needRoom } from '../../facts/book/read-room.ts';
import { wentAlong } from './went-along.ts';
import { roomTitle } from '../../facts/book/words.ts';

const keysOfLevel = withValues(({ levelId }: { levelId: number }) =>
  query.selectFrom('room').select(['id', 'key']).where('level_id', '=', levelId),
);

function needFreeKey(sql: Sql, levelId: number, key: string, id: number | null): void {
  const taken = sql
    .all(keysOfLevel({ levelId }))
    .some((room) => room.id !== id && folded(room.key) === folded(key));
  if (taken)
    throw refused(`There is a room ${key} on this level already. Nothing was changed.`, {
      key: 'Another room of the level has this key.',
    });
}

/** One more than the highest number among the keys. */
function nextKey(sql: Sql, levelId: number): string {
  const numbers = sql.all(keysOfLevel({ levelId })).map(({ key }) => Number(/^\d{1,9}/.exec(key)?.[0] ?? 0));
  return String(numbers.reduce((most, number) => Math.max(most, number), 0) + 1);
}

type RoomCommand = 'addRoom' | 'changeRoom' | 'removeRoom' | 'moveRoom';

export const roomSteps: Pick<StepsOf<'place'>, `place.${RoomCommand}`> = {
  'place.addRoom': ({ sql }, { levelId, key, name, notes }) => {
    const level = needLevel(sql, levelId, 'levelId');
    const called = key === '' ? nextKey(sql, levelId) : key;
    needFreeKey(sql, levelId, called, null);
    const position = nextRoomPosition(sql, levelId);
    const { lastId: id } = sql.run(
      query.insertInto('room').values({ level_id: levelId, position, key: called, name, notes }),
    );
    const title = roomTitle({ key: called, name });
    return { ...step(`A new room on ${level.name}: ${title}.`, { hidden: true }), value: { id } };
  },

  'place.changeRoom': ({ sql, content }, { id, key, name, notes, visited, levelId }) => {
    const before = needRoom(sql, id);
    const after = {
      key: key ?? before.key,
      name: name ?? before.name,
      notes: notes ?? before.notes,
      visited: visited === undefined ? before.visited : visited ? (1 as const) : (0 as const),
      level_id: levelId ?? before.level_id,
    };
    const level = needLevel(sql, after.level_id, 'levelId');
    const moved = after.level_id !== before.level_id;
    if (moved || folded(after.key) !== folded(before.key)) needFreeKey(sql, after.level_id, after.key, id);
    const changes = changed(before, after, level.name);
    if (changes.length === 0) throw soAlready();
    const position = moved ? nextRoomPosition(sql, after.level_id) : before.position;
    const change = () =>
      sql.run(
        query
          .updateTable('room')
          .set({ ...after, position })
          .where('id', '=', id),
      );
    const isRenamed = moved || after.key !== before.key || after.name !== before.name;
    const follows = writeNamed(sql, content, isRenamed, change);
    return step(`${capital(roomTitle(before))}: ${changes.join(', ')}${follows}.`, { hidden: true });
  },

  'place.removeRoom': ({ sql }, { id }) => {
    const room = needRoom(sql, id);
    const along = wentAlong(sql, 'room', id);
    sql.run(query.deleteFrom('room').where('id', '=', id));
    return step(`Struck ${roomTitle(room)} from the book.${along}`, { hidden: true });
  },

  'place.moveRoom': ({ sql }, { id, beforeId }) => {
    const room = needRoom(sql, id);
    const before = beforeId === null ? null : needRoom(sql, beforeId, 'beforeId');
    if (before !== null && before.level_id !== room.level_id)
      throw refused(`${capital(roomTitle(before))} is on another level. Nothing was changed.`, {
        beforeId: 'Choose a room of the same level.',
      });
    if (beforeId === id || stands(sql, room, beforeId)) throw soAlready();
    placeRoomBefore(sql, room.level_id, id, beforeId);
    const where = before === null ? 'last' : `before ${roomTitle(before)}`;
    return step(`${capital(roomTitle(room))} stands ${where} in the list.`, { hidden: true });
  },
};

const idsInOrder = withValues(({ levelId }: { levelId: number }) =>
  query.selectFrom('room').select('id').where('level_id', '=', levelId).orderBy('position').orderBy('id'),
);

/** Whether the room stands before the other, or last, already. */
function stands(sql: Sql, room: RoomRow, beforeId: number | null): boolean {
  const ids = sql.all(idsInOrder({ levelId: room.level_id })).map(({ id }) => id);
  return (ids[ids.indexOf(room.id) + 1] ?? null) === beforeId;
}

function changed(
  before: RoomRow,
  after: Pick<RoomRow, 'key' | 'name' | 'notes' | 'visited' | 'level_id'>,
  level: string,
): string[] {
  const named = after.name === '' ? 'it has no name now' : `called ${after.name} now`;
  return [
    ...(after.key === before.key ? [] : [`its key is ${after.key} now`]),
    ...(after.name === before.name ? [] : [named]),
    ...(after.notes === before.notes ? [] : ['its notes were changed']),
    ...(after.visited === before.visited ? [] : [after.visited === 1 ? 'visited' : 'not visited yet']),
    ...(after.level_id === before.level_id ? [] : [`on ${level} now`]),
  ];
}
