import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setIntegrityWorker } from '../../src-main/db/backups/background-check.ts';
import { inlineCheckBytes } from '../../src-main/db/backups/soundness.ts';
import { TestDesk, readyWorkers } from './test-desk.ts';
import { patience } from '../fixtures/patience.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

/** A check that gives its finding once the file named `go` stands beside it. */
function heldCheck(finding: string | readonly never[]): { release: () => void } {
  const path = join(table.folder, 'held-worker.mjs');
  const go = join(table.folder, 'go');
  writeFileSync(
    path,
    `import { existsSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     const look = setInterval(() => {
       if (!existsSync(${JSON.stringify(go)})) return;
       clearInterval(look);
       parentPort.postMessage(${JSON.stringify(finding)});
     }, 5);`,
  );
  setIntegrityWorker(path);
  return { release: () => writeFileSync(go, '') };
}

async function makeLarge(): Promise<void> {
  const text = 'x'.repeat(4000);
  const { db } = table.desk.campaign.file;
  db.pragma('synchronous = OFF');
  while (Number(db.pragma('page_count', { simple: true })) * 4096 < inlineCheckBytes)
    await table.tell('log.addNote', { text });
  await table.tell('app.closeCampaign', {});
}

const integrity = async () => (await table.ask('campaign.view', {})).integrity;
const steps = async () => (await table.ask('shell.view', {})).steps;

test('a sound campaign is found so', async () => {
  await readyWorkers();
  expect(await table.tell('app.checkIntegrity', {})).toEqual({ sound: true, problems: [] });
  expect(await integrity()).toBe('sound');
});

test('steps wait for a check asked for by hand, views do not', async () => {
  const { release } = heldCheck([]);
  const before = await steps();
  const checked = table.tell('app.checkIntegrity', {});
  const noted = table.tell('log.addNote', { text: 'meanwhile' });
  expect(await steps()).toBe(before);
  release();
  expect((await checked).sound).toBe(true);
  await noted;
  expect(await steps()).toBe(before + 1);
});

test('damage that is found refuses every further step and undo, and is shown', async () => {
  heldCheck('page 7 is not what it was').release();
  expect(await table.tell('app.checkIntegrity', {})).toMatchObject({
    sound: false,
    problems: [expect.stringContaining('page 7')],
  });
  expect(await integrity()).toBe('damaged');
  const before = await steps();
  expect((await table.refusal('log.addNote', { text: 'no' })).code).toBe('file-damaged');
  expect((await table.refusal('journal.undo', {})).code).toBe('file-damaged');
  expect(await steps()).toBe(before);
  expect(table.errors).toEqual([]);
});

test('a large campaign is read at once; its first step waits for the check at opening', async () => {
  await makeLarge();
  const { release } = heldCheck([]);
  await table.tell('app.openCampaign', { path: table.campaignPath });
  const before = await steps();
  expect(await integrity()).toBe('checking');
  const first = table.tell('log.addNote', { text: 'first' });
  const second = table.tell('log.addNote', { text: 'second' });
  expect(await steps()).toBe(before);
  release();
  await Promise.all([first, second]);
  expect(await steps()).toBe(before + 2);
  const { lines } = await table.ask('log.list', { limit: 2 });
  expect(lines.map(({ summary }) => summary).sort()).toEqual(['first', 'second']);
  expect(await integrity()).toBe('sound');
});

test('a large campaign found damaged at opening takes no step; closed meanwhile, its steps are told so', async () => {
  await makeLarge();
  const { release } = heldCheck('page 7 is not what it was');
  await table.tell('app.openCampaign', { path: table.campaignPath });
  const late = table.refusal('log.addNote', { text: 'late' });
  await table.tell('app.closeCampaign', {});
  expect((await late).code).toBe('cancelled');
  await table.tell('app.openCampaign', { path: table.campaignPath });
  const waiting = table.refusal('log.addNote', { text: 'no' });
  release();
  expect((await waiting).code).toBe('file-damaged');
  await vi.waitFor(async () => expect(await integrity()).toBe('damaged'), patience);
});
