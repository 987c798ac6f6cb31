import { TurnkeeperError } from '../../shared/errors.ts';
import type { ErrorCode } from '../../shared/errors.ts';

/** The code of a SQLite or file system error (`SQLITE_FULL`, `ENOENT`), or '' for anything else. */
export const errorCode = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

const fullCodes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'EFBIG']);

const isDiskFull = (code: string): boolean => fullCodes.has(code) || code.startsWith('SQLITE_IOERR');
const isDamage = (code: string): boolean =>
  code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB' || code === 'SQLITE_ERROR';

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

/** What a failed write tells the referee; anything that is no fault of the file comes back as it was. */
export const writeFailure = (cause: unknown, path: string): unknown => {
  const code = errorCode(cause);
  if (isDiskFull(code)) {
    return failure(
      'disk-full',
      `There was no room to write ${path}. This step was not saved; every earlier step is. Free some space and try again.`,
      cause,
    );
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return failure(
      'file-locked',
      `Another program was using ${path}. This step was not saved; close the other program and try again.`,
      cause,
    );
  }
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB')
    return damaged(path, 'parts of it cannot be read');
  if (code.startsWith('SQLITE_READONLY')) return readOnly(path);
  return cause;
};

/** What a failed read or open of a campaign file tells the referee. */
export const openFailure = (cause: unknown, path: string): unknown => {
  if (cause instanceof TurnkeeperError) return cause;
  const code = errorCode(cause);
  if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(code)) {
    return failure('file-missing', `There is no file ${path}.`, cause);
  }
  if (code === 'EISDIR') return isDirectory(path);
  if (code === 'EEXIST') return exists(path);
  if (fullCodes.has(code)) {
    return failure(
      'disk-full',
      `There is no room to open ${path}. Nothing was changed. Free some space.`,
      cause,
    );
  }
  if (code.startsWith('SQLITE_BUSY')) return locked(path);
  if (code.startsWith('SQLITE_IOERR') || code === 'EIO') return damaged(path, 'parts of it cannot be read');
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
    return failure('file-denied', `${path} may not be used from this account. Nothing was changed.`, cause);
  }
  return cause;
};

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
