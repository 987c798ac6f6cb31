import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { findIn, readWarily } from './damage.ts';
import type { Part } from './damage.ts';

/** Reads a campaign file, or one part of it, on its own read-only connection and posts what is wrong with it, or with its records. */
const { path, part } = workerData as { path: string; part: Part };
const db = new BetterSqlite3(path, { readonly: true, fileMustExist: true });
try {
  readWarily(db);
  parentPort?.postMessage(findIn(db, part));
} finally {
  db.close();
}
