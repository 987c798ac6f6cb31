import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { addCounted, nothingOf } from '../../shared/rehearsal/runner.ts';
import type { Counted, Rehearsal } from '../../shared/rehearsal/runner.ts';
import { slotCount, slots } from './rehearsal-job.ts';
import type { RehearsalMessage } from './rehearsal-job.ts';
import { startWorker } from './start-worker.ts';

const mostWorkers = 8;
/** So often it is looked whether somebody waits, and told how far it is. */
const lookEveryMs = 100;
const tellEveryMs = 250;
/** A worker that is deep in a fight is not waited for longer. */
const patienceMs = 60;

/** How many threads may play: all but one, on a machine of two both while nobody waits. */
export function workersFor(cores: number, somebodyWaits: boolean): number {
  if (cores === 2) return somebodyWaits ? 1 : 2;
  return Math.max(1, Math.min(mostWorkers, cores - 1));
}

export interface RunOptions {
  readonly system: string;
  readonly rehearsal: Rehearsal;
  readonly fights: number;
  /** How many threads; as many as the machine has room for if left out. */
  readonly workers?: number;
  /** Whether somebody at the table waits for the program: then it takes less of the machine. */
  readonly somebodyWaits: () => boolean;
  readonly onProgress: (done: number) => void;
}

export type RunState = 'running' | 'done' | 'partial';

/** A rehearsal under way on threads of its own. What has been counted is there at any moment. */
export class RunningRehearsal {
  readonly counted: Counted;
  readonly fights: number;
  state: RunState = 'running';
  /** What went wrong, in words; null while nothing did. */
  problem: string | null = null;
  /** Settles, and never rejects, once every worker has handed in what it counted, or has died. */
  readonly finished: Promise<void>;
  /** Settles once no thread of it is left, a little later. */
  readonly gone: Promise<void>;
  readonly #options: RunOptions;
  readonly #common: Int32Array;
  readonly #workers: Worker[];
  readonly #began = performance.now();
  readonly #looking: NodeJS.Timeout;
  #told = 0;
  #ended: number | null = null;

  constructor(options: RunOptions) {
    this.#options = options;
    this.fights = options.fights;
    this.counted = nothingOf(options.rehearsal.variants.map(({ from }) => from));
    const shared = new SharedArrayBuffer(slotCount * Int32Array.BYTES_PER_ELEMENT);
    this.#common = new Int32Array(shared);
    const cores = availableParallelism();
    const many = options.workers ?? workersFor(cores, false);
    Atomics.store(this.#common, slots.atWork, many);
    const { system, rehearsal, fights } = options;
    this.#workers = Array.from({ length: many }, (_, place) =>
      startWorker({ kind: 'play', system, rehearsal, fights, place, shared }),
    );
    this.#looking = setInterval(() => this.#look(cores), lookEveryMs);
    const exits = this.#workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    this.gone = Promise.all(exits).then(() => undefined);
    this.finished = Promise.all(this.#workers.map((worker) => this.#endOf(worker))).then(() => this.#end());
  }

  get done(): number {
    return this.counted.tallies[0]?.fights ?? 0;
  }

  /** As long as it would take at the pace so far; null while that is not known. */
  get secondsLeft(): number | null {
    if (this.state !== 'running') return 0;
    if (this.done === 0) return null;
    return ((performance.now() - this.#began) / 1000 / this.done) * (this.fights - this.done);
  }

  get secondsTaken(): number {
    return ((this.#ended ?? performance.now()) - this.#began) / 1000;
  }

  /** Stops it and keeps what has been counted. */
  async cancel(): Promise<void> {
    Atomics.store(this.#common, slots.stop, 1);
    Atomics.notify(this.#common, slots.atWork);
    const tooLong = setTimeout(() => {
      for (const worker of this.#workers) void worker.terminate();
    }, patienceMs);
    await this.finished;
    clearTimeout(tooLong);
  }

  #look(cores: number): void {
    if (this.#options.workers === undefined) {
      Atomics.store(this.#common, slots.atWork, workersFor(cores, this.#options.somebodyWaits()));
      Atomics.notify(this.#common, slots.atWork);
    }
    if (performance.now() - this.#told < tellEveryMs) return;
    this.#told = performance.now();
    this.#options.onProgress(this.done);
  }

  /**
   * Until the worker has told its last, not until its thread is taken down, which takes longer than a fight; one that
   * dies is told, and the others play on.
   */
  #endOf(worker: Worker): Promise<void> {
    return new Promise((resolve) => {
      let isDone = false;
      worker.on('message', (message: RehearsalMessage) => {
        if (message.type === 'counted') addCounted(this.counted, message.counted);
        else if (message.type === 'done') {
          isDone = true;
          resolve();
        }
      });
      worker.on('error', (cause: Error) => this.#fails(cause.message));
      worker.once('exit', () => {
        if (!isDone && Atomics.load(this.#common, slots.stop) === 0) this.#fails('it ended in the middle');
        resolve();
      });
    });
  }

  #fails(why: string): void {
    this.problem ??= `A part of the rehearsal was lost: ${why}. What was played until then is kept.`;
  }

  #end(): void {
    clearInterval(this.#looking);
    this.#ended = performance.now();
    this.state = this.done >= this.fights ? 'done' : 'partial';
  }
}
