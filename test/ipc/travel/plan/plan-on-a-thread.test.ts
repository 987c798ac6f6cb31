import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QueryInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { setPlanWorker } from '../../../../src-main/areas/travel/plan/worker/count-in-worker.ts';
import { planWorker } from '../../../fixtures/plan-worker.ts';
import { scratchFolder } from '../../../fixtures/campaigns.ts';
import { SeaDesk } from '../sea/sea-desk.ts';

// A voyage by the finer table of winds: many ways of many days.

let table: SeaDesk;
beforeAll(async () => {
  await planWorker();
});
beforeEach(async () => {
  table = new SeaDesk();
  await table.sailOut({ settings: { windVariable: true } });
  await table.course({ ground: 'sea', way: 'open', miles: 144 });
});
afterEach(() => table.end());

/** Sent at once, as a window sends it. */
async function planned(asked: QueryInput<'travel.plan'> = {}): Promise<QueryOutput<'travel.plan'>> {
  const reply = await table.router.query('travel.plan', { lostCost: 'day', ...asked });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value as QueryOutput<'travel.plan'>;
}

describe('while a plan is counted', () => {
  test('the program answers whatever else is asked', async () => {
    const answered: string[] = [];
    const plan = planned().then(() => answered.push('the plan'));
    await Promise.all([
      plan,
      table.ask('travel.view', {}).then(() => answered.push('the road')),
      table.ask('shell.view', {}).then(() => answered.push('the shell')),
    ]);
    expect(answered).toEqual(['the road', 'the shell', 'the plan']);
  });

  test('a step may be taken, and the plan is that of the rows it was asked of', async () => {
    const plan = planned();
    await table.course({ ground: 'sea', way: 'open', miles: 80 });
    expect((await plan).plan?.miles).toBe(144);
    expect((await planned()).plan?.miles).toBe(80);
  });

  test('a new plan takes the place of the old one of the same asker, and of nobody else', async () => {
    const old = planned({ by: 'one' });
    const other = planned({ by: 'another' });
    const anew = planned({ by: 'one', rests: false });
    expect(await old).toEqual({ refusal: 'This plan was let go before it was counted.', plan: null });
    expect((await other).plan?.miles).toBe(144);
    expect((await anew).plan?.steady.rests).toBe(0);
  });

  test('it is let go by whom it was asked for', async () => {
    const plan = planned({ by: 'one' });
    await table.tell('app.dropQuestion', { by: 'another' });
    await table.tell('app.dropQuestion', { by: 'one' });
    expect(await plan).toEqual({ refusal: 'This plan was let go before it was counted.', plan: null });
    expect((await planned()).plan?.miles).toBe(144);
  });
});

test('a plan counted again is the same to the last figure', async () => {
  expect(await planned()).toEqual(await planned());
});

test('what nobody can plan is said by the thread as by the program', async () => {
  const far = { ground: 'sea', way: 'open', miles: 1000 } as const;
  await table.course(...Array.from({ length: 20 }, () => far));
  expect((await planned()).refusal).toMatch(/takes more than 120 days even where nothing goes wrong/u);
});

test('a thread that dies is told in a sentence, and the next plan has another', async () => {
  const broken = join(scratchFolder(), 'broken.mjs');
  writeFileSync(broken, 'throw new Error("Broken.");');
  setPlanWorker(broken);
  try {
    expect(await table.router.query('travel.plan', {})).toMatchObject({
      ok: false,
      error: { code: 'internal', message: expect.stringContaining('Nothing was changed') as string },
    });
  } finally {
    setPlanWorker(await planWorker());
  }
  expect((await planned()).plan?.miles).toBe(144);
});
