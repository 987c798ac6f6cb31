import { refused } from '../../../../../shared/errors.ts';
import { isOver, takePlace } from '../../../../threads/askers.ts';
import { WorkerProgram } from '../../../../threads/worker-program.ts';
import type { CountedJob, PlanAnswer, PlanJob } from './plan-job.ts';

const program = new WorkerProgram('plan-worker');

/** Where the bundled worker stands, if not beside the bundle that holds this module. */
export const setPlanWorker = (path: string): void => program.standsAt(path);

/** Its cases are many: of the longest way down a river under sail some hundred megabytes. */
const memory = { maxOldGenerationSizeMb: 1024 };

/**
 * The plan counted on another thread; a new one of the same asker takes its place. Throws refused where it cannot be
 * counted, and where nobody waits for it any more.
 */
export function countInWorker(job: PlanJob, by: string): Promise<CountedJob> {
  const worker = program.start({ workerData: job, resourceLimits: memory });
  let letGo = (): void => undefined;
  const counted = new Promise<CountedJob>((resolve, reject) => {
    letGo = () => reject(refused('This plan was let go before it was counted.'));
    worker.once('message', (answer: PlanAnswer) => {
      if (answer.is === 'counted') resolve(answer.counted);
      else reject(refused(answer.why));
    });
    worker.on('error', reject);
    worker.once('exit', () => reject(new Error('The plan worker ended without an answer.')));
  });
  takePlace(by, letGo);
  return counted.finally(() => {
    isOver(by, letGo);
    void worker.terminate();
  });
}
