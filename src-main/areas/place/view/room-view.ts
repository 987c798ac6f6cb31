import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { doorActsOf, doorState } from '../../../facts/book/door-acts.ts';
import { featureOf } from '../../../facts/book/feature-facts.ts';
import type { Feature, FeatureOf } from '../../../facts/book/feature-facts.ts';
import { readHoardsIn } from '../../../facts/hoards/read-hoards.ts';
import { needDungeon, needLevel, readRoom } from '../../../facts/book/read-room.ts';
import { readRoomFoes } from '../../../facts/book/room-foes.ts';
import { trapActsOf, trapState, treasureActsOf, treasureState } from '../acts/trap-acts.ts';
import { triesIn } from '../acts/tries.ts';

type RoomView = NonNullable<QueryOutput<'place.room'>>;
type Door = RoomView['doors'][number];

const featuresHere = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('feature')
    .selectAll()
    .where((eb) => eb.or([eb('room_id', '=', roomId), eb('to_room_id', '=', roomId)]))
    .orderBy('position')
    .orderBy('id'),
);

const farRooms = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('room')
    .innerJoin('level', 'level.id', 'room.level_id')
    .select(['room.id', 'room.key', 'room.name', 'room.visited', 'level.name as level'])
    .where('room.id', '=', id),
);

/** A room with everything that stands in it, or null where the book has no such room. */
export function roomViewOf(sql: Sql, roomId: number, standsIn: number | null): RoomView | null {
  const room = readRoom(sql, roomId);
  if (!room) return null;
  const level = needLevel(sql, room.level_id);
  const dungeon = needDungeon(sql, level.dungeon_id);
  const features = sql.all(featuresHere({ roomId })).map(featureOf);
  const own = features.filter((feature) => feature.room_id === roomId);
  const hoards = readHoardsIn(sql, roomId);
  return {
    id: room.id,
    key: room.key,
    name: room.name,
    visited: room.visited === 1,
    notes: room.notes,
    level: { id: level.id, name: level.name, depth: level.depth },
    dungeon: { id: dungeon.id, name: dungeon.name },
    here: standsIn === roomId,
    foes: readRoomFoes(sql, roomId).map((foe) => ({
      id: foe.id,
      who: foe.who,
      creatureId: foe.creature_id,
      number: foe.number,
      numberDice: foe.number_dice,
      state: foe.state,
      notes: foe.notes,
    })),
    doors: ofKind(features, 'door').map((door) => doorView(sql, door, roomId)),
    traps: ofKind(own, 'trap').map((trap) => ({
      ...head(trap),
      facts: trap.facts,
      state: trapState(trap.facts),
      acts: trapActsOf(trap.facts),
    })),
    treasures: ofKind(own, 'treasure').map((treasure) => ({
      ...head(treasure),
      facts: treasure.facts,
      state: treasureState(treasure.facts),
      acts: hoards.some(({ spot, spotId }) => spot === 'feature' && spotId === treasure.id)
        ? []
        : treasureActsOf(treasure.facts),
    })),
    hoards,
    others: ofKind(own, 'other').map(head),
    tries: triesIn(sql, room, dungeon),
  };
}

const ofKind = <Kind extends Feature['kind']>(features: readonly Feature[], kind: Kind): FeatureOf<Kind>[] =>
  features.filter((feature): feature is FeatureOf<Kind> => feature.kind === kind);

const head = ({ id, name, notes, problems }: Feature) => ({ id, name, notes, problems });

function doorView(sql: Sql, door: FeatureOf<'door'>, roomId: number): Door {
  const fromFar = door.room_id !== roomId;
  const far = fromFar ? door.room_id : door.to_room_id;
  const to = far === null ? undefined : sql.get(farRooms({ id: far }));
  return {
    ...head(door),
    facts: door.facts,
    to: to ? { ...to, visited: to.visited === 1 } : null,
    fromFar,
    state: doorState(door.facts),
    acts: doorActsOf(door.facts),
  };
}
