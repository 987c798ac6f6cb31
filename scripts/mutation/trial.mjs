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
  const waiting = systems.map((system) => mutants.filter((mutant) => mutant.system === system));
  const begun = new Set();
  const longest = (lists) => [...lists].sort((a, b) => b.length - a.length)[0];
  /** Each worker begins a system of its own, for that takes longest, and then helps where most is left. */
  const nextList = () => {
    const left = waiting.filter((list) => list.length > 0);
    const list = longest(left.filter((one) => !begun.has(one))) ?? longest(left);
    if (list) begun.add(list);
    return list;
  };
  const work = async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData });
    for (let list = nextList(); list; list = nextList())
      for (let mutant = list.pop(); mutant; mutant = list.pop())
        results.push({ ...mutant, killed: await answerOf(worker, mutant) });
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
