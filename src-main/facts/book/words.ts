import type { RoomRow } from '../../db/tables.ts';

/** Small words the place book's sentences are made of. */

export const roomTitle = ({ key, name }: Pick<RoomRow, 'key' | 'name'>): string =>
  name === '' ? `room ${key}` : `${key}, ${name}`;
