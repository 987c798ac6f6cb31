import { listed } from '../../../shared/words/names.ts';
import { counted } from '../../../shared/words/figures.ts';
import type { Sql } from '../../db/sql.ts';
import { query, withValues } from '../../db/sql.ts';

/** What goes when a part of the book is given up, counted before it goes. */

interface ById {
  id: number;
}

const levelsOfDungeon = withValues(({ id }: ById) =>
  query
    .selectFrom('level')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('dungeon_id', '=', id),
);
const roomsOfDungeon = withValues(({ id }: ById) =>
  query
    .selectFrom('room')
    .innerJoin('level', 'level.id', 'room.level_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('level.dungeon_id', '=', id),
);
const featuresOfDungeon = withValues(({ id }: ById) =>
  query
    .selectFrom('feature')
    .innerJoin('room', 'room.id', 'feature.room_id')
    .innerJoin('level', 'level.id', 'room.level_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('level.dungeon_id', '=', id),
);
const roomsOfLevel = withValues(({ id }: ById) =>
  query
    .selectFrom('room')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('level_id', '=', id),
);
const featuresOfLevel = withValues(({ id }: ById) =>
  query
    .selectFrom('feature')
    .innerJoin('room', 'room.id', 'feature.room_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room.level_id', '=', id),
);
const featuresOfRoom = withValues(({ id }: ById) =>
  query
    .selectFrom('feature')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room_id', '=', id),
);

const foesOfDungeon = withValues(({ id }: ById) =>
  query
    .selectFrom('room_foe')
    .innerJoin('room', 'room.id', 'room_foe.room_id')
    .innerJoin('level', 'level.id', 'room.level_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('level.dungeon_id', '=', id),
);
const foesOfLevel = withValues(({ id }: ById) =>
  query
    .selectFrom('room_foe')
    .innerJoin('room', 'room.id', 'room_foe.room_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room.level_id', '=', id),
);
const foesOfRoom = withValues(({ id }: ById) =>
  query
    .selectFrom('room_foe')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room_id', '=', id),
);

const standing = query
  .selectFrom('delve')
  .innerJoin('room', 'room.id', 'delve.room_id')
  .innerJoin('level', 'level.id', 'room.level_id')
  .select(['room.id as roomId', 'level.id as levelId', 'level.dungeon_id as dungeonId'])
  .where('delve.ended', '=', 0)
  .compile();

type Part = 'dungeon' | 'level' | 'room';
const counts = {
  dungeon: [
    [levelsOfDungeon, 'level', 'levels'],
    [roomsOfDungeon, 'room', 'rooms'],
    [foesOfDungeon, 'kind of foes', 'kinds of foes'],
    [featuresOfDungeon, 'thing in them', 'things in them'],
  ],
  level: [
    [roomsOfLevel, 'room', 'rooms'],
    [foesOfLevel, 'kind of foes', 'kinds of foes'],
    [featuresOfLevel, 'thing in them', 'things in them'],
  ],
  room: [
    [foesOfRoom, 'kind of foes', 'kinds of foes'],
    [featuresOfRoom, 'door, trap, treasure or other thing', 'doors, traps, treasures and other things'],
  ],
} as const;

/** " 3 levels, 40 rooms and 61 things in them went with it. The party stood there." */
export function wentAlong(sql: Sql, part: Part, id: number): string {
  const parts = counts[part].flatMap(([counting, one, more]) => {
    const count = sql.get(counting({ id }))?.count ?? 0;
    return count === 0 ? [] : [counted(count, one, more)];
  });
  const here = sql.get(standing);
  const stood = here !== undefined && here[`${part}Id`] === id;
  return [
    ...(parts.length === 0 ? [] : [` With it went ${listed(parts)}.`]),
    ...(stood ? [' The party stood there, and stands in no room of the book now.'] : []),
  ].join('');
}
