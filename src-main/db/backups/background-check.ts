import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { damaged } from '../failures.ts';

let workerFile = join(dirname(fileURLToPath(import.meta.url)), 'integrity-worker.js');

/** Where the bundled integrity worker stands, if not beside the bundle that holds this module. */
export const setIntegrityWorker = (path: string): void => {
  workerFile = path;
};

export interface BackgroundCheck {
  /** Resolves when the file is sound; rejects with file-damaged, or cancelled after `stop`. */
  done: Promise<void>;
  stop: () => void;
}

const cancelled = (path: string): TurnkeeperError =>
  new TurnkeeperError('cancelled', `The check of ${path} was broken off.`);

const runWorker = (path: string, resolve: () => void, reject: (cause: Error) => void): Worker => {
  const worker = new Worker(workerFile, { workerData: path });
  worker.unref();
  worker.once('message', (finding: string | null) => {
    if (finding === null) resolve();
    else reject(damaged(path, finding));
  });
  worker.once('error', reject);
  worker.once('exit', () => {
    reject(cancelled(path));
  });
  return worker;
};

/** Lets whoever opened the file show it first: starting a thread takes longer than opening. */
const headStartMs = 150;

/** Checks a large file on another thread. It keeps no process alive. */
export const checkInBackground = (path: string): BackgroundCheck => {
  let stop = (): void => undefined;
  const done = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      const worker = runWorker(path, resolve, reject);
      stop = () => void worker.terminate();
    }, headStartMs);
    stop = () => {
      clearTimeout(timer);
      reject(cancelled(path));
    };
  });
  return {
    done,
    stop: () => {
      stop();
    },
  };
};
