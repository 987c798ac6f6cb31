import { locked } from '../failures.ts';
import { isNumbered } from './file-id.ts';
import type { Located } from './inspect.ts';

const open = new Set<string>();

const keysOf = ({ path, stat }: Located): string[] =>
  isNumbered(stat) ? [path, `${stat.dev}:${stat.ino}`] : [path];

/** Whether this process has the file open, or is about to. */
export const isOpenHere = (located: Located): boolean => keysOf(located).some((key) => open.has(key));

/**
 * Marks a file as open in this process, under its name and its inode; throws file-locked where it is.
 * Asked before anything reads the file: see `inspectHeader`. Returns what takes the mark away.
 */
export const claim = (located: Located): (() => void) => {
  const keys = keysOf(located);
  if (isOpenHere(located)) throw locked(located.path);
  for (const key of keys) open.add(key);
  return () => {
    for (const key of keys) open.delete(key);
  };
};
