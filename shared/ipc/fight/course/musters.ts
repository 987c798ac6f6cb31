import { z } from 'zod';
import type { QueriesContract, Steps } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';

/** Musters, which are lines of foes kept under a name, and those who are expected in a fight. */

const fight = { fightId: fields.id };

/** Who is expected, and whether it is time. Nobody joins by himself. */
export const arrival = z.object({
  id: z.int(),
  line: z.string(),
  /** "in round 3", "when half of the foes are down", "at the gong". */
  when: z.string(),
  due: z.boolean(),
});

export const musterQueries = {
  'combat.musters': {
    input: z.strictObject({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), lines: z.string(), notes: z.string() })),
  },
  /** Everyone of a fight who is not of the party, and who is expected, as lines that bring them again. */
  'combat.asLines': { input: z.strictObject(fight), output: z.string().nullable() },
} as const satisfies QueriesContract;

export const musterSteps = {
  /** Keeps lines under a name; with an id in place of what stood there. */
  'combat.keepMuster': {
    input: z.strictObject({
      id: fields.id.nullable().default(null),
      name: fields.name,
      lines: fields.prose(8000),
      notes: fields.prose(4000).default(''),
    }),
    output: z.object({ id: z.int() }),
    log: 'fights',
  },
  'combat.dropMuster': { input: z.strictObject({ id: fields.id }), log: 'fights' },
  /** Those who were expected come now. */
  'combat.arrive': {
    input: z.strictObject({ ...fight, after: fields.whole(0, 1_000_000), arrivalId: fields.id }),
    log: 'fights',
    needs: ['classesInUse', 'monsters'],
  },
  /** They are expected no more. */
  'combat.dropArrival': { input: z.strictObject({ ...fight, arrivalId: fields.id }), log: 'fights' },
} as const satisfies Steps;
