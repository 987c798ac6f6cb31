import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import {
  errorCode,
  isDiskFailure,
  isDiskFull,
  isTooLong,
  isTooManyOpen,
  isWriteDenied,
} from '../failures.ts';

interface Class {
  is: (cause: unknown, target: string) => boolean;
  code: ErrorCode;
  happened: (target: string) => string;
  remedy: string;
}

const oneOf =
  (...codes: string[]) =>
  (cause: unknown): boolean =>
    codes.includes(errorCode(cause));

/** What a backup, while it is built, adds to the path of its folder. */
const aBackup = '/.'.padEnd(140);

const classes: readonly Class[] = [
  {
    is: isDiskFull,
    code: 'disk-full',
    happened: (target) => `there is no room to write ${target}`,
    remedy: 'Free some space and try again.',
  },
  {
    is: isDiskFailure,
    code: 'disk-failed',
    happened: (target) => `the disk did not take ${target}`,
    remedy: 'Look whether it is still connected and try again.',
  },
  {
    is: isTooManyOpen,
    code: 'file-denied',
    happened: (target) => `the system opens no more files for Turnkeeper, and so none in ${target}`,
    remedy: 'Close some windows or programs and try again.',
  },
  {
    is: oneOf('EEXIST', 'ENOTDIR', 'EISDIR'),
    code: 'file-denied',
    happened: (target) => `${target} is in the way`,
    remedy: 'Move what stands there elsewhere and try again.',
  },
  {
    is: (cause, target) =>
      errorCode(cause) === 'ENAMETOOLONG' ||
      (errorCode(cause).startsWith('SQLITE_CANTOPEN') && isTooLong(target + aBackup)),
    code: 'bad-input',
    happened: (target) => `the name ${target} is too long`,
    remedy: 'Give the campaign file a shorter one.',
  },
  {
    is: oneOf('ENOENT'),
    code: 'file-missing',
    happened: (target) => `there is no folder for ${target} any more`,
    remedy: 'Look whether it was moved, and try again.',
  },
  {
    is: isWriteDenied,
    code: 'file-denied',
    happened: (target) => `this account may not write ${target}`,
    remedy: 'Allow it there and try again.',
  },
];

/** Why a backup was not made, told; what is no fault of a file or a disk comes back as it was. */
export const backupFailure = (cause: unknown, folder: string): unknown => {
  if (cause instanceof TurnkeeperError) return cause;
  const known = classes.find(({ is }) => is(cause, folder));
  if (known === undefined) return cause;
  const told = new TurnkeeperError(
    known.code,
    `The backup was not made: ${known.happened(folder)}. The campaign itself is saved. ${known.remedy}`,
  );
  told.cause = cause;
  return told;
};
