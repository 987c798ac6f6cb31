import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { FeatureRow } from '../../db/tables.ts';
import { featureOf } from './feature-facts.ts';
import { needDungeon } from './read-room.ts';

type LevelView = NonNullable<QueryOutput<'place.level'>>;
type Counts = Pick<LevelView['rooms'][number], 'doors' | 'liveTraps' | 'treasures' | 'tries'>;

const levelById = query
  .selectFrom('level')
  .leftJoin('wander_table', 'wander_table.id', 'level.table_id')
  .selectAll('level')
  .select('wander_table.name as table')
  .where('level.id', '=', 0)
  .compile();
const roomsOfLevel = query
  .selectFrom('room')
  .select(['id', 'key', 'name', 'visited'])
  .where('level_id', '=', 0)
  .orderBy('position')
  .orderBy('id')
  .compile();
const featuresOfLevel = query
  .selectFrom('feature')
  .innerJoin('room', 'room.id', 'feature.room_id')
  .selectAll('feature')
  .where('room.level_id', '=', 0)
  .compile();
// Only doors lead to a room.
const doorsFromAfar = query
  .selectFrom('feature')
  .innerJoin('room', 'room.id', 'feature.to_room_id')
  .select('feature.to_room_id as roomId')
  .where('room.level_id', '=', 0)
  .compile();
const triesOfLevel = query
  .selectFrom('attempt')
  .innerJoin('room', 'room.id', 'attempt.room_id')
  .select(['attempt.room_id as roomId', ({ fn }) => fn.countAll<number>().as('count')])
  .where('room.level_id', '=', 0)
  .groupBy('attempt.room_id')
  .compile();

/** A level with a line for each of its rooms, or null where the book has no such level. */
export function levelView(sql: Sql, levelId: number): LevelView | null {
  const level = sql.get(bound(levelById, levelId));
  if (!level) return null;
  const dungeon = needDungeon(sql, level.dungeon_id);
  const counts = countsByRoom(sql, levelId);
  return {
    level: {
      id: level.id,
      name: level.name,
      depth: level.depth,
      notes: level.notes,
      table: level.table_id === null ? null : { id: level.table_id, name: level.table ?? '' },
    },
    dungeon: { id: dungeon.id, name: dungeon.name },
    rooms: sql.all(bound(roomsOfLevel, levelId)).map(({ visited, ...room }) => ({
      ...room,
      visited: visited === 1,
      ...(counts.get(room.id) ?? none),
    })),
  };
}

const none: Counts = { doors: 0, liveTraps: 0, treasures: 0, tries: 0 };

function countsByRoom(sql: Sql, levelId: number): Map<number, Counts> {
  const counts = new Map<number, Counts>();
  const add = (roomId: number | null, what: keyof Counts, more = 1) => {
    if (roomId === null) return;
    const before = counts.get(roomId) ?? { ...none };
    before[what] += more;
    counts.set(roomId, before);
  };
  for (const row of sql.all(bound(featuresOfLevel, levelId))) {
    const counted = countedAs(row);
    if (counted !== null) add(row.room_id, counted);
  }
  for (const { roomId } of sql.all(bound(doorsFromAfar, levelId))) add(roomId, 'doors');
  for (const { roomId, count } of sql.all(bound(triesOfLevel, levelId))) add(roomId, 'tries', count);
  return counts;
}

/** What a thing of a room counts as while there is something to it still. */
function countedAs(row: FeatureRow): keyof Counts | null {
  const feature = featureOf(row);
  if (feature.kind === 'door') return 'doors';
  if (feature.kind === 'trap') return feature.facts.disarmed || feature.facts.sprung ? null : 'liveTraps';
  return feature.kind === 'treasure' && !feature.facts.taken ? 'treasures' : null;
}
