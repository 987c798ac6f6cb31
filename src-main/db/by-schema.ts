import type BetterSqlite3 from 'better-sqlite3';
import { schemaText } from './schema.ts';

const number = (db: BetterSqlite3.Database, pragma: string): number =>
  Number(db.pragma(`main.${pragma}`, { simple: true }));

/** The text of a connection's schema, as of the last time that SQLite counted a change of it. */
const texts = new WeakMap<BetterSqlite3.Database, { counted: number; text: string }>();

function textOf(db: BetterSqlite3.Database): string {
  const counted = number(db, 'schema_version');
  const known = texts.get(db);
  if (known?.counted === counted) return known.text;
  const text = schemaText(db);
  texts.set(db, { counted, text });
  return text;
}

/**
 * What follows from a file's schema and its number alone is worked out once for each that the program meets, and is
 * nobody's to change: there is hardly ever more than one, and asking SQLite for some hundred tables one by one took longer
 * than the rest of opening a file.
 */
export function bySchema<Read>(
  read: (db: BetterSqlite3.Database) => Read,
): (db: BetterSqlite3.Database) => Read {
  const known = new Map<string, Read>();
  return (db) => {
    const schema = `${number(db, 'user_version')} ${textOf(db)}`;
    const before = known.get(schema);
    if (before !== undefined) return before;
    const made = read(db);
    known.set(schema, made);
    return made;
  };
}
