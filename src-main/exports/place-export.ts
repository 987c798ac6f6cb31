import { dirname } from 'node:path';
import { ownCalls, removeIfFree, renameOver } from '../db/file/file-calls.ts';
import type { FileCalls } from '../db/file/file-calls.ts';
import { temporaryBeside } from '../db/file/leftovers.ts';
import { buildNewSlowly, flushFolder } from '../db/file/place-file.ts';

/**
 * Builds a file under a temporary name and puts it in place whole, over an older one only where `replace` says
 * so; a failure leaves the older one and nothing else.
 */
export const placeExport = async (
  target: string,
  replace: boolean,
  build: (temporary: string) => Promise<void>,
  calls: FileCalls = ownCalls,
): Promise<void> => {
  if (!replace) {
    await buildNewSlowly(target, build, calls);
    return;
  }
  const sibling = temporaryBeside(target, 'new');
  try {
    await buildNewSlowly(sibling, build, calls);
    renameOver(sibling, target, calls);
    flushFolder(dirname(target));
  } finally {
    removeIfFree(sibling, calls);
  }
};
