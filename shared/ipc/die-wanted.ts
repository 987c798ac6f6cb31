import { z } from 'zod';

/** A die somebody is asked for. */
export const dieWanted = z.object({
  sides: z.int(),
  nth: z.int(),
  title: z.string(),
  rule: z.string(),
  by: z.string().nullable(),
  against: z.string().nullable(),
  dice: z.string().nullable(),
  of: z.int().nullable(),
  needed: z.int().nullable(),
  squares: z.array(z.object({ face: z.int(), right: z.number(), beyond: z.number() })).optional(),
});
