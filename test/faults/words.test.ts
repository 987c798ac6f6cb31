import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { backupFolder } from '../../src-main/db/backups/backup-folder.ts';
import { backupNow } from '../../src-main/db/backups/backups.ts';
import { openFailure, writeFailure } from '../../src-main/db/failures.ts';
import { duplicateCampaign, openCampaign } from '../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import {
  addCharacter,
  contents,
  doStep,
  failureOf,
  folderDigest,
  newCampaign,
  scratchFolder,
} from '../fixtures/campaigns.ts';

let folder: string;
let file: CampaignFile;
beforeEach(() => {
  folder = scratchFolder();
  file = newCampaign(folder);
  doStep(file, (sql) => addCharacter(sql, 'Aud'));
});

const elsewhere = (): string => {
  const path = join(scratchFolder(), 'letter');
  writeFileSync(path, 'Dear Hild,');
  return path;
};

const step = () => doStep(file, (sql) => addCharacter(sql, 'Bera'));

describe('what stands where the program writes beside a campaign', () => {
  const things: [string, (path: string) => void][] = [
    ['a folder', (path) => mkdirSync(path)],
    ['a link', (path) => symlinkSync(elsewhere(), path)],
  ];
  const places = things.flatMap(([name, lay]) =>
    ['-lock', '-journal', '-wal'].map((suffix) => [name, suffix, lay] as const),
  );
  test.each([
    ...places,
    ['a text', '-lock', (path: string) => writeFileSync(path, 'my shopping list')] as const,
  ])('is named at opening: %s as %s', (_, suffix, lay) => {
    file.close();
    lay(file.path + suffix);
    const before = folderDigest(folder);
    const failure = failureOf(() => openCampaign(file.path));
    expect(failure).toMatchObject({
      code: 'file-denied',
      message: expect.stringContaining(`${file.path}${suffix} is in the way`) as string,
    });
    expect(failure.message).toMatch(/Nothing was changed\. .*move/i);
    expect(folderDigest(folder)).toBe(before);
  });

  test('is told where a step fails by it, and the step is all that is lost', () => {
    const before = contents(file);
    mkdirSync(`${file.path}-journal`);
    const failure = failureOf(step);
    expect(failure.code).toBe('file-denied');
    expect(failure.message).toMatch(/-journal.* not saved; every earlier step is\./);
    rmdirSync(`${file.path}-journal`);
    expect(contents(file)).toBe(before);
    step();
  });
});

test('a campaign moved while it is open says so, and can be kept as a new file', async () => {
  const before = contents(file);
  renameSync(file.path, join(folder, 'Elsewhere.turnkeeper'));
  const failure = failureOf(step);
  expect(failure.code).toBe('file-moved');
  expect(failure.message).toMatch(
    /moved, deleted or replaced.* not saved; every earlier step is\. Duplicate/,
  );
  const kept = join(folder, 'Kept.turnkeeper');
  await duplicateCampaign(file, kept);
  file.close();
  const again = openCampaign(kept);
  expect(contents(again)).toBe(before);
  again.close();
});

test('a name too long for what stands beside it is refused before anything is made', () => {
  const failure = failureOf(() => newCampaign(folder, `${'n'.repeat(241)}.turnkeeper`));
  expect(failure.code).toBe('bad-input');
  expect(failure.message).toMatch(/too long.*shorter/);
  expect(readdirSync(folder).filter((name) => name.startsWith('n'))).toEqual([]);
});

describe('a backup that cannot be made', () => {
  test('is told as a backup, with its folder and what stands there', async () => {
    writeFileSync(backupFolder(file.path), 'a file where the folder should be');
    await expect(backupNow(file, 'by-hand')).rejects.toMatchObject({
      code: 'file-denied',
      message: expect.stringMatching(
        /^The backup .*turnkeeper-backups is in the way.*campaign itself is saved/,
      ) as string,
    });
  });

  test('for a step’s sake never speaks of a step', async () => {
    mkdirSync(backupFolder(file.path));
    const backup = file.db.backup.bind(file.db);
    Object.assign(file.db, { backup: () => Promise.reject(coded('SQLITE_IOERR_WRITE')) });
    const failed = backupNow(file, 'by-hand');
    await expect(failed).rejects.toMatchObject({
      code: 'disk-failed',
      message: expect.stringMatching(/^The backup (?!.*step).*campaign itself is saved/) as string,
    });
    Object.assign(file.db, { backup });
    expect(existsSync((await backupNow(file, 'by-hand')).path)).toBe(true);
  });
});

const coded = (code: string): Error => Object.assign(new Error('failed'), { code });

const classes = [
  ['SQLITE_FULL', 'disk-full', /no room/],
  ['SQLITE_IOERR_WRITE', 'disk-failed', /the disk/i],
  ['SQLITE_IOERR_FSYNC', 'disk-failed', /the disk/i],
  ['EIO', 'disk-failed', /the disk/i],
  ['SQLITE_BUSY', 'file-locked', /another program/i],
  ['SQLITE_CORRUPT', 'file-damaged', /damaged/],
  ['SQLITE_CANTOPEN', 'file-denied', /-journal/],
  ['SQLITE_READONLY_DBMOVED', 'file-moved', /moved, deleted or replaced/],
  ['SQLITE_READONLY', 'read-only', /may no longer be written/],
] as const;

test.each(classes)('a step that fails by %s is %s, in its own words', (code, known, words) => {
  const failure = writeFailure(coded(code), '/c/Barrow.turnkeeper') as Error;
  expect(failure).toMatchObject({ code: known, message: expect.stringMatching(words) as string });
  expect(failure.message).toContain('This step was not saved; every earlier step is.');
});

test('no two kinds of failure share their words', () => {
  const said = classes.map(([code]) => String(writeFailure(coded(code), '/c/a')));
  expect(new Set(said).size).toBe(new Set(classes.map(([, known]) => known)).size);
});

test.each([
  ['ENOENT', 'file-missing', /There is no file/],
  ['ENAMETOOLONG', 'bad-input', /too long/],
  ['ELOOP', 'file-missing', /link/],
  ['EIO', 'disk-failed', /disk/],
  ['SQLITE_IOERR_READ', 'disk-failed', /disk/],
  ['SQLITE_IOERR_SHORT_READ', 'file-damaged', /damaged/],
] as const)('an opening that fails by %s is %s, in its own words', (code, known, words) => {
  const failure = openFailure(coded(code), '/c/Barrow.turnkeeper') as Error;
  expect(failure).toMatchObject({ code: known, message: expect.stringMatching(words) as string });
  expect(failure.message).toMatch(/Nothing (in it )?was changed\./);
});
