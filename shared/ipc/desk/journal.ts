import { z } from 'zod';
import type { CommandsContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** `through`: the last step to be moved over; left out, one step is. */
const through = z.strictObject({ through: fields.id.optional() });

/**
 * Undo and redo: they go round the journal, not through it. Their sentence is that of the step they move over; of
 * several, the last one's, and how many they were.
 */
export const journalCommands = {
  'journal.undo': { input: through, output: z.null() },
  'journal.redo': { input: through, output: z.null() },
} as const satisfies CommandsContract;
