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

/** A file, and what builds it under another name. */
export interface Piece {
  path: string;
  build: (temporary: string) => Promise<void>;
}

/**
 * As `placeExport`, several of them: each is built before the first is put in place; where one fails, none appears. One at a
 * time is in the making.
 */
export async function placeAll([piece, ...others]: readonly Piece[], replace: boolean): Promise<void> {
  if (piece === undefined) return;
  await placeExport(piece.path, replace, async (temporary) => {
    await piece.build(temporary);
    await placeAll(others, replace);
  });
}
