import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { RoomRow } from '../../../db/tables.ts';
import { folded } from '../../../facts/book/fold.ts';

type Try = NonNullable<QueryOutput<'place.room'>>['tries'][number];

const tries = query
  .selectFrom('attempt')
  .innerJoin('delve', 'delve.id', 'attempt.delve_id')
  .innerJoin('character', 'character.id', 'attempt.character_id')
  .select([
    'attempt.id',
    'attempt.character_id as characterId',
    'character.name as who',
    'attempt.kind',
    'attempt.place',
    'attempt.feature_id as featureId',
    'delve.name as delve',
    'attempt.turn',
    'attempt.success',
  ])
  .orderBy('attempt.id');

const triesHere = withValues(({ roomId }: { roomId: number }) =>
  tries.where((eb) =>
    eb.or([
      eb('attempt.room_id', '=', roomId),
      eb(
        'attempt.feature_id',
        'in',
        eb
          .selectFrom('feature')
          .select('id')
          .where((of) => of.or([of('room_id', '=', roomId), of('to_room_id', '=', roomId)])),
      ),
    ]),
  ),
);

// Tries that name their place by word alone, in a delve of the dungeon or of one that bears its name.
const triesByWord = withValues(({ dungeonId, dungeonName }: { dungeonId: number; dungeonName: string }) =>
  tries
    .where('attempt.room_id', 'is', null)
    .where('attempt.feature_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('delve.dungeon_id', '=', dungeonId),
        eb.and([eb('delve.dungeon_id', 'is', null), eb('delve.name', '=', dungeonName)]),
      ]),
    ),
);

const namesOfDungeon = withValues(({ dungeonId }: { dungeonId: number }) =>
  query
    .selectFrom('room')
    .innerJoin('level', 'level.id', 'room.level_id')
    .select(['room.id', 'room.key', 'room.name'])
    .where('level.dungeon_id', '=', dungeonId),
);

/** What stands for the room where a place is named by word. */
const labels = ({ key, name }: Pick<RoomRow, 'key' | 'name'>): string[] =>
  [key, `room ${key}`, name, `${key} ${name}`, `${key}, ${name}`].map(folded).filter((label) => label !== '');

/** Who tried what in the room, by its id, by its doors and traps, and by its key or name where no other room bears it. */
export function triesIn(sql: Sql, room: RoomRow, dungeon: { id: number; name: string }): Try[] {
  const marked = sql.all(triesHere({ roomId: room.id }));
  const worded = sql.all(triesByWord({ dungeonId: dungeon.id, dungeonName: dungeon.name }));
  const own = new Set(labels(room));
  const fitting = worded.filter(({ place }) => own.has(folded(place)));
  const elsewhere = fitting.length === 0 ? new Set<string>() : labelsElsewhere(sql, room, dungeon.id);
  const clear = fitting.filter(({ place }) => !elsewhere.has(folded(place)));
  return [...marked, ...clear]
    .sort((one, other) => one.id - other.id)
    .map((each) => ({ ...each, success: each.success === null ? null : each.success === 1 }));
}

const labelsElsewhere = (sql: Sql, room: RoomRow, dungeonId: number): Set<string> =>
  new Set(
    sql.all(namesOfDungeon({ dungeonId })).flatMap((other) => (other.id === room.id ? [] : labels(other))),
  );
