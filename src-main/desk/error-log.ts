import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renameOver } from '../db/file/file-calls.ts';

const largest = 1_000_000;

/** Keeps unexpected errors with their stacks on this machine, in at most two files of a megabyte. */
export class ErrorLog {
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, 'errors.log');
  }

  /** Writes the error down and gives the id to find it by. A log that cannot be written goes to the console instead. */
  keep(error: unknown, now: Date): string {
    const id = randomUUID().slice(0, 8);
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const line = `${now.toISOString()} ${id} ${text}\n`;
    try {
      mkdirSync(dirname(this.#path), { recursive: true });
      if ((statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0) > largest)
        renameOver(this.#path, `${this.#path}.old`);
      appendFileSync(this.#path, line);
    } catch (thrown) {
      console.error(line, thrown);
    }
    return id;
  }
}
