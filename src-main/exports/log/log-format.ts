import type { JournalRow } from '../../db/tables.ts';

/** One way to write the log down. `step` is called for each step in order, `head` and `tail` once after the last. */
export interface LogFormat {
  /** Whether it writes what a command was given; else that is not read. */
  readsInput: boolean;
  /** The step's text, '' where this format leaves it out. */
  step: (row: JournalRow) => string;
  head: () => string;
  tail: () => string;
}
