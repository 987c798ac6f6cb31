import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { errorCode, exists, tooLong } from '../failures.ts';
import { sweepOld, temporaryBeside } from './leftovers.ts';

/** The longest name that most disks take, and the longest that a file beside a campaign adds to its name. */
const longestName = 255;
const besideIt = '-journal'.length;

/** Refuses a target that exists, one whose folder does not, and a name that leaves none for the files beside it. */
export const requireNewPath = (target: string): void => {
  if (Buffer.byteLength(basename(target)) + besideIt > longestName) throw tooLong(target);
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
const flushFolder = (folder: string): void => {
  if (process.platform !== 'win32') flush(folder, 'r');
};

const withoutHardLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL', 'EISDIR']);

const reserveAndRename = (temporary: string, target: string): void => {
  closeSync(openSync(target, 'wx'));
  renameSync(temporary, target);
};

/**
 * Puts a finished temporary file in its place, never over another: a hard link fails where the name is
 * taken, and so does the exclusive creation used on file systems without hard links.
 */
const placeNew = (temporary: string, target: string): void => {
  flush(temporary, 'r+');
  try {
    linkSync(temporary, target);
    rmSync(temporary);
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') throw exists(target);
    if (!withoutHardLinks.has(errorCode(cause))) throw cause;
    reserveAndRename(temporary, target);
  }
  flushFolder(dirname(target));
};

const sweep = (temporary: string): void => {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(temporary + suffix, { force: true });
};

/** Builds a file under a temporary name and puts it in place; a failure leaves nothing behind. */
export const buildNew = <Made>(target: string, build: (temporary: string) => Made): Made => {
  sweepOld(dirname(target));
  const temporary = temporaryBeside(target);
  try {
    const made = build(temporary);
    placeNew(temporary, target);
    return made;
  } finally {
    sweep(temporary);
  }
};

/** The same for work that takes its time. */
export const buildNewSlowly = async (
  target: string,
  build: (temporary: string) => Promise<void>,
): Promise<void> => {
  sweepOld(dirname(target));
  const temporary = temporaryBeside(target);
  try {
    await build(temporary);
    placeNew(temporary, target);
  } finally {
    sweep(temporary);
  }
};
