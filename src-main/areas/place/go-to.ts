import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { RoomRow } from '../../db/tables.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { bestOf, findRooms } from './view/find-rooms.ts';
import { partyPlace } from './view/party-place.ts';
import type { PartyPlace } from './view/party-place.ts';
import { needDungeon, needLevel, needRoom } from '../../facts/book/read-room.ts';
import { roomTitle } from '../../facts/book/words.ts';

function needPlace(sql: Sql): PartyPlace {
  const here = partyPlace(sql);
  if (here === null) throw refused('The party is not in a dungeon. Enter one first; the book was kept.');
  return here;
}

/** The one room that answers best to a key or a name; throws refused where none or several do. */
function roomCalled(sql: Sql, text: string, here: PartyPlace): RoomRow {
  const alike = bestOf(findRooms(sql, text, here));
  const [best, second] = alike;
  if (best === undefined) {
    const why = `No room of the book is called ${text}.`;
    throw refused(`${why} The party stands where it stood.`, { text: why });
  }
  if (second !== undefined) {
    const named = alike.slice(0, 3).map(({ room }) => `${roomTitle(room)} (${room.level})`);
    const more = alike.length > 3 ? ` and ${alike.length - 3} more` : '';
    throw refused(
      `${alike.length} rooms answer to ${text}: ${named.join('; ')}${more}. The party stands where it stood.`,
      { text: 'Type more of it, or choose one of the list.' },
    );
  }
  return needRoom(sql, best.room.id);
}

export const goToSteps: Pick<StepsOf<'place'>, 'place.goTo' | 'place.stepOut'> = {
  'place.goTo': ({ sql }, input) => {
    const here = needPlace(sql);
    const room =
      'roomId' in input ? needRoom(sql, input.roomId, 'roomId') : roomCalled(sql, input.text, here);
    if (here.roomId === room.id)
      throw refused(`The party stands in ${roomTitle(room)} already. Nothing was changed.`);
    const level = needLevel(sql, room.level_id);
    const dungeon = needDungeon(sql, level.dungeon_id);
    sql.run(
      query
        .updateTable('delve')
        .set({ dungeon_id: dungeon.id, room_id: room.id })
        .where('id', '=', here.delveId),
    );
    if (room.visited === 0) sql.run(query.updateTable('room').set({ visited: 1 }).where('id', '=', room.id));
    const levelWords = here.levelId === level.id ? '' : ` of ${level.name}`;
    const again = room.visited === 1 ? ' again' : '';
    return {
      ...step(`The party went to ${roomTitle(room)}${levelWords}${again}.`, {
        delve: { name: here.delve, turn: here.turn },
        room: { id: room.id },
      }),
      value: { roomId: room.id },
    };
  },

  'place.stepOut': ({ sql }) => {
    const here = needPlace(sql);
    if (here.roomId === null) throw refused('The party stands in no room of the book. Nothing was changed.');
    const room = needRoom(sql, here.roomId);
    sql.run(query.updateTable('delve').set({ room_id: null }).where('id', '=', here.delveId));
    return step(`The party left ${roomTitle(room)}.`, { delve: { name: here.delve, turn: here.turn } });
  },
};
