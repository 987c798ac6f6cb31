import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryBeside } from '../db/file/leftovers.ts';
import { buildNewSlowly } from '../db/file/place-file.ts';

/** Makes a renaming last through a power cut. Windows has no such call and needs none. */
const flushFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

/**
 * Builds a file under a temporary name and puts it in place whole, over an older one only where `replace` says
 * so; a failure leaves the older one and nothing else.
 */
export const placeExport = async (
  target: string,
  replace: boolean,
  build: (temporary: string) => Promise<void>,
): Promise<void> => {
  if (!replace) {
    await buildNewSlowly(target, build);
    return;
  }
  const sibling = temporaryBeside(target, 'new');
  try {
    await buildNewSlowly(sibling, build);
    renameSync(sibling, target);
    flushFolder(dirname(target));
  } finally {
    rmSync(sibling, { force: true });
  }
};
