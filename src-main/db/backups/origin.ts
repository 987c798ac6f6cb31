import BetterSqlite3 from 'better-sqlite3';
import { statSync } from 'node:fs';
import { inspectHeader, locate } from '../file/inspect.ts';
import { isOpenHere } from '../file/open-files.ts';

/** Which campaign a file is of: its id, made once and carried into every copy, and the name it bears there. */
export interface Origin {
  id: string;
  name: string;
}

/** A file of a format without ids is known by the moment it was made, which its id becomes when it is migrated. */
const readOrigin = (db: BetterSqlite3.Database): Origin | null => {
  const hasId = db.prepare("SELECT 1 FROM pragma_table_info('campaign') WHERE name = 'origin'").get();
  const id = hasId === undefined ? 'created_at' : 'origin';
  return db.prepare<[], Origin>(`SELECT ${id} AS id, name FROM campaign`).get() ?? null;
};

/** Reading a file with a write-ahead log would write beside it. One that is open here has none, and is not touched. */
const mayLookInto = (path: string): boolean => isOpenHere(locate(path)) || !inspectHeader(path).wal;

const lookInto = (path: string): Origin | null => {
  try {
    if (!mayLookInto(path)) return null;
    const db = new BetterSqlite3(path, { readonly: true, fileMustExist: true });
    try {
      db.pragma('trusted_schema = OFF');
      return readOrigin(db);
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
};

const known = new Map<string, { stamp: string; origin: Origin | null }>();

/** The campaign that a file is of, read once as long as the file stays as it is; null where that cannot be read. */
export const originIn = (path: string): Origin | null => {
  const stat = statSync(path, { throwIfNoEntry: false });
  const stamp = `${stat?.ino} ${stat?.size} ${stat?.mtimeMs}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.origin;
  const origin = stat === undefined ? null : lookInto(path);
  known.set(path, { stamp, origin });
  return origin;
};
