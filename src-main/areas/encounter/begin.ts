import { rollTotal } from '../../../shared/dice/roll.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import { CONTENT } from '../../../shared/rules/reason.ts';
import { query } from '../../db/sql.ts';
import type { CommandContext, CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { needQuietDelve } from '../dungeon/read-delve.ts';
import { needRoom } from '../place/read-room.ts';
import { throwOn } from '../wander/throw-on.ts';
import { appearingDice, creatureOf } from './creature.ts';
import { counted, known, needOpen, readFoes, where } from './open.ts';
import { readDice } from './typed-dice.ts';

type Input = ParsedInput<'encounter.begin'>;

interface Comers {
  who: string;
  creatureId: string | null;
  numberDice: string;
  reasons: Reason[];
  note: string;
  thrown: boolean;
}

/** Somebody is met: named by the referee, by a creature of the content, or by a throw on a wandering table. */
export const begin: CommandHandler<'encounter.begin'> = (context, input) => {
  const { sql } = context;
  const delve = needQuietDelve(sql);
  if (input.checkTurn !== null) needUnmet(delve, input.checkTurn);
  const room = input.roomId === null ? null : needRoom(sql, input.roomId, 'roomId');
  const comers = comersOf(context, input);
  const plain = /^\d+$/.test(comers.numberDice) ? Number(comers.numberDice) : 0;
  const number = input.number ?? (plain > 0 ? plain : null);
  const values = {
    delve_id: delve.row.id,
    turn: delve.row.turn + 1,
    check_turn: input.checkTurn,
    room_id: input.roomId,
    who: comers.who,
    creature_id: comers.creatureId,
    number,
    number_dice: comers.numberDice,
    surprised_ids: '[]',
    morale: '',
  };
  const { lastId: id } = sql.run(query.insertInto('encounter').values(values));
  const place = room === null ? '' : ` in ${[room.key, room.name].filter((word) => word !== '').join(' ')}`;
  const note = comers.note === '' ? '' : ` ${comers.note}`;
  return {
    ...step(`Encounter${place}: ${counted(values)}.${note}`, {
      encounter: { id, who: comers.who, number: number ?? 0 },
      ...(comers.reasons.length > 0 && { reasons: comers.reasons }),
      ...(comers.thrown && { hidden: true }),
      ...where(delve),
    }),
    value: { id },
  };
};

function comersOf(context: CommandContext, input: Input): Comers {
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
  const numberDice = firstSaid(input.numberDice, thrown?.numberDice, appearingDice(creature));
  if (numberDice !== '') readDice(numberDice, 'numberDice');
  const own = creature && numberDice !== '' && numberDice === appearingDice(creature);
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

function thrownOn({ sql, dice, content }: CommandContext, input: Input, tableId: number) {
  const typed = input.tableFaces === null ? [] : [input.tableFaces];
  const thrown = throwOn(sql, tableId, { dice, typed, monsters: content.monsters });
  if (thrown.who === null && thrown.creatureId === null && input.who === null) {
    const last = thrown.path.at(-1);
    throw new TurnkeeperError(
      'refused',
      `${last?.table ?? 'The table'} shows ${last?.total ?? 'nothing'}, and nobody stands there. Nobody was met; throw again or name who comes.`,
      { tableId: 'Nobody stands at that total.' },
    );
  }
  return thrown;
}

/** Throws refused unless the check of that turn brought an encounter that has not been met yet. */
function needUnmet({ checks, encounters }: Delve, turn: number): void {
  if (!checks.some((check) => check.turn === turn && check.encounter === 1))
    throw new TurnkeeperError('refused', `The check of turn ${turn} brought no encounter.`);
  if (encounters.some((encounter) => encounter.check_turn === turn))
    throw new TurnkeeperError('refused', `What the check of turn ${turn} brought has been met already.`);
}

/** How many there are: said by the referee, or thrown. */
export const number: CommandHandler<'encounter.number'> = (context, input) => {
  const { sql } = context;
  const { delve, row } = needOpen(sql);
  const { count, reasons } = howMany(context, input, row.number_dice);
  sql.run(
    query
      .updateTable('encounter')
      .set({
        number: count,
        settlings: row.settlings + 1,
        ...(input.dice !== '' && { number_dice: input.dice }),
      })
      .where('id', '=', row.id),
  );
  dropSpare(context, row.id, count);
  const after = { ...row, number: count };
  const again = row.number === null ? '' : ' after all';
  return {
    ...step(`They are ${counted(after)}${again}.`, {
      encounter: known(after),
      hidden: true,
      ...where(delve),
      ...(reasons.length > 0 ? { reasons } : { overruled: `The referee said there are ${count}.` }),
    }),
    value: { number: count },
  };
};

function howMany(
  { dice }: CommandContext,
  input: ParsedInput<'encounter.number'>,
  ownDice: string,
): { count: number; reasons: Reason[] } {
  if (input.number !== null) return { count: input.number, reasons: [] };
  const text = firstSaid(input.dice, ownDice);
  if (text === '')
    throw new TurnkeeperError('bad-input', 'Nobody knows what their number is thrown with.', {
      number: 'Type how many, or the dice.',
    });
  const total = rollTotal(readDice(text, 'dice'), dice(...(input.faces ?? [])));
  const count = Math.min(10_000, Math.max(1, total));
  return { count, reasons: [{ source: `number appearing, ${text}`, value: total, rule: CONTENT }] };
}

/** Fewer than were thought: those nobody touched are gone, from the last. */
function dropSpare({ sql }: CommandContext, encounterId: number, count: number): void {
  const foes = readFoes(sql, encounterId);
  const untouched = foes.filter(({ hp, max_hp, state }) => state === 'up' && hp === max_hp).toReversed();
  for (const { id } of untouched.slice(0, Math.max(0, foes.length - count)))
    sql.run(query.deleteFrom('foe').where('id', '=', id));
}
