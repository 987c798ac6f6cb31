import { statfsSync } from 'node:fs';
import { counted } from '../../../shared/words/figures.ts';
import { sizeWords } from '../../../shared/words/sizes.ts';
import { backupFolder, ownBackups } from './backup-folder.ts';
import type { BackupInfo } from './backup-folder.ts';
import { furthestOfEach, isKeptAlways, removeBackups } from './kept-backups.ts';

const mostBytes = 1_000_000_000;
const keptEvenings = 3;

/** What all backups of a campaign may take: 1 GB, or a tenth of the room that is left where they stand. */
const budgetOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(mostBytes, Math.floor((bavail * bsize) / 10));
};

const bytesOf = (backups: readonly BackupInfo[]): number =>
  backups.reduce((sum, { bytes }) => sum + bytes, 0);

/** The one with the fewest steps from its neighbour before to its neighbour after; of several the oldest. */
const closest = (
  furthestFirst: readonly BackupInfo[],
  mayGo: (backup: BackupInfo) => boolean,
): BackupInfo | null => {
  let found: BackupInfo | null = null;
  let least = Infinity;
  for (const [at, backup] of furthestFirst.entries()) {
    const between = (furthestFirst[at - 1]?.step ?? Infinity) - (furthestFirst[at + 1]?.step ?? 0);
    if (!mayGo(backup) || between > least) continue;
    found = backup;
    least = between;
  }
  return found;
};

interface Thinning {
  letGo: readonly BackupInfo[];
  /** What those that are never let go of take beyond the budget. */
  over: number;
}

/**
 * Which backups, of a list with the furthest step first, are let go so that the others stay within the budget: where
 * they stand closest, the oldest first; none that somebody wished for, none of the last three evenings' furthest.
 */
export const thinnedTo = (
  budget: number,
  furthestFirst: readonly BackupInfo[],
  justMade: string,
): Thinning => {
  const stays = new Set(furthestOfEach('day', keptEvenings, furthestFirst));
  const mayGo = (backup: BackupInfo): boolean =>
    !stays.has(backup) && !isKeptAlways(backup) && backup.path !== justMade;
  let kept = furthestFirst;
  const letGo: BackupInfo[] = [];
  while (bytesOf(kept) > budget) {
    const next = closest(kept, mayGo);
    if (next === null) break;
    letGo.push(next);
    kept = kept.filter((backup) => backup !== next);
  }
  return { letGo, over: Math.max(0, bytesOf(kept) - budget) };
};

/** Lets go of backups beyond the budget of space, and says so; null where all stay within it. */
export const keepWithinBudget = (
  campaign: string,
  origin: string,
  justMade: string,
  budget = budgetOf(backupFolder(campaign)),
): string | null => {
  const { letGo, over } = thinnedTo(budget, ownBackups(campaign, origin), justMade);
  const gone = removeBackups(letGo).length;
  const told = [
    `Its backups may take ${sizeWords(budget)}: 1 GB, or a tenth of the room left on the disk.`,
    gone === 0
      ? ''
      : `${counted(gone, 'older backup')} ${gone === 1 ? 'was' : 'were'} let go, where they stood closest.`,
    over === 0
      ? ''
      : `Those made by hand, before a migration and on the last three evenings stay, though they take ${sizeWords(over)} more.`,
  ];
  return gone === 0 && over === 0 ? null : told.filter((sentence) => sentence !== '').join(' ');
};
