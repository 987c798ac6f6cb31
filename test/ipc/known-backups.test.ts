import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestDesk, readyWorkers } from './test-desk.ts';

let table: TestDesk;

beforeAll(readyWorkers);
beforeEach(() => {
  table = new TestDesk({ roll: () => 1 });
});
afterEach(() => table.end());

const at = (name: string) => join(table.folder, `${name}.turnkeeper`);
const backUp = async () => (await table.tell('app.backUp', {})).path;

/** A campaign with backups after so many notes each, closed. */
async function campaign(name: string, ...steps: number[]): Promise<string[]> {
  await table.tell('app.createCampaign', { name, path: at(name), system: 'ose', settings: {} });
  const made: string[] = [];
  for (const notes of steps) {
    for (let each = 0; each < notes; each++) await table.tell('log.addNote', { text: `note ${each}` });
    made.push(await backUp());
  }
  await table.tell('app.closeCampaign', {});
  return made;
}

test('all backups are listed by campaign and step, whether the campaign opens or not, and each can be restored', async () => {
  const priory = await campaign('Priory', 1, 2);
  const barrow = await campaign('Barrow', 1, 1, 3);
  truncateSync(at('Barrow'), 5000);
  rmSync(at('Priory'));
  await table.tell('app.forgetRecent', { path: at('Priory') });
  const { campaigns } = await table.ask('app.backups', {});
  expect(campaigns.map(({ name, path, backups }) => [name, path, backups.map(({ step }) => step)])).toEqual([
    ['Barrow', at('Barrow'), [5, 2, 1]],
    ['Priory', at('Priory'), [3, 1]],
  ]);
  expect(campaigns[1]?.backups.map(({ path }) => path)).toEqual(priory.toReversed());
  const backup = barrow[1] ?? '';
  await table.tell('app.restoreBackup', { backup, path: at('Again') });
  await table.tell('app.openCampaign', { path: at('Again') });
  expect(await table.ask('shell.view', {})).toMatchObject({ name: 'Barrow', steps: 2 });
});

test('backups beside a file on a stick are found from its path; one that says nothing of itself is listed apart', async () => {
  const [good = ''] = await campaign('Barrow', 1);
  const stick = join(table.folder, 'stick');
  const folder = join(stick, 'Mill.turnkeeper-backups');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '2026-11-01T20-00-00-000Z_step-7_steps.turnkeeper'), readFileSync(good));
  writeFileSync(join(folder, '2026-11-02T20-00-00-000Z_step-9_steps.turnkeeper'), 'not a campaign');
  const { campaigns } = await table.ask('app.backups', { beside: join(stick, 'Mill.turnkeeper') });
  const mill = campaigns.filter(({ path }) => path === join(stick, 'Mill.turnkeeper'));
  expect(mill.map(({ name, readable, backups }) => [name, readable, backups.length])).toEqual([
    ['', false, 1],
    ['Barrow', true, 1],
  ]);
});

test('a backup opened by its path is not played on: it says what it is, and offers itself for a new file', async () => {
  const [backup = ''] = await campaign('Barrow', 1);
  const before = readFileSync(backup);
  expect(await table.refusal('app.openCampaign', { path: backup })).toMatchObject({
    code: 'refused',
    details: { backup },
    message: expect.stringContaining('is a backup') as string,
  });
  expect(readFileSync(backup).equals(before)).toBe(true);
});
