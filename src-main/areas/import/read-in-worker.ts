import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { Unread } from '../../imports/entry.ts';
import { errorCode } from '../../db/failures.ts';
import type { GatheredUnread, ImportJob, ImportMessage, PackedEntry } from './import-job.ts';

let workerFile = join(dirname(fileURLToPath(import.meta.url)), 'import-worker.js');

/** Where the bundled import worker stands, if not beside the bundle that holds this module. */
export const setImportWorker = (path: string): void => {
  workerFile = path;
};

/** Everything a file was read as. */
export interface ReadImport {
  format: string;
  /** SHA-256 of the text or texts. */
  digest: string;
  entries: PackedEntry[];
  /** What the entries' numbers of unread lines mean. */
  lines: Unread[];
  gathered: GatheredUnread[];
}

interface Watch {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** A worker at its limit ends by itself, and takes nothing else with it. */
const memory = { maxOldGenerationSizeMb: 1024 };
/** While the worker is deep in one piece of the file, the windows hear that it is still at it. */
const heartbeatMs = 250;

const cancelled = (): TurnkeeperError =>
  new TurnkeeperError('cancelled', 'The import was stopped. Nothing was taken.');

/** Reads a file or a text on another thread. Throws what the worker met, and cancelled after an abort. */
export const readInWorker = async (job: ImportJob, { onProgress, signal }: Watch): Promise<ReadImport> => {
  if (signal.aborted) throw cancelled();
  const worker = new Worker(workerFile, { workerData: job, resourceLimits: memory });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  let at = { done: 0, total: 1000 };
  const heartbeat = setInterval(() => onProgress(at.done, at.total), heartbeatMs);
  try {
    return await answerOf(worker, signal, (done, total) => {
      at = { done, total };
      onProgress(done, total);
    });
  } finally {
    clearInterval(heartbeat);
    signal.removeEventListener('abort', stop);
  }
};

const answerOf = (
  worker: Worker,
  signal: AbortSignal,
  onProgress: Watch['onProgress'],
): Promise<ReadImport> =>
  new Promise((resolve, reject) => {
    const read: ReadImport = { format: '', digest: '', entries: [], lines: [], gathered: [] };
    let end: Exclude<ImportMessage, { type: 'progress' | 'entries' }> | null = null;
    worker.on('message', (message: ImportMessage) => {
      if (message.type === 'progress') onProgress(message.done, message.total);
      else if (message.type === 'entries') {
        for (const entry of message.entries) read.entries.push(entry);
        for (const line of message.lines) read.lines.push(line);
      } else end = message;
    });
    worker.once('error', (cause) => reject(workerFailure(cause)));
    worker.once('exit', () => {
      if (signal.aborted) reject(cancelled());
      else if (end?.type === 'read') {
        const { format, digest, gathered } = end;
        resolve({ ...read, format, digest, gathered });
      } else if (end?.type === 'failed') reject(new TurnkeeperError(end.code, end.message, end.details));
      else reject(new Error('The import worker ended without an answer.'));
    });
  });

const workerFailure = (cause: unknown): Error => {
  if (errorCode(cause) === 'ERR_WORKER_OUT_OF_MEMORY')
    return refused('It takes more memory to read than there is. Nothing was read.');
  return cause instanceof Error ? cause : new Error(String(cause));
};
