import { afterEach, beforeEach, expect, test } from 'vitest';
import { SeaDesk } from './sea-desk.ts';

// Hild walks 24 miles of clear ground in the eight hours from 8 in the morning, the Gull makes 72 in 24 hours: a half of
// the one is a half of the other. The one check of a day is thrown once.

let table: SeaDesk;

beforeEach(async () => {
  table = new SeaDesk();
  await table.sailOut({ facts: { companyWorks: false, crew: 4 }, rations: 60, water: 60 });
});
afterEach(() => table.end());

const coast = { ground: 'coast', way: 'open', miles: 400 } as const;
const trail = { ground: 'clear', way: 'trail', miles: 12, name: 'the quay' } as const;
/** Miles of the day, ground by ground. */
const made = async () => {
  const all = new Map<string, number>();
  for (const { ground, miles } of (await table.today()).miles)
    all.set(ground, (all.get(ground) ?? 0) + miles);
  return [...all].map(([ground, miles]) => `${ground} ${miles}`);
};

const toTheQuay = async () => {
  await table.board(table.hildId, null);
  await table.course(trail);
  // The check at half of the allowance falls as they arrive.
  expect(await table.march()).toEqual({ stopped: 'They are where they meant to go' });
  expect(await table.now()).toBe('2 12:00');
};

test('half a day marched leaves half a day to sail, with its reasons, on one row and one clock', async () => {
  await toTheQuay();
  await table.board(table.hildId, table.shipId);
  await table.course(coast);
  const preview = await table.ask('travel.preview', { kind: 'sail', faces: [3, 4, 5] });
  expect(preview.miles).toEqual([{ ground: 'coast', way: 'open', miles: 36 }]);
  // Wind 7, on course; the check of the day at 20:00.
  expect(await table.sail([3, 4, 5, 6])).toEqual({ stopped: null });
  expect(await made()).toEqual(['clear 12', 'coast 36']);
  expect(await table.now()).toBe('3 08:00');
  const road = await table.road();
  expect(road.days).toHaveLength(1);
  expect(road.days[0]).toMatchObject({ number: 1, kind: 'sail', phase: 'done' });
  // They have marched, and so are tired though they lent no hand; the crew has worked.
  expect(road.rest.daysLeft).toBe(5);
  expect((await table.ship()).crewDays).toBe(1);
  const [line] = (await table.ask('log.list', { limit: 1 })).lines;
  expect(line?.summary).toContain('Coastal waters 36 miles.');
  await table.tell('journal.undo', {});
  expect(await made()).toEqual(['clear 12']);
  expect(await table.today()).toMatchObject({ kind: 'march', phase: 'way' });
  expect(await table.now()).toBe('2 12:00');
  await table.tell('journal.redo', {});
  expect(await made()).toEqual(['clear 12', 'coast 36']);
});

test('after a landfall what is left is marched', async () => {
  await table.course({ ...coast, miles: 36, name: 'Saltmouth' });
  // Half of the 24 hours: at 20:00 by the quay, where the check falls.
  expect(await table.sail([3, 4, 5])).toEqual({ stopped: 'They are where they meant to go' });
  expect(await table.now()).toBe('2 20:00');
  await table.board(table.hildId, null);
  await table.course({ ground: 'clear', way: 'trail', miles: 100 });
  expect(await table.march(6)).toEqual({ stopped: null });
  expect(await made()).toEqual(['coast 36', 'clear 12']);
  expect(await table.today()).toMatchObject({ kind: 'march', phase: 'done', sought: false });
  expect((await table.ship()).crewDays).toBe(1);
  expect((await table.road()).rest.daysLeft).toBe(5);
});

test('nobody sails twice a day', async () => {
  await table.course({ ...coast, miles: 36 });
  await table.sail([3, 4, 5]);
  await table.board(table.hildId, null);
  await table.course({ ...trail, miles: 6 });
  await table.march(6);
  await table.board(table.hildId, table.shipId);
  await table.course(coast);
  expect((await table.refusal('travel.passDay', { kind: 'sail', faces: [] })).message).toContain(
    'They have sailed today already',
  );
});

test('the plan counts what is left of the day aboard', async () => {
  await toTheQuay();
  await table.board(table.hildId, table.shipId);
  await table.course({ ...coast, miles: 36 + 72 });
  const { plan } = await table.ask('travel.plan', { lostCost: 'day' });
  expect(plan?.steady).toEqual({ day: 3, marches: 2, rests: 0 });
  expect(plan?.days[0]?.miles).toBe(36);
});
