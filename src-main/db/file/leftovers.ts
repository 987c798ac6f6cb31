import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

type Ending = 'tmp' | 'new';

/** A name beside `target` that no other file has, for building it before it is put in place. */
export const temporaryBeside = (target: string, ending: Ending = 'tmp'): string =>
  join(dirname(target), `.${basename(target).slice(0, 100)}.${randomUUID()}.${ending}`);

/** Where a copy is made to try on it what may not be tried on the campaign. */
export const trialFolderPrefix = (campaign: string): string => join(dirname(campaign), '.turnkeeper-check-');

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const halfFile = new RegExp(String.raw`^\.(.+)\.${uuid}\.(?:tmp|new)(?:\.html|-journal|-wal|-shm)?$`);
const trialFolder = /^\.turnkeeper-check-[A-Za-z0-9]{6}$/;

const isOurs = (name: string): boolean => halfFile.test(name) || trialFolder.test(name);

/** Whether it was a half of this very file. */
const isHalfOf = (name: string, target: string): boolean =>
  halfFile.exec(name)?.[1] === basename(target).slice(0, 100);

const aDay = 24 * 60 * 60 * 1000;

const remove = (path: string, isOld: (modified: number) => boolean): void => {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && isOld(stat.mtimeMs)) rmSync(path, { recursive: true, force: true });
  } catch {
    // What is held or denied is tried again next time.
  }
};

/** Removes the folder of a trial; while something of it is held on Windows it stays, and is swept a day later. */
export const removeTrial = (folder: string): void => remove(folder, () => true);

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Removes from a folder what programs that were killed left half done: what nobody has written to for a day. */
export const sweepOld = (folder: string): void => {
  const isOld = (modified: number): boolean => Date.now() - modified > aDay;
  for (const name of namesIn(folder)) if (isOurs(name)) remove(join(folder, name), isOld);
};

/** Removes the halves of a campaign and of its backups at once, as whoever has its lock makes none of them. */
export const sweepOf = (campaign: string, backups: string): void => {
  const folder = dirname(campaign);
  for (const name of namesIn(folder)) if (isHalfOf(name, campaign)) remove(join(folder, name), () => true);
  for (const name of namesIn(backups)) if (isOurs(name)) remove(join(backups, name), () => true);
  sweepOld(folder);
};
