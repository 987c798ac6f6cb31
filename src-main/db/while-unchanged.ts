import { noteRead, observed } from './observed.ts';
import type { Sql } from './sql.ts';

/**
 * A reading of the file that is made once and given again until a row of the file changes: one step makes every window
 * ask, and most of them ask for the same. Whoever gets it leaves it as it is. Within a step nothing is kept, so that
 * a step reads what it has written. Of each file, now or as it stood, only the newest reading is kept, with the names
 * of the tables it read.
 */
export function whileUnchanged<Read>(read: (sql: Sql) => Read): (sql: Sql) => Read {
  const known = new WeakMap<Sql, { version: string; read: Read; reads: readonly string[] }>();
  return (sql) => {
    const { version } = sql;
    if (version === null) return read(sql);
    const before = known.get(sql);
    if (before?.version === version) {
      noteRead(...before.reads);
      return before.read;
    }
    const { value, reads } = observed(() => read(sql));
    known.set(sql, { version, read: value, reads });
    return value;
  };
}
