import { z } from 'zod';
import { weatherTotals } from '../../weather/weather.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** The weather of the days, thrown or said, and the tables it is thrown on. */

const total = fields.whole(weatherTotals.least, weatherTotals.most);
const words = fields.outcomeText;
const line = { low: total, high: total, words, fog: z.boolean().default(false) };

export const weatherView = z.object({
  /** Days on the road throw theirs. */
  isThrown: z.boolean(),
  /** Null before it is known. */
  today: z.object({ words: z.string(), fog: z.boolean(), total: z.int().nullable() }).nullable(),
  /** On which today's is thrown, and why. */
  tableName: z.string(),
  shift: z.int(),
  /** Those for which a table stands. */
  climates: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      /** The campaign's, over one of the program's or beside them. */
      own: z.boolean(),
      lines: z.array(z.object({ low: z.int(), high: z.int(), words: z.string(), fog: z.boolean() })),
    }),
  ),
});

export const weatherQueries = {
  'weather.view': { input: z.strictObject({}), output: weatherView },
} as const satisfies QueriesContract;

export const weatherSteps = {
  /** Today's, by its table; dice that are not typed are thrown. */
  'weather.throw': {
    input: z.strictObject({ faces: z.array(fields.whole(1, 6)).max(2).default([]) }),
    log: 'travel',
  },
  /** Today's, as the referee has it. */
  'weather.say': { input: z.strictObject({ words, fog: z.boolean().default(false) }), log: 'travel' },
  /** A table of the campaign's own, in place of one of that name. */
  'weather.setTable': {
    input: z.strictObject({ name: fields.name, lines: z.array(z.strictObject(line)).min(1).max(11) }),
    log: 'campaign',
  },
  /** The program's of that name counts again, if it has one. */
  'weather.removeTable': { input: z.strictObject({ name: fields.name }), log: 'campaign' },
} as const satisfies Steps;
