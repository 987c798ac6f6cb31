import { lstatSync } from 'node:fs';
import { inTheWay, isBlocked } from '../failures.ts';

/** Refuses what stands under a name that SQLite needs beside a campaign and is no plain file: a folder, a link, a pipe. */
export const requireClearWay = (campaign: string): void => {
  for (const path of [`${campaign}-journal`, `${campaign}-wal`]) if (isBlocked(path)) throw inTheWay(path);
};

/** A lock is a plain file with nothing in it: anything else under its name is somebody's own. */
export const requireLockPlace = (path: string): void => {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there !== undefined && !(there.isFile() && there.size === 0)) throw inTheWay(path);
};
