import BetterSqlite3 from 'better-sqlite3';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { offeringBackup } from '../../../src-main/db/backups/offer.ts';
import { backupNow } from '../../../src-main/db/backups/backups.ts';
import { createCampaign, duplicateCampaign, openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { applicationId } from '../../../src-main/db/file/inspect.ts';
import { redo, undo } from '../../../src-main/db/journal/journal.ts';
import { newestSchema } from '../../../src-main/db/schema.ts';
import {
  addCharacter,
  addItem,
  codeOf,
  contents,
  doStep,
  failureOf,
  folderDigest,
  integrityOf,
  newCampaign,
  sampleCampaign,
  scratchFolder,
} from '../../fixtures/campaigns.ts';

let folder: string;
beforeEach(() => {
  folder = scratchFolder();
});

const closedCampaign = (): string => {
  const file = newCampaign(folder);
  doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Aud'), 'axe'));
  file.close();
  return file.path;
};

describe('a new campaign', () => {
  test('is one file with its own mark, its facts and nothing to take back', () => {
    const file = newCampaign(folder);
    expect(file.readOnly).toBe(false);
    expect(file.db.pragma('application_id', { simple: true })).toBe(applicationId);
    expect(file.db.pragma('user_version', { simple: true })).toBe(newestSchema);
    expect(file.db.pragma('journal_mode', { simple: true })).toBe('delete');
    expect(file.db.prepare('SELECT * FROM campaign').get()).toEqual({
      id: 1,
      name: 'The Barrow',
      system: 'ose',
      settings: '{"encumbrance":"detailed"}',
      created_at: '2026-11-21T12:00:00.000Z',
      origin: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(file.db.prepare('SELECT seconds FROM clock').pluck().get()).toBe(36_000);
    file.close();
    expect(readdirSync(folder)).toEqual(['Barrow.turnkeeper']);
    expect(integrityOf(file.path)).toBe('ok');
  });

  test.each(['Grotte des Ténèbres.turnkeeper', 'a b%20c#d?.turnkeeper', '洞窟.turnkeeper'])(
    'may be called %s',
    (name) => {
      newCampaign(folder, name).close();
      expect(readdirSync(folder)).toEqual([name.normalize()]);
      openCampaign(join(folder, name)).close();
    },
  );

  test('never takes the place of another file', () => {
    const path = join(folder, 'Barrow.turnkeeper');
    writeFileSync(path, 'my shopping list');
    const before = folderDigest(folder);
    expect(codeOf(() => newCampaign(folder))).toBe('file-exists');
    mkdirSync(join(folder, 'Folder'));
    expect(codeOf(() => newCampaign(folder, 'Folder'))).toBe('file-exists');
    expect(codeOf(() => createCampaign(join(folder, 'nowhere', 'x.turnkeeper'), sampleCampaign))).toBe(
      'file-missing',
    );
    expect(readFileSync(path, 'utf8')).toBe('my shopping list');
    expect(folderDigest(folder)).toContain(before);
  });

  test('that cannot be filled leaves nothing behind', () => {
    expect(() =>
      createCampaign(join(folder, 'x.turnkeeper'), { ...sampleCampaign, startSeconds: -1 }),
    ).toThrow('CHECK');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('opening', () => {
  test('gives back what was closed, and changes no byte by itself', () => {
    const file = newCampaign(folder);
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    const before = contents(file);
    file.close();
    file.close();
    const bytes = readFileSync(file.path);
    const again = openCampaign(file.path);
    expect(contents(again)).toBe(before);
    again.close();
    expect(readFileSync(file.path).equals(bytes)).toBe(true);
  });

  test('the same file twice is refused, whatever it is called', () => {
    const file = newCampaign(folder);
    const alias = join(folder, 'alias.turnkeeper');
    symlinkSync(file.path, alias);
    for (const name of [file.path, alias, join(folder, '.', 'x', '..', 'Barrow.turnkeeper')]) {
      expect(codeOf(() => openCampaign(name))).toBe('file-locked');
    }
    expect(doStep(file, (sql) => addCharacter(sql, 'Aud')).seq).toBe(1);
    file.close();
    const again = openCampaign(alias);
    expect(again.path).toBe(file.path);
    again.close();
  });

  type Lay = (path: string) => void;
  const other = (statement: string) => (path: string) => {
    const db = new BetterSqlite3(path);
    db.exec(statement);
    db.close();
  };
  const change =
    (statement: string): Lay =>
    (path) => {
      closedCampaign();
      other(statement)(path);
    };
  const cases: [string, string, Lay][] = [
    ['a missing file', 'file-missing', () => undefined],
    ['a folder', 'file-is-directory', (path) => mkdirSync(path)],
    [
      'a file inside a file',
      'file-missing',
      (path) => writeFileSync(join(path, '..', 'Barrow.turnkeeper'), ''),
    ],
    ['an empty file', 'file-empty', (path) => writeFileSync(path, '')],
    ['a text', 'file-foreign', (path) => writeFileSync(path, 'Dear diary, '.repeat(50))],
    ['a short text', 'file-foreign', (path) => writeFileSync(path, 'Dear diary')],
    ["another program's database", 'file-foreign', other('CREATE TABLE t (a)')],
    ['a pipe', 'file-foreign', (path) => spawnSync('mkfifo', [path])],
    ['a newer campaign', 'file-newer', change(`PRAGMA user_version = ${newestSchema + 1}`)],
    ['a campaign without its table of items', 'file-damaged', change('DROP TABLE item')],
    [
      'a campaign with a trigger too many',
      'file-damaged',
      change('CREATE TRIGGER x AFTER INSERT ON note BEGIN DELETE FROM clock; END'),
    ],
    ['a campaign without its clock', 'file-damaged', change('DELETE FROM clock')],
    ['a campaign without a version', 'file-damaged', change('PRAGMA user_version = 0')],
    [
      'a campaign cut short',
      'file-damaged',
      (path) => {
        closedCampaign();
        truncateSync(path, 40_960);
      },
    ],
    [
      'a campaign cut to its header',
      'file-damaged',
      (path) => {
        closedCampaign();
        truncateSync(path, 90);
      },
    ],
  ];

  test.each(cases)('%s is told apart (%s) and left as it was', (name, code, lay) => {
    const path = join(folder, 'Barrow.turnkeeper');
    lay(path);
    const before = folderDigest(folder);
    const failure = failureOf(() => openCampaign(name === 'a file inside a file' ? join(path, 'x') : path));
    expect(failure.code).toBe(code);
    expect(failure.message).toContain(folder);
    expect(failure.details).toBeUndefined();
    expect(folderDigest(folder)).toBe(before);
  });

  test('a name that ends with a space is refused rather than taken for another', () => {
    closedCampaign();
    expect(codeOf(() => openCampaign(join(folder, 'Barrow.turnkeeper ')))).toBe('bad-input');
  });

  test('a file that another program switched to a write-ahead log is opened and switched back', () => {
    const path = closedCampaign();
    other('PRAGMA journal_mode = WAL')(path);
    const file = openCampaign(path);
    expect(file.db.pragma('journal_mode', { simple: true })).toBe('delete');
    expect(doStep(file, (sql) => addCharacter(sql, 'Bera')).seq).toBe(2);
    file.close();
    expect(readdirSync(folder)).toEqual(['Barrow.turnkeeper']);
  });

  test('a lost or broken campaign names its newest good backup', async () => {
    const file = newCampaign(folder);
    doStep(file, (sql) => addCharacter(sql, 'Aud'));
    const good = await backupNow(file, 'good');
    doStep(file, (sql) => addCharacter(sql, 'Bera'));
    const bad = await backupNow(file, 'bad');
    file.close();
    truncateSync(bad.path, 5000);
    writeFileSync(file.path, 'overwritten by mistake');
    const before = folderDigest(folder);
    expect(
      await offeringBackup(
        failureOf(() => openCampaign(file.path)),
        file.path,
      ),
    ).toMatchObject({
      code: 'file-foreign',
      details: { backup: good.path },
      message: expect.stringMatching(
        /backup of "The Barrow", .* at step 1, can be restored into a new file\./,
      ) as string,
    });
    expect(folderDigest(folder)).toBe(before);
  });
});

describe('a duplicate', () => {
  test('holds everything, undo history included, and is its own file', async () => {
    const file = newCampaign(folder);
    doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Aud'), 'axe'));
    doStep(file, (sql) => addCharacter(sql, 'Bera'));
    undo(file);
    const target = join(folder, 'Copy.turnkeeper');
    await duplicateCampaign(file, target);
    const copy = openCampaign(target);
    expect(contents(copy)).toBe(contents(file));
    redo(copy);
    expect(contents(copy)).not.toBe(contents(file));
    copy.close();
    file.close();
  });

  test('is taken whole while play goes on', async () => {
    const file = newCampaign(folder);
    doStep(file, (sql) => {
      for (let i = 0; i < 3000; i++) addItem(sql, null, `sword ${i}`);
    });
    const target = join(folder, 'Copy.turnkeeper');
    const copying = duplicateCampaign(file, target);
    for (let i = 0; i < 20; i++) {
      doStep(file, (sql) => addCharacter(sql, `Hero ${i}`));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await copying;
    file.close();
    expect(integrityOf(target)).toBe('ok');
    const copy = openCampaign(target);
    const heroes = Number(copy.db.prepare('SELECT count(*) FROM character').pluck().get());
    expect(copy.db.prepare('SELECT count(*) FROM journal').pluck().get()).toBe(heroes + 1);
    undo(copy);
    copy.close();
  });

  test('never takes the place of another file', async () => {
    const file = newCampaign(folder);
    const target = join(mkdtempSync(join(folder, 'other-')), 'Copy.turnkeeper');
    writeFileSync(target, 'mine');
    await expect(duplicateCampaign(file, target)).rejects.toMatchObject({ code: 'file-exists' });
    await expect(duplicateCampaign(file, file.path)).rejects.toMatchObject({ code: 'file-exists' });
    expect(readFileSync(target, 'utf8')).toBe('mine');
    file.close();
  });
});
