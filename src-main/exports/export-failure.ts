import { TurnkeeperError } from '../../shared/errors.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { dirname } from 'node:path';
import { errorCode, openFailure } from '../db/failures.ts';

interface Cause {
  code: ErrorCode;
  happened: (target: string) => string;
}

const noFolder: Cause = {
  code: 'file-missing',
  happened: (target) => `There is no folder ${dirname(target)}.`,
};
const denied: Cause = { code: 'file-denied', happened: (target) => `This account may not write ${target}.` };
const full: Cause = { code: 'disk-full', happened: (target) => `There is no room to write ${target}.` };
const tooLong: Cause = {
  code: 'bad-input',
  happened: (target) => `The name ${target} is too long for this disk.`,
};
const folder: Cause = { code: 'file-is-directory', happened: (target) => `${target} is a folder.` };
const taken: Cause = { code: 'file-exists', happened: (target) => `There is a file ${target} already.` };

const held: Cause = { code: 'file-locked', happened: (target) => `Another program is using ${target}.` };

const tooManyOpen: Cause = {
  code: 'file-denied',
  happened: (target) => `The system opens no more files for Turnkeeper, and so not ${target}.`,
};

const causes: Partial<Record<string, Cause>> = {
  ENOENT: noFolder,
  ENOTDIR: noFolder,
  EACCES: denied,
  EPERM: denied,
  EROFS: denied,
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  ENAMETOOLONG: tooLong,
  EISDIR: folder,
  EEXIST: taken,
  EBUSY: held,
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
};

/** A refusal of a target, its message also by the path's field. */
export const targetFailure = (code: ErrorCode, message: string): TurnkeeperError =>
  new TurnkeeperError(code, `${message} Nothing was written there.`, { path: message });

export const exportStopped = (): TurnkeeperError =>
  new TurnkeeperError('cancelled', 'The export was stopped. Nothing was written.');

/** What a failed export tells the referee; anything that is no fault of a file or a disk comes back as it was. */
export const exportFailure = (cause: unknown, target: string, campaignPath: string): unknown => {
  if (cause instanceof TurnkeeperError) return cause;
  const code = errorCode(cause);
  if (code.startsWith('SQLITE_')) return openFailure(cause, campaignPath);
  const known = causes[code];
  return known === undefined ? cause : targetFailure(known.code, known.happened(target));
};
