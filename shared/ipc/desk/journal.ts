import { z } from 'zod';
import type { CommandsContract } from '../contract-entry.ts';

const nothing = z.strictObject({});

/** Undo and redo: they go round the journal, not through it. Their sentence is that of the step they move over. */
export const journalCommands = {
  'journal.undo': { input: nothing, output: z.null() },
  'journal.redo': { input: nothing, output: z.null() },
} as const satisfies CommandsContract;
