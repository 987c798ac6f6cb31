import { performance } from 'node:perf_hooks';
import type { Rehearsal } from '../../shared/rehearsal/runner.ts';
import { systems } from '../../shared/rules/registry.ts';
import { RunningRehearsal } from '../../src-main/rehearsal/run-rehearsal.ts';
import { setRehearsalWorker } from '../../src-main/rehearsal/start-worker.ts';
import { musters } from '../unit/combat/fighters.ts';
import { fight } from '../unit/combat/muster.ts';
import { printFigure } from './figures.ts';

const sizes = { party: 12, foes: 30 };
const fights = 1000;

/** Milliseconds that so many threads take for all the fights. */
async function taken(system: string, rehearsal: Rehearsal, workers: number): Promise<number> {
  const began = performance.now();
  const run = new RunningRehearsal({
    system,
    rehearsal,
    fights,
    workers,
    somebodyWaits: () => false,
    onProgress: () => undefined,
  });
  await run.finished;
  if (run.done < fights) throw new Error(run.problem ?? `Only ${run.done} fights were played.`);
  return performance.now() - began;
}

/** Rehearsals of 12 against 30 in every order: a fight's time, and two threads against one. */
export async function rehearsalBench(worker: string): Promise<void> {
  setRehearsalWorker(worker);
  for (const { id, combat } of systems) {
    const muster = musters[id];
    if (!muster) throw new Error(`There are no fighters for ${id}.`);
    for (const order of Object.keys(muster.orders)) {
      const from = combat.start(fight(muster, order, sizes));
      const rehearsal: Rehearsal = {
        variants: [{ from, ignoresMorale: false }],
        policies: { sides: {}, fighters: {} },
        seed: 7,
      };
      const one = await taken(id, rehearsal, 1);
      const two = await taken(id, rehearsal, 2);
      printFigure({
        name: `A rehearsed fight of ${sizes.party} against ${sizes.foes}, ${id} ${order}; floor: the same on two threads`,
        measured: one / fights,
        floor: two / fights,
        unit: 'ms',
        aim: `under ${id === 'hackmaster' ? 5 : 1} ms, two threads at least 1.8x`,
        remark: `${Math.round((1000 * fights) / one)} fights a second and core`,
      });
    }
  }
}
