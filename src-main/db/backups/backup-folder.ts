import BetterSqlite3 from 'better-sqlite3';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findDamage, readWarily } from './damage.ts';
import type { Depth } from './damage.ts';
import { damaged, errorCode } from '../failures.ts';
import { inspectHeader } from '../file/inspect.ts';
import { buildNew } from '../file/place-file.ts';
import { inlineCheckBytes } from './soundness.ts';

export interface BackupInfo {
  path: string;
  /** ISO 8601 in UTC. */
  takenAt: string;
  /** The number of the newest journal line in it. */
  step: number;
  /** Lower-case words joined by hyphens: `session-start`, `before-migration`, `steps`. */
  reason: string;
  bytes: number;
}

/** Backups of `Barrow.turnkeeper` stand beside it in `Barrow.turnkeeper-backups`. */
export const backupFolder = (campaign: string): string => `${campaign}-backups`;

const pattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z_step-(\d+)_([a-z0-9-]+)\.turnkeeper$/;

export const backupName = (takenAt: Date, step: number, reason: string): string => {
  const word = reason
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${takenAt.toISOString().replaceAll(/[:.]/g, '-')}_step-${step}_${word || 'backup'}.turnkeeper`;
};

const infoOf = (folder: string, name: string): BackupInfo | null => {
  const match = pattern.exec(name);
  const path = join(folder, name);
  const stat = match === null ? undefined : statSync(path, { throwIfNoEntry: false });
  if (match === null || stat?.isFile() !== true) return null;
  const [, day = '', hours = '', minutes = '', seconds = '', millis = '', step = '', reason = ''] = match;
  const takenAt = `${day}T${hours}:${minutes}:${seconds}.${millis}Z`;
  return { path, takenAt, step: Number(step), reason, bytes: stat.size };
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(errorCode(cause))) return [];
    throw cause;
  }
};

/** The backups of a campaign, newest first. */
export const listBackups = (campaign: string): BackupInfo[] => {
  const folder = backupFolder(campaign);
  const found = namesIn(folder).flatMap((name) => infoOf(folder, name) ?? []);
  return found.sort((a, b) => (a.takenAt === b.takenAt ? b.step - a.step : a.takenAt < b.takenAt ? 1 : -1));
};

/** Throws file-damaged and the like unless the backup can be read to the depth its size allows. */
export const requireGoodBackup = (path: string, depth?: Depth): void => {
  const { size } = inspectHeader(path);
  const db = new BetterSqlite3(path, { readonly: true, fileMustExist: true });
  try {
    readWarily(db);
    const finding = findDamage(db, depth ?? (size < inlineCheckBytes ? 'full' : 'outline'));
    if (finding !== null) throw damaged(path, finding);
  } finally {
    db.close();
  }
};

const isGood = (path: string): boolean => {
  try {
    requireGoodBackup(path);
    return true;
  } catch {
    return false;
  }
};

/** The newest backup that opens and passes its check, to be offered in place of a file that does not. */
export const newestGoodBackup = (campaign: string): BackupInfo | null =>
  listBackups(campaign).find(({ path }) => isGood(path)) ?? null;

/** The path of a backup about to be written; makes the folder. */
export const newBackupPath = (campaign: string, step: number, reason: string): string => {
  mkdirSync(backupFolder(campaign), { recursive: true });
  return join(backupFolder(campaign), backupName(new Date(), step, reason));
};

/** Copies an open campaign into its backup folder at once: for a copy that must stand before anything else. */
export const copyAside = (db: BetterSqlite3.Database, campaign: string, reason: string): string => {
  const step = Number(db.prepare('SELECT coalesce(max(seq), 0) FROM journal').pluck().get());
  const target = newBackupPath(campaign, step, reason);
  buildNew(target, (temporary) => {
    db.prepare('VACUUM INTO ?').run(temporary);
    requireGoodBackup(temporary, 'quick');
  });
  return target;
};

const keptNewest = 20;
const keptDays = 14;

/** The backups that the rule lets go: all but the newest 20, the newest of each of 14 days, and those before a migration. */
export const outdatedBackups = (newestFirst: readonly BackupInfo[]): BackupInfo[] => {
  const days = new Set<string>();
  return newestFirst.filter(({ takenAt, reason }, index) => {
    const day = takenAt.slice(0, 10);
    const newestOfDay = !days.has(day) && days.size < keptDays;
    if (newestOfDay) days.add(day);
    return index >= keptNewest && !newestOfDay && reason !== 'before-migration';
  });
};

export const dropOutdatedBackups = (campaign: string): void => {
  for (const { path } of outdatedBackups(listBackups(campaign))) rmSync(path, { force: true });
};
