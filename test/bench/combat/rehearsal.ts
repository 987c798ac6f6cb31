import { performance } from 'node:perf_hooks';
import type { Rehearsal } from '../../../shared/rehearsal/runner.ts';
import { Runner } from '../../../shared/rehearsal/runner.ts';
import type { CombatMachine } from '../../../shared/rules/combat.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { RunningRehearsal } from '../../../src-main/rehearsal/run-rehearsal.ts';
import { setRehearsalWorker } from '../../../src-main/rehearsal/start-worker.ts';
import { musters } from '../../unit/combat/support/fighters.ts';
import { fight } from '../../unit/combat/support/muster.ts';
import { printFigure } from '../figures.ts';
import { heldByArithmetic, heldFor, pause, twoAgainstOne } from './threads.ts';

const sizes = { party: 12, foes: 30 };
const fights = 1000;
const watchedMs = 2000;

const running = (system: string, rehearsal: Rehearsal, many: number, workers: number): RunningRehearsal =>
  new RunningRehearsal({
    system,
    rehearsal,
    fights: many,
    workers,
    somebodyWaits: () => false,
    onProgress: () => undefined,
  });

/** Milliseconds that so many threads take for all the fights. */
async function taken(system: string, rehearsal: Rehearsal, workers: number): Promise<number> {
  const began = performance.now();
  const run = running(system, rehearsal, fights, workers);
  await run.finished;
  if (run.done < fights) throw new Error(run.problem ?? `Only ${run.done} fights were played.`);
  return performance.now() - began;
}

const shortRuns = 8;
const shortFights = 30;

/** Processor time of a fight on this thread, the least of several short runs: what others on the machine do counts least there. */
function leastOf(machine: CombatMachine, rehearsal: Rehearsal): { ms: number; acts: number } {
  const runner = new Runner(machine, rehearsal);
  let ms = Infinity;
  for (let run = 0; run < shortRuns; run += 1) {
    const counted = runner.nothing();
    const before = process.cpuUsage();
    for (let nth = 0; nth < shortFights; nth += 1) runner.play(nth, counted);
    const { user, system } = process.cpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000 / shortFights);
  }
  let acts = 0;
  for (let nth = 0; nth < shortFights; nth += 1) runner.again(0, nth, () => (acts += 1));
  return { ms, acts: acts / shortFights };
}

/** What a long rehearsal on two threads costs the process that waits for it, and how soon it stops. */
async function watchedFrom(system: string, rehearsal: Rehearsal, bare: number): Promise<void> {
  const before = process.memoryUsage().rss;
  const run = running(system, rehearsal, 100_000, 2);
  await pause(500);
  const { worst, usual } = await heldFor(watchedMs);
  const megabytes = (process.memoryUsage().rss - before) / 2 ** 20 / 2;
  const began = performance.now();
  await run.cancel();
  const stopped = performance.now() - began;
  console.log(
    `  cancelled in ${stopped.toFixed(0)} ms with ${run.done} kept (aim under 100); main held ${worst.toFixed(1)} ms at the 999th of 1000, ${usual.toFixed(1)} ms in the median (aim under 5; beside two threads of bare arithmetic ${bare.toFixed(1)}); ${megabytes.toFixed(0)} MB a thread (aim at most 60)`,
  );
}

/** Rehearsals of 12 against 30 in every order: a fight's time, and two threads against one. */
export async function rehearsalBench(worker: string): Promise<void> {
  setRehearsalWorker(worker);
  const arithmetic = await twoAgainstOne();
  const { worst: bare } = await heldByArithmetic(watchedMs);
  console.log(
    `Two threads of bare arithmetic: ${arithmetic.toFixed(2)}x of one; main held ${bare.toFixed(1)} ms beside them at the 999th of 1000`,
  );
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
      const { ms, acts } = leastOf(combat, rehearsal);
      const one = await taken(id, rehearsal, 1);
      const two = await taken(id, rehearsal, 2);
      printFigure({
        name: `A rehearsed fight of ${sizes.party} against ${sizes.foes}, ${id} ${order}; floor: the same on two threads, ${arithmetic.toFixed(2)}x by bare arithmetic`,
        measured: one / fights,
        floor: two / fights,
        unit: 'ms',
        aim: `under ${id === 'hackmaster' ? 5 : 1} ms, two threads at least 1.8x`,
        remark: `${Math.round((1000 * fights) / one)} fights a second and core; ${ms.toFixed(2)} ms of processor time at the least, ${acts.toFixed(0)} acts a fight`,
      });
      await watchedFrom(id, rehearsal, bare);
    }
  }
}
