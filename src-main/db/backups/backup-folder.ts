import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../failures.ts';
import { originIn } from './origin.ts';

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

/** A backup by its own path; null where none is there. */
export const backupAt = (path: string): BackupInfo | null => infoOf(dirname(path), basename(path));

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(errorCode(cause))) return [];
    throw cause;
  }
};

/** From the furthest step back, as a clock may be wrong; of one step the newest first. */
const byStep = (a: BackupInfo, b: BackupInfo): number =>
  b.step - a.step || (a.takenAt < b.takenAt ? 1 : Number(a.takenAt > b.takenAt) * -1);

/** Every backup in the folder of a campaign, the furthest step first: also those of another that bore its name. */
export const listBackups = (campaign: string): BackupInfo[] => {
  const folder = backupFolder(campaign);
  return namesIn(folder)
    .flatMap((name) => infoOf(folder, name) ?? [])
    .sort(byStep);
};

/** The backups of this very campaign, the furthest step first. */
export const ownBackups = (campaign: string, origin: string): BackupInfo[] =>
  listBackups(campaign).filter(({ path }) => originIn(path)?.id === origin);

/** The campaign whose backup a file is by its name and place; null for any other. */
export const campaignOfBackup = (path: string): string | null => {
  const folder = dirname(path);
  const ending = backupFolder('');
  return folder.endsWith(ending) && pattern.test(basename(path)) ? folder.slice(0, -ending.length) : null;
};

/** The path of a backup about to be written; makes the folder. */
export const newBackupPath = (campaign: string, step: number, reason: string): string => {
  mkdirSync(backupFolder(campaign), { recursive: true });
  return join(backupFolder(campaign), backupName(new Date(), step, reason));
};
