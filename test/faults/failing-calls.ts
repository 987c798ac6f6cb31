import { createRequire, syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

type Call = (...words: never[]) => unknown;
type Calls = Record<string, Call>;

const require = createRequire(import.meta.url);
const sync = require('node:fs') as Calls;
const slow = require('node:fs/promises') as Calls;

const called = {
  sync: [
    'accessSync',
    'closeSync',
    'copyFileSync',
    'fstatSync',
    'fsyncSync',
    'linkSync',
    'lstatSync',
    'mkdirSync',
    'mkdtempSync',
    'openSync',
    'readFileSync',
    'readSync',
    'readdirSync',
    'renameSync',
    'rmSync',
    'statSync',
    'writeFileSync',
  ],
  slow: ['copyFile', 'writeFile'],
};

/** Fails the file calls that the program itself makes below a folder; SQLite's own go another way. */
export class FailingCalls {
  readonly #folder: string;
  readonly #true = new Map<readonly [Calls, string], Call>();
  readonly #ours = new Set<unknown>();
  #failAt = Infinity;
  #code = '';
  /** The calls made since `begin`, by name. */
  made: string[] = [];

  constructor(folder: string) {
    this.#folder = resolve(folder);
    for (const name of called.sync) this.#watch(sync, name);
    for (const name of called.slow) this.#watch(slow, name);
    syncBuiltinESMExports();
  }

  /** From here on calls are counted; the one of that number fails with the code. */
  begin(failAt = Infinity, code = ''): void {
    this.made = [];
    this.#failAt = failAt;
    this.#code = code;
  }

  end(): void {
    for (const [[calls, name], call] of this.#true) calls[name] = call;
    syncBuiltinESMExports();
  }

  #watch(calls: Calls, name: string): void {
    const call = calls[name];
    if (call === undefined) throw new Error(`There is no file call ${name}.`);
    this.#true.set([calls, name], call);
    calls[name] = (...words: never[]) => {
      const isOurs = this.#isOurs(words[0]);
      if (isOurs && this.#fails(name)) {
        // The descriptor is let go of all the same, as a system does.
        if (name === 'closeSync') call(...words);
        const failure = this.#failure(name, words[0]);
        if (calls === slow) return Promise.reject(failure);
        throw failure;
      }
      const answer = call(...words);
      if (isOurs && name === 'openSync') this.#ours.add(answer);
      if (isOurs && name === 'closeSync') this.#ours.delete(words[0]);
      return answer;
    };
  }

  #isOurs(first: unknown): boolean {
    if (typeof first === 'string') return resolve(first).startsWith(this.#folder);
    return this.#ours.has(first);
  }

  #fails(name: string): boolean {
    this.made.push(name);
    return this.made.length === this.#failAt;
  }

  #failure(name: string, path: unknown): Error {
    const more = { code: this.#code, syscall: name, ...(typeof path === 'string' && { path }) };
    return Object.assign(new Error(`${this.#code}: made to fail, ${name}`), more);
  }
}
