import { z } from 'zod';

/** One part of a computed figure, as the rules give it. */
const reason = z.object({
  source: z.string(),
  value: z.union([z.number(), z.string()]),
  rule: z.string(),
});
export const reasons = z.array(reason);

/** A figure that can answer "why this number?". */
export const figure = z.object({ value: z.number(), reasons });
