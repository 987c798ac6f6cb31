import { rmSync } from 'node:fs';
import { errorCode } from '../failures.ts';
import { ownBackups } from './backup-folder.ts';
import type { BackupInfo } from './backup-folder.ts';

const keptNewest = 20;
const keptDays = 14;

/** Made because somebody wished it, or as the only way back: these stay until somebody deletes them. */
const keptAlways = new Set(['by-hand', 'before-migration', 'file-gone']);

const newestByClock = (backups: readonly BackupInfo[]): BackupInfo[] =>
  backups.toSorted((a, b) => (a.takenAt < b.takenAt ? 1 : -1)).slice(0, keptNewest);

/**
 * The backups that the rule lets go, of a list with the furthest step first: all but the newest 20 by step and by
 * clock, as either may have gone back, the furthest of each of 14 days, and those that are always kept.
 */
export const outdatedBackups = (furthestFirst: readonly BackupInfo[]): BackupInfo[] => {
  const newest = new Set([...furthestFirst.slice(0, keptNewest), ...newestByClock(furthestFirst)]);
  const days = new Set<string>();
  return furthestFirst.filter((backup) => {
    const day = backup.takenAt.slice(0, 10);
    const furthestOfDay = !days.has(day) && days.size < keptDays;
    if (furthestOfDay) days.add(day);
    return !newest.has(backup) && !furthestOfDay && !keptAlways.has(backup.reason);
  });
};

/** One by one: what cannot be removed now is tried again after the next backup. The one just made always stays. */
export const dropOutdatedBackups = (campaign: string, origin: string, justMade: string): void => {
  for (const { path } of outdatedBackups(ownBackups(campaign, origin))) {
    if (path === justMade) continue;
    try {
      rmSync(path, { force: true });
    } catch (cause) {
      if (errorCode(cause) === '') throw cause;
    }
  }
};
