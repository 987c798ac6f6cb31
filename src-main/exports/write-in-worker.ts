import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { TurnkeeperError } from '../../shared/errors.ts';
import type { ExportJob, WorkerMessage } from './export-job.ts';

let workerFile = join(dirname(fileURLToPath(import.meta.url)), 'export-worker.js');

/** Where the bundled export worker stands, if not beside the bundle that holds this module. */
export const setExportWorker = (path: string): void => {
  workerFile = path;
};

/** How far a job is, and whether it is to stop. */
export interface JobWatch {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Writes one export's text on another thread. Throws what the worker met, and cancelled after an abort. */
export const writeInWorker = async (
  job: Omit<ExportJob, 'cancelled'>,
  { onProgress, signal }: JobWatch,
): Promise<{ lines: number }> => {
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const stop = (): void => void Atomics.store(cancelled, 0, 1);
  const worker = new Worker(workerFile, { workerData: { ...job, cancelled: cancelled.buffer } });
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await answerOf(worker, onProgress);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

/** Settles when the worker is gone, so that it holds no file any more. */
const answerOf = (worker: Worker, onProgress: JobWatch['onProgress']): Promise<{ lines: number }> =>
  new Promise((resolve, reject) => {
    let answer: WorkerMessage | null = null;
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'progress') onProgress(message.done, message.total);
      else answer = message;
    });
    worker.once('error', reject);
    worker.once('exit', () => settle(answer, resolve, reject));
  });

const settle = (
  answer: WorkerMessage | null,
  resolve: (value: { lines: number }) => void,
  reject: (reason: Error) => void,
): void => {
  if (answer?.type === 'written') resolve({ lines: answer.lines });
  else if (answer?.type === 'failed')
    reject(new TurnkeeperError(answer.code, answer.message, answer.details));
  else reject(new Error('The export worker ended without an answer.'));
};
