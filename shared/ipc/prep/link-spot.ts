import { z } from 'zod';
import { greatestCell, leastCell } from '../../hex/grid.ts';
import * as fields from '../fields.ts';

const cell = fields.whole(leastCell, greatestCell);

/** Where a link to a new page is put: behind the notes of a room or a hex, or into a note of the log. */
export const linkSpot = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('room'), id: fields.id }),
  z.strictObject({ kind: z.literal('hex'), mapId: fields.id, col: cell, row: cell }),
  z.strictObject({ kind: z.literal('log') }),
]);
export type LinkSpot = z.output<typeof linkSpot>;
