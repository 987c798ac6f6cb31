import { sql as raw } from 'kysely';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { folded } from '../../../facts/book/fold.ts';
import type { PartyPlace } from './party-place.ts';

/** A room that answers to what was typed; the lower its rank, the better. */
export interface RoomMatch {
  rank: number;
  room: FoundRoom;
}

type FoundRoom = QueryOutput<'place.find'>['rooms'][number];

type Line = [
  id: number,
  key: string,
  name: string,
  visited: 0 | 1,
  level: string,
  levelId: number,
  dungeon: string,
  dungeonId: number,
  notes: string,
];

const book = raw<Line>`
  SELECT room.id, room.key, room.name, room.visited, level.name, level.id, dungeon.name, dungeon.id, room.notes
  FROM room JOIN level ON level.id = room.level_id JOIN dungeon ON dungeon.id = level.dungeon_id
  ORDER BY dungeon.position, level.position, room.position, room.id`.compile(query);

const inNotes = 6;

/** How well a room's key or name answers, 0 best; null where they do not. */
function closeness(key: string, name: string, wanted: string): number | null {
  const [k, n] = [folded(key), folded(name)];
  if (k === wanted) return 0;
  if (`${k} ${n}` === wanted || `${k}, ${n}` === wanted || `room ${k}` === wanted) return 1;
  if (n === wanted) return 2;
  if (k.startsWith(wanted)) return 3;
  if (n.startsWith(wanted)) return 4;
  return n.includes(wanted) ? 5 : null;
}

/** The same level first, then the same dungeon, then the rest of the book. */
function distance(levelId: number, dungeonId: number, here: PartyPlace | null): number {
  if (here?.levelId === levelId) return 0;
  return here?.dungeonId === dungeonId ? 1 : 2;
}

/** Every room that answers by key, name or notes, best first and else in the order of the book. */
export function findRooms(sql: Sql, text: string, here: PartyPlace | null): RoomMatch[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const matches = sql.rows(book).flatMap((line): RoomMatch[] => {
    const room = roomOf(line);
    const close = closeness(room.key, room.name, wanted);
    const excerpt = close === null ? excerptOf(line[8], wanted) : '';
    if (excerpt === null) return [];
    const rank = (close ?? inNotes) * 3 + distance(room.levelId, room.dungeonId, here);
    return [{ rank, room: { ...room, excerpt } }];
  });
  return matches.sort((one, other) => one.rank - other.rank);
}

/** The room the party stands in, else the one of this id; null where neither is in the book. */
export function roomAtHand(sql: Sql, open: number | null, here: PartyPlace | null): FoundRoom | null {
  const meant = here?.roomId ?? open;
  const line = meant === null ? undefined : sql.rows(book).find(([id]) => id === meant);
  return line === undefined ? null : roomOf(line);
}

function roomOf(line: Line): FoundRoom {
  const [id, key, name, visited, level, levelId, dungeon, dungeonId] = line;
  return { id, key, name, visited: visited === 1, level, levelId, dungeon, dungeonId, excerpt: '' };
}

/** The matches that answer best, more than one where they are alike; notes alone answer for nobody's way. */
export function bestOf(matches: readonly RoomMatch[]): RoomMatch[] {
  const best = matches[0]?.rank ?? 0;
  return best < inNotes * 3 ? matches.filter(({ rank }) => rank === best) : [];
}

const around = 40;

/** The words round the first place where the notes hold what is wanted, or null. */
function excerptOf(notes: string, wanted: string): string | null {
  const at = notes.toLowerCase().indexOf(wanted);
  if (at < 0) return null;
  const from = Math.max(0, at - around);
  const to = Math.min(notes.length, at + wanted.length + around);
  const middle = notes.slice(from, to).replace(/\s+/gu, ' ').trim();
  return `${from > 0 ? '… ' : ''}${middle}${to < notes.length ? ' …' : ''}`;
}
