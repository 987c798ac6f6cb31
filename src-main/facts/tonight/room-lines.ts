import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { figure } from '../../../shared/words/figures.ts';
import { doorState } from '../book/door-acts.ts';
import { featureOf, type Feature } from '../book/feature-facts.ts';
import { readRoom } from '../book/read-room.ts';
import { isThere, readRoomFoes, roomFoeTitle } from '../book/room-foes.ts';
import { roomTitle } from '../book/words.ts';
import { readHoardsIn } from '../hoards/read-hoards.ts';
import type { Reached } from './near.ts';
import { firstSentence } from './written.ts';

type NearRoom = QueryOutput<'prep.tonight'>['near'][number];

const featuresHere = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('feature')
    .selectAll()
    .where((on) => on.or([on('room_id', '=', roomId), on('to_room_id', '=', roomId)]))
    .orderBy('position')
    .orderBy('id'),
);
const levelOf = withValues(({ id }: { id: number }) =>
  query.selectFrom('level').select(['id', 'name']).where('id', '=', id),
);

/** What is in a room that is still to be met, opened, found or taken; null where the room is gone. */
export function roomLines(
  sql: Sql,
  { roomId, doors, hidden, pinned }: Reached & { pinned: boolean },
): NearRoom | null {
  const room = readRoom(sql, roomId);
  if (!room) return null;
  const level = sql.get(levelOf({ id: room.level_id }));
  const features = sql.all(featuresHere({ roomId })).map(featureOf);
  const foes = readRoomFoes(sql, roomId).filter(({ state }) => isThere(state));
  const hoards = readHoardsIn(sql, roomId);
  const listed = new Set(hoards.flatMap(({ spot, spotId }) => (spot === 'feature' ? [spotId] : [])));
  return {
    id: room.id,
    levelId: room.level_id,
    title: roomTitle(room),
    level: level?.name ?? '',
    pinned,
    doors,
    hidden,
    visited: room.visited === 1,
    ways: features.flatMap((each) => (each.kind === 'door' ? [wayWords(sql, each, roomId)] : [])),
    traps: features.flatMap((each) => (each.room_id === roomId ? trapWords(each) : [])),
    foes: foes.map(roomFoeTitle),
    creatures: [...new Set(foes.flatMap(({ creature_id: id }) => id ?? []))],
    hoards: [
      ...hoards.map(({ name, worth }) => (worth > 0 ? `${name}, ${figure(worth)} gp` : name)),
      ...features.flatMap((each) =>
        each.kind === 'treasure' && !each.facts.taken && !listed.has(each.id) ? [each.name] : [],
      ),
    ],
    notes: firstSentence(room.notes),
  };
}

/** "oak door to 13, Crypt: shut, locked". */
function wayWords(sql: Sql, door: Extract<Feature, { kind: 'door' }>, roomId: number): string {
  const other = door.room_id === roomId ? door.to_room_id : door.room_id;
  const room = other === null ? undefined : readRoom(sql, other);
  const to = room ? ` to ${roomTitle(room)}` : '';
  return `${door.name}${to}: ${doorState(door.facts)}`;
}

/** A trap that may still go off: "Pit, 2 in 6". */
const trapWords = (each: Feature): string[] =>
  each.kind === 'trap' && !each.facts.disarmed && !each.facts.sprung
    ? [`${each.name}, ${each.facts.chanceInSix} in 6`]
    : [];
