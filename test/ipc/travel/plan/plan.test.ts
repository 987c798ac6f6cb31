import { afterEach, beforeEach, expect, test } from 'vitest';
import { systems } from '../../../../shared/rules/registry.ts';
import { RoadDesk } from '../road-desk.ts';

let table: RoadDesk;
beforeEach(() => {
  table = new RoadDesk();
});
afterEach(() => table.end());

const plan = async (asked = {}) => {
  const answer = await table.ask('travel.plan', asked);
  if (!answer.plan) throw new Error(answer.refusal ?? 'No plan.');
  return answer.plan;
};
const refusal = async (asked = {}) => (await table.ask('travel.plan', asked)).refusal;

/** Forest: 16 miles a day at 120', lost 2 in 6, a check 2 in 6. */
const twoDays = { ground: 'forest', miles: 32 } as const;

test('two days of forest, worked by hand: the arrival, the course, whoever comes and the last ration', async () => {
  await table.setOut('ose', { rations: 2 });
  await table.course(twoDays);
  const { steady, first, likely, days, met, food, foraging, water, neverLost, miles } = await plan({
    lostCost: 'day',
  });
  expect(miles).toBe(32);
  expect(steady).toEqual({ day: 3, marches: 2, rests: 0 });
  expect(first).toEqual({ day: 3, chance: expect.closeTo(4 / 9, 12) as number });
  // Both days of two kept, of three one of two ways to lose the first or the second, and so on.
  const there = [0, 4 / 9, 4 / 9 + 8 / 27, 4 / 9 + 8 / 27 + 12 / 81];
  for (const [at, chance] of there.entries()) expect(days[at]?.there).toBeCloseTo(chance, 12);
  expect(likely?.day).toBe(6);
  expect(days.slice(0, 2)).toMatchObject([
    { day: 2, kind: 'march', miles: 16, onCourse: expect.closeTo(2 / 3, 12) as number },
    { day: 3, kind: 'march', miles: 32, food: 1 },
  ]);
  // Nobody comes on the way: each day a third comes, and the sum over all days the way may take.
  expect(met).toBeCloseTo(1 - (4 / 9 / (1 - 2 / 9)) ** 2, 3);
  expect(neverLost).toBeCloseTo(4 / 9, 3);
  // Two rations are two suppers: who is there by then goes short of none.
  expect(food).toBeCloseTo(4 / 9, 3);
  expect(days[2]?.food).toBeCloseTo(4 / 9, 12);
  // On the third day one of three days' foraging has found something.
  expect(days[2]?.foraging).toBeCloseTo(4 / 9 + (5 / 9) * (1 - (5 / 6) ** 3), 12);
  expect(foraging).toBeGreaterThan(food);
  // Forest has water.
  expect(water).toBe(1);
});

test('a day under way counts with what is left of it, its die thrown and its night before them', async () => {
  await table.setOut();
  await table.course(twoDays);
  const before = await plan();
  // The direction holds; somebody comes at noon and is let be.
  await table.march(6, 1);
  const due = (await table.road()).due;
  await table.tell('travel.letBe', { checkId: due?.id ?? 0 });
  const noon = await plan();
  expect(noon.first).toEqual({ day: 3, chance: expect.closeTo(2 / 3, 12) as number });
  expect(noon.days[0]).toMatchObject({ onCourse: 1, met: 0 });
  expect(before.first.day).toBe(3);
  await table.march();
  const morning = await plan();
  expect(morning.first).toMatchObject({ day: 3 });
  expect(morning.miles).toBe(16);
});

test('a lost day that they do not know of costs what the referee says', async () => {
  await table.setOut();
  await table.course({ ground: 'forest', miles: 16 });
  // Lost, and somebody comes at noon.
  await table.march(1, 3, 1);
  await table.tell('travel.letBe', { checkId: (await table.road()).due?.id ?? 0 });
  expect((await plan()).first.day).toBe(4);
  expect((await plan({ lostCost: 'day' })).first.day).toBe(3);
});

test('food by who has it: where nobody shares, the first who goes short ends it', async () => {
  await table.setOut('ose', { rations: 1 });
  await table.tell('character.add', {
    name: 'Odo',
    className: 'Fighter',
    level: 1,
    hp: 4,
    maxHp: 4,
    items: [{ kind: 'ration', name: 'rations', quantity: 9 }],
  });
  await table.course({ ground: 'clear', way: 'road', miles: 108 });
  expect((await plan()).days.map(({ food }) => food)).toEqual([1, 1, 1]);
  const { share, ...orders } = (await table.road()).orders;
  expect(share).toBe(true);
  await table.tell('travel.setOrders', { ...orders, share: false });
  expect((await plan()).days.map(({ food }) => food)).toEqual([1, 0, 0]);
});

test('water is drunk from the skins where the camp has none', async () => {
  await table.setOut('ose', { water: 1 });
  await table.course(
    { ground: 'desert', way: 'trail', miles: 40 },
    { ground: 'clear', way: 'trail', miles: 24 },
  );
  const { days, steady } = await plan();
  expect(steady.day).toBe(5);
  expect(days.map(({ water }) => water)).toEqual([1, 0, 0, 0]);
});

test('a week has its day of rest, which a forced march owes at once', async () => {
  await table.setOut();
  await table.course({ ground: 'clear', way: 'road', miles: 36 * 7 });
  expect((await plan()).steady).toEqual({ day: 9, marches: 7, rests: 1 });
  expect((await plan({ rests: false })).steady).toEqual({ day: 8, marches: 7, rests: 0 });
  const forced = await plan({ kind: 'forced' });
  expect(forced.steady).toEqual({ day: 10, marches: 5, rests: 4 });
  expect(forced.days.slice(0, 3).map(({ kind }) => kind)).toEqual(['forced', 'rest', 'forced']);
});

test('what cannot be planned is said in a sentence', async () => {
  await table.tell('app.createCampaign', {
    name: 'Home',
    path: table.campaignPath,
    system: 'ose',
    settings: {},
  });
  expect(await refusal()).toBe('Nobody is on the road. Set out first.');
});

test('no course, none who walks, and a way that nobody plans', async () => {
  await table.setOut();
  expect(await refusal()).toBe('No way lies ahead. Say where they go first.');
  await table.course(...Array.from({ length: 10 }, () => ({ ground: 'swamp' as const, miles: 1000 })));
  expect(await refusal()).toBe(
    'The way takes more than 120 days even where nothing goes wrong, and nobody plans further. Plan to a place on the way.',
  );
  await table.course({ ground: 'sea', miles: 10 });
  expect(await refusal()).toBe('The way goes over the open sea. Go aboard a vessel first.');
  await table.course(twoDays, { ground: 'sea', miles: 10 });
  expect(await plan()).toMatchObject({ miles: 32, barrier: 'The way goes over the open sea.' });
  await table.tell('character.setState', { characterIds: [1], state: 'dead' });
  expect(await refusal()).toBe('Nobody is there who can walk.');
});

test('what would be otherwise, as differences', async () => {
  await table.setOut('ose', { settings: { encumbrance: 'detailed' }, rations: 5 });
  await table.course({ ground: 'clear', way: 'road', miles: 36 * 4 });
  const coins = { kind: 'coin', coin: 'gp', name: 'gold pieces', quantity: 500 } as const;
  await table.tell('inventory.add', { to: { in: 'holder', id: 1 }, item: coins });
  await table.tell('character.addFromContent', {
    list: 'land_vehicles',
    id: 'cart',
    kind: 'vehicle',
    name: 'the cart',
    hp: 4,
  });
  const { steady, whatIfs } = await plan();
  expect(steady).toMatchObject({ marches: 8, rests: 1 });
  expect(whatIfs).toMatchObject([
    { what: 'Forced marches', steadyDays: 2, food: 0, note: 'A day of rest after each.' },
    { what: 'Press on without rest', steadyDays: -1 },
    { what: "Leave the cart: 90'", steadyDays: -3, note: '' },
  ]);
  await table.tell('character.setState', { characterIds: [2], state: 'left' });
  // Her load is that of 500 coins, five rations and twenty skins.
  expect((await plan()).whatIfs.at(-1)).toMatchObject({ steadyDays: -2, food: 1 });
  expect((await plan()).whatIfs.at(-1)?.what).toMatch(/^Put down Hild [\d,]+ coins: 120'$/u);
});

test.each(systems.map(({ id }) => id))('%s: planned by its own loads', async (system) => {
  await table.setOut(system);
  await table.course({ ground: 'settled', way: 'trail', miles: 60 });
  const miles = (await table.road()).pace?.march.value ?? 0;
  const { steady, days, later } = await plan();
  expect(steady.marches).toBe(Math.ceil(60 / miles));
  expect(days.at(-1)?.there).toBe(1);
  expect(later).toBe(0);
});

test('a region has its checks on the days that begin in it', async () => {
  await table.setOut();
  await table.tell('travel.setOrders', {
    food: 'packs',
    water: 'ground',
    share: true,
    forage: false,
    guide: 'Tam',
  });
  const mapId = await table.addMap('The North');
  const rows = (layer: 'terrain' | 'region', from: number, code: number) =>
    table.tell('map.paint', {
      mapId,
      layer,
      runs: Array.from({ length: 24 - from }, (_, at) => ({ col: 0, row: from + at, length: 20, code })),
    });
  await rows('terrain', 0, 1);
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
  await table.tell('travel.setWay', { goal: 'Thorn Gate', through: [{ col: 10, row: 18 }] });
  const metByEvening = async () => (await plan()).days.map(({ met }) => met);
  // Four hexes of clear ground a day, 1 in 6 at half of it.
  expect(await metByEvening()).toEqual(
    [1 / 6, 1 - (5 / 6) ** 2].map((chance) => expect.closeTo(chance, 12) as number),
  );
  const { code } = await table.tell('map.addRegion', { mapId, name: 'The Quiet Vale', checksPerDay: 0 });
  await rows('region', 14, code);
  expect(await metByEvening()).toEqual([1 / 6, 1 / 6].map((chance) => expect.closeTo(chance, 12) as number));
});
