import type { Reason } from '../common/reason.ts';

/** Who has run, in rounds since the last full rest; scores are null where nobody knows them. */
export interface Runner {
  constitution: number | null;
  roundsRun: number;
  roundsRested: number;
}

/** Where each runs until tired by constitution, instead of the whole party by one count. */
export interface RunningRules {
  /** Runs so many rounds, or up to the last before exhaustion. Throws `bad-input`. */
  run: (runner: Runner, rounds: number) => Runner & { ran: number; exhausted: boolean; reasons: Reason[] };
}
