import type BetterSqlite3 from 'better-sqlite3';
import { newestImages, tablesOfImages, unlikeImages } from '../backups/row-damage.ts';
import { imageSql } from '../guards.ts';
import { amissKey } from './amiss-row.ts';
import type { AmissRow, Fault } from './amiss-row.ts';
import { ringsOf } from './rings.ts';
import { rulesOf } from './table-rules.ts';
import type { TableRules } from './table-rules.ts';
import { Trial } from './usual.ts';

/** A record as it is found, before anything is made of it. */
interface Found {
  table: TableRules;
  id: number;
  stands: string | null;
  said: string | null;
  faults: Fault[];
}

interface Orphan {
  parent: string;
  rowid: number;
  fkid: number;
}

/** What the log keeps of a row cannot be read: then the file is damaged, as the log is the witness of all else. */
class BrokenImage extends Error {
  readonly code = 'SQLITE_CORRUPT';

  constructor(table: string, id: number) {
    super(`What the log keeps of row ${id} of ${table} cannot be read.`);
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const none: ReadonlySet<number> = new Set();

class Finding {
  readonly found = new Map<string, Found>();
  readonly #db: BetterSqlite3.Database;
  readonly #stands: ReadonlySet<string>;

  constructor(db: BetterSqlite3.Database) {
    this.#db = db;
    this.#stands = new Set(db.prepare<[], string>('SELECT name FROM main.sqlite_schema').pluck().all());
  }

  /** To ask a table all that follows takes long even where it is empty, and most tables of most campaigns are. */
  holdsRows({ name }: TableRules): boolean {
    return this.#db.prepare(`SELECT 1 FROM main."${name}" LIMIT 1`).get() !== undefined;
  }

  forbidden(table: TableRules): void {
    const { conditions, key, name } = table;
    if (conditions.length === 0) return;
    const broken = conditions.map(({ sql }) => `NOT ${sql}`).join(' OR ');
    const ids = this.#db
      .prepare<[], number>(`SELECT "${key}" FROM main."${name}" WHERE ${broken}`)
      .pluck()
      .all();
    if (ids.length === 0) return;
    const trial = new Trial(this.#db, table);
    for (const id of ids) {
      const at = this.#at(table, id);
      for (const each of trial.failing(at.stands ?? '{}'))
        at.faults.push({ kind: 'forbidden', columns: conditions[each]?.columns ?? [] });
    }
  }

  orphans(table: TableRules): void {
    const found = this.#db.pragma(`foreign_key_check("${table.name}")`) as Orphan[];
    // The pictures of the past stand in the file beside it.
    const orphans = found.filter(({ parent }) => this.#stands.has(parent));
    if (orphans.length === 0) return;
    const keys = this.#db.pragma(`foreign_key_list("${table.name}")`) as { id: number; from: string }[];
    for (const { rowid, fkid } of orphans) {
      const column = keys.find(({ id }) => id === fkid)?.from ?? table.key;
      this.#at(table, rowid).faults.push({ kind: 'orphan', columns: [column] });
    }
  }

  rings(table: TableRules): void {
    for (const id of ringsOf(this.#db)
      .flat()
      .sort((a, b) => a - b))
      this.#at(table, id).faults.push({ kind: 'ring', columns: ['container_id'] });
  }

  /** Needs the newest images at hand. */
  altered(table: TableRules): void {
    for (const { id, said, stands } of unlikeImages(this.#db, table)) {
      if (said !== null && !isJson(said)) throw new BrokenImage(table.name, id);
      const at = this.#at(table, id);
      at.said = said;
      const kind = said === null ? 'back' : stands === null ? 'gone' : 'altered';
      at.faults.push({ kind, columns: kind === 'altered' ? differing(table, said, stands) : [] });
    }
  }

  #at(table: TableRules, id: number): Found {
    const known = this.found.get(amissKey({ table: table.name, id }));
    if (known !== undefined) return known;
    const stands = this.#db
      .prepare<[number], string>(
        `SELECT ${imageSql(table, 'stored')} FROM main."${table.name}" AS stored WHERE "${table.key}" = ?`,
      )
      .pluck()
      .get(id);
    const made = { table, id, stands: stands ?? null, said: null, faults: [] };
    this.found.set(amissKey({ table: table.name, id }), made);
    return made;
  }
}

const differing = ({ columns }: TableRules, said: string | null, stands: string | null): string[] => {
  const [before, now] = [said, stands].map((image) => JSON.parse(image ?? '{}') as Record<string, unknown>);
  return columns.filter((column) => before?.[column] !== now?.[column]);
};

/** Whether a row stands, or will again once it is shown as the log has it. */
const standsOrIsShown = (
  db: BetterSqlite3.Database,
  tables: readonly TableRules[],
  found: Finding['found'],
) => {
  const asked = new Map(
    tables.map(({ name, key }) => [
      name,
      db.prepare<[unknown]>(`SELECT 1 FROM main."${name}" WHERE "${key}" = ?`).pluck(),
    ]),
  );
  const assets = db.prepare<[unknown]>('SELECT 1 FROM asset WHERE id = ?').pluck();
  return (table: string, id: unknown): boolean => {
    const said = found.get(`${table} ${String(id)}`)?.said ?? null;
    const statement = table === 'asset' ? assets : asked.get(table);
    return said !== null || statement?.get(id) === 1;
  };
};

/** The row without keys to nobody and, as far as values can, within its table's conditions. */
const mender = (db: BetterSqlite3.Database, tables: readonly TableRules[], found: Finding['found']) => {
  const isThere = standsOrIsShown(db, tables, found);
  const trials = new Map<TableRules, Trial>();
  return ({ table, id }: Found, image: string, freed: ReadonlySet<number>): string | null => {
    const trial = trials.get(table) ?? new Trial(db, table);
    trials.set(table, trial);
    let now = image;
    const row = JSON.parse(image) as Record<string, unknown>;
    for (const { column, table: parent } of table.references) {
      const value = row[column];
      if (value === null || value === undefined || isThere(parent, value)) continue;
      if (table.about.get(column)?.mayBeEmpty !== true) return null;
      now = trial.with(now, column, 'NULL');
    }
    if (table.name === 'item' && freed.has(id)) now = trial.with(now, 'container_id', 'NULL');
    return trial.mended(now);
  };
};

/** Every record that makes no sense. The log as witness of what other programs changed is left out where it is not there. */
export const findAmiss = (db: BetterSqlite3.Database, heedLog = true): AmissRow[] => {
  const tables = rulesOf(db);
  const finding = new Finding(db);
  db.pragma('temp_store = MEMORY');
  db.exec('BEGIN');
  try {
    if (heedLog) db.exec(newestImages);
    const witnessed = new Set(heedLog ? db.prepare(tablesOfImages).pluck().all() : []);
    for (const table of tables) {
      if (finding.holdsRows(table)) {
        finding.forbidden(table);
        finding.orphans(table);
        if (table.columns.includes('container_id')) finding.rings(table);
      }
      if (witnessed.has(table.name)) finding.altered(table);
    }
  } finally {
    db.exec('ROLLBACK');
  }
  if (finding.found.size === 0) return [];
  const mend = mender(db, tables, finding.found);
  const rings = ringsOf(db);
  // Any of a ring may be taken out of it; it is enough for one.
  const inRings = new Set(rings.flat());
  const oneOfEach = new Set(rings.map((ring) => Math.min(...ring)));
  return [...finding.found.values()].map((each) => {
    const { table, id, stands, said, faults } = each;
    const usual = stands === null ? null : mend(each, stands, inRings);
    const shown =
      said !== null ? mend(each, said, none) : stands !== null ? mend(each, stands, oneOfEach) : null;
    return { table: table.name, id, faults, stands, said, usual, shown };
  });
};
