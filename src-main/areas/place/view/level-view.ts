import { sql as raw } from 'kysely';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { FeatureKind } from '../../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { storedFacts } from '../../../facts/book/feature-facts.ts';
import { needDungeon } from '../../../facts/book/read-room.ts';

type LevelView = NonNullable<QueryOutput<'place.level'>>;
type Counts = Pick<LevelView['rooms'][number], 'doors' | 'liveTraps' | 'treasures' | 'foes' | 'tries'>;

interface OfLevel {
  levelId: number;
}

const levelById = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('level')
    .leftJoin('random_table', 'random_table.id', 'level.table_id')
    .selectAll('level')
    .select('random_table.name as table')
    .where('level.id', '=', levelId),
);
const roomsOfLevel = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('room')
    .select(['id', 'key', 'name', 'visited'])
    .where('level_id', '=', levelId)
    .orderBy('position')
    .orderBy('id'),
);
// Doors are counted whatever their state, so their facts are left where they lie.
const featuresOfLevel = withValues(
  ({ levelId }: OfLevel) => raw<[roomId: number, kind: FeatureKind, facts: string | null]>`
  SELECT feature.room_id, feature.kind, CASE feature.kind WHEN 'door' THEN NULL ELSE feature.facts END
  FROM room JOIN feature ON feature.room_id = room.id WHERE room.level_id = ${levelId}`,
);
// Only doors lead to a room.
const doorsFromAfar = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('feature')
    .innerJoin('room', 'room.id', 'feature.to_room_id')
    .select('feature.to_room_id as roomId')
    .where('room.level_id', '=', levelId),
);
const foesOfLevel = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('room_foe')
    .innerJoin('room', 'room.id', 'room_foe.room_id')
    .select('room_foe.room_id as roomId')
    .where('room.level_id', '=', levelId)
    .where('room_foe.state', 'in', ['there', 'met']),
);
const triesOfLevel = withValues(({ levelId }: OfLevel) =>
  query
    .selectFrom('attempt')
    .innerJoin('room', 'room.id', 'attempt.room_id')
    .select(['attempt.room_id as roomId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('room.level_id', '=', levelId)
    .groupBy('attempt.room_id'),
);

/** A level with a line for each of its rooms, or null where the book has no such level. */
export function levelView(sql: Sql, levelId: number): LevelView | null {
  const level = sql.get(levelById({ levelId }));
  if (!level) return null;
  const dungeon = needDungeon(sql, level.dungeon_id);
  const counts = countsByRoom(sql, levelId);
  return {
    level: {
      id: level.id,
      name: level.name,
      depth: level.depth,
      notes: level.notes,
      pictureId: level.picture_id,
      table: level.table_id === null ? null : { id: level.table_id, name: level.table ?? '' },
    },
    dungeon: { id: dungeon.id, name: dungeon.name },
    rooms: sql.all(roomsOfLevel({ levelId })).map(({ visited, ...room }) => ({
      ...room,
      visited: visited === 1,
      ...(counts.get(room.id) ?? none),
    })),
  };
}

const none: Counts = { doors: 0, liveTraps: 0, treasures: 0, foes: 0, tries: 0 };

function countsByRoom(sql: Sql, levelId: number): Map<number, Counts> {
  const counts = new Map<number, Counts>();
  const add = (roomId: number | null, what: keyof Counts, more = 1) => {
    if (roomId === null) return;
    const before = counts.get(roomId) ?? { ...none };
    before[what] += more;
    counts.set(roomId, before);
  };
  for (const [roomId, kind, facts] of sql.rows(featuresOfLevel({ levelId }))) {
    const counted = countedAs(kind, facts ?? '{}');
    if (counted !== null) add(roomId, counted);
  }
  for (const { roomId } of sql.all(doorsFromAfar({ levelId }))) add(roomId, 'doors');
  for (const { roomId } of sql.all(foesOfLevel({ levelId }))) add(roomId, 'foes');
  for (const { roomId, count } of sql.all(triesOfLevel({ levelId }))) add(roomId, 'tries', count);
  return counts;
}

/** What a thing of a room counts as while there is something to it still. */
function countedAs(kind: FeatureKind, json: string): keyof Counts | null {
  if (kind === 'door') return 'doors';
  if (kind === 'trap') {
    const { disarmed, sprung } = storedFacts.trap(json).value;
    return disarmed || sprung ? null : 'liveTraps';
  }
  return kind === 'treasure' && !storedFacts.treasure(json).value.taken ? 'treasures' : null;
}
