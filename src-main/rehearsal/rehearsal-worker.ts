import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Runner } from '../../shared/rehearsal/runner.ts';
import { systemById } from '../../shared/rules/registry.ts';
import { slots } from './rehearsal-job.ts';
import type { AgainAct, RehearsalJob, RehearsalMessage } from './rehearsal-job.ts';

const job = workerData as RehearsalJob;
const chunkMs = 50;
const tellEveryMs = 250;
/** Who rests looks up so often, for an order that came just before he lay down. */
const restMs = 50;

const post = (message: RehearsalMessage): void => parentPort?.postMessage(message);

/** Takes fights off the common heap, some fifty milliseconds' worth at a time, until none is left or all must stop. */
function play(runner: Runner, { fights, place, shared }: Extract<RehearsalJob, { kind: 'play' }>): void {
  const common = new Int32Array(shared);
  const isStopped = (): boolean => Atomics.load(common, slots.stop) === 1;
  let counted = runner.nothing();
  let told = performance.now();
  let chunk = 1;
  const tell = (): void => {
    told = performance.now();
    post({ type: 'counted', counted });
    counted = runner.nothing();
  };
  while (!isStopped()) {
    const atWork = Atomics.load(common, slots.atWork);
    if (place >= atWork) {
      Atomics.wait(common, slots.atWork, atWork, restMs);
      continue;
    }
    const from = Atomics.add(common, slots.next, chunk);
    if (from >= fights) break;
    const began = performance.now();
    const to = Math.min(fights, from + chunk);
    for (let fight = from; fight < to && !isStopped(); fight++) runner.play(fight, counted);
    const now = performance.now();
    const each = Math.max(0.001, (now - began) / (to - from));
    chunk = Math.max(1, Math.min(2 * chunk, Math.floor(chunkMs / each)));
    if (now - told >= tellEveryMs) tell();
  }
  tell();
  post({ type: 'done' });
}

function again(runner: Runner, { variant, fight }: Extract<RehearsalJob, { kind: 'again' }>): void {
  const acts: AgainAct[] = [];
  const { winner, ending } = runner.again(variant, fight, ({ clock }, action, events) => {
    acts.push({ round: clock.round, count: clock.count, action, events });
  });
  post({ type: 'again', again: { acts, winner, ending } });
}

const system = systemById(job.system);
if (!system) throw new Error(`There are no rules called ${job.system}.`);
const runner = new Runner(system.combat, job.rehearsal);
// The table goes before a rehearsal. Only Linux takes this for the one thread; elsewhere it would slow the whole program.
if (job.kind === 'play' && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
if (job.kind === 'play') play(runner, job);
else again(runner, job);
