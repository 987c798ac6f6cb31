import type BetterSqlite3 from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { journaledTables } from '../guards.ts';
import type { TableShape } from '../guards.ts';
import { newestImages, unlikeImages } from '../backups/row-damage.ts';
import type { Loose } from './place.ts';

const count = (db: BetterSqlite3.Database, sql: string): number => Number(db.prepare(sql).pluck().get());

const changes = (work: () => BetterSqlite3.RunResult): boolean => {
  try {
    return work().changes > 0;
  } catch {
    return false;
  }
};

const fromImage = (db: BetterSqlite3.Database, { name, columns }: TableShape, image: string): boolean => {
  const values = columns.map((column) => `json_extract(@image, '$."${column}"')`).join(', ');
  const named = columns.map((column) => `"${column}"`).join(', ');
  return changes(() =>
    db.prepare(`INSERT OR REPLACE INTO "${name}" (${named}) VALUES (${values})`).run({ image }),
  );
};

/** A row as the log keeps it; an image with a hole in it is kept as it stands. */
const readImage = (image: string): unknown => {
  try {
    return JSON.parse(image);
  } catch {
    return image;
  }
};

/**
 * The log is the second witness: a row that is missing is made anew from its newest image. Where no page is lost the
 * log also wins over what stands; where one is, the row that stands may be newer than all that is left of the log.
 */
export const heedLog = (
  db: BetterSqlite3.Database,
  isWhole: boolean,
  loose: Loose[],
): Map<string, number> => {
  const rebuilt = new Map<string, number>();
  db.exec(newestImages);
  for (const table of journaledTables(db)) {
    let made = 0;
    for (const { id, said, stands } of unlikeImages(db, table)) {
      if (stands !== null && !isWhole) continue;
      if (stands !== null) loose.push({ table: table.name, row: readImage(stands) });
      if (said === null) db.prepare(`DELETE FROM "${table.name}" WHERE "${table.key}" = ?`).run(id);
      else if (fromImage(db, table, said)) made += 1;
      else if (stands === null) loose.push({ table: table.name, row: readImage(said) });
    }
    if (made > 0) rebuilt.set(table.name, made);
  }
  db.exec('DROP TABLE temp.newest_image');
  return rebuilt;
};

interface Orphan {
  table: string;
  rowid: number;
  fkid: number;
}

const takeAway = (db: BetterSqlite3.Database, table: string, id: number, loose: Loose[]): void => {
  const row = db.prepare(`SELECT * FROM "${table}" WHERE rowid = ?`).get(id);
  if (row !== undefined) loose.push({ table, row });
  db.prepare(`DELETE FROM "${table}" WHERE rowid = ?`).run(id);
};

/** A key to nobody is emptied where it may be; a row that cannot be without it is taken away, and told. */
export const mendKeys = (db: BetterSqlite3.Database, loose: Loose[]): void => {
  for (let round = 0; round < 100; round++) {
    const orphans = db.pragma('foreign_key_check') as Orphan[];
    if (orphans.length === 0) return;
    for (const { table, rowid, fkid } of orphans) {
      const keys = db.pragma(`foreign_key_list("${table}")`) as { id: number; from: string }[];
      const from = keys.find(({ id }) => id === fkid)?.from ?? '';
      const emptied = `UPDATE "${table}" SET "${from}" = NULL WHERE rowid = ?`;
      const inPool = `UPDATE item SET "${from}" = NULL, state = 'carried' WHERE rowid = ?`;
      const empty = (sql: string): boolean => changes(() => db.prepare(sql).run(rowid));
      if (!empty(emptied) && !(table === 'item' && empty(inPool))) takeAway(db, table, rowid, loose);
    }
  }
};

/** Things that lie in each other in a ring go into the pool. */
export const mendRings = (db: BetterSqlite3.Database): void => {
  const hasContainers = "SELECT count(*) FROM pragma_table_info('item') WHERE name = 'container_id'";
  if (count(db, hasContainers) === 0) return;
  const inRing = db
    .prepare(
      `WITH RECURSIVE reached (id) AS (
         SELECT id FROM item WHERE container_id IS NULL
         UNION ALL SELECT item.id FROM item JOIN reached ON item.container_id = reached.id
       ) SELECT min(id) FROM item WHERE id NOT IN (SELECT id FROM reached)`,
    )
    .pluck();
  const free = db.prepare('UPDATE item SET container_id = NULL WHERE id = ?');
  for (let id = inRing.get(); typeof id === 'number'; id = inRing.get()) free.run(id);
};

/** The rows that every campaign has, where they are lost: the log's last moment for the clock, the file's name for its own. */
export const fillGaps = (db: BetterSqlite3.Database, name: string): void => {
  const columns = db.pragma('table_info(campaign)') as { name: string }[];
  const values: Record<string, unknown> = {
    id: 1,
    name,
    system: 'ose',
    settings: '{}',
    created_at: new Date().toISOString(),
    origin: randomUUID(),
  };
  if (count(db, 'SELECT count(*) FROM campaign') === 0)
    db.prepare(
      `INSERT INTO campaign (${columns.map((each) => each.name).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ).run(columns.map((each) => values[each.name]));
  if (count(db, 'SELECT count(*) FROM clock') === 0)
    db.exec('INSERT INTO clock (id, seconds) SELECT 1, coalesce(max(game_time), 0) FROM journal');
  if (count(db, 'SELECT count(*) FROM fatigue') === 0) db.exec('INSERT INTO fatigue (id) VALUES (1)');
};

/** What was lost stands in the log as a line of its own. */
export const noteInLog = (db: BetterSqlite3.Database, summary: string): void => {
  db.prepare(
    `INSERT INTO journal (seq, session_id, real_time, game_time, kind, input, summary, outcome, rolls)
     SELECT coalesce(max(seq), 0) + 1, NULL, ?, (SELECT seconds FROM clock), 'app.rescue', 'null', ?, '{}', '[]' FROM journal`,
  ).run(new Date().toISOString(), summary);
};
