import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { TurnkeeperError } from '../../shared/errors.ts';
import { isSameNumber, realPath } from '../db/file/file-id.ts';
import { targetFailure } from './export-failure.ts';

const sqliteMark = 'SQLite format 3\0';

// SQLite's own files and the lock stand beside a campaign; its backups in a folder named after it.
const besideCampaign = ['', '-journal', '-wal', '-shm', '-lock', '-backups'];

const statOf = (path: string): BigIntStats | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false });

/** Compared without case: on some disks two spellings are one file. */
const isNamedLikeCampaign = (target: string, campaign: string): boolean =>
  besideCampaign.some((suffix) => (campaign + suffix).toLowerCase() === target.toLowerCase());

// Never called for the open campaign: closing any descriptor of a file ends the process's locks on it.
const isDatabase = (path: string): boolean => {
  const fd = openSync(path, 'r');
  try {
    const mark = Buffer.alloc(sqliteMark.length);
    return readSync(fd, mark, 0, mark.length, 0) === mark.length && mark.toString('latin1') === sqliteMark;
  } finally {
    closeSync(fd);
  }
};

const isSameFile = (one: BigIntStats | undefined, other: BigIntStats | undefined): boolean =>
  one !== undefined && other !== undefined && isSameNumber(one, other);

const requireReplaceable = (target: string, stat: BigIntStats, replace: boolean): void => {
  if (stat.isDirectory()) throw targetFailure('file-is-directory', `${target} is a folder.`);
  if (!stat.isFile()) throw targetFailure('file-denied', `${target} is no ordinary file.`);
  if (!replace) throw targetFailure('file-exists', `There is a file ${target} already.`);
  if (isDatabase(target)) {
    throw targetFailure(
      'refused',
      `${target} is a campaign, a backup or another database. Choose another name.`,
    );
  }
};

/**
 * The full path of a folder to write several files into; it may be there already. Throws file-missing, file-exists, and refused
 * where it belongs to a campaign.
 */
export const requireFolder = (given: string, campaignPath: string): string => {
  const target = targetAt(given, campaignPath);
  if (isNamedLikeCampaign(target, realPath(campaignPath)))
    throw targetFailure('refused', `${target} belongs to the open campaign. Choose another name.`);
  if (statOf(target)?.isDirectory() === false)
    throw targetFailure('file-exists', `${target} is a file, and a folder is wanted.`);
  return target;
};

/** Its full path in a folder that is there. */
const targetAt = (given: string, campaignPath: string): string => {
  if (statOf(campaignPath) === undefined)
    throw new TurnkeeperError(
      'file-missing',
      `There is no campaign ${campaignPath} any more. Nothing was exported.`,
    );
  const folder = dirname(resolve(given));
  if (statOf(folder)?.isDirectory() !== true)
    throw targetFailure('file-missing', `There is no folder ${folder}.`);
  return join(realPath(folder), basename(resolve(given)));
};

/**
 * The full path to write an export to. Throws file-missing, file-is-directory, file-denied, file-exists, and
 * refused where an export would take the place of a campaign or of a file that belongs to one.
 */
export const requireTarget = (given: string, campaignPath: string, replace: boolean): string => {
  const target = targetAt(given, campaignPath);
  const stat = statOf(target);
  if (isNamedLikeCampaign(target, realPath(campaignPath)) || isSameFile(stat, statOf(campaignPath))) {
    throw targetFailure('refused', `${target} belongs to the open campaign. Choose another name.`);
  }
  if (stat !== undefined) requireReplaceable(target, stat, replace);
  return target;
};
