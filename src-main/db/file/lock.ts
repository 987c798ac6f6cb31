import BetterSqlite3 from 'better-sqlite3';
import { closeSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { errorCode, locked } from '../failures.ts';
import { requireLockPlace } from './clear-way.ts';

export const lockPath = (campaign: string): string => `${campaign}-lock`;

const exclusive = (path: string): BetterSqlite3.Database => {
  const db = new BetterSqlite3(path, { timeout: 0 });
  try {
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (cause) {
    db.close();
    throw cause;
  }
};

/**
 * The right to write a campaign: an empty file beside it, locked by SQLite and so by the operating system,
 * which frees it when the process dies. The campaign itself stays readable for our own worker threads.
 */
export class FileLock {
  readonly #path: string;
  readonly #fd: number;
  readonly #db: BetterSqlite3.Database;

  private constructor(path: string, fd: number, db: BetterSqlite3.Database) {
    this.#path = path;
    this.#fd = fd;
    this.#db = db;
  }

  /** Throws file-locked where another holds it, file-denied where something is in the way, and the system's own error where no lock can be made. */
  static acquire(campaign: string): FileLock {
    const path = lockPath(campaign);
    requireLockPlace(path);
    for (;;) {
      const lock = FileLock.#attempt(path, campaign);
      if (lock !== null) return lock;
    }
  }

  // The open descriptor pins the inode, so an equal number means that the name never pointed elsewhere.
  // It is closed only after the lock: closing any descriptor of a file ends the process's locks on it.
  static #attempt(path: string, campaign: string): FileLock | null {
    const fd = openSync(path, 'a');
    let db: BetterSqlite3.Database | null = null;
    try {
      db = exclusive(path);
      const named = statSync(path, { bigint: true, throwIfNoEntry: false });
      if (named?.ino === fstatSync(fd, { bigint: true }).ino) return new FileLock(path, fd, db);
    } catch (cause) {
      closeSync(fd);
      throw errorCode(cause).startsWith('SQLITE_BUSY') ? locked(campaign) : cause;
    }
    db.close();
    closeSync(fd);
    return null;
  }

  /** Removes the lock's file while still holding it. Windows keeps open files: there it stays, empty and free. */
  release(): void {
    if (process.platform !== 'win32') rmSync(this.#path, { force: true });
    this.#db.close();
    closeSync(this.#fd);
  }
}
