import { readdirSync, statSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { dirname, join } from 'node:path';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { isNumbered, isSameNumber } from './file-id.ts';
import type { FileId } from './file-id.ts';

/** Where the file of an open campaign is: still there, under another name beside it, or no longer to be found. */
export type Whereabouts = { is: 'here' | 'gone' | 'replaced' } | { is: 'renamed'; path: string };

const statOf = (path: string): BigIntStats | undefined => {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

const isSame = (id: FileId, stat: FileId): boolean =>
  !isNumbered(id) || !isNumbered(stat) || isSameNumber(id, stat);

const namesBeside = (path: string): string[] => {
  try {
    return readdirSync(dirname(path));
  } catch {
    return [];
  }
};

const underAnotherName = (path: string, id: FileId): string | undefined =>
  namesBeside(path)
    .map((name) => join(dirname(path), name))
    .find((each) => {
      const stat = statOf(each);
      return stat?.isFile() === true && isSameNumber(id, stat);
    });

/** Looks for the file that was opened at `path`. Its handle keeps the number of a deleted file from being used again. */
export const whereaboutsOf = (path: string, id: FileId): Whereabouts => {
  const stat = statOf(path);
  if (stat !== undefined && isSame(id, stat)) return { is: 'here' };
  const renamed = underAnotherName(path, id);
  if (renamed !== undefined && stat === undefined) return { is: 'renamed', path: renamed };
  return { is: stat === undefined ? 'gone' : 'replaced' };
};

const happened = {
  gone: (path: string) => `${path} was moved away or deleted while it was open.`,
  replaced: (path: string) => `Another file stands at ${path}, in place of the one that is open.`,
};

const remedy = {
  gone: 'Keep it as a new file, or put the file back.',
  replaced: 'Keep it as a new file, or open what is there now.',
};

/** Refuses what would be written to, or read from, a file that is no longer the open one. */
export const movedAway = (path: string, is: 'gone' | 'replaced'): TurnkeeperError =>
  new TurnkeeperError(
    'file-moved',
    `${happened[is](path)} Nothing was changed; all that was saved is still open here. ${remedy[is]}`,
  );
