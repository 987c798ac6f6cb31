import { realpathSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { errorCode } from '../failures.ts';

/** The number of a file on its disk. */
export type FileId = Pick<BigIntStats, 'dev' | 'ino'>;

/** Some network and FAT drives number no file: there a name is all there is to go by. */
export const isNumbered = ({ ino }: FileId): boolean => ino !== 0n;

export const isSameNumber = (one: FileId, other: FileId): boolean =>
  isNumbered(one) && one.ino === other.ino && one.dev === other.dev;

type RealPath = (path: string) => string;

/**
 * The one spelling of a path, with every link followed and upper and lower case as on the disk; a drive that the
 * system cannot spell (one in memory, say) keeps the one that was given.
 */
export const realPath = (path: string, spelt: RealPath = realpathSync.native): string => {
  try {
    return spelt(path);
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') throw cause;
    return realpathSync(path);
  }
};
