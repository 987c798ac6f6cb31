/** A set-up step that could not be done: which one, why, and what to do about it. */
export class SetupFailure extends Error {
  constructor(step: string, why: string, remedy: string);
  readonly step: string;
  readonly why: string;
  readonly remedy: string;
}

export function seconds(milliseconds: number): string;

/** Runs one slow step, printing its name, a sign of life while it lasts, and its time. */
export function step<Result>(name: string, work: () => Promise<Result>, remedy?: string): Promise<Result>;

/** Prints a failure for a person and ends the process with status 1. */
export function exitWithFailure(error: unknown): never;
