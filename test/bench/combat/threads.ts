import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { median } from '../figures.ts';

/** Bare arithmetic on threads: what this machine gives of itself, whatever runs on them. */

const rounds = 60_000_000;
const runs = 3;

/** A thread that reckons for so many rounds, or without end; it touches no memory and leaves nothing to collect. */
const source = `
const { workerData } = require('node:worker_threads');
let bits = 1;
for (let nth = 0; nth < workerData; nth += 1) bits = (Math.imul(bits, 1664525) + 1013904223) | 0;
process.exitCode = bits & 0;
`;

const reckoning = (many: number): Worker => new Worker(source, { eval: true, workerData: many });

const ended = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });

/** Milliseconds of the same work, dealt out to so many threads. */
async function taken(threads: number): Promise<number> {
  const began = performance.now();
  await Promise.all(Array.from({ length: threads }, () => ended(reckoning(rounds / threads))));
  return performance.now() - began;
}

/** How many times as fast two threads reckon as one. */
export async function twoAgainstOne(): Promise<number> {
  const ratios: number[] = [];
  for (let run = 0; run < runs; run += 1) ratios.push((await taken(1)) / (await taken(2)));
  return median(ratios);
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long the process was held while it waited: at the 999th of 1000 looks, and in the median. */
export async function heldFor(ms: number): Promise<{ worst: number; usual: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(ms);
  delay.disable();
  return { worst: delay.percentile(99.9) / 1e6, usual: delay.percentile(50) / 1e6 };
}

/** The same beside two threads of bare arithmetic. */
export async function heldByArithmetic(ms: number): Promise<{ worst: number; usual: number }> {
  const threads = [reckoning(Number.MAX_SAFE_INTEGER), reckoning(Number.MAX_SAFE_INTEGER)];
  await pause(300);
  const held = await heldFor(ms);
  await Promise.all(threads.map((thread) => thread.terminate()));
  return held;
}
