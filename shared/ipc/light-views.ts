import { z } from 'zod';
import { lightKinds } from './vocabulary.ts';

/** What windows show of a light. Computed on read. */

export const lightView = z.object({
  id: z.int(),
  kind: z.enum(lightKinds),
  /** Null where it lies somewhere; `bearer` then says where. */
  bearerId: z.int().nullable(),
  bearer: z.string(),
  lit: z.boolean(),
  /** Null where it never burns out. */
  turnsLeft: z.int().nullable(),
  canRefuel: z.boolean(),
});
