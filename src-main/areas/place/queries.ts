import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { bestOf, findRooms, roomAtHand } from './view/find-rooms.ts';
import { levelView } from './view/level-view.ts';
import { partyPlace } from './view/party-place.ts';
import { needDungeon } from '../../facts/book/read-room.ts';
import { roomViewOf } from './view/room-view.ts';

type PlaceList = QueryOutput<'place.list'>;
type PlaceNow = QueryOutput<'place.now'>;

export const placeQueries: QueriesOf<'place'> = {
  'place.list': ({ file: { sql } }) => placeList(sql),
  'place.level': ({ file: { sql } }, { levelId }) => levelView(sql, levelId),
  'place.room': ({ file: { sql } }, { roomId }) => roomViewOf(sql, roomId, partyPlace(sql)?.roomId ?? null),
  'place.find': ({ file: { sql } }, { text, limit }) => {
    const matches = findRooms(sql, text, partyPlace(sql));
    const [best, second] = bestOf(matches);
    return {
      rooms: matches.slice(0, limit).map(({ room }) => room),
      more: Math.max(0, matches.length - limit),
      takes: best !== undefined && second === undefined ? best.room.id : null,
    };
  },
  'place.now': ({ file: { sql } }) => placeNow(sql),
  'place.atHand': ({ file: { sql } }, { open }) => roomAtHand(sql, open, partyPlace(sql)),
};

const dungeons = query.selectFrom('dungeon').selectAll().orderBy('position').orderBy('id').compile();
const levels = query
  .selectFrom('level')
  .leftJoin('random_table', 'random_table.id', 'level.table_id')
  .selectAll('level')
  .select((row) => [
    'random_table.name as table',
    row
      .selectFrom('room')
      .whereRef('room.level_id', '=', 'level.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('rooms'),
    row
      .selectFrom('room')
      .whereRef('room.level_id', '=', 'level.id')
      .where('room.visited', '=', 1)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('visited'),
  ])
  .orderBy('level.position')
  .orderBy('level.id')
  .compile();

function placeList(sql: Sql): PlaceList {
  const all = sql.all(levels);
  const place = partyPlace(sql);
  return {
    dungeons: sql.all(dungeons).map(({ id, name, notes }) => ({
      id,
      name,
      notes,
      levels: all
        .filter((level) => level.dungeon_id === id)
        .map((level) => ({
          id: level.id,
          name: level.name,
          depth: level.depth,
          notes: level.notes,
          table: level.table_id === null ? null : { id: level.table_id, name: level.table ?? '' },
          rooms: level.rooms ?? 0,
          visited: level.visited ?? 0,
        })),
    })),
    here: hereIn(place),
    underWay: place !== null,
  };
}

function hereIn(place: ReturnType<typeof partyPlace>): PlaceList['here'] {
  if (place === null || place.roomId === null || place.levelId === null || place.dungeonId === null)
    return null;
  return { dungeonId: place.dungeonId, levelId: place.levelId, roomId: place.roomId };
}

function placeNow(sql: Sql): PlaceNow {
  const place = partyPlace(sql);
  if (place === null) return null;
  const dungeon = place.dungeonId === null ? null : needDungeon(sql, place.dungeonId);
  return {
    delve: place.delve,
    dungeon: dungeon && { id: dungeon.id, name: dungeon.name },
    room: place.roomId === null ? null : roomViewOf(sql, place.roomId, place.roomId),
  };
}
