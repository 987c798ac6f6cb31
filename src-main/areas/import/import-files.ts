import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { errorCode } from '../../db/failures.ts';
import { mostBytes } from '../../imports/limits.ts';
import { textOfBytes } from '../../imports/text-of-bytes.ts';

const refusal = (code: 'refused' | 'file-missing' | 'file-denied', message: string): TurnkeeperError =>
  new TurnkeeperError(code, `${message} Nothing was read.`, { path: message });

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en')} MB`;

const tooLarge = (path: string, bytes: number): TurnkeeperError =>
  refusal('refused', `${path} holds ${megabytes(bytes)}; at most ${megabytes(mostBytes)} are read at once.`);

const readWhole = (path: string): Uint8Array => {
  const fd = openSync(path, 'r');
  try {
    const { size } = fstatSync(fd);
    if (size > mostBytes) throw tooLarge(path, size);
    const bytes = new Uint8Array(size);
    let at = 0;
    for (let count = -1; count !== 0 && at < size; at += count)
      count = readSync(fd, bytes, at, size - at, at);
    return bytes.subarray(0, at);
  } finally {
    closeSync(fd);
  }
};

export interface ImportText {
  /** Its name in the folder; empty for the file that was chosen itself. */
  name: string;
  text: string;
}

const mostFiles = 10_000;

type Wanted = (name: string) => boolean;

export const isNote: Wanted = (name) => /\.md$/i.test(name);

/** What programs keep for themselves stands in folders that begin with a dot. */
const isHidden = (path: string): boolean => path.split(/[/\\]/).some((part) => part.startsWith('.'));

/** The JSON files and notes in a folder, in the order of their names. */
function* folderTexts(folder: string, only: Wanted | null): Generator<ImportText> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|db|md)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(relative(folder, path)))
    .sort();
  if (paths.length === 0) throw refusal('file-missing', `There is no JSON file and no note in ${folder}.`);
  if (paths.length > mostFiles)
    throw refusal('refused', `${folder} holds ${paths.length.toLocaleString('en')} JSON files and notes.`);
  const size = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  if (size > mostBytes) throw tooLarge(folder, size);
  for (const path of paths)
    if (only === null || only(path))
      yield { name: relative(folder, path), text: textOfBytes(readWhole(path)) };
}

/** What a file holds. Throws file-missing, file-denied, and refused for what is too large. */
export function importBytes(path: string): Uint8Array {
  try {
    if (!statSync(path).isFile()) throw refusal('file-denied', `${path} is no ordinary file.`);
    return readWhole(path);
  } catch (cause) {
    throw readFailure(cause, path);
  }
}

/**
 * The text of a file, or of every JSON file and note in a folder. Throws file-missing, file-denied, file-empty, file-foreign,
 * and refused for what is too large. With `only`, of a folder those files alone, and of one file nothing.
 */
export function* importTexts(path: string, only: Wanted | null = null): Generator<ImportText> {
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) yield* folderTexts(path, only);
    else if (!stat.isFile()) throw refusal('file-denied', `${path} is no ordinary file.`);
    else if (stat.size > mostBytes) throw tooLarge(path, stat.size);
    else if (only === null) yield { name: '', text: textOfBytes(readWhole(path)) };
  } catch (cause) {
    throw readFailure(cause, path);
  }
}

function readFailure(cause: unknown, path: string): unknown {
  if (cause instanceof TurnkeeperError) return cause;
  const code = errorCode(cause);
  if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(code))
    return refusal('file-missing', `There is no file ${path}.`);
  if (code === 'EACCES' || code === 'EPERM')
    return refusal('file-denied', `This account may not read ${path}.`);
  return cause;
}
