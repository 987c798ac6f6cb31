import { performance } from 'node:perf_hooks';

/** One line of the report: what was measured beside its floor, both in the same run. */
export interface Figure {
  name: string;
  measured: number;
  floor: number;
  unit: 'ms' | 'MB';
  aim: string;
  remark?: string;
}

export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Milliseconds that the work takes, once. */
export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of each of `count` runs. */
export async function samplesOf(count: number, work: (index: number) => unknown): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < count; index++) samples.push(await timed(() => work(index)));
  return samples;
}

/** The same, each after something that is not measured. */
export async function samplesAfter(
  count: number,
  before: () => void,
  work: (index: number) => unknown,
): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < count; index++) {
    before();
    samples.push(await timed(() => work(index)));
  }
  return samples;
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

export function printFigure({ name, measured, floor, unit, aim, remark }: Figure): void {
  const ratio = (measured / floor).toFixed(2);
  console.log(
    `${name}\n  ${round(measured)} ${unit} against ${round(floor)} ${unit}: ${ratio}x (aim ${aim})`,
  );
  if (remark) console.log(`  ${remark}`);
}
