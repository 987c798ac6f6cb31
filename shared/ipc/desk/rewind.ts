import { z } from 'zod';
import { whole } from '../fields.ts';
import type { CommandsContract, Steps } from '../contract-entry.ts';

/** Looking back at how things stood after a step of the journal, and going back to it. 0 is before the first step. */

const step = z.strictObject({ seq: whole(0, Number.MAX_SAFE_INTEGER) });

/** One step of the journal, undone like any other. */
export const rewindSteps = {
  'rewind.goBackTo': { input: step, output: z.null(), log: 'campaign' },
} as const satisfies Steps;

/** No steps: they change what windows show, and nothing in the campaign. */
export const rewindCommands = {
  'rewind.lookAt': { input: step, output: z.null() },
  'rewind.return': { input: z.strictObject({}), output: z.null() },
} as const satisfies CommandsContract;
