import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Spot } from '../../../shared/rules/exploration/deeds.ts';
import type { Sql } from '../../db/sql.ts';
import type { RoomRow } from '../../db/tables.ts';
import type { Feature } from '../../facts/book/feature-facts.ts';
import { needFeature, needRoom } from '../../facts/book/read-room.ts';

interface Named {
  place: string;
  roomId: number | null;
  featureId: number | null;
}

/** A keyed room as a place is written. */
export const roomPlace = ({ key, name }: Pick<RoomRow, 'key' | 'name'>): string =>
  name === '' ? `room ${key}` : `room ${key}, ${name}`;

/** Where something is tried, and what stands there in the book. Throws not-found, or bad-input where nothing says where. */
export function spotOf(
  sql: Sql,
  { place, roomId, featureId }: Named,
  path: (field: string) => string,
): { spot: Spot; feature: Feature | null } {
  const feature = featureId === null ? null : needFeature(sql, featureId, path('featureId'));
  const room = roomId ?? feature?.room_id ?? null;
  const row = room === null ? null : needRoom(sql, room, path('roomId'));
  const words = place || feature?.name || (row ? roomPlace(row) : '');
  if (words === '')
    throw new TurnkeeperError('bad-input', 'Say where. Nothing was changed.', {
      [path('place')]: 'Say where.',
    });
  return { spot: { place: words.slice(0, 120), roomId: room, featureId }, feature };
}
