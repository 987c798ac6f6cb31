/** What is being noted now; what an inner observation reads the outer one has read too. */
let noting: Set<string> | null = null;

/** The outermost of what is being noted. */
let answering: object | null = null;

/** The answer that is being made now, as long as it is the same object; null outside any. */
export const answerAtHand = (): object | null => answering;

/** Stands for what a view shows of the desk itself, beyond the campaign file. */
export const deskFacts = 'desk';

/** Notes that something was read: a table of the campaign file, or the desk's own facts. */
export function noteRead(...names: readonly string[]): void {
  if (noting !== null) for (const name of names) noting.add(name);
}

/** Does `work`, which must not wait for anything, and tells which tables it read. */
export function observed<T>(work: () => T): { value: T; reads: readonly string[] } {
  const outer = noting;
  const reads = new Set<string>();
  noting = reads;
  answering ??= reads;
  try {
    return { value: work(), reads: [...reads] };
  } finally {
    noting = outer;
    if (outer === null) answering = null;
    noteRead(...reads);
  }
}
