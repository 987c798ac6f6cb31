import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Figure } from './figures.ts';
import { median, percentile, printFigure } from './figures.ts';

interface Opening {
  floor: number;
  forACharacter: number;
  all: number;
}

const openings = 15;

async function openingsOf(worker: string, root: string, system: string): Promise<Opening[]> {
  const found: Opening[] = [];
  for (let index = 0; index < openings; index++) {
    const thread = new Worker(worker, { workerData: { system, root } });
    const [opening] = (await once(thread, 'message')) as [Opening];
    found.push(opening);
    await thread.terminate();
  }
  return found;
}

/** The first opening of a system's starter content, each in a thread of its own, against reading the same files. */
export async function contentBench(root: string, worker: string): Promise<void> {
  for (const system of ['ose', 'basic-fantasy', 'swords-wizardry']) {
    const samples = await openingsOf(worker, root, system);
    const floor = median(samples.map((one) => one.floor));
    const figure = (name: string, times: readonly number[]): Figure => ({
      name: `${name}, ${system}; floor: reading all four files`,
      measured: median(times),
      floor,
      unit: 'ms',
      aim: 'under 100 ms',
      remark: `p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    });
    printFigure(
      figure(
        'First opening of classes and equipment',
        samples.map((one) => one.forACharacter),
      ),
    );
    printFigure(
      figure(
        'First opening of all starter content',
        samples.map((one) => one.all),
      ),
    );
  }
}
