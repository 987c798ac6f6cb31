import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backupAt, backupFolder, newBackupPath, ownBackups } from './backup-folder.ts';
import type { BackupInfo } from './backup-folder.ts';
import { backupFailure } from './backup-failure.ts';
import { requireGoodBackup } from './good-backup.ts';
import { dropOutdatedBackups } from './kept-backups.ts';
import type { CampaignFile } from '../file/campaign-file.ts';
import { openFailure } from '../failures.ts';
import { locate } from '../file/inspect.ts';
import { claim } from '../file/open-files.ts';
import { buildNewSlowly, requireNewPath } from '../file/place-file.ts';
import { query } from '../sql.ts';

const newestStep = (file: CampaignFile): number => {
  const newest = query.selectFrom('journal').select(({ fn }) => fn.max('seq').as('seq'));
  return file.sql.get(newest)?.seq ?? 0;
};

/** From here on a copy is read through on another thread: it is made while the table plays. */
const heldBytes = 2 * 1024 * 1024;

const backedUpSteps = new WeakMap<CampaignFile, number>();

/**
 * Copies an open campaign into its backup folder while play goes on, checks the copy, then lets go of the
 * backups the rule no longer keeps. Throws disk-full, file-denied, file-damaged; the campaign is untouched.
 */
export const backupNow = async (file: CampaignFile, reason: string): Promise<BackupInfo> => {
  await file.checked;
  const step = newestStep(file);
  try {
    const target = newBackupPath(file.path, step, reason);
    await buildNewSlowly(target, async (temporary) => {
      await file.db.backup(temporary);
      await requireGoodBackup(temporary, heldBytes);
    });
    backedUpSteps.set(file, step);
    dropOutdatedBackups(file.path, file.origin, target);
    const made = backupAt(target);
    if (made === null) throw new Error(`The backup ${target} vanished as it was made.`);
    return made;
  } catch (cause) {
    throw openFailure(backupFailure(cause, backupFolder(file.path)), file.path);
  }
};

/** The step of the newest backup that this file may have come from: one of a later step is of another course of play. */
const lastBackedUp = (file: CampaignFile): number => {
  const now = newestStep(file);
  return ownBackups(file.path, file.origin).find(({ step }) => step <= now)?.step ?? 0;
};

/** Whether `steps` or more were committed since the newest backup. Ask after each command; if so, `backupNow`. */
export const backupEvery = (file: CampaignFile, steps: number): boolean => {
  if (file.readOnly) return false;
  const last = backedUpSteps.get(file) ?? lastBackedUp(file);
  backedUpSteps.set(file, last);
  return newestStep(file) - last >= steps;
};

/**
 * Restores a backup, read through, into a new file, never over another, and leaves the backup where it is.
 * Throws file-exists, file-missing, file-damaged, file-locked (the backup is open itself), disk-full, file-denied.
 */
export const restoreBackup = async (backupPath: string, toNewPath: string): Promise<void> => {
  const target = resolve(toNewPath);
  try {
    const source = locate(backupPath);
    const unclaim = claim(source);
    try {
      requireNewPath(target);
      await requireGoodBackup(source.path);
      await buildNewSlowly(target, (temporary) => copyFile(source.path, temporary));
    } finally {
      unclaim();
    }
  } catch (cause) {
    throw openFailure(cause, target);
  }
};
