import type { Roll } from '../../../shared/dice/dice.ts';
import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import { stockCells } from '../../../shared/ipc/prep/stocking/rooms.ts';
import { capital, listed } from '../../../shared/words/names.ts';
import { counted } from '../../../shared/words/figures.ts';
import type { Sql } from '../../db/sql.ts';
import type { RoomRow } from '../../db/tables.ts';
import { needRoom } from '../../facts/book/read-room.ts';
import { roomTitle } from '../../facts/book/words.ts';
import type { GivenRow } from '../../facts/stocking/play-cell.ts';
import { type PlayedRow, playRow } from '../../facts/stocking/play-row.ts';
import { stockedLevel } from '../../facts/stocking/stocking.ts';
import { step, type StepsOf } from '../../steps/step-context.ts';
import { RoomWriter } from './room-writer.ts';
import { writeSites } from './site-steps.ts';

/** Every room that is kept, written at once: its foes, traps, things of note and treasure. */
export const stockSteps: StepsOf<'stock'> = {
  'stock.writeSites': writeSites,

  'stock.write': ({ sql, campaign, content, fell }, { rows: given, ...asked }) => {
    const { system } = campaign;
    const { level, stocking } = stockedLevel(sql, asked, { system, content });
    const writer = new RoomWriter(sql, { weights: system.weights, equipment: content.equipment });
    const rolls: Roll[] = [];
    let written = 0;
    for (const [at, row] of given.entries()) {
      const room = roomOf(sql, row, level.id);
      const played = playRow(row, stocking, null, `rows.${at}`);
      requireComplete(played, row, room);
      rolls.push(...rollsOf(played));
      if (writer.write(played, room.id, `rows.${at}`)) written += 1;
    }
    if (written === 0)
      throw refused('Nothing of these rooms is to be written: they are empty. Nothing was changed.');
    fell(rolls);
    const { foes, traps, specials, treasures, notes } = writer;
    const parts = [
      ...(foes === 0 ? [] : [counted(foes, 'kind of foes', 'kinds of foes')]),
      ...(traps === 0 ? [] : [counted(traps, 'trap')]),
      ...(specials === 0 ? [] : [counted(specials, 'special thing')]),
      ...(treasures === 0 ? [] : [counted(treasures, 'treasure')]),
      ...(notes === 0 ? [] : [counted(notes, 'note')]),
    ];
    const empty = given.length - written;
    const bare = empty === 0 ? '' : ` ${counted(empty, 'room')} ${empty === 1 ? 'is' : 'are'} empty.`;
    const title = `Stocked ${counted(written, 'room')} of ${level.name}: ${listed(parts)}.${bare}`;
    return step(title, { hidden: true });
  },
};

/** Throws not-found for a room that is gone, or is of another level by now. */
function roomOf(sql: Sql, { roomId }: GivenRow, levelId: number): RoomRow {
  const room = needRoom(sql, roomId, 'rows');
  if (room.level_id === levelId) return room;
  throw new TurnkeeperError(
    'not-found',
    `${capital(roomTitle(room))} is on another level now. Nothing was written.`,
    { rows: 'Begin the sheet anew.' },
  );
}

function requireComplete(played: PlayedRow, given: GivenRow, room: RoomRow): void {
  const where = capital(roomTitle(room));
  const { ask, treasure } = played;
  if (ask)
    throw refused(`${where} still wants dice: ${ask.die.title}. Nothing was written.`, {
      rows: 'Throw them, type them, or leave the room out.',
    });
  const left = stockCells.some(
    (cell) => cell !== 'treasure' && given[cell].faces.length > played[cell].played.faces.length,
  );
  if (
    left ||
    stockCells.some((cell) => played[cell].state === 'waits') ||
    (treasure.value?.lines ?? []).some(({ rolled }) => rolled === null)
  )
    throw refused(`${where} was rolled on tables that have changed since. Nothing was written.`, {
      rows: 'Throw the room again.',
    });
}

/** Every die of the room, in the order in which it fell. */
function rollsOf(row: PlayedRow): Roll[] {
  const ofCells = stockCells.flatMap((cell) => {
    const { faces, sides } = row[cell].played;
    return faces.map(({ face, typed }, at): Roll => ({
      sides: sides[at] ?? face,
      face,
      source: source(typed),
    }));
  });
  const ofTreasure = (row.treasure.value?.lines ?? []).flatMap(({ rolled, given }) =>
    (rolled?.falls ?? [])
      .flatMap(({ faces }) => faces)
      .map(({ sides, face }, at): Roll => ({ sides, face, source: source(given.faces[at]?.typed === true) })),
  );
  return [...ofCells, ...ofTreasure];
}

const source = (typed: boolean): Roll['source'] => (typed ? 'typed' : 'rolled');
