/** What is being noted now; what an inner observation reads the outer one has read too. */
let noting: Set<string> | null = null;

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
  try {
    return { value: work(), reads: [...reads] };
  } finally {
    noting = outer;
    noteRead(...reads);
  }
}
