import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contents } from '../../fixtures/campaigns.ts';
import { readyWorkers, TestDesk } from '../test-desk.ts';
import { playAnEvening } from './evening-played.ts';

let table: TestDesk;

beforeAll(readyWorkers);
beforeEach(() => {
  table = new TestDesk({ roll: () => 1 });
});
afterEach(() => table.end());

const held = (): string => contents(table.desk.campaign.file);
const at = (name: string): string => join(table.folder, name);

test('an evening written as text is the same evening again, its last step is taken back, and play goes on', async () => {
  await playAnEvening(table);
  const before = held();
  const lines = at('Evening.campaign.jsonl');
  const written = await table.tell('app.writeLines', { path: lines });
  expect(written).toEqual({ path: lines, lines: readFileSync(lines, 'utf8').trimEnd().split('\n').length });
  await table.tell('journal.undo', {});
  const undone = held();

  const taken = await table.tell('app.takeLines', { lines, path: at('Again.turnkeeper') });
  expect(taken).toMatchObject({ path: at('Again.turnkeeper'), told: [] });
  await table.tell('app.openCampaign', { path: taken.path });
  expect(held()).toBe(before);
  await table.tell('journal.undo', {});
  expect(held()).toBe(undone);
  await table.tell('log.addNote', { text: 'It goes on.' });
  await table.tell('app.writeLines', { path: at('Third.campaign.jsonl') });
  expect(readdirSync(table.folder).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(await table.refusal('app.writeLines', { path: at('Third.campaign.jsonl') })).toMatchObject({
    code: 'file-exists',
  });
});

test('steps are taken while it is written, and stand in the next text', async () => {
  await table.tell('app.createSample', { path: table.campaignPath });
  const writing = table.tell('app.writeLines', { path: at('First.campaign.jsonl') });
  for (let step = 0; step < 20; step += 1) await table.tell('log.addNote', { text: `Note ${step}.` });
  await writing;
  await table.tell('app.writeLines', { path: at('Second.campaign.jsonl') });
  expect(readFileSync(at('Second.campaign.jsonl'), 'utf8')).toContain('Note 19.');
  const { told } = await table.tell('app.takeLines', {
    lines: at('First.campaign.jsonl'),
    path: at('First.turnkeeper'),
  });
  expect(told).toEqual([]);
});

test('text that is not whole is told of, and what is no campaign makes none', async () => {
  await table.tell('app.createSample', { path: table.campaignPath });
  const lines = at('Sample.campaign.jsonl');
  await table.tell('app.writeLines', { path: lines });
  const text = readFileSync(lines, 'utf8');
  writeFileSync(at('cut.jsonl'), text.slice(0, text.length / 2));
  const { told } = await table.tell('app.takeLines', { lines: at('cut.jsonl'), path: at('Cut.turnkeeper') });
  expect(told[0]).toMatch(/^The file is cut off after line/);
  writeFileSync(at('diary.jsonl'), 'Dear diary\n');
  const refusal = await table.refusal('app.takeLines', {
    lines: at('diary.jsonl'),
    path: at('Diary.turnkeeper'),
  });
  expect(refusal.code).toBe('file-foreign');
  expect(existsSync(at('Diary.turnkeeper'))).toBe(false);
  expect((await table.refusal('app.openCampaign', { path: lines })).details).toEqual({ lines });
  expect(
    await table.refusal('app.takeLines', { lines: at('nothing.jsonl'), path: at('x.turnkeeper') }),
  ).toMatchObject({ code: 'file-missing' });
});
