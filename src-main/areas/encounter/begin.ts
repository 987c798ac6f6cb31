import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { Ground } from '../../../shared/rules/meeting/ground.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import { CONTENT } from '../../../shared/rules/common/reason.ts';
import { query } from '../../db/sql.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { RoadCheckRow, RoomFoeRow } from '../../db/tables.ts';
import { isWater } from '../../../shared/ipc/travel/travel-words.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { clockOf, needDelve, readDelve } from '../../facts/delve/read-delve.ts';
import { keepStep, needNobodyMet, plainStep } from '../../facts/meeting/read-encounter.ts';
import { readPeople } from '../../facts/party/read-party.ts';
import { needRoom } from '../../facts/book/read-room.ts';
import { needRoomFoe } from '../../facts/book/room-foes.ts';
import { throwOn } from '../wander/throw-on.ts';
import { appearingDice, creatureOf } from './foes/creature.ts';
import { needRoad, readUnmet } from '../../facts/road/read-road.ts';
import { readDice } from '../../facts/written-dice.ts';
import { groundWords } from './ground-words.ts';
import { counted, where } from './open.ts';

type Input = ParsedInput<'encounter.begin'>;
type Context = StepContext<'monsters' | 'encounters'>;

interface Comers {
  who: string;
  creatureId: string | null;
  numberDice: string;
  reasons: Reason[];
  note: string;
  thrown: boolean;
}

/**
 * Somebody is met, in a delve or outside: named by the referee, by a creature of the content, keyed to a room, or by a
 * throw on a wandering table.
 */
export const begin: StepOf<'encounter.begin'> = (context, input) => {
  const { sql } = context;
  needNobodyMet(sql);
  const at = placeOf(context, input);
  const keyed = input.roomFoeId === null ? null : needRoomFoe(sql, input.roomFoeId, 'roomFoeId');
  const roomId = keyed?.room_id ?? input.roomId;
  const room = roomId === null ? null : needRoom(sql, roomId, 'roomId');
  const comers = comersOf(context, keyed ? asKeyed(context, input, keyed) : input, at.values.ground);
  const plain = /^\d+$/.test(comers.numberDice) ? Number(comers.numberDice) : 0;
  const number = input.number ?? keyed?.number ?? (plain > 0 ? plain : null);
  const values = {
    ...at.values,
    check_turn: input.checkTurn,
    road_check_id: input.roadCheckId,
    room_id: roomId,
    who: comers.who,
    creature_id: comers.creatureId,
    number,
    number_dice: comers.numberDice,
  };
  const { lastId: id } = sql.run(query.insertInto('encounter').values(values));
  if (keyed) sql.run(query.updateTable('room_foe').set({ state: 'met' }).where('id', '=', keyed.id));
  if (number !== null) keepStep(sql, id, 'number', plainStep(number, comers.numberDice));
  const inRoom = room === null ? '' : ` in ${[room.key, room.name].filter((word) => word !== '').join(' ')}`;
  const note = comers.note === '' ? '' : ` ${comers.note}`;
  return {
    ...step(`Encounter${inRoom}${at.words}: ${counted(values)}.${note}`, {
      encounter: { id, who: comers.who, number: number ?? 0 },
      ...(comers.reasons.length > 0 && { reasons: comers.reasons }),
      ...(comers.thrown && { hidden: true }),
      ...where(at),
    }),
    value: { id },
  };
};

/** What the room says of them goes before the entry; a creature that is gone leaves its name. */
function asKeyed({ content }: Context, input: Input, foe: RoomFoeRow): Input {
  if (foe.state === 'slain' || foe.state === 'gone')
    throw refused(`${foe.who}: ${foe.state === 'slain' ? 'slain' : 'gone from there'}. Nobody was met.`, {
      roomFoeId: 'Say first that they are there.',
    });
  return {
    ...input,
    who: input.who ?? foe.who,
    creatureId: creatureOf(content.monsters, foe.creature_id)?.id ?? null,
    numberDice: input.numberDice === '' ? foe.number_dice : input.numberDice,
  };
}

/** The delve they are met in, or the ground outside; what is plain of a dungeon is not said. */
function placeOf({ sql, campaign }: StepContext, { ground: said, unit, checkTurn, roadCheckId }: Input) {
  const check = roadCheckId === null ? null : needWaiting(sql, roadCheckId);
  const delve = checkTurn === null ? readDelve(sql) : needDelve(sql);
  if (delve && checkTurn !== null) needUnmet(delve, checkTurn);
  if (!delve && readPeople(sql).length === 0)
    throw refused('Nobody is there to meet anybody. Add a character first.');
  const outside = check !== null && isWater(check.ground) ? 'water' : 'wilderness';
  const ground = said ?? (delve ? 'dungeon' : outside);
  return {
    delve,
    words: delve && ground === 'dungeon' ? '' : ` ${groundWords[ground]}`,
    values: {
      delve_id: delve?.row.id ?? null,
      turn: delve ? delve.row.turn + 1 : null,
      began_seconds: delve ? clockOf(delve) : campaign.clock,
      ground,
      unit: unit ?? campaign.system.meeting.distance.unitOn(ground),
    },
  };
}

function comersOf(context: Context, input: Input, ground: Ground): Comers {
  const thrown = input.tableId === null ? null : thrownOn(context, input, input.tableId);
  const creatureId = input.creatureId ?? (input.who === null ? (thrown?.creatureId ?? null) : null);
  const creature = creatureOf(context.content.monsters, creatureId);
  if (input.creatureId !== null && !creature)
    throw new TurnkeeperError('not-found', 'The starter content has no such creature. Nobody was met.', {
      creatureId: 'Choose another, or name it.',
    });
  const who = input.who ?? thrown?.who ?? creature?.name;
  if (who === undefined)
    throw new TurnkeeperError('bad-input', 'Nobody was named. Nobody was met.', {
      who: 'Name who comes, or choose a creature or a table.',
    });
  const numberDice = firstSaid(input.numberDice, thrown?.numberDice, appearingDice(creature, ground));
  if (numberDice !== '') readDice(numberDice, 'numberDice');
  const own = creature && numberDice !== '' && numberDice === appearingDice(creature, ground);
  return {
    who,
    creatureId: creature ? creatureId : null,
    numberDice,
    reasons: [
      ...(thrown?.reasons ?? []),
      ...(own ? [{ source: `${creature.name}, number appearing`, value: numberDice, rule: CONTENT }] : []),
    ],
    note: thrown?.note ?? '',
    thrown: thrown !== null,
  };
}

const firstSaid = (...texts: (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text !== '') ?? '';

function thrownOn({ sql, dice, content }: Context, input: Input, tableId: number) {
  const typed = input.tableFaces === null ? [] : [input.tableFaces];
  const thrown = throwOn(sql, tableId, { dice, typed, content });
  if (thrown.who === null && thrown.creatureId === null && input.who === null) {
    const last = thrown.path.at(-1);
    throw refused(
      `${last?.table ?? 'The table'} shows ${last?.total ?? 'nothing'}, and nobody stands there. Nobody was met; throw again or name who comes.`,
      { tableId: 'Nobody stands at that total.' },
    );
  }
  return thrown;
}

/** The check of the road that brought somebody who waits to be met; throws refused where it is not so. */
function needWaiting(sql: StepContext['sql'], checkId: number): RoadCheckRow {
  const unmet = readUnmet(sql, needRoad(sql));
  if (unmet?.id !== checkId)
    throw refused('No such check of the road waits for anybody to be met. Nobody was met.');
  return unmet;
}

/** Throws refused unless the check of that turn brought an encounter that has not been met yet. */
function needUnmet({ checks, encounters }: Delve, turn: number): void {
  if (!checks.some((check) => check.turn === turn && check.encounter === 1))
    throw refused(`The check of turn ${turn} brought no encounter.`);
  if (encounters.some((encounter) => encounter.check_turn === turn))
    throw refused(`What the check of turn ${turn} brought has been met already.`);
}
