import { noteRead, observed } from './observed.ts';
import type { Sql } from './sql.ts';

/** Of how many things asked apart the readings are kept. */
const mostKept = 8;

interface Kept<Args, Read> {
  readonly args: Args;
  readonly read: Read;
  readonly reads: readonly string[];
}

/**
 * A reading of the file that is made once and given again until a row of the file changes: one step makes every window
 * ask, and most of them ask for the same. Whoever gets it leaves it as it is. Once a step has written, nothing is kept
 * until it is over, so that a step reads what it has written. Of each file, now or as it stood, only readings of the
 * newest version are kept, by what else was asked with, each with the names of the tables it read.
 */
export function whileUnchanged<Read, Args extends readonly unknown[] = []>(
  read: (sql: Sql, ...args: Args) => Read,
): (sql: Sql, ...args: Args) => Read {
  const known = new WeakMap<Sql, { version: string; kept: Kept<Args, Read>[] }>();
  return (sql, ...args) => {
    const { version } = sql;
    if (version === null) return read(sql, ...args);
    const before = known.get(sql);
    const kept = before?.version === version ? before.kept : [];
    if (before?.version !== version) known.set(sql, { version, kept });
    const same = kept.find((each) => each.args.every((arg, at) => arg === args[at]));
    if (same) {
      noteRead(...same.reads);
      return same.read;
    }
    const { value, reads } = observed(() => read(sql, ...args));
    if (kept.push({ args, read: value, reads }) > mostKept) kept.shift();
    return value;
  };
}
