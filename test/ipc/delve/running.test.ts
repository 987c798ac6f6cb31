import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk();
  await table.tell('app.createCampaign', {
    name: 'Barrow',
    path: table.campaignPath,
    system: 'ose',
    settings: { dungeonChanceInSix: 0, dungeonCheckEvery: 144 },
  });
  await table.tell('character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 8, maxHp: 8 });
  await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null });
});
afterEach(() => table.end());

const run = async (rounds: number) => (await table.tell('deed.run', { rounds })).exhausted;
const pass = (activity: 'explore' | 'rest' | 'run' = 'explore') =>
  table.tell('dungeon.passTurn', { activity });

test('rounds run add up over a turn in which there was running (OSE-RUN-3)', async () => {
  expect(await run(20)).toEqual([]);
  await pass();
  expect(await run(10)).toEqual(['the party']);
  await table.tell('journal.undo', {});
  await table.tell('journal.undo', {});
  await pass('run');
  expect(await run(10)).toEqual(['the party']);
});

test('a whole turn of something else ends the count, and so does a turn of rest', async () => {
  await run(20);
  await pass();
  await pass();
  expect(await run(29)).toEqual([]);
  await pass('rest');
  expect(await run(29)).toEqual([]);
});

test('so does the second of two turns passed at once', async () => {
  await run(20);
  await table.tell('dungeon.passTo', { turn: 3, activity: 'explore', detail: '', over: true });
  expect(await run(29)).toEqual([]);
});
