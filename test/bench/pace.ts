import { performance } from 'node:perf_hooks';
import { median } from './figures.ts';

const warmUpMs = 60;
const runs = 15;

/** Keeps results alive, so that no work is optimised away. */
let sink = 0;

export function keep(value: number): void {
  sink = (sink + value) % 1_000_003;
}

/** What has been kept; printed, so that it counts. */
export const kept = (): number => sink;

/** Milliseconds of `count` calls, the median of several runs after a warm-up. Each call gives a number to keep. */
export function pace(count: number, work: (index: number) => number): number {
  const run = () => {
    let total = 0;
    for (let index = 0; index < count; index++) total += work(index);
    keep(total);
  };
  const warm = performance.now() + warmUpMs;
  do run();
  while (performance.now() < warm);
  const samples: number[] = [];
  for (let at = 0; at < runs; at++) {
    const began = performance.now();
    run();
    samples.push(performance.now() - began);
  }
  return median(samples);
}
