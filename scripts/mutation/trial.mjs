// @ts-nocheck
/** Tries mutants on every core. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bundles } from './bundles.mjs';

const told = new Set();

/** Every worker finds the same out. */
function tell(notice) {
  if (!told.has(notice)) console.log(notice);
  told.add(notice);
}

const answerOf = (worker, mutant) =>
  new Promise((resolve, reject) => {
    const hear = (message) => {
      if (message.notice) tell(message.notice);
      else {
        worker.off('message', hear).off('error', reject);
        resolve(message.killed);
      }
    };
    worker.on('message', hear).on('error', reject);
    worker.postMessage(mutant);
  });

/**
 * Says of each mutant `{system, path, value, figure}` what noticed it: a vector, a test, the rules on loading, an
 * endless count, or null. `tables` are those of every system.
 */
export async function tried(root, tables, mutants) {
  const systems = [...new Set(mutants.map(({ system }) => system))];
  const workerData = { code: await bundles(root, systems), tables, root };
  const results = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData });
    while (next < mutants.length) {
      const mutant = mutants[next];
      next += 1;
      results.push({ ...mutant, killed: await answerOf(worker, mutant) });
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
