import { spawnSync } from 'node:child_process';
import BetterSqlite3 from 'better-sqlite3';
import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { bundleForNode } from '../../fixtures/bundle.ts';
import {
  addCharacter,
  doStep,
  folderDigest,
  integrityOf,
  newCampaign,
  scratchFolder,
} from '../../fixtures/campaigns.ts';

let script: string;

beforeAll(async () => {
  script = join(await bundleForNode({ opener: 'test/db/children/opener.ts' }), 'opener.js');
});

const campaignFolder = (): string => {
  const folder = join(scratchFolder(), 'locked');
  mkdirSync(folder);
  const file = newCampaign(folder);
  doStep(file, (sql) => addCharacter(sql, 'Aud'));
  file.close();
  return folder;
};

const bindReadOnly =
  'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && "$0" "$2" "$1/Barrow.turnkeeper"';

const run = (command: string, words: string[]): string | null => {
  const child = spawnSync(command, words, { input: '' });
  return child.status === 0 ? child.stdout.toString().trim() : null;
};

/** Opens the campaign where its folder is mounted read-only; where nobody may mount, by taking the rights away. */
const openInReadOnlyFolder = (folder: string): string | null => {
  const mounted = ['sh', '-c', bindReadOnly, process.execPath, folder, script];
  const said = run('unshare', ['-m', ...mounted]) ?? run('unshare', ['-rm', ...mounted]);
  if (said !== null) return said;
  chmodSync(folder, 0o555);
  try {
    return run(process.execPath, [script, join(folder, 'Barrow.turnkeeper')]);
  } finally {
    chmodSync(folder, 0o755);
  }
};

test('a campaign in a read-only folder opens for reading, tells a command so, and stays as it is', () => {
  const folder = campaignFolder();
  const before = folderDigest(folder);
  expect(openInReadOnlyFolder(folder)).toBe('reading 1 read-only');
  expect(folderDigest(folder)).toBe(before);
  expect(integrityOf(join(folder, 'Barrow.turnkeeper'))).toBe('ok');
});

const withoutPrivilege = ['--bounding-set', '-all', '--inh-caps', '-all', process.execPath];

/** Opens the campaign as its owner, but without root's right to read and write what the file's mode forbids. */
const openUnprivileged = (path: string): string | null =>
  process.getuid?.() === 0
    ? run('setpriv', [...withoutPrivilege, script, path])
    : run(process.execPath, [script, path]);

test('a file without the right to write opens for reading', () => {
  const path = join(campaignFolder(), 'Barrow.turnkeeper');
  chmodSync(path, 0o444);
  expect(openUnprivileged(path)).toBe('reading 1 read-only');
});

test('a file without the right to read is denied', () => {
  const path = join(campaignFolder(), 'Barrow.turnkeeper');
  chmodSync(path, 0o000);
  expect(openUnprivileged(path)).toBe('file-denied');
});

test('a step cut short in a read-only folder is explained, and left for a folder that may be written', () => {
  const folder = campaignFolder();
  const path = join(folder, 'Barrow.turnkeeper');
  const db = new BetterSqlite3(path);
  db.pragma('cache_size = 4');
  db.exec("BEGIN; UPDATE character SET name = 'Other'; UPDATE journal SET summary = hex(zeroblob(20000))");
  const caught = join(scratchFolder(), 'locked');
  cpSync(folder, caught, { recursive: true });
  db.exec('ROLLBACK');
  db.close();
  const before = folderDigest(caught);
  expect(openInReadOnlyFolder(caught)).toBe('file-denied');
  expect(folderDigest(caught)).toBe(before);
  const file = openCampaign(join(caught, 'Barrow.turnkeeper'));
  expect(file.db.prepare('SELECT name FROM character').pluck().all()).toEqual(['Aud']);
  file.close();
});
