import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { backupFolder, backupName, listBackups } from '../../../src-main/db/backups/backup-folder.ts';
import { keepWithinBudget, thinnedTo } from '../../../src-main/db/backups/backup-budget.ts';
import { outdatedBackups } from '../../../src-main/db/backups/kept-backups.ts';
import type { BackupInfo } from '../../../src-main/db/backups/backup-folder.ts';
import { backupEvery, backupNow, restoreBackup } from '../../../src-main/db/backups/backups.ts';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { undo } from '../../../src-main/db/journal/journal.ts';
import {
  addCharacter,
  contents,
  doStep,
  folderDigest,
  integrityOf,
  newCampaign,
  scratchFolder,
} from '../../fixtures/campaigns.ts';

let folder: string;
let file: CampaignFile;
beforeEach(() => {
  folder = scratchFolder();
  file = newCampaign(folder);
});

const info = (takenAt: string, reason = 'steps'): BackupInfo => ({
  path: takenAt,
  takenAt,
  step: 1,
  reason,
  bytes: 1,
});

describe('a backup', () => {
  test('is a checked copy with its time, step and reason in its name', async () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    const before = Date.now();
    const made = await backupNow(file, 'Session start!');
    expect(made).toMatchObject({ step: 1, reason: 'session-start' });
    expect(Date.parse(made.takenAt)).toBeGreaterThanOrEqual(before);
    expect(made.path).toContain('Barrow.turnkeeper-backups');
    expect(integrityOf(made.path)).toBe('ok');
    expect(listBackups(file.path)).toEqual([made]);
    expect(readdirSync(backupFolder(file.path))).toHaveLength(1);
  });

  test('is whole although play goes on', async () => {
    doStep(file, (sql) => {
      for (let i = 0; i < 2000; i++) addCharacter(sql, `Hero ${i}`);
    });
    const making = backupNow(file, 'steps');
    for (let i = 0; i < 10; i++) {
      doStep(file, (sql) => addCharacter(sql, `Latecomer ${i}`));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const made = await making;
    expect(integrityOf(made.path)).toBe('ok');
  });

  test('is due when so many steps were committed since the last', async () => {
    for (let i = 0; i < 4; i++) {
      expect(backupEvery(file, 5)).toBe(false);
      doStep(file, (sql) => addCharacter(sql, 'Aud'));
    }
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    expect(backupEvery(file, 5)).toBe(true);
    await backupNow(file, 'steps');
    expect(backupEvery(file, 5)).toBe(false);
    file.close();
    file = openCampaign(file.path);
    expect(backupEvery(file, 1)).toBe(false);
    doStep(file, (sql) => addCharacter(sql, 'Bera'));
    expect(backupEvery(file, 1)).toBe(true);
  });

  test('among strange files is found, and they are left alone', async () => {
    mkdirSync(backupFolder(file.path));
    const stranger = join(backupFolder(file.path), 'notes.txt');
    writeFileSync(stranger, 'mine');
    for (let i = 0; i < 3; i++) await backupNow(file, 'steps');
    expect(listBackups(file.path)).toHaveLength(3);
    expect(readFileSync(stranger, 'utf8')).toBe('mine');
  });
});

describe('the rolling rule', () => {
  const daily = (days: number, each: number): BackupInfo[] =>
    Array.from({ length: days * each }, (_, index) => {
      const day = 28 - Math.floor(index / each);
      const hour = 23 - (index % each);
      return info(`2026-10-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`);
    });

  test('keeps the newest 20 and the furthest of each of the last 14 days', () => {
    const all = daily(20, 8);
    const dropped = new Set(outdatedBackups(all).map(({ path }) => path));
    const kept = all.filter(({ path }) => !dropped.has(path));
    expect(kept.slice(0, 20)).toEqual(all.slice(0, 20));
    expect(new Set(kept.map(({ takenAt }) => takenAt.slice(0, 10))).size).toBe(14);
    expect(kept).toHaveLength(20 + 11);
    expect(kept.slice(20).every(({ takenAt }) => takenAt.includes('T23'))).toBe(true);
  });

  test('keeps all of a few, and never drops the copy made before a migration', () => {
    expect(outdatedBackups(daily(2, 10))).toEqual([]);
    const old = info('2020-01-01T00:00:00.000Z', 'before-migration');
    expect(outdatedBackups([...daily(20, 8), old])).not.toContain(old);
  });

  test('is applied after each backup, to the files themselves', async () => {
    for (let i = 0; i < 30; i++) doStep(file, (sql) => addCharacter(sql, `Hero ${i}`));
    const first = await backupNow(file, 'steps');
    const ancient = join(backupFolder(file.path), backupName(new Date('2021-01-01T05:00:00Z'), 1, 'steps'));
    const days = Array.from({ length: 25 }, (_, day) =>
      backupName(new Date(Date.UTC(2021, 0, 1 + day)), day, 'steps'),
    );
    for (const path of [ancient, ...days.map((name) => join(backupFolder(file.path), name))])
      copyFileSync(first.path, path);
    rmSync(first.path);
    await backupNow(file, 'steps');
    expect(listBackups(file.path)).toHaveLength(20);
    expect(readdirSync(backupFolder(file.path))).not.toContain(
      backupName(new Date('2021-01-01T05:00:00Z'), 1, 'steps'),
    );
  });

  test('keeps one of each month for two years', () => {
    const monthly = Array.from({ length: 40 }, (_, month) =>
      info(new Date(Date.UTC(2026, 10 - month, 5)).toISOString()),
    );
    const dropped = outdatedBackups(monthly);
    expect(dropped).toEqual(monthly.slice(24));
  });
});

describe('the budget of space', () => {
  const at = (step: number, day: number, reason = 'steps'): BackupInfo => ({
    path: `${step}`,
    takenAt: `2026-11-${String(day).padStart(2, '0')}T20:00:00.000Z`,
    step,
    reason,
    bytes: 100,
  });
  const steps = (backups: readonly BackupInfo[]) => backups.map(({ step }) => step);
  // Evenings of the 5th, 6th and 7th; on the 4th three stood close together.
  const furthestFirst = [
    at(700, 7),
    at(650, 7),
    at(600, 6),
    at(500, 5),
    at(410, 4),
    at(400, 4),
    at(390, 4),
    at(200, 3),
  ];

  test('lets go where they stand closest, the oldest first', () => {
    expect(thinnedTo(800, furthestFirst, '700')).toEqual({ letGo: [], over: 0 });
    // 390 to 410 are twenty steps; without 400 it is 600 to 700 that is closest, then 390 to 500.
    expect(steps(thinnedTo(700, furthestFirst, '700').letGo)).toEqual([400]);
    expect(steps(thinnedTo(500, furthestFirst, '700').letGo)).toEqual([400, 650, 410]);
    const even = [at(300, 9), at(200, 8), at(150, 7), at(100, 6), at(50, 5)];
    expect(steps(thinnedTo(400, even, '300').letGo)).toEqual([50]);
  });

  test('never goes under the last of three evenings, nor touches what somebody wished for or was just made', () => {
    expect(thinnedTo(0, furthestFirst, '650')).toMatchObject({ over: 400 });
    expect(steps(thinnedTo(0, furthestFirst, '650').letGo).sort()).toEqual([200, 390, 400, 410]);
    const wished = [at(90, 1, 'by-hand'), at(80, 1, 'before-migration'), at(70, 1, 'file-gone')];
    const { letGo, over } = thinnedTo(300, [...furthestFirst, ...wished], '700');
    expect(steps(letGo).some((step) => step < 100)).toBe(false);
    expect(over).toBe(300);
  });

  test('takes the files themselves, and says what was let go', async () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    const made = await backupNow(file, 'steps');
    for (let day = 1; day <= 4; day++) {
      const name = backupName(new Date(Date.UTC(2020, 0, day)), 1, 'steps');
      copyFileSync(made.path, join(backupFolder(file.path), name));
    }
    expect(keepWithinBudget(file.path, file.origin, made.path, made.bytes * 6)).toBeNull();
    const told = keepWithinBudget(file.path, file.origin, made.path, made.bytes * 3);
    expect(told).toContain('2 older backups were let go');
    expect(listBackups(file.path)).toHaveLength(3);
    expect(listBackups(file.path).map(({ path }) => path)).toContain(made.path);
    expect(keepWithinBudget(file.path, file.origin, made.path, 0)).toContain('more');
    expect(listBackups(file.path)).toHaveLength(3);
  });
});

describe('restoring', () => {
  test('makes a new file that plays on from there, and keeps backup and campaign', async () => {
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    const then = contents(file);
    const made = await backupNow(file, 'steps');
    doStep(file, (sql) => addCharacter(sql, 'Bera'));
    const before = folderDigest(folder);
    const target = join(scratchFolder(), 'Restored.turnkeeper');
    await restoreBackup(made.path, target);
    expect(folderDigest(folder)).toBe(before);
    const restored = openCampaign(target);
    expect(contents(restored)).toBe(then);
    undo(restored);
    expect(doStep(restored, (sql) => addCharacter(sql, 'Ceol')).seq).toBe(2);
    restored.close();
  });

  test('never writes over anything, and refuses a broken backup', async () => {
    const made = await backupNow(file, 'steps');
    const before = folderDigest(folder);
    await expect(restoreBackup(made.path, file.path)).rejects.toMatchObject({ code: 'file-exists' });
    await expect(restoreBackup(made.path, made.path)).rejects.toMatchObject({ code: 'file-exists' });
    const nowhere = join(folder, 'nowhere', 'x.turnkeeper');
    await expect(restoreBackup(made.path, nowhere)).rejects.toMatchObject({ code: 'file-missing' });
    await expect(restoreBackup(file.path, join(folder, 'x.turnkeeper'))).rejects.toMatchObject({
      code: 'file-locked',
    });
    await expect(restoreBackup(nowhere, join(folder, 'x.turnkeeper'))).rejects.toMatchObject({
      code: 'file-missing',
    });
    expect(folderDigest(folder)).toBe(before);
    truncateSync(made.path, 8192);
    await expect(restoreBackup(made.path, join(folder, 'x.turnkeeper'))).rejects.toMatchObject({
      code: 'file-damaged',
    });
    expect(readdirSync(folder)).not.toContain('x.turnkeeper');
  });
});
