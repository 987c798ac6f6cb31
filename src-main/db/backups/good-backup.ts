import BetterSqlite3 from 'better-sqlite3';
import { damaged } from '../failures.ts';
import { inspectHeader, locate } from '../file/inspect.ts';
import { claim } from '../file/open-files.ts';
import { buildNew } from '../file/place-file.ts';
import { listBackups, newBackupPath, ownBackups } from './backup-folder.ts';
import type { BackupInfo } from './backup-folder.ts';
import { checkInBackground } from './background-check.ts';
import { findDamage, readWarily } from './damage.ts';
import type { Depth } from './damage.ts';
import { originIn } from './origin.ts';
import { inlineCheckBytes } from './soundness.ts';

const requireGoodNow = (path: string, depth: Depth): void => {
  const db = new BetterSqlite3(path, { readonly: true, fileMustExist: true });
  try {
    readWarily(db);
    const finding = findDamage(db, depth);
    if (finding !== null) throw damaged(path, finding);
  } finally {
    db.close();
  }
};

/** Throws file-damaged and the like unless the backup was read through and is good; a large one on another thread. */
export const requireGoodBackup = async (path: string, inlineBytes = inlineCheckBytes): Promise<void> => {
  const large = inspectHeader(path).size >= inlineBytes;
  requireGoodNow(path, large ? 'outline' : 'full');
  if (large) await checkInBackground(path).done;
};

const isGood = async (path: string): Promise<boolean> => {
  try {
    const unclaim = claim(locate(path));
    try {
      await requireGoodBackup(path);
      return true;
    } finally {
      unclaim();
    }
  } catch {
    return false;
  }
};

/** Whose backups are meant: the file's own, or those last made under its name where the file cannot tell. */
const originAt = (campaign: string): string | null => {
  const own = originIn(campaign);
  if (own !== null) return own.id;
  const byClock = listBackups(campaign).sort((a, b) => (a.takenAt < b.takenAt ? 1 : -1));
  for (const { path } of byClock) {
    const origin = originIn(path);
    if (origin !== null) return origin.id;
  }
  return null;
};

/** The furthest backup that was read through and is good, to be offered in place of a file that does not open. */
export const newestGoodBackup = async (campaign: string): Promise<BackupInfo | null> => {
  const origin = originAt(campaign);
  if (origin === null) return null;
  for (const backup of ownBackups(campaign, origin)) if (await isGood(backup.path)) return backup;
  return null;
};

/** Copies an open campaign into its backup folder at once: for a copy that must stand before anything else. */
export const copyAside = (db: BetterSqlite3.Database, campaign: string, reason: string): string => {
  const step = Number(db.prepare('SELECT coalesce(max(seq), 0) FROM journal').pluck().get());
  const target = newBackupPath(campaign, step, reason);
  buildNew(target, (temporary) => {
    db.prepare('VACUUM INTO ?').run(temporary);
    inspectHeader(temporary);
    requireGoodNow(temporary, 'quick');
  });
  return target;
};
