import { afterEach, beforeEach, expect, test } from 'vitest';
import { SeaDesk } from './sea-desk.ts';

let table: SeaDesk;

beforeEach(() => {
  table = new SeaDesk();
});
afterEach(() => table.end());

test('a flight at sea: the ship’s own rate a round in yards, the chance by the difference, closing 30 at least', async () => {
  await table.sailOut();
  await table.course({ ground: 'sea', way: 'open', miles: 400 });
  await table.sail([3, 4, 5, 2]);
  const checkId = (await table.road()).due?.id ?? 0;
  await table.tell('encounter.begin', { who: 'a galley', number: 1, roadCheckId: checkId });
  expect(await table.said()).toContain('on the water');
  await table.tell('encounter.settle', { step: 'surprise', typed: { party: [6], monsters: [6] } });
  await table.tell('encounter.settle', { step: 'distance', said: { distance: 100 } });
  await table.tell('encounter.settle', { step: 'reaction', typed: { reaction: [1, 1] } });
  // 360' are 120 yards a round; a galley of 150 is 30 faster: away on 50.
  const flee = { fleeing: 'party' as const, pursued: true, pursuingRate: 150 };
  expect(await table.tell('encounter.flee', { ...flee, typed: { evasion: [50] } })).toEqual({
    outcome: 'escaped',
  });
  await table.tell('journal.undo', {});
  expect(await table.tell('encounter.flee', { ...flee, typed: { evasion: [51] } })).toEqual({
    outcome: null,
  });
  await table.tell('encounter.pursuitRound', {});
  expect((await table.ask('encounter.view', {}))?.pursuit?.gap).toBe(70);
});
