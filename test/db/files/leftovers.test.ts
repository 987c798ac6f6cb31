import BetterSqlite3 from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backupFolder, backupName, listBackups } from '../../../src-main/db/backups/backup-folder.ts';
import { backupNow } from '../../../src-main/db/backups/backups.ts';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { lockPath } from '../../../src-main/db/file/lock.ts';
import { placeExport } from '../../../src-main/exports/place-export.ts';
import { bundleForNode } from '../../fixtures/bundle.ts';
import { addCharacter, doStep, newCampaign, scratchFolder } from '../../fixtures/campaigns.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = scratchFolder();
  const file = newCampaign(folder);
  doStep(file, (sql) => addCharacter(sql, 'Aud'));
  file.close();
  path = file.path;
});

const id = '0b5f9c3e-1d2a-4c7b-9e8f-a1b2c3d4e5f6';
const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

const leave = (where: string, name: string, modified = new Date()): string => {
  mkdirSync(where, { recursive: true });
  writeFileSync(join(where, name), 'half of something');
  utimesSync(join(where, name), modified, modified);
  return join(where, name);
};

describe('what a kill left half done', () => {
  test('of the campaign and its backups is swept when it is opened, whatever its age', () => {
    const backups = backupFolder(path);
    const halves = [
      leave(folder, `.Barrow.turnkeeper.${id}.tmp`),
      leave(folder, `.Barrow.turnkeeper.${id}.tmp-journal`),
      leave(backups, `.${backupName(new Date(), 7, 'steps')}.${id}.tmp`),
    ];
    const others = [
      leave(folder, '.Barrow.turnkeeper.tmp'),
      leave(folder, `Barrow.turnkeeper.${id}.tmp`),
      leave(backups, '.my notes.tmp'),
    ];
    openCampaign(path).close();
    expect(halves.filter((half) => existsSync(half))).toEqual([]);
    expect(others.filter((each) => existsSync(each))).toEqual(others);
  });

  test('of an export is swept a day later, when the campaign beside it is opened or another is written there', async () => {
    const elsewhere = join(folder, 'exports');
    const old = [
      leave(folder, `.evening.md.${id}.tmp`, twoDaysAgo),
      leave(folder, `.evening.pdf.${id}.tmp.html`, twoDaysAgo),
      leave(elsewhere, `.evening.md.${id}.new`, twoDaysAgo),
    ];
    const underWay = [leave(folder, `.evening.md.${id}.new`), leave(elsewhere, `.evening.md.${id}.tmp`)];
    openCampaign(path).close();
    await placeExport(join(elsewhere, 'log.md'), false, (temporary) => {
      writeFileSync(temporary, 'whole');
      return Promise.resolve();
    });
    expect(old.filter((half) => existsSync(half))).toEqual([]);
    expect(underWay.filter((each) => existsSync(each))).toEqual(underWay);
    expect(readdirSync(elsewhere)).toContain('log.md');
  });
});

test('backups made by hand, and those of a file that was gone, are never rolled away', async () => {
  const file = openCampaign(path);
  for (let day = 0; day < 60; day++) {
    const reason = day < 5 ? 'by-hand' : 'steps';
    const name = backupName(new Date(Date.UTC(2021, 0, 1 + day)), day, reason);
    if (day === 0) await backupNow(file, 'steps');
    const [first] = listBackups(path);
    await file.db.backup(join(backupFolder(path), name));
    expect(first).toBeDefined();
  }
  await backupNow(file, 'steps');
  const kept = listBackups(path);
  expect(kept.filter(({ reason }) => reason === 'by-hand')).toHaveLength(5);
  expect(kept.length).toBeLessThan(40);
  file.close();
});

describe('two programs and one file', () => {
  let script: string;
  beforeAll(async () => {
    script = join(await bundleForNode({ opener: 'test/db/children/opener.ts' }), 'opener.js');
  });
  const otherProgram = (name: string): string =>
    spawnSync(process.execPath, [script, name], { input: '', encoding: 'utf8' }).stdout.trim();

  test('cannot both write it under two names of it', () => {
    const alias = join(folder, 'Alias.turnkeeper');
    linkSync(path, alias);
    const file = openCampaign(path);
    expect(otherProgram(alias)).toBe('file-locked');
    file.close();
    expect(otherProgram(alias)).toBe('writing 1');
  });

  test('cannot both write it when somebody deletes the lock', () => {
    const file = openCampaign(path);
    rmSync(lockPath(path));
    expect(otherProgram(path)).toBe('file-locked');
    file.close();
    expect(otherProgram(path)).toBe('writing 1');
  });
});

test('a step cut short is taken back in the campaign’s own folder, wherever temporary files go', () => {
  const db = new BetterSqlite3(path);
  db.pragma('cache_size = 2');
  db.exec(`BEGIN; WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    INSERT INTO note (text) SELECT hex(zeroblob(200)) FROM n`);
  const cut = join(folder, 'Cut.turnkeeper');
  copyFileSync(path, cut);
  copyFileSync(`${path}-journal`, `${cut}-journal`);
  db.exec('ROLLBACK');
  db.close();
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = path;
  try {
    const file = openCampaign(cut);
    expect(file.db.prepare('SELECT count(*) FROM note').pluck().get()).toBe(0);
    file.close();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
  expect(readdirSync(folder).sort()).toEqual(['Barrow.turnkeeper', 'Cut.turnkeeper']);
});
