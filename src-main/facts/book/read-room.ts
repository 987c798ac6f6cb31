import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { DungeonRow, LevelRow, RoomRow } from '../../db/tables.ts';
import { featureOf } from './feature-facts.ts';
import type { Feature, FeatureOf } from './feature-facts.ts';

const dungeonById = withValues(({ id }: { id: number }) =>
  query.selectFrom('dungeon').selectAll().where('id', '=', id),
);
const levelById = withValues(({ id }: { id: number }) =>
  query.selectFrom('level').selectAll().where('id', '=', id),
);
const roomById = withValues(({ id }: { id: number }) =>
  query.selectFrom('room').selectAll().where('id', '=', id),
);
const featureById = withValues(({ id }: { id: number }) =>
  query.selectFrom('feature').selectAll().where('id', '=', id),
);

const gone = (what: string, field: string) =>
  new TurnkeeperError('not-found', `That ${what} is no longer in the book.`, { [field]: 'Choose again.' });

/** Throws not-found where the book has no such dungeon. */
export function needDungeon(sql: Sql, id: number, field = 'id'): DungeonRow {
  const row = sql.get(dungeonById({ id }));
  if (!row) throw gone('dungeon', field);
  return row;
}

/** Throws not-found where the book has no such level. */
export function needLevel(sql: Sql, id: number, field = 'id'): LevelRow {
  const row = sql.get(levelById({ id }));
  if (!row) throw gone('level', field);
  return row;
}

export const readRoom = (sql: Sql, id: number): RoomRow | undefined => sql.get(roomById({ id }));

/** Throws not-found where the book has no such room. */
export function needRoom(sql: Sql, id: number, field = 'id'): RoomRow {
  const row = readRoom(sql, id);
  if (!row) throw gone('room', field);
  return row;
}

export function readFeature(sql: Sql, id: number): Feature | undefined {
  const row = sql.get(featureById({ id }));
  return row && featureOf(row);
}

/** Throws not-found where the book has nothing of the sort. */
export function needFeature(sql: Sql, id: number, field = 'id'): Feature {
  const feature = readFeature(sql, id);
  if (!feature) throw gone('thing', field);
  return feature;
}

/** Throws refused where the thing is of another kind than is asked for. */
export function needFeatureOf<Kind extends FeatureKind>(sql: Sql, id: number, kind: Kind): FeatureOf<Kind> {
  const feature = needFeature(sql, id);
  if (feature.kind !== kind)
    throw refused(`${feature.name} is no ${kind}. Nothing was changed.`, {
      id: `Choose a ${kind}.`,
    });
  return feature as FeatureOf<Kind>;
}
