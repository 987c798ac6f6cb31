import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/** The program of a thread of its own: it stands bundled beside the main process, unless it is said where else. */
export class WorkerProgram {
  #path: string;

  constructor(name: string) {
    this.#path = join(dirname(fileURLToPath(import.meta.url)), `${name}.js`);
  }

  standsAt(path: string): void {
    this.#path = path;
  }

  start(options: WorkerOptions): Worker {
    return new Worker(this.#path, options);
  }
}
