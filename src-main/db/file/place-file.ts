import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { errorCode, exists, isTooLong, tooLong } from '../failures.ts';
import { ownCalls, removeIfFree, renameOver } from './file-calls.ts';
import type { FileCalls } from './file-calls.ts';
import { sweepOld, temporaryBeside } from './leftovers.ts';

/** The longest name that most disks take, and the longest that a file beside a campaign adds to its name. */
const longestName = 255;
const besideIt = '-journal'.length;

/** Refuses a target that exists, one whose folder does not, and a name that leaves none for the files beside it. */
export const requireNewPath = (target: string): void => {
  if (Buffer.byteLength(basename(target)) + besideIt > longestName || isTooLong(target))
    throw tooLong(target);
  if (statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new TurnkeeperError('file-missing', `There is no folder ${dirname(target)}.`);
  }
  if (statSync(target, { throwIfNoEntry: false }) !== undefined) throw exists(target);
};

const flush = (path: string, flags: 'r' | 'r+'): void => {
  const fd = openSync(path, flags);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

/** Makes names in a folder last through a power cut. Windows has no such call and needs none. */
export const flushFolder = (folder: string): void => {
  if (process.platform !== 'win32') flush(folder, 'r');
};

const withoutHardLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL', 'EISDIR']);

const reserveAndRename = (temporary: string, target: string, calls: FileCalls): void => {
  closeSync(openSync(target, 'wx'));
  try {
    renameOver(temporary, target, calls);
  } catch (cause) {
    removeIfFree(target, calls);
    throw cause;
  }
};

const linkOrRename = (temporary: string, target: string, calls: FileCalls): void => {
  try {
    calls.link(temporary, target);
  } catch (cause) {
    if (!withoutHardLinks.has(errorCode(cause))) throw cause;
    reserveAndRename(temporary, target, calls);
  }
};

/**
 * Puts a finished temporary file in its place, never over another: a hard link fails where the name is
 * taken, and so does the exclusive creation used on file systems without hard links.
 */
const placeNew = (temporary: string, target: string, calls: FileCalls): void => {
  flush(temporary, 'r+');
  try {
    linkOrRename(temporary, target, calls);
  } catch (cause) {
    throw errorCode(cause) === 'EEXIST' ? exists(target) : cause;
  }
  flushFolder(dirname(target));
};

const sweep = (temporary: string, calls: FileCalls): void => {
  for (const suffix of ['', '-journal', '-wal', '-shm']) removeIfFree(temporary + suffix, calls);
};

/** Builds a file under a temporary name and puts it in place; a failure leaves nothing behind. */
export const buildNew = <Made>(
  target: string,
  build: (temporary: string) => Made,
  calls: FileCalls = ownCalls,
): Made => {
  sweepOld(dirname(target));
  const temporary = temporaryBeside(target);
  try {
    const made = build(temporary);
    placeNew(temporary, target, calls);
    return made;
  } finally {
    sweep(temporary, calls);
  }
};

/** The same for work that takes its time. */
export const buildNewSlowly = async (
  target: string,
  build: (temporary: string) => Promise<void>,
  calls: FileCalls = ownCalls,
): Promise<void> => {
  sweepOld(dirname(target));
  const temporary = temporaryBeside(target);
  try {
    await build(temporary);
    placeNew(temporary, target, calls);
  } finally {
    sweep(temporary, calls);
  }
};
