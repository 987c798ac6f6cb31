import type { Worker } from 'node:worker_threads';
import { WorkerProgram } from '../threads/worker-program.ts';
import type { Again, RehearsalJob, RehearsalMessage } from './rehearsal-job.ts';

const program = new WorkerProgram('rehearsal-worker');

/** Where the bundled rehearsal worker stands, if not beside the bundle that holds this module. */
export const setRehearsalWorker = (path: string): void => {
  program.standsAt(path);
};

/** A worker at its limit ends by itself, and takes nothing else with it. */
const memory = { maxOldGenerationSizeMb: 256 };

export const startWorker = (job: RehearsalJob): Worker =>
  program.start({ workerData: job, resourceLimits: memory });

/** Plays one fight again on another thread. Throws what the worker met. */
export function playAgain(job: Extract<RehearsalJob, { kind: 'again' }>): Promise<Again> {
  const worker = startWorker(job);
  return new Promise((resolve, reject) => {
    worker.on('message', (message: RehearsalMessage) => {
      if (message.type === 'again') resolve(message.again);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The rehearsal worker ended without an answer.')));
  });
}
