import type BetterSqlite3 from 'better-sqlite3';
import { copyAside } from '../backups/good-backup.ts';
import { forgetImages } from '../journal/kept-images.ts';
import { migrations, newestSchema } from '../schema.ts';
import type { Migration } from '../schema.ts';

const schemaVersion = (db: BetterSqlite3.Database): number =>
  Number(db.pragma('user_version', { simple: true }));

const inTransaction = (db: BetterSqlite3.Database, work: () => void): void => {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } finally {
    if (db.inTransaction) db.exec('ROLLBACK');
  }
};

const applyMigrations = (db: BetterSqlite3.Database, list: readonly Migration[]): void => {
  // Off, for a table that is rebuilt loses its rows for a moment; each migration checks every key at its end.
  db.pragma('foreign_keys = OFF');
  for (const { version, sql } of list.slice(schemaVersion(db))) {
    inTransaction(db, () => {
      db.exec(sql);
      // Row images fit the tables they were taken from; after a migration nothing before it can be undone.
      db.exec(forgetImages);
      const orphans = db.pragma('foreign_key_check') as { table: string }[];
      if (orphans[0] !== undefined)
        throw new Error(`migration ${version} leaves orphans in ${orphans[0].table}`);
      db.pragma(`user_version = ${version}`);
    });
  }
  db.pragma('foreign_keys = ON');
};

export const needsMigration = (db: BetterSqlite3.Database): boolean => schemaVersion(db) < newestSchema;

/** Brings an older campaign up to date, each migration in a transaction of its own, after a checked copy. */
export const migrateCampaign = (
  db: BetterSqlite3.Database,
  path: string,
  list: readonly Migration[] = migrations,
): void => {
  copyAside(db, path, 'before-migration');
  applyMigrations(db, list);
};
