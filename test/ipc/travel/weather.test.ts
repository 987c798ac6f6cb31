import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { RoadDesk } from './road-desk.ts';

let table: RoadDesk;
beforeEach(() => (table = new RoadDesk()));
afterEach(() => table.end());

const view = () => table.ask('weather.view', {});
const thrown = { settings: { weather: true } };
const plainCourse = () => table.course({ ground: 'clear', way: 'open', miles: 100, name: '' });

describe('a day on the road', () => {
  test('throws its weather before the other dice, in the open, and keeps it for the day', async () => {
    await table.setOut('ose', thrown);
    await plainCourse();
    const asked = { kind: 'march', gale: null, anyway: false, modifier: 0 } as const;
    const first = await table.ask('travel.preview', { ...asked, faces: [] });
    expect(first.wanted).toMatchObject({ title: 'Weather, any season', sides: 6, nth: 1 });
    expect((await table.ask('travel.preview', { ...asked, faces: [2] })).wanted).toMatchObject({ nth: 2 });
    const then = await table.ask('travel.preview', { ...asked, faces: [2, 3] });
    expect(then.open).toEqual(['Rain.']);
    expect(then.wanted?.title).toContain('Losing the way');
    await table.march(2, 3, 6, 6);
    expect(await table.said()).toContain('Day 1 of the road, march: Rain. Clear 24 miles.');
    // Five yesterday shifts nothing.
    expect(await view()).toMatchObject({ today: null, tableName: 'any season', shift: 0 });
  });

  test('goes by the season, and fair weather hangs on', async () => {
    await table.setOut('ose', thrown);
    const definition = { ...calendarPresets.gregorian };
    await table.tell('calendar.set', { calendar: { definition, today: { year: 812, part: 0, day: 9 } } });
    await plainCourse();
    await table.march(5, 6, 6, 6);
    expect(await table.said()).toContain('Clear with hard frost.');
    expect(await view()).toMatchObject({ tableName: 'winter', shift: 1 });
    await table.march(6, 6, 6, 6);
    expect(await table.said()).toContain('Clear with hard frost.');
  });

  test('a day whose weather was said is thrown no more', async () => {
    await table.setOut('ose', thrown);
    await plainCourse();
    await table.tell('weather.say', { words: 'a rain of frogs' });
    await table.march(6, 6);
    expect(await table.said()).toContain('Day 1 of the road, march: clear 24 miles.');
  });

  test('the night of a day that stopped throws nothing anew', async () => {
    await table.setOut('ose', { ...thrown, rations: 0 });
    await plainCourse();
    expect((await table.march(3, 4, 6, 6)).stopped).toContain('without food');
    expect((await table.march()).stopped).toBeNull();
    expect(await view()).toMatchObject({ today: null, shift: 0 });
  });

  test('off, as at first, no day throws any', async () => {
    await table.setOut();
    await plainCourse();
    await table.march(6, 6);
    expect(await view()).toMatchObject({ isThrown: false, today: null });
  });
});

describe('by hand', () => {
  test('thrown, said otherwise, and taken back', async () => {
    await table.setOut();
    await table.tell('weather.throw', { faces: [1, 3] });
    expect(await table.said()).toBe('Weather: dense fog.');
    expect((await view()).today).toEqual({ words: 'dense fog', fog: true, total: 4 });
    await table.tell('weather.say', { words: 'thin mist' });
    expect((await view()).today).toEqual({ words: 'thin mist', fog: false, total: null });
    expect((await table.refusal('weather.say', { words: 'thin mist' })).message).toContain('so already');
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect((await view()).today).toBeNull();
  });

  test('a foul day shifts the next, and a said one nothing', async () => {
    await table.setOut();
    await table.tell('weather.throw', { faces: [1, 1] });
    await table.tell('clock.advanceTo', { day: 3, hour: 0, minute: 0 });
    expect((await view()).shift).toBe(-1);
    await table.tell('weather.say', { words: 'storm' });
    await table.tell('clock.advanceTo', { day: 4, hour: 0, minute: 0 });
    expect((await view()).shift).toBe(0);
  });
});

describe('tables of one’s own', () => {
  const lines = [
    { low: 2, high: 7, words: 'ash falls' },
    { low: 8, high: 12, words: 'red haze' },
  ];

  test('stand in place of the program’s, whatever the case, until they are struck', async () => {
    await table.setOut();
    await table.tell('weather.setTable', { name: 'Any Season', lines });
    expect(await table.said()).toBe('Weather of Any Season: written anew.');
    await table.tell('weather.throw', { faces: [6, 6] });
    expect((await view()).today?.words).toBe('red haze');
    await table.tell('weather.setTable', { name: 'the Waste', lines });
    expect((await view()).tables.filter(({ own }) => own).map(({ name }) => name)).toEqual([
      'Any Season',
      'the Waste',
    ]);
    await table.tell('weather.removeTable', { name: 'any season' });
    expect(await table.said()).toBe('Any season: the program’s weather again.');
    expect((await view()).tables.filter(({ name }) => name === 'any season')).toHaveLength(1);
  });

  test('are refused with a gap or two lines at one total, and nothing is changed', async () => {
    await table.setOut();
    const before = await view();
    const [first, second] = lines;
    if (!first || !second) throw new Error('Two lines stand above.');
    for (const bad of [[first], [first, { ...second, low: 7 }], [first, { ...second, low: 9 }]])
      expect((await table.refusal('weather.setTable', { name: 'ash', lines: bad })).message).toContain(
        'Nothing was changed.',
      );
    for (const bad of [
      { ...first, low: 1 },
      { ...first, high: 13 },
      { ...first, words: '' },
    ])
      await table.refusal('weather.setTable', { name: 'ash', lines: [bad, second] });
    await table.refusal('weather.removeTable', { name: 'ash' });
    await table.refusal('weather.throw', { faces: [7] });
    expect(await view()).toEqual(before);
    await table.tell('weather.setTable', { name: 'ash', lines });
    expect((await table.refusal('weather.setTable', { name: 'ASH', lines })).message).toContain('so already');
  });
});
