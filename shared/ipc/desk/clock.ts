import { z } from 'zod';
import type { Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** The one clock, where no procedure moves it. */
export const clockSteps = {
  'clock.advanceTo': {
    input: z.strictObject({
      day: fields.whole(1, 1_000_000),
      hour: fields.whole(0, 23),
      minute: fields.whole(0, 59),
    }),
    log: 'campaign',
  },
} as const satisfies Steps;
