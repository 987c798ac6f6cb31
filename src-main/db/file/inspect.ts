import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { damaged, isDirectory, openFailure } from '../failures.ts';
import { realPath } from './file-id.ts';
import { isBeginningOfLines } from '../lines/format.ts';
import { newestSchema } from '../schema.ts';

/** 'Tkpr': what makes a SQLite file a campaign. */
export const applicationId = 0x546b7072;

const magic = 'SQLite format 3\0';
const headerBytes = 100;

export interface Located {
  /** With every symbolic link followed: one file has one name, and one lock. */
  path: string;
  stat: BigIntStats;
}

const foreign = (path: string): TurnkeeperError =>
  new TurnkeeperError('file-foreign', `${path} is not a Turnkeeper campaign. Nothing in it was changed.`);

/** Finds the file without opening it. Throws file-missing, file-is-directory, file-denied or file-foreign. */
export const locate = (given: string): Located => {
  const path = resolve(given);
  if (path !== path.trim()) {
    throw new TurnkeeperError(
      'bad-input',
      `The name of a campaign file must not end with a space: "${path}".`,
    );
  }
  try {
    const real = realPath(path);
    const stat = statSync(real, { bigint: true });
    if (stat.isDirectory()) throw isDirectory(path);
    if (!stat.isFile()) throw foreign(path);
    return { path: real, stat };
  } catch (cause) {
    throw isInCloudAlone(path) ? notHereYet(path) : openFailure(cause, path);
  }
};

/** iCloud leaves a mark under such a name for a file that it took off the disk. */
const isInCloudAlone = (path: string): boolean =>
  !existsSync(path) && existsSync(join(dirname(path), `.${basename(path)}.icloud`));

const notHereYet = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-missing',
    `${path} is in iCloud and not on this machine yet. Nothing was changed. Have it loaded in the Finder and try again.`,
  );

/** The file's one name where it exists, else the path as given. */
export const realOrResolved = (given: string): string => {
  const path = resolve(given);
  return existsSync(path) ? realPath(path) : path;
};

const inLines = (path: string): TurnkeeperError =>
  new TurnkeeperError(
    'file-foreign',
    `${path} is a campaign written as lines of text. Nothing in it was changed. Make a campaign file of it to play on.`,
    { lines: path },
  );

const readHeader = (path: string): { header: Buffer; size: number } => {
  try {
    const fd = openSync(path, 'r');
    try {
      const header = Buffer.alloc(headerBytes);
      const length = readSync(fd, header, 0, headerBytes, 0);
      return { header: header.subarray(0, length), size: fstatSync(fd).size };
    } finally {
      closeSync(fd);
    }
  } catch (cause) {
    throw openFailure(cause, path);
  }
};

export interface Header {
  schema: number;
  /** Another program has switched the file to a write-ahead log. */
  wal: boolean;
  size: number;
}

/**
 * Reads the first 100 bytes, and those alone, before SQLite touches the file. Never call it for a file this
 * process has open: closing the descriptor would end SQLite's own locks on it.
 * Throws file-empty, file-foreign, file-damaged, file-newer, file-denied.
 */
export const inspectHeader = (path: string): Header => {
  const { header, size } = readHeader(path);
  if (size === 0) {
    throw new TurnkeeperError('file-empty', `${path} is empty: it holds no campaign. It was left as it is.`);
  }
  const ours = header.length === headerBytes && header.readInt32BE(68) === applicationId;
  const sqlite = header.toString('latin1', 0, 16) === magic;
  if (isBeginningOfLines(header.toString('latin1'))) throw inLines(path);
  if (!ours && !(sqlite && header.length < headerBytes)) throw foreign(path);
  // Bytes 18 and 19 say how the file is written and read: 1 by rollback journal, 2 by write-ahead log.
  const known = [1, 2].includes(header[18] ?? 0) && [1, 2].includes(header[19] ?? 0);
  if (!sqlite || !ours || !known) throw damaged(path, 'its header is broken');
  const schema = header.readInt32BE(60);
  if (schema > newestSchema) {
    throw new TurnkeeperError(
      'file-newer',
      `${path} was written by a newer Turnkeeper (format ${schema}; this one reads up to ${newestSchema}). ` +
        'Nothing in it was changed. Open it with the newer program, or open an older backup.',
    );
  }
  return { schema, wal: header[18] === 2 || header[19] === 2, size };
};
