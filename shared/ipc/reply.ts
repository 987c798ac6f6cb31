import type { Failure } from '../errors.ts';

/** What a window gets for what it asked or told. */
export type Reply<T> =
  | {
      ok: true;
      value: T;
      /** Counts every change; an answer of an older revision than the one shown is out of date. */
      revision: number;
      /** The sentence of the step as it stands in the log; null where nothing was written there. */
      said: string | null;
      /** How many steps that were taken back can now not be done again. */
      letGo: number;
      /** The tables the answer was read from: it may be another once one of them changes. */
      reads: readonly string[];
    }
  | { ok: false; error: Failure };
