import { noteRead, observed } from './observed.ts';
import type { Sql } from './sql.ts';

/** Of how many things asked apart the readings are kept. */
const mostKept = 8;

interface Kept<Args, Read> {
  readonly args: Args;
  readonly read: Read;
  readonly reads: readonly string[];
  readonly stamp: string;
}

/**
 * A reading of the file that is made once and given again until a row of a table that it read changes: one step makes
 * every window ask, and most of them ask for the same. Whoever gets it leaves it as it is. Of tables that a step has
 * written nothing is kept until it is over, so that a step reads what it has written. Of each file, now or as it stood,
 * the newest readings are kept, by what else was asked with, each with the names of the tables it read: what a reading
 * reads later, when it is used, it notes beforehand.
 */
export function whileUnchanged<Read, Args extends readonly unknown[] = []>(
  read: (sql: Sql, ...args: Args) => Read,
): (sql: Sql, ...args: Args) => Read {
  const known = new WeakMap<Sql, Kept<Args, Read>[]>();
  return (sql, ...args) => {
    const kept = known.get(sql) ?? [];
    if (kept.length === 0) known.set(sql, kept);
    const { others } = sql;
    const at = kept.findIndex((each) => each.args.every((arg, nth) => arg === args[nth]));
    const same = kept[at];
    if (same !== undefined) {
      if (sql.stamp(same.reads, others) === same.stamp) {
        noteRead(...same.reads);
        return same.read;
      }
      kept.splice(at, 1);
    }
    const { value, reads } = observed(() => read(sql, ...args));
    const stamp = sql.stamp(reads, others);
    if (stamp !== null && kept.push({ args, read: value, reads, stamp }) > mostKept) kept.shift();
    return value;
  };
}
