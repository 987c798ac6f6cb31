import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { TurnkeeperError } from '../../shared/errors.ts';
import { showMended } from '../db/amiss/reading.ts';
import { Sql } from '../db/sql.ts';
import { exportFailure } from './export-failure.ts';
import type { ExportJob, WorkerMessage } from './export-job.ts';
import { writeLog } from './log/write-log.ts';

const job = workerData as ExportJob;
const cancelled = new Int32Array(job.cancelled);
const progressEvery = 100;
const waitForWriter = 5000;

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

const progress = (): ((done: number, total: number) => void) => {
  let told = -Infinity;
  return (done, total) => {
    const now = performance.now();
    if (now - told < progressEvery && done < total) return;
    told = now;
    post({ type: 'progress', done, total });
  };
};

/** Writes one export on its own read-only connection and posts how far it is and how it ended. */
const run = (): void => {
  const db = new BetterSqlite3(job.campaignPath, {
    readonly: true,
    fileMustExist: true,
    timeout: waitForWriter,
  });
  try {
    db.pragma('trusted_schema = OFF');
    if (job.amiss.length > 0) showMended(db, job.amiss);
    const watch = { onProgress: progress(), isCancelled: () => Atomics.load(cancelled, 0) === 1 };
    const { lines } = writeLog(new Sql(db), job.request, job.temporary, watch);
    post({ type: 'written', lines });
  } finally {
    db.close();
  }
};

try {
  run();
} catch (cause) {
  const failure = exportFailure(cause, job.target, job.campaignPath);
  if (!(failure instanceof TurnkeeperError)) throw failure;
  post({ type: 'failed', code: failure.code, message: failure.message, details: failure.details });
}
