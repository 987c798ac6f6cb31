import BetterSqlite3 from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { openFailure } from '../failures.ts';
import { buildNew, requireNewPath } from '../file/place-file.ts';
import type { LinesAnswer, LinesJob } from './lines-job.ts';
import { takeLines } from './take-lines.ts';
import { writeLines } from './write-lines.ts';

const job = workerData as LinesJob;

function writeAll(source: string, path: string, program: string): { lines: number } {
  requireNewPath(path);
  const db = new BetterSqlite3(source, { readonly: true, fileMustExist: true });
  try {
    db.pragma('trusted_schema = OFF');
    return buildNew(path, (temporary) => writeLines(db, temporary, program));
  } finally {
    db.close();
  }
}

const answer = (message: LinesAnswer): void => parentPort?.postMessage(message);

try {
  if (job.way === 'out') answer({ written: writeAll(job.source, job.path, job.program) });
  else answer({ taken: takeLines(job.source, job.path) });
} catch (cause) {
  const told = openFailure(cause, job.way === 'out' ? job.path : job.source);
  if (!(told instanceof TurnkeeperError)) throw told;
  answer({ failed: { code: told.code, message: told.message, details: told.details } });
}
