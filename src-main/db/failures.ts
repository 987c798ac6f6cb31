import { lstatSync } from 'node:fs';
import { TurnkeeperError } from '../../shared/errors.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { isShut, recordAmiss } from './amiss/shut-rows.ts';

/** The code of a SQLite or file system error (`SQLITE_FULL`, `ENOENT`), or '' for anything else. */
export const errorCode = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

const fullCodes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** No room is left. */
export const isDiskFull = (cause: unknown): boolean => fullCodes.has(errorCode(cause));

// A file cut short answers a read with less than was asked for: that is its own damage, not the disk's.
const cutShort = new Set(['SQLITE_IOERR_SHORT_READ', 'SQLITE_IOERR_CORRUPTFS']);

// UNKNOWN is what Windows says of a file that is with a sync service alone while that is not running.
const droppedOut = new Set(['EIO', 'ENXIO', 'ENODEV', 'ESTALE', 'ETIMEDOUT', 'UNKNOWN']);

/** The disk, or the network before it, did not do what was asked. */
export const isDiskFailure = (cause: unknown): boolean => {
  const code = errorCode(cause);
  return droppedOut.has(code) || (code.startsWith('SQLITE_IOERR') && !cutShort.has(code));
};

/** The system lets a program, or all of them together, have so many files open and no more. */
export const isTooManyOpen = (cause: unknown): boolean => ['EMFILE', 'ENFILE'].includes(errorCode(cause));

const isDamage = (code: string): boolean =>
  code.startsWith('SQLITE_CORRUPT') ||
  code === 'SQLITE_NOTADB' ||
  code === 'SQLITE_ERROR' ||
  cutShort.has(code);

/** True where the folder or the file does not let us write. */
export const isWriteDenied = (cause: unknown): boolean => {
  const code = errorCode(cause);
  return (
    ['EACCES', 'EPERM', 'EROFS', 'SQLITE_PERM', 'SQLITE_AUTH'].includes(code) ||
    code.startsWith('SQLITE_CANTOPEN') ||
    code.startsWith('SQLITE_READONLY')
  );
};

const failure = (code: ErrorCode, message: string, cause: unknown): TurnkeeperError => {
  const known = new TurnkeeperError(code, message);
  known.cause = cause;
  return known;
};

const unsaved = 'This step was not saved; every earlier step is.';

interface Words {
  code: ErrorCode;
  happened: (path: string) => string;
  remedy: string;
}

/** Something that is no plain file stands under the name. */
export const isBlocked = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isFile() === false;

const stepFailures: readonly (Words & { is: (cause: unknown, path: string) => boolean })[] = [
  {
    is: isDiskFull,
    code: 'disk-full',
    happened: (path) => `There was no room to write ${path}.`,
    remedy: 'Free some space and try again.',
  },
  {
    is: (cause, path) =>
      errorCode(cause).startsWith('SQLITE_CANTOPEN') ||
      (/^SQLITE_IOERR/.test(errorCode(cause)) && isBlocked(`${path}-journal`)),
    code: 'file-denied',
    happened: (path) =>
      `${path}-journal could not be written: its folder denies it, or something stands there.`,
    remedy: 'Make way for it there and try again.',
  },
  {
    is: isDiskFailure,
    code: 'disk-failed',
    happened: (path) => `The disk did not take what was to be written to ${path}.`,
    remedy:
      'Look whether it is still connected and try again; if it goes on, duplicate the campaign to another disk.',
  },
  {
    is: (cause) => errorCode(cause).startsWith('SQLITE_BUSY'),
    code: 'file-locked',
    happened: (path) => `Another program was using ${path}.`,
    remedy: 'Close the other program and try again.',
  },
  {
    is: (cause) => /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(cause)),
    code: 'file-damaged',
    happened: (path) => `The campaign file ${path} is damaged: parts of it cannot be read.`,
    remedy: 'Check the file in the Campaign window, which says what is wrong, and open a backup.',
  },
  {
    is: (cause) => errorCode(cause) === 'SQLITE_READONLY_DBMOVED',
    code: 'file-moved',
    happened: (path) => `${path} was moved, deleted or replaced while it was open.`,
    remedy: 'Duplicate the campaign into a new file to keep all that is open here, or put the file back.',
  },
  {
    is: (cause) => errorCode(cause).startsWith('SQLITE_READONLY'),
    code: 'read-only',
    happened: (path) => `${path} may no longer be written.`,
    remedy: 'Duplicate it into a folder you may write in to play on.',
  },
];

/** What a failed write tells the referee; anything that is no fault of the file comes back as it was. */
export const writeFailure = (cause: unknown, path: string): unknown => {
  if (isShut(cause)) return recordAmiss();
  const known = errorCode(cause) === '' ? undefined : stepFailures.find(({ is }) => is(cause, path));
  if (known === undefined) return cause;
  return failure(known.code, `${known.happened(path)} ${unsaved} ${known.remedy}`, cause);
};

/** What a failed read or open of a campaign file tells the referee. */
export const openFailure = (cause: unknown, path: string): unknown => {
  if (cause instanceof TurnkeeperError) return cause;
  const code = errorCode(cause);
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return failure('file-missing', `There is no file ${path}. Nothing was changed.`, cause);
  if (code === 'ELOOP')
    return failure('file-missing', `${path} is a link that leads to no file. Nothing was changed.`, cause);
  if (code === 'ENAMETOOLONG') return tooLong(path);
  if (code === 'EISDIR') return isDirectory(path);
  if (code === 'EEXIST') return exists(path);
  if (isDiskFull(cause)) {
    return failure(
      'disk-full',
      `There is no room for what ${path} needs. Nothing was changed. Free some space.`,
      cause,
    );
  }
  if (code === 'EBUSY' || code.startsWith('SQLITE_BUSY')) return locked(path);
  if (isTooManyOpen(cause)) {
    return failure(
      'file-denied',
      `The system opens no more files for Turnkeeper, so ${path} was not used. Nothing was changed. Close some windows or programs and try again.`,
      cause,
    );
  }
  if (isDiskFailure(cause)) {
    return failure(
      'disk-failed',
      `The disk did not give what was to be read of ${path}. Nothing was changed. Look whether it is still connected and try again; if it goes on, open a backup.`,
      cause,
    );
  }
  if (isDamage(code)) return damaged(path, 'parts of it cannot be read');
  if (code === 'SQLITE_READONLY_ROLLBACK' || code === 'SQLITE_READONLY_RECOVERY') {
    return failure(
      'file-denied',
      `A step in ${path} was cut short and must be taken back, but its folder may not be written. Nothing was changed. ` +
        'Copy the campaign, together with the file beside it that ends in -journal, into a folder you may write in.',
      cause,
    );
  }
  if (isWriteDenied(cause)) {
    if (code.startsWith('SQLITE_CANTOPEN') && isTooLong(path)) return tooLong(path);
    return failure('file-denied', `${path} may not be used from this account. Nothing was changed.`, cause);
  }
  return cause;
};

/**
 * SQLite takes no path beyond 512 bytes, and on Windows none beyond 260 characters, with what it adds for the files
 * beside a campaign.
 */
export const isTooLong = (path: string, platform = process.platform): boolean =>
  Buffer.byteLength(path) > 500 || (platform === 'win32' && path.length > 250);

export const tooLong = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'bad-input',
    `The name or the path of ${path} is too long. Nothing was changed. Choose a shorter one.`,
  );

/** Something that is no file of ours has a name that is needed beside a campaign. */
export const inTheWay = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-denied',
    `${path} is in the way: Turnkeeper needs that name and did not make what is there. Nothing was changed. Move it elsewhere and try again.`,
  );

export const errorText = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

export const damaged = (path: string, finding: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-damaged',
    `The campaign file ${path} is damaged: ${finding}. Nothing in it was changed.`,
  );

export const locked = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-locked',
    `${path} is open already, here or in another program. Nothing was changed. Close it there first.`,
  );

export const readOnly = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'read-only',
    `${path} is open for reading only. Nothing was changed. Duplicate it into a folder you may write in to play on.`,
  );

export const isDirectory = (path: string): TurnkeeperError =>
  new TurnkeeperError('file-is-directory', `${path} is a folder, not a campaign file.`);

export const exists = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-exists',
    `There is a file ${path} already. It was left as it is; choose another name.`,
  );

export const journalMismatch = (details?: { table: string; row: string }): TurnkeeperError => {
  const where = details === undefined ? 'Something' : `Row ${details.row} of ${details.table}`;
  return new TurnkeeperError(
    'journal-mismatch',
    `${where} is not as the journal left it, so this step cannot be taken back or done again. Nothing was changed.`,
    details === undefined ? undefined : { ...details },
  );
};
