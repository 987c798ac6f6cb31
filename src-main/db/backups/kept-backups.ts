import { removeIfFree } from '../file/file-calls.ts';
import { ownBackups } from './backup-folder.ts';
import type { BackupInfo } from './backup-folder.ts';

const keptNewest = 20;
const keptDays = 14;
const keptMonths = 24;

/** Made because somebody wished it, or as the only way back: these stay until somebody deletes them. */
const keptAlways = new Set(['by-hand', 'before-migration', 'file-gone']);

export const isKeptAlways = ({ reason }: BackupInfo): boolean => keptAlways.has(reason);

const newestByClock = (backups: readonly BackupInfo[]): BackupInfo[] =>
  backups.toSorted((a, b) => (a.takenAt < b.takenAt ? 1 : -1)).slice(0, keptNewest);

const letters = { day: 10, month: 7 };

/** The furthest of each of the last so many days or months in which any was made. */
export const furthestOfEach = (
  stretch: 'day' | 'month',
  most: number,
  furthestFirst: readonly BackupInfo[],
): BackupInfo[] => {
  const furthest = new Map<string, BackupInfo>();
  for (const backup of furthestFirst) {
    const when = backup.takenAt.slice(0, letters[stretch]);
    if (!furthest.has(when) && furthest.size < most) furthest.set(when, backup);
  }
  return [...furthest.values()];
};

/**
 * The backups that the rule lets go, of a list with the furthest step first: all but the newest 20 by step and by
 * clock, as either may have gone back, the furthest of each of 14 days and of 24 months, and those always kept.
 */
export const outdatedBackups = (furthestFirst: readonly BackupInfo[]): BackupInfo[] => {
  const kept = new Set([
    ...furthestFirst.slice(0, keptNewest),
    ...newestByClock(furthestFirst),
    ...furthestOfEach('day', keptDays, furthestFirst),
    ...furthestOfEach('month', keptMonths, furthestFirst),
  ]);
  return furthestFirst.filter((backup) => !kept.has(backup) && !isKeptAlways(backup));
};

/** Those that could be removed; the others are tried again after the next backup. */
export const removeBackups = (backups: readonly BackupInfo[]): BackupInfo[] =>
  backups.filter(({ path }) => removeIfFree(path));

/** The one just made always stays. */
export const dropOutdatedBackups = (campaign: string, origin: string, justMade: string): void => {
  removeBackups(outdatedBackups(ownBackups(campaign, origin)).filter(({ path }) => path !== justMade));
};
