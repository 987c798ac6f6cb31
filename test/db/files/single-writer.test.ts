import BetterSqlite3 from 'better-sqlite3';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { lockPath } from '../../../src-main/db/file/lock.ts';
import { bundleForNode } from '../../fixtures/bundle.ts';
import { addCharacter, codeOf, doStep, newCampaign, scratchFolder } from '../../fixtures/campaigns.ts';

let script: string;

beforeAll(async () => {
  script = join(await bundleForNode({ opener: 'test/db/children/opener.ts' }), 'opener.js');
});

/** Another program that opens the campaign, and its first word. */
const otherProgram = async (path: string): Promise<{ child: ChildProcess; said: string }> => {
  const child = spawn(process.execPath, [script, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: chunk.toString().trim() };
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

const leave = async (child: ChildProcess): Promise<void> => {
  child.stdin?.end();
  await ended(child);
};

const closedCampaign = (): string => {
  const file = newCampaign(scratchFolder());
  doStep(file, (sql) => addCharacter(sql, 'Aud'));
  file.close();
  return file.path;
};

test('a second program is told that the campaign is open, and gets it once it is closed', async () => {
  const path = closedCampaign();
  const file = openCampaign(path);
  const second = await otherProgram(path);
  expect(second.said).toBe('file-locked');
  await ended(second.child);
  expect(doStep(file, (sql) => addCharacter(sql, 'Bera')).seq).toBe(2);
  file.close();
  const third = await otherProgram(path);
  expect(third.said).toBe('writing 2');
  expect(codeOf(() => openCampaign(path))).toBe('file-locked');
  await leave(third.child);
  openCampaign(path).close();
  expect(readdirSync(join(path, '..'))).toEqual(['Barrow.turnkeeper']);
});

test('a program that is killed holds nothing back', async () => {
  const path = closedCampaign();
  const holder = await otherProgram(path);
  expect(holder.said).toBe('writing 1');
  expect(codeOf(() => openCampaign(path))).toBe('file-locked');
  holder.child.kill('SIGKILL');
  await ended(holder.child);
  expect(existsSync(lockPath(path))).toBe(true);
  const file = openCampaign(path);
  expect(doStep(file, (sql) => addCharacter(sql, 'Bera')).seq).toBe(2);
  file.close();
  expect(existsSync(lockPath(path))).toBe(false);
});

test('of many programs that want the campaign at once, exactly one gets it', async () => {
  const path = closedCampaign();
  for (let round = 0; round < 3; round++) {
    const all = await Promise.all(Array.from({ length: 6 }, () => otherProgram(path)));
    const said = all.map((one) => one.said).sort();
    expect(said).toEqual([...Array.from({ length: 5 }, () => 'file-locked'), 'writing 1']);
    await Promise.all(all.map(({ child }) => leave(child)));
  }
});

test('a SQLite tool that is writing holds a step up with a clear answer, and nothing is lost', () => {
  const file = openCampaign(closedCampaign());
  const tool = new BetterSqlite3(file.path);
  tool.exec('BEGIN IMMEDIATE');
  expect(codeOf(() => doStep(file, (sql) => addCharacter(sql, 'Bera')))).toBe('file-locked');
  tool.exec('ROLLBACK');
  tool.close();
  expect(doStep(file, (sql) => addCharacter(sql, 'Bera')).seq).toBe(2);
  file.close();
});
