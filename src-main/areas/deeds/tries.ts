import type { Spot } from '../../../shared/rules/exploration/deeds.ts';
import { sameSpot } from '../../../shared/rules/exploration/deeds.ts';
import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { AttemptRow } from '../../db/tables.ts';

const remembered = withValues(({ delveId }: { delveId: number }) =>
  query
    .selectFrom('attempt')
    .selectAll()
    .where((eb) =>
      eb.or([eb('delve_id', '=', delveId), eb('room_id', 'is not', null), eb('feature_id', 'is not', null)]),
    )
    .orderBy('id'),
);

/** The tries of a delve, and those of every other at places that stand in the book. */
export const readTries = (sql: Sql, delveId: number): AttemptRow[] => sql.all(remembered({ delveId }));

/** The tries of one person of one kind at one place. A place known by words alone is another one on another delve. */
export const triesAt = (
  tries: readonly AttemptRow[],
  {
    delveId,
    characterId,
    kind,
    spot,
  }: { delveId: number; characterId: number; kind: AttemptKind; spot: Spot },
): AttemptRow[] =>
  tries.filter(
    (each) =>
      each.character_id === characterId &&
      each.kind === kind &&
      sameSpot(spotOf(each), spot) &&
      (each.delve_id === delveId || isInBook(spotOf(each), spot)),
  );

const spotOf = ({ place, room_id: roomId, feature_id: featureId }: AttemptRow): Spot => ({
  place,
  roomId,
  featureId,
});

const isInBook = (one: Spot, other: Spot): boolean =>
  (one.featureId !== null && one.featureId === other.featureId) ||
  (one.roomId !== null && one.roomId === other.roomId);
