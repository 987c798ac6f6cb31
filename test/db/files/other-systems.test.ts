import { existsSync, linkSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { backupFailure } from '../../../src-main/db/backups/backup-failure.ts';
import { isTooLong, openFailure } from '../../../src-main/db/failures.ts';
import { mayWrite, openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { removeIfFree } from '../../../src-main/db/file/file-calls.ts';
import type { FileCalls } from '../../../src-main/db/file/file-calls.ts';
import { isSameNumber, realPath } from '../../../src-main/db/file/file-id.ts';
import { locate } from '../../../src-main/db/file/inspect.ts';
import { FileLock, lockPath } from '../../../src-main/db/file/lock.ts';
import { claim } from '../../../src-main/db/file/open-files.ts';
import { buildNew } from '../../../src-main/db/file/place-file.ts';
import { placeExport } from '../../../src-main/exports/place-export.ts';
import { requireTarget } from '../../../src-main/exports/export-target.ts';
import { codeOf, failureOf, newCampaign, scratchFolder } from '../../fixtures/campaigns.ts';

/** What Windows, macOS, exFAT sticks and network drives do otherwise, by file calls that answer as theirs do. */

const coded = (code: string): Error => Object.assign(new Error(code), { code });

const fails = (code: string, times = Infinity) => {
  let left = times;
  return () => {
    if (left-- > 0) throw coded(code);
  };
};

let folder: string;
let waited: number[];
beforeEach(() => {
  folder = scratchFolder();
  waited = [];
});

/** The calls of another system; `before` may throw as they do there. */
const callsOf = (
  platform: NodeJS.Platform,
  before: Partial<Record<'link' | 'rename' | 'remove', () => void>> = {},
): FileCalls => ({
  platform,
  link: (from, to) => {
    before.link?.();
    linkSync(from, to);
  },
  rename: (from, to) => {
    before.rename?.();
    renameSync(from, to);
  },
  remove: (path) => {
    before.remove?.();
    rmSync(path, { force: true });
  },
  wait: (milliseconds) => waited.push(milliseconds),
});

const put = (name: string, text: string, calls: FileCalls): void =>
  buildNew(join(folder, name), (temporary) => writeFileSync(temporary, text), calls);

const halves = (): string[] => readdirSync(folder).filter((name) => name.startsWith('.'));

describe('a disk without hard links', () => {
  const stick = (platform: NodeJS.Platform, code: string, more = {}) =>
    callsOf(platform, { link: fails(code), ...more });

  test.each([
    ['win32', 'EISDIR'],
    ['linux', 'EPERM'],
    ['darwin', 'ENOTSUP'],
  ] as const)(
    'of %s, which says %s, takes new files all the same, and never over another',
    (platform, code) => {
      put('a', 'first', stick(platform, code));
      expect(codeOf(() => put('a', 'second', stick(platform, code)))).toBe('file-exists');
      expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('first');
      expect(halves()).toEqual([]);
    },
  );

  test('keeps no empty file where the renaming fails', () => {
    const calls = stick('win32', 'EISDIR', { rename: fails('EBUSY') });
    expect(() => put('a', 'first', calls)).toThrow('EBUSY');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a file that a scanner or a sync client holds for a moment', () => {
  const replace = (calls: FileCalls) =>
    placeExport(
      join(folder, 'log.md'),
      true,
      (temporary) => {
        writeFileSync(temporary, 'new');
        return Promise.resolve();
      },
      calls,
    );

  test.each(['EPERM', 'EACCES', 'EBUSY'])('on Windows (%s) is tried again, for 400 ms', async (code) => {
    writeFileSync(join(folder, 'log.md'), 'old');
    await replace(callsOf('win32', { rename: fails(code, 4) }));
    expect(readFileSync(join(folder, 'log.md'), 'utf8')).toBe('new');
    expect(waited.reduce((sum, each) => sum + each, 0)).toBe(400);
  });

  test('and is not let go is told, and the older one stays', async () => {
    writeFileSync(join(folder, 'log.md'), 'old');
    await expect(replace(callsOf('win32', { rename: fails('EBUSY') }))).rejects.toThrow('EBUSY');
    expect(readFileSync(join(folder, 'log.md'), 'utf8')).toBe('old');
    expect(halves()).toEqual([]);
  });

  test('elsewhere nobody waits: what is denied is denied', async () => {
    await expect(replace(callsOf('linux', { rename: fails('EPERM') }))).rejects.toThrow('EPERM');
    expect(waited).toEqual([]);
  });

  test('may not be removed: what was built stands, and its half is left for the sweep', () => {
    put('a', 'first', callsOf('win32', { remove: fails('EBUSY') }));
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('first');
    expect(halves()).toHaveLength(1);
  });

  test('a fault of our own in removing is no file that is held', () => {
    const broken = { ...callsOf('linux'), remove: () => expect.unreachable('wrong') };
    expect(() => removeIfFree('x', broken)).toThrow('wrong');
  });
});

describe('a drive that numbers no file', () => {
  test('lets two of its files be open at once, and none of them twice', () => {
    const unnumbered = (name: string) => ({
      path: join(folder, name),
      stat: { ...locate(folderFile()).stat, ino: 0n },
    });
    const folderFile = () => {
      const path = join(folder, 'any');
      writeFileSync(path, '');
      return path;
    };
    const letGo = [claim(unnumbered('a')), claim(unnumbered('b'))];
    expect(codeOf(() => claim(unnumbered('a')))).toBe('file-locked');
    for (const each of letGo) each();
  });
});

test('a file is found by the spelling of its disk; a drive the system cannot spell keeps the one given', () => {
  const path = join(folder, 'barrow');
  writeFileSync(path, '');
  expect(realPath(path, () => join(folder, 'Barrow'))).toBe(join(folder, 'Barrow'));
  expect(realPath(path, fails('EISDIR') as () => never)).toBe(path);
  expect(() => realPath(path, fails('ENOENT') as () => never)).toThrow('ENOENT');
});

test('a file that may be written by its mode and not by its list of rights is opened for reading', () => {
  const path = join(folder, 'a');
  writeFileSync(path, 'x');
  expect(mayWrite(path)).toBe(true);
  expect(mayWrite(path, fails('EPERM') as () => never)).toBe(false);
  expect(() => mayWrite(path, fails('EIO') as () => never)).toThrow('EIO');
});

test('every flush goes as far as the drive', () => {
  const file = newCampaign(folder);
  expect(file.db.pragma('fullfsync', { simple: true })).toBe(1);
  expect(file.db.pragma('synchronous', { simple: true })).toBe(3);
  file.close();
});

test.each(['win32', 'darwin', 'linux'] as const)('on %s no lock is left beside a campaign', (platform) => {
  const path = join(folder, 'Barrow.turnkeeper');
  FileLock.acquire(path).release(platform);
  expect(existsSync(lockPath(path))).toBe(false);
});

test('a campaign that iCloud took off this machine says so', () => {
  writeFileSync(join(folder, '.Barrow.turnkeeper.icloud'), 'a mark');
  expect(failureOf(() => openCampaign(join(folder, 'Barrow.turnkeeper')))).toMatchObject({
    code: 'file-missing',
    message: expect.stringMatching(/iCloud and not on this machine yet\. Nothing was changed\./) as string,
  });
});

test.each([
  ['EBUSY', 'file-locked'],
  ['UNKNOWN', 'disk-failed'],
  ['ESTALE', 'disk-failed'],
])('an opening that fails by %s, as on Windows and on network drives, is %s', (code, known) => {
  expect(openFailure(coded(code), '/c/Barrow.turnkeeper')).toMatchObject({ code: known });
});

test('a path longer than Windows opens is too long there alone, and a backup says so of its own', () => {
  const path = `C:\\${'n'.repeat(250)}.turnkeeper`;
  expect([isTooLong(path, 'win32'), isTooLong(path, 'linux')]).toEqual([true, false]);
  const deep = `/${'n/'.repeat(200)}Barrow.turnkeeper-backups`;
  expect(backupFailure(coded('SQLITE_CANTOPEN'), deep)).toMatchObject({
    code: 'bad-input',
    message: expect.stringContaining('too long') as string,
  });
});

test('an export does not take every file of a drive that numbers none for the campaign', () => {
  const none = { dev: 5n, ino: 0n };
  expect(isSameNumber(none, none)).toBe(false);
  const file = newCampaign(folder);
  file.close();
  linkSync(file.path, join(folder, 'alias'));
  expect(codeOf(() => requireTarget(join(folder, 'alias'), file.path, true))).toBe('refused');
});
