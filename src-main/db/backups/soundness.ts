import BetterSqlite3 from 'better-sqlite3';
import { constants, copyFileSync, existsSync, mkdtempSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { findDamage, findDamageTakenBack, readWarily } from './damage.ts';
import type { Depth } from './damage.ts';
import { damaged, errorCode, isDiskFull, isWriteDenied, openFailure } from '../failures.ts';
import type { Header } from '../file/inspect.ts';
import { removeTrial, trialFolderPrefix } from '../file/leftovers.ts';
import { journalDamage } from './rollback-journal.ts';

/** Below this a file is checked to the last index before it opens; above it, in a worker while it is read. */
export const inlineCheckBytes = 16 * 1024 * 1024;

const damageOf = (path: string, depth: Depth, readonly: boolean): string | null => {
  const db = new BetterSqlite3(path, { readonly, fileMustExist: true, timeout: 500 });
  try {
    readWarily(db);
    return readonly ? findDamage(db, depth) : findDamageTakenBack(db, depth);
  } finally {
    db.close();
  }
};

/**
 * What the file will be once SQLite has taken back the step a crash cut short: tried on a copy, because
 * rolling back writes, and nothing is written to a file that may be damaged.
 */
const damageAfterRecovery = (path: string, depth: Depth): string | null => {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(trialFolderPrefix(path));
    const copy = join(folder, 'campaign');
    for (const suffix of ['', '-journal', '-wal']) {
      if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix, constants.COPYFILE_FICLONE);
    }
    return damageOf(copy, depth, false);
  } catch (cause) {
    throw trialFailure(cause, path);
  } finally {
    if (folder !== null) removeTrial(folder);
  }
};

const megabytes = (path: string): number => Math.ceil(statSync(path).size / 1_000_000);

/** A step cut short is taken back on a copy first, beside the campaign: why that could not be done, told. */
const trialFailure = (cause: unknown, path: string): unknown => {
  const cutShort = `A step in ${path} was cut short and must be taken back, which is tried on a copy first.`;
  const told = (code: 'disk-full' | 'file-denied', why: string): TurnkeeperError => {
    const failure = new TurnkeeperError(code, `${cutShort} ${why}`);
    failure.cause = cause;
    return failure;
  };
  if (isDiskFull(cause))
    return told(
      'disk-full',
      `There is no room for the copy: ${megabytes(path)} MB are needed in ${dirname(path)}. Nothing was changed. Free some space there.`,
    );
  if (isWriteDenied(cause))
    return told(
      'file-denied',
      `Its folder may not be written. Nothing was changed. Copy the campaign, together with the file beside it that ends in -journal, into a folder you may write in.`,
    );
  return cause;
};

/** The finding, or undefined where a step cut short must be taken back first. */
const damageAsItStands = (path: string, depth: Depth): string | null | undefined => {
  try {
    return damageOf(path, depth, true);
  } catch (cause) {
    if (errorCode(cause) === 'SQLITE_READONLY_ROLLBACK') return undefined;
    throw cause;
  }
};

/** Every page was read; or a worker still has to; or every page was, and a step cut short will be taken back. */
type Soundness = 'whole' | 'outline' | 'cut-short';

/** Throws file-damaged, file-locked or file-denied, having written nothing. Returns how much is known. */
export const requireSound = (path: string, header: Header): Soundness => {
  const small = header.size < inlineCheckBytes;
  try {
    const now = header.wal ? undefined : damageAsItStands(path, small ? 'full' : 'outline');
    const finding =
      now === undefined ? (journalDamage(path) ?? damageAfterRecovery(path, small ? 'full' : 'quick')) : now;
    if (finding !== null) throw damaged(path, finding);
    if (now === undefined) return 'cut-short';
    return small ? 'whole' : 'outline';
  } catch (cause) {
    throw openFailure(cause, path);
  }
};
