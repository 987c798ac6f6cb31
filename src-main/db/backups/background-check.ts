import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { damaged } from '../failures.ts';
import type { AmissRow } from '../amiss/amiss-row.ts';
import type { Finding, Part } from './damage.ts';

let workerFile = join(dirname(fileURLToPath(import.meta.url)), 'integrity-worker.js');

/** Where the bundled integrity worker stands, if not beside the bundle that holds this module. */
export const setIntegrityWorker = (path: string): void => {
  workerFile = path;
};

export interface BackgroundCheck {
  /** The records that make no sense, of a sound file; rejects with file-damaged, or cancelled after `stop`. */
  done: Promise<readonly AmissRow[]>;
  stop: () => void;
}

const cancelled = (path: string): TurnkeeperError =>
  new TurnkeeperError('cancelled', `The check of ${path} was broken off.`);

interface Look {
  finding: Promise<Finding>;
  stop: () => void;
}

const lookAt = (path: string, part: Part): Look => {
  const worker = new Worker(workerFile, { workerData: { path, part } });
  worker.unref();
  const finding = new Promise<Finding>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(cancelled(path));
    });
  });
  return { finding, stop: () => void worker.terminate() };
};

/** From here on a second thread takes less time to start than it saves. */
const twoThreadBytes = 48 * 1024 * 1024;

const partsOf = (path: string): Part[] =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) < twoThreadBytes ? ['all'] : ['pages', 'rows'];

/** Looks at all of the file; the first step waits for it. */
const lookThrough = (
  path: string,
  resolve: (records: readonly AmissRow[]) => void,
  reject: (cause: unknown) => void,
): (() => void) => {
  const looks = partsOf(path).map((part) => lookAt(path, part));
  Promise.all(looks.map(({ finding }) => finding)).then((findings) => {
    const damage = findings.find((each) => typeof each === 'string');
    if (damage !== undefined) reject(damaged(path, damage));
    else resolve(findings.flatMap((each) => (typeof each === 'string' ? [] : each)));
  }, reject);
  return () => {
    for (const { stop } of looks) stop();
  };
};

/** Lets whoever opened the file show it first: starting a thread takes longer than opening. */
const headStartMs = 150;

/** Checks a large file on other threads. It keeps no process alive. */
export const checkInBackground = (path: string): BackgroundCheck => {
  let stop = (): void => undefined;
  const done = new Promise<readonly AmissRow[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        stop = lookThrough(path, resolve, reject);
      } catch (cause) {
        reject(cause instanceof Error ? cause : new Error(String(cause), { cause }));
      }
    }, headStartMs);
    stop = () => {
      clearTimeout(timer);
      reject(cancelled(path));
    };
  });
  return {
    done,
    stop: () => {
      stop();
    },
  };
};
