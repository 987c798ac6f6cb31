import { linkSync, renameSync, rmSync } from 'node:fs';
import { errorCode } from '../failures.ts';

/** What answers differently from one system and one disk to another; tests give their own. */
export interface FileCalls {
  readonly platform: NodeJS.Platform;
  link(from: string, to: string): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
  /** Holds the thread up. */
  readonly wait: (milliseconds: number) => void;
}

export const ownCalls: FileCalls = {
  platform: process.platform,
  link: (from, to) => linkSync(from, to),
  rename: (from, to) => renameSync(from, to),
  remove: (path) => rmSync(path, { force: true }),
  wait: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};

const held = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** Five tries in 400 ms: so long a virus scanner or a sync client looks at a new file on Windows. */
const pauses = [10, 30, 90, 270];

const onceFree = (work: () => void, { platform, wait }: FileCalls): void => {
  for (const pause of platform === 'win32' ? pauses : []) {
    try {
      work();
      return;
    } catch (cause) {
      if (!held.has(errorCode(cause))) throw cause;
      wait(pause);
    }
  }
  work();
};

/** Renames a file over another, or to a new name. */
export const renameOver = (from: string, to: string, calls: FileCalls = ownCalls): void =>
  onceFree(() => calls.rename(from, to), calls);

/**
 * Removes a file that is of no use any more, and says whether it is gone: what is held or denied is swept another time.
 */
export const removeIfFree = (path: string, calls: FileCalls = ownCalls): boolean => {
  try {
    onceFree(() => calls.remove(path), calls);
    return true;
  } catch (cause) {
    if (errorCode(cause) === '') throw cause;
    return false;
  }
};
