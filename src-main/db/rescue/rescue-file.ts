import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '../../../shared/errors.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { locate } from '../file/inspect.ts';
import { claim } from '../file/open-files.ts';
import type { Rescued } from './rescue.ts';

export type RescueAnswer = { rescued: Rescued } | { failed: { code: ErrorCode; message: string } };

let workerFile = join(dirname(fileURLToPath(import.meta.url)), 'rescue-worker.js');

/** Where the bundled rescue worker stands, if not beside the bundle that holds this module. */
export const setRescueWorker = (path: string): void => {
  workerFile = path;
};

const answerOf = (source: string, path: string): Promise<RescueAnswer> =>
  new Promise((settle, reject) => {
    const worker = new Worker(workerFile, { workerData: { source, path } });
    worker.once('message', settle);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The rescue worker ended without an answer.')));
  });

/** Saves on another thread what can be saved of a damaged file into a new one. Throws what `rescue` throws, and file-locked. */
export const rescueFile = async (damaged: string, toNewPath: string): Promise<Rescued> => {
  const located = locate(damaged);
  const unclaim = claim(located);
  try {
    const answer = await answerOf(located.path, resolve(toNewPath));
    if ('rescued' in answer) return answer.rescued;
    throw new TurnkeeperError(answer.failed.code, answer.failed.message);
  } finally {
    unclaim();
  }
};
