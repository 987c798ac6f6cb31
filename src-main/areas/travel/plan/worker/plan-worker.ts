import { parentPort, workerData } from 'node:worker_threads';
import { TurnkeeperError } from '../../../../../shared/errors.ts';
import { countJob } from './count-job.ts';
import type { PlanAnswer, PlanJob } from './plan-job.ts';

/** Counts one plan. */

function answerTo(job: PlanJob): PlanAnswer {
  try {
    return { is: 'counted', counted: countJob(job) };
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    return { is: 'refused', why: thrown.message };
  }
}

parentPort?.postMessage(answerTo(workerData as PlanJob));
