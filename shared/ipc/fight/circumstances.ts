import { z } from 'zod';

const common = { key: z.string(), title: z.string(), rule: z.string(), whose: z.enum(['actor', 'target']) };

/** Something about an act that only the table knows: whether, how much, or which. */
export const circumstance = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('flag') }),
  z.object({ ...common, kind: z.literal('steps'), min: z.int(), max: z.int() }),
  z.object({
    ...common,
    kind: z.literal('choice'),
    choices: z.array(z.object({ value: z.union([z.int(), z.string()]), title: z.string() })),
  }),
]);
