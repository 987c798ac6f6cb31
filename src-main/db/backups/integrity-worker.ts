import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { findDamage, readWarily } from './damage.ts';

/** Walks every page of one campaign file on its own read-only connection and posts what is wrong, or null. */
const db = new BetterSqlite3(String(workerData), { readonly: true, fileMustExist: true });
try {
  readWarily(db);
  parentPort?.postMessage(findDamage(db, 'quick'));
} finally {
  db.close();
}
