import { afterEach, beforeEach, expect, test } from 'vitest';
import { calendarPresets } from '../../../../shared/calendar/presets.ts';
import { RoadDesk } from '../road-desk.ts';

let table: RoadDesk;
beforeEach(() => {
  table = new RoadDesk({ roll: (sides) => sides });
});
afterEach(() => table.end());

const ahead = async () => {
  const view = await table.ask('travel.ahead', {});
  if (!view) throw new Error('Nobody is on the road.');
  return view;
};
const onRoads = (miles: number) => ({ ground: 'clear', way: 'road', miles, name: 'Thorn Gate' }) as const;

test('food and water by day and by who goes short first, and the day of arrival', async () => {
  await table.setOut('ose', { rations: 3, water: 2 });
  await table.tell('character.add', {
    name: 'Odo',
    className: 'Fighter',
    level: 1,
    hp: 4,
    maxHp: 4,
    items: [{ kind: 'ration', name: 'rations', quantity: 2 }],
  });
  await table.course(onRoads(72));
  const view = await ahead();
  expect(view.goalDay).toBe(3);
  // Five rations for two: two suppers, and one ration left for one of them.
  expect(view.food).toEqual({ until: 3, short: ['Odo'] });
  expect(view.water).toEqual({ until: 2, short: ['Hild', 'Odo'] });
  expect(view.fodder).toBeNull();
  expect(view.nearestWater).toBeNull();
  expect(view.noReturn).toMatchObject({ where: 'ahead', ware: 'food' });
});

test('the point of no return, worked by hand: half of what the food reaches, less the way that is behind', async () => {
  await table.setOut('ose', { rations: 5 });
  await table.course(onRoads(36 * 4));
  // Five suppers are five days of march, 36 miles each: 90 out and 90 back.
  expect((await ahead()).noReturn).toEqual({
    where: 'ahead',
    ware: 'food',
    short: ['Hild'],
    miles: 90,
    name: 'Thorn Gate',
    hex: null,
  });
  await table.march();
  // A day is gone: of 144 miles that four suppers reach, 36 lie behind, and so 54 more may be gone.
  expect((await ahead()).noReturn).toMatchObject({ where: 'ahead', miles: 54 });
  await table.march();
  await table.march();
  expect((await ahead()).noReturn).toMatchObject({ where: 'passed', ware: 'food', miles: 0 });
});

test('enough for there and back has no such point', async () => {
  await table.setOut();
  await table.course(onRoads(72));
  expect((await ahead()).noReturn).toMatchObject({ where: 'never', ware: null, miles: 72 });
});

test('a week out and back owes its rest, which eats as any day does', async () => {
  await table.setOut('ose', { rations: 8 });
  await table.course(onRoads(36 * 8));
  // Seven marches and a day of rest within eight suppers: 252 miles in all.
  expect((await ahead()).noReturn).toMatchObject({ where: 'ahead', miles: 126 });
});

test('on a map the point is in a hex, the nearest water is found, and belief has its own', async () => {
  await table.setOut('ose', { rations: 3, water: 9 });
  const mapId = await table.addMap('The Waste');
  const code = async (name: string) =>
    (await table.ask('map.list', {})).grounds.find(({ ground }) => ground === name)?.code ?? 0;
  const desert = await code('desert');
  const clear = await code('clear');
  const row = (at: number, ground: number) => ({ col: 0, row: at, length: 20, code: ground });
  await table.tell('map.paint', {
    mapId,
    layer: 'terrain',
    runs: [...[0, 1, 2, 3, 4, 5].map((at) => row(at, desert)), row(6, clear)],
  });
  await table.tell('travel.place', { on: { mapId, col: 1, row: 2 } });
  await table.tell('travel.setWay', { goal: 'The Well', through: [{ col: 15, row: 2 }] });
  const view = await ahead();
  expect(view.nearestWater?.truly).toMatchObject({ miles: 24, days: 2 });
  // Nothing of the country is known to them beyond what they see.
  expect(view.nearestWater?.theirs).toBeNull();
  // Three suppers, 16 miles a day of desert: 24 out and 24 back.
  expect(view.noReturn).toMatchObject({ where: 'ahead', ware: 'food', miles: 24 });
  expect(view.noReturn?.hex).toEqual((await table.ask('travel.where', {}))?.plan[3]);
  expect(view.believedNoReturn).toBeNull();
});

test('the next holiday of the calendar stands among what comes, and today’s until the day is over', async () => {
  await table.setOut();
  await table.tell('calendar.addReminder', { words: 'The fair', day: 9, repeats: 'never', leadDays: 0 });
  const on = (day: number) => ({ kind: 'date', part: 0, day });
  const definition = {
    ...calendarPresets.gregorian,
    moons: [],
    holidays: [
      { name: 'Candles', on: on(4) },
      { name: 'Fools', on: on(6), every: { years: 2, from: 2001 } },
      { name: 'Ploughs', on: on(20) },
    ],
  };
  await table.tell('calendar.set', { calendar: { definition, today: { year: 2000, part: 0, day: 2 } } });
  expect((await ahead()).next).toEqual([
    { what: 'Candles', day: 4 },
    { what: 'The fair', day: 9 },
  ]);
  await table.tell('clock.advanceTo', { day: 4, hour: 9, minute: 0 });
  expect((await ahead()).next[0]).toEqual({ what: 'Candles', day: 4 });
  await table.tell('clock.advanceTo', { day: 5, hour: 9, minute: 0 });
  expect((await ahead()).next).toEqual([
    { what: 'The fair', day: 9 },
    { what: 'Ploughs', day: 20 },
  ]);
});

test('reminders, moons and wages stand in their order; nobody on the road has nothing ahead', async () => {
  await table.setOut();
  await table.tell('calendar.addReminder', {
    words: 'The fair at Saltmouth',
    day: 9,
    repeats: 'never',
    leadDays: 0,
  });
  expect((await ahead()).next).toEqual([{ what: 'The fair at Saltmouth', day: 9 }]);
  expect((await ahead()).goalDay).toBeNull();
  await table.tell('travel.end', {});
  expect(await table.ask('travel.ahead', {})).toBeNull();
});

test('gone astray today, they are not there a day before they set out, nor does nothing last there and back', async () => {
  await table.setOut('ose', { rations: 2 });
  const mapId = await table.addMap('The Fens');
  const runs = Array.from({ length: 14 }, (_, row) => ({ col: 0, row, length: 20, code: 5 }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs });
  await table.tell('travel.place', { on: { mapId, col: 5, row: 4 } });
  await table.tell('travel.setWay', { goal: 'Grey Tor', through: [{ col: 10, row: 6 }] });
  await table.march(1, 2, 1);
  await table.tell('travel.letBe', { checkId: 1 });
  const view = await ahead();
  expect((await table.ask('travel.view', {}))?.today?.phase).toBe('way');
  expect(view.goalDay).toBeGreaterThan(2);
  expect(view.noReturn).toMatchObject({ where: 'ahead', ware: 'food' });
});
