import { z } from 'zod';
import { whole } from './fields.ts';

/** Looking back at how things stood after a step of the journal, and going back to it. 0 is before the first step. */

const step = z.strictObject({ seq: whole(0, Number.MAX_SAFE_INTEGER) });

/** One step of the journal, undone like any other. */
export const rewindCommands = {
  'rewind.goBackTo': { input: step, output: z.null() },
} as const;

/** No steps: they change what windows show, and nothing in the campaign. */
export const rewindAppCommands = {
  'rewind.lookAt': { input: step, output: z.null() },
  'rewind.return': { input: z.strictObject({}), output: z.null() },
} as const;
