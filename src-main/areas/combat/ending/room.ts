import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readRoom } from '../../../facts/book/read-room.ts';
import { roomTitle } from '../../../facts/book/words.ts';
import { refused } from '../../../../shared/errors.ts';
import type { FightNow } from '../fight-now.ts';
import type { EndFacts } from './record.ts';

/** What came of the fight, in the notes of the room it was fought in. */

type View = NonNullable<QueryOutput<'combat.ending'>>['room'];

export function roomOf(sql: Sql, { row }: Pick<FightNow, 'row'>): View {
  const room = row.room_id === null ? undefined : readRoom(sql, row.room_id);
  return room ? { id: room.id, title: roomTitle(room) } : null;
}

const between = '\n\n';
/** As long as the notes of a room may be. */
const mostNotes = 20_000;

/** A line below what is written there; null for none. Throws refused where the fight is in no room, or the notes are full. */
export function noteInRoom(sql: Sql, { row }: Pick<FightNow, 'row'>, line: string): EndFacts['note'] {
  if (line === '') return null;
  const room = row.room_id === null ? undefined : readRoom(sql, row.room_id);
  if (!room)
    throw refused('This fight is in no room of the book. Nothing was changed; leave the note out.', {
      roomNote: 'It is in no room.',
    });
  const notes = room.notes === '' ? line : `${room.notes}${between}${line}`;
  if (notes.length > mostNotes)
    throw refused('The notes of the room are full. Nothing was changed; leave the note out.', {
      roomNote: 'The notes are full.',
    });
  sql.run(query.updateTable('room').set({ notes }).where('id', '=', room.id));
  return { roomId: room.id, line };
}

/** False where it no longer stands there. */
export function strikeFromRoom(sql: Sql, { roomId, line }: NonNullable<EndFacts['note']>): boolean {
  const room = readRoom(sql, roomId);
  if (!room?.notes.endsWith(line)) return false;
  const left = room.notes.slice(0, -line.length);
  const notes = left.endsWith(between) ? left.slice(0, -between.length) : left;
  sql.run(query.updateTable('room').set({ notes }).where('id', '=', roomId));
  return true;
}
