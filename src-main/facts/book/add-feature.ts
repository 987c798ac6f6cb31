import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

const lastFeature = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('feature')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('room_id', '=', roomId),
);

/** Between neighbours in the book of places. */
const apart = 1000;
const longest = { name: 120, notes: 4000 };

interface NewFeature {
  kind: Exclude<FeatureKind, 'door'>;
  name: string;
  notes?: string;
  facts?: object;
}

/** Stands behind what the room has; names and notes that are too long are cut. Gives its id. */
export const addFeature = (
  sql: Sql,
  roomId: number,
  { kind, name, notes = '', facts = {} }: NewFeature,
): number =>
  sql.run(
    query.insertInto('feature').values({
      room_id: roomId,
      position: (sql.get(lastFeature({ roomId }))?.last ?? 0) + apart,
      kind,
      name: name.slice(0, longest.name),
      to_room_id: null,
      notes: notes.slice(0, longest.notes),
      facts: JSON.stringify(facts),
    }),
  ).lastId;
