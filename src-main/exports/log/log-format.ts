import type { JournalRow } from '../../db/tables.ts';
import type { FrontValue } from '../pages/markdown.ts';

/**
 * One way to write the log down. `step` is called for each step in order, `rest` after the last of them, then `head`
 * and `tail` once.
 */
export interface LogFormat {
  /** Whether it writes what a command was given; else that is not read. */
  readsInput: boolean;
  /** What can be told by now: '' where this step is left out, or waits for the next to be told with it. */
  step: (row: JournalRow) => string;
  /** What still waited. */
  rest: () => string;
  /** How many steps it told. */
  told: () => number;
  head: () => string;
  tail: () => string;
}

/** What the text of a log holds beside the log's own. */
export interface Besides {
  front: readonly (readonly [key: string, value: FrontValue])[];
  /** Markdown, before the turns. */
  text: string;
}
