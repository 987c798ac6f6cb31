import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { RoadDesk } from './road-desk.ts';

let table: RoadDesk;
beforeEach(() => (table = new RoadDesk()));
afterEach(() => table.end());

const camp = () => table.ask('travel.camp', {});
const corin = { name: 'Corin', className: 'Fighter', level: 1, hp: 5, maxHp: 5 } as const;
/** Hild from 22:00 to 03:00, Corin from 03:00 to 08:00. */
const inTurn = {
  fire: true,
  watches: [
    { hours: 5, people: [1] },
    { hours: 5, people: [2] },
  ],
};

async function two(system = 'ose', settings = {}): Promise<void> {
  await table.setOut(system, { settings: { wildernessChecksPerDay: 2, ...settings } });
  await table.tell('character.add', { ...corin, abilities: { constitution: 10 } });
  await table.course({ ground: 'clear', way: 'road', miles: 200, name: '' });
}

const wake = async () => {
  const met = await table.ask('encounter.view', {});
  return met && { about: met.surprise.about, asleep: met.surprise.asleep };
};

describe('watches', () => {
  test('hold from night to night, and whoever is dead, hurt or gone drops out', async () => {
    await two();
    expect(await camp()).toMatchObject({ fire: false, setOutHour: 8, watches: [], light: null });
    await table.tell('travel.setCamp', inTurn);
    expect(await table.said()).toBe('Watches: Hild 5 hours, Corin 5 hours. A fire burns.');
    await table.march(6, 6);
    const [hild, both] = [[1], [1, 2]];
    expect((await camp()).watches).toEqual([
      { hours: 5, people: hild },
      { hours: 5, people: [2] },
    ]);
    await table.tell('travel.setCamp', { fire: false, watches: [{ hours: 8, people: both }] });
    await table.tell('character.setState', { characterIds: [2], state: 'dead' });
    expect((await camp()).watches).toEqual([{ hours: 8, people: hild }]);
    expect((await camp()).people.map(({ name }) => name)).toEqual(['Hild']);
    await table.tell('journal.undo', {});
    expect((await camp()).watches).toEqual([{ hours: 8, people: both }]);
    await table.tell('travel.setCamp', { fire: false, watches: [] });
    expect(await table.said()).toBe('Nobody keeps watch.');
  });

  test('are of people of the party, and no night of them is too long', async () => {
    await two();
    const refused = async (watches: { hours: number; people: number[] }[]) =>
      (await table.refusal('travel.setCamp', { fire: false, watches })).message;
    expect(await refused([{ hours: 2, people: [7] }])).toContain('party');
    expect(await refused([{ hours: 2, people: [] }])).toContain('Name who stands it.');
    expect(await refused([{ hours: 13, people: [1] }])).not.toBe('');
    expect(await refused(Array.from({ length: 3 }, () => ({ hours: 6, people: [1] })))).toContain('16 hours');
    expect((await camp()).watches).toEqual([]);
  });

  test('say who wakes and who sleeps where somebody comes by night', async () => {
    await two();
    await table.tell('travel.setCamp', inTurn);
    // The second check of two falls in the night.
    expect((await table.march(6, 1)).stopped).toContain('Day 3, 00:00');
    await table.tell('encounter.begin', {
      who: 'wolves',
      number: 3,
      roadCheckId: (await table.road()).due?.id ?? 0,
    });
    expect(await wake()).toEqual({
      about: ['00:00: Hild on watch; asleep: Corin. A fire burns.'],
      asleep: [2],
    });
  });

  test('say nothing by day, nor where none are kept', async () => {
    await two();
    await table.tell('travel.setCamp', inTurn);
    expect((await table.march(1)).stopped).toContain('Somebody comes');
    const meet = async () =>
      table.tell('encounter.begin', {
        who: 'wolves',
        number: 3,
        roadCheckId: (await table.road()).due?.id ?? 0,
      });
    await meet();
    expect(await wake()).toEqual({ about: [], asleep: [] });
    await table.tell('weather.say', { words: 'driving snow' });
    expect(await wake()).toEqual({ about: ['Driving snow.'], asleep: [] });
  });

  test('leave their hours of sleep, where a system counts it', async () => {
    await two('basic-fantasy', { wildernessChecksPerDay: 0 });
    expect((await camp()).people.map(({ needs }) => needs)).toEqual([6, 6]);
    await table.tell('travel.setCamp', {
      fire: false,
      watches: [
        { hours: 6, people: [1] },
        { hours: 4, people: [2] },
      ],
    });
    const day = await table.march();
    expect(day.stopped).toContain('Hild goes 1 night short of sleep');
    await table.march();
    const { people } = await table.ask('need.list', {});
    expect(people.map(({ name, nightsShort }) => [name, nightsShort])).toEqual([
      ['Hild', 1],
      ['Corin', 0],
    ]);
    await table.tell('travel.setCamp', { fire: false, watches: [] });
    await table.march();
    expect((await table.ask('need.list', {})).people.map(({ nightsShort }) => nightsShort)).toEqual([0, 0]);
  });
});

describe('the dark', () => {
  const winter = { definition: { ...calendarPresets.gregorian }, today: { year: 812, part: 0, day: 9 } };

  test('stops a march once, as the sun sets', async () => {
    await table.setOut('ose', { settings: { wildernessChecksPerDay: 0 } });
    await table.course({ ground: 'clear', way: 'road', miles: 200, name: '' });
    await table.tell('calendar.set', { calendar: winter });
    expect((await camp()).light).toEqual({ season: 'Winter', sunrise: 460, sunset: 980 });
    // Twelve hours from 08:00; the sun sets at 16:20.
    const first = await table.tell('travel.passDay', { kind: 'forced' });
    expect(first.stopped).toBe('It is dark: march on, or make camp; no rule slows them');
    expect(await table.now()).toBe('2 16:20');
    const made = (await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0);
    await table.tell('travel.passDay', { kind: 'forced' });
    const whole = (await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0);
    expect([made, whole]).toEqual([37, 54]);
    expect((await table.tell('travel.passDay', { kind: 'forced' })).stopped).toBeNull();
  });

  test('is nothing without a calendar, and none on a march that ends by day', async () => {
    await table.setOut('ose', { settings: { wildernessChecksPerDay: 0 } });
    await table.course({ ground: 'clear', way: 'road', miles: 200, name: '' });
    expect((await table.tell('travel.passDay', { kind: 'forced' })).stopped).toBeNull();
    await table.tell('calendar.set', { calendar: winter });
    expect((await table.march()).stopped).toBeNull();
  });
});
