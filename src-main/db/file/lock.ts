import BetterSqlite3 from 'better-sqlite3';
import { closeSync, fstatSync, mkdirSync, openSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { errorCode, locked } from '../failures.ts';
import { requireLockPlace } from './clear-way.ts';
import { removeIfFree } from './file-calls.ts';
import { isNumbered } from './file-id.ts';
import type { Located } from './inspect.ts';

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

/** The locks of this machine stand by number of the file: whatever it is called, and whoever deletes the one beside it. */
const numberedLockPath = ({ stat }: Located): string | null => {
  if (!isNumbered(stat)) return null;
  const folder = join(tmpdir(), `turnkeeper-locks-${userInfo().username.replaceAll(/[^A-Za-z0-9]/g, '_')}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return join(folder, `${stat.dev}-${stat.ino}`);
  } catch {
    return null;
  }
};

/** The right to write a campaign, under this name and under any other it has on this machine. Throws as `acquire` does. */
export const acquireLocks = (located: Located): Pick<FileLock, 'release'> => {
  const beside = FileLock.acquire(located.path);
  try {
    const path = numberedLockPath(located);
    const numbered = path === null ? null : FileLock.acquire(located.path, path);
    return {
      release: () => {
        try {
          numbered?.release();
        } finally {
          beside.release();
        }
      },
    };
  } catch (cause) {
    beside.release();
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
  static acquire(campaign: string, path = lockPath(campaign)): FileLock {
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
      db?.close();
      closeSync(fd);
      throw errorCode(cause).startsWith('SQLITE_BUSY') ? locked(campaign) : cause;
    }
    db.close();
    closeSync(fd);
    return null;
  }

  /**
   * Removes the lock's file while still holding it. Windows removes no file that SQLite has open: there it goes last,
   * and stays where another program has taken it meanwhile.
   */
  release(platform = process.platform): void {
    if (platform !== 'win32') removeIfFree(this.#path);
    this.#db.close();
    closeSync(this.#fd);
    if (platform === 'win32') removeIfFree(this.#path);
  }
}
