import { TurnkeeperError } from '../../../shared/errors.ts';
import { capital, listed } from '../../../shared/words/names.ts';
import type { CreaturesAtHand } from '../../content/bestiary/own/at-hand.ts';
import { query } from '../../db/sql.ts';
import type { RoomFoeRow } from '../../db/tables.ts';
import { needRoom } from '../../facts/book/read-room.ts';
import { needRoomFoe, roomFoeTitle, writeRoomFoe } from '../../facts/book/room-foes.ts';
import { roomTitle } from '../../facts/book/words.ts';
import { readDice } from '../../facts/written-dice.ts';
import { soAlready } from '../../steps/so-already.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

/** Foes keyed to a room: who is there, how many of them, and what became of them. */
export const roomSteps: StepsOf<'room'> = {
  'room.addFoe': ({ sql, content }, { roomId, who, creatureId, number, numberDice, notes }) => {
    const room = needRoom(sql, roomId, 'roomId');
    const creature = needCreature(content.monsters, creatureId);
    const named = who ?? creature?.name;
    if (named === undefined)
      throw new TurnkeeperError('bad-input', 'Nobody was named. Nobody was keyed.', {
        who: 'Name who is there, or choose a creature.',
      });
    if (numberDice !== '') readDice(numberDice, 'numberDice');
    const foe = { who: named.slice(0, longestName), number, number_dice: numberDice };
    const id = writeRoomFoe(sql, { ...foe, room_id: roomId, creature_id: creatureId, notes });
    return {
      ...step(`In ${roomTitle(room)}: ${roomFoeTitle(foe)}.`, { hidden: true }),
      value: { id },
    };
  },

  'room.changeFoe': ({ sql, content }, { id, who, creatureId, number, numberDice, state, notes }) => {
    const before = needRoomFoe(sql, id);
    if (creatureId !== undefined) needCreature(content.monsters, creatureId);
    if (numberDice !== undefined && numberDice !== '') readDice(numberDice, 'numberDice');
    const after = {
      who: who ?? before.who,
      creature_id: creatureId === undefined ? before.creature_id : creatureId,
      number: number === undefined ? before.number : number,
      number_dice: numberDice ?? before.number_dice,
      state: state ?? before.state,
      notes: notes ?? before.notes,
    };
    const changes = changed(before, after);
    if (changes.length === 0) throw soAlready();
    sql.run(query.updateTable('room_foe').set(after).where('id', '=', id));
    const where = capital(roomTitle(needRoom(sql, before.room_id)));
    return step(`${where}, ${roomFoeTitle(before)}: ${listed(changes)}.`, { hidden: true });
  },

  'room.removeFoe': ({ sql }, { id }) => {
    const foe = needRoomFoe(sql, id);
    sql.run(query.deleteFrom('room_foe').where('id', '=', id));
    const where = capital(roomTitle(needRoom(sql, foe.room_id)));
    return step(`${where}, ${roomFoeTitle(foe)}: struck from the book.`, { hidden: true });
  },
};

const longestName = 80;

/** Null where none is named; throws not-found for one that nobody knows. */
function needCreature(monsters: CreaturesAtHand, id: string | null) {
  if (id === null) return null;
  const creature = monsters.byId(id);
  if (creature) return creature;
  throw new TurnkeeperError('not-found', 'There is no such creature. Nothing was changed.', {
    creatureId: 'Choose another, or name it.',
  });
}

const stateWords: Record<RoomFoeRow['state'], string> = {
  there: 'there',
  met: 'met',
  gone: 'gone from here',
  slain: 'slain',
};

type Changing = Omit<RoomFoeRow, 'id' | 'room_id' | 'position'>;

function changed(before: Changing, after: Changing): string[] {
  const many = after.number ?? (after.number_dice === '' ? 'as many as its entry says' : after.number_dice);
  const isRenumbered = after.number !== before.number || after.number_dice !== before.number_dice;
  return [
    ...(after.who === before.who ? [] : [`called ${after.who} now`]),
    ...(after.creature_id === before.creature_id ? [] : ['another creature']),
    ...(isRenumbered ? [`${many} of them`] : []),
    ...(after.state === before.state ? [] : [stateWords[after.state]]),
    ...(after.notes === before.notes ? [] : ['its notes were changed']),
  ];
}
