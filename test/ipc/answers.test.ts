import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueryName } from '../../shared/ipc/contract.ts';
import { TestDesk } from './test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk();
  await table.tell('app.createSample', { path: table.campaignPath });
  await table.tell('light.kindle', { characterId: 3, kind: 'torch' });
});
afterEach(() => table.end());

async function replyTo(name: QueryName) {
  const reply = await table.router.query(name, {});
  if (!reply.ok) throw new Error(reply.error.message);
  return reply;
}

/** The tables that windows were told of since the given event. */
const changedSince = (event: number): string[] =>
  table.events.slice(event).flatMap((each) => {
    if (each.type !== 'changed') return [];
    if (each.tables === 'everything') throw new Error('Everything may have changed.');
    return each.tables;
  });

test('a turn by torchlight changes nothing that the company was read from, but what the delve was', async () => {
  const company = await replyTo('dungeon.company');
  const delve = await replyTo('dungeon.delve');
  const told = table.events.length;
  await table.tell('dungeon.passTurn', { activity: 'explore' });
  const changed = changedSince(told);
  expect(changed.filter((name) => company.reads.includes(name))).toEqual([]);
  expect(changed.filter((name) => delve.reads.includes(name))).toContain('clock');
});
