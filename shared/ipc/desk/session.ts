import { z } from 'zod';
import type { Steps } from '../contract-entry.ts';

/** Sessions at the table. */

const nothing = z.strictObject({});

export const sessionSteps = {
  'session.start': { input: nothing, output: z.object({ id: z.int() }), log: 'campaign' },
  'session.end': { input: nothing, log: 'campaign' },
} as const satisfies Steps;
