import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TownDesk } from './town-desk.ts';

let table: TownDesk;
beforeEach(() => {
  table = new TownDesk();
});
afterEach(() => table.end());

const systems = ['ose', 'basic-fantasy', 'swords-wizardry', 'hackmaster'];

describe('a stay', () => {
  test('of three days is one step: paid by the day, no rations eaten, undone as one', async () => {
    await table.come();
    const before = await table.ask('need.list', {});
    expect(await table.preview(3)).toMatchObject({
      refusal: null,
      heads: 1,
      beasts: 0,
      perDay: 100,
      days: 3,
      total: 300,
      until: { day: 5, time: '08:00' },
      stops: null,
      purse: { id: 1, name: 'Hild', copper: 2000 },
    });
    expect(await table.stay(3)).toEqual({ days: 3, copper: 300, stopped: null });
    expect(await table.now()).toBe('5 08:00');
    expect(await table.copper()).toBe(1700);
    expect((await table.ask('need.list', {})).rations).toBe(before.rations);
    expect((await table.road()).days.map(({ kind, phase }) => [kind, phase])).toEqual(
      Array.from({ length: 3 }, () => ['town', 'done']),
    );
    expect(await table.said()).toBe('Thorn Gate, 3 days for 3 gp from Hild, to day 5, 08:00.');
    await table.tell('journal.undo', {});
    expect(await table.copper()).toBe(2000);
    expect(await table.now()).toBe('2 08:00');
  });

  test('rests completely, and takes tiredness of the road away', async () => {
    await table.come();
    await table.course({ ground: 'clear', miles: 200 });
    for (let day = 0; day < 6; day += 1) await table.march(6, 6);
    expect((await table.road()).rest).toMatchObject({ due: true });
    await table.stay(1);
    expect((await table.road()).rest).toMatchObject({ due: false, overdue: false });
  });

  test('eats from the packs where meals are not bought, and stops before anybody goes without', async () => {
    await table.come('ose', { rations: 2 });
    const packs = { board: 'packs' as const };
    const stops = 'Hild goes 1 day without food';
    expect(await table.preview(5, packs)).toMatchObject({ days: 2, total: 200, stops: `${stops}.` });
    expect(await table.stay(5, packs)).toEqual({ days: 2, copper: 200, stopped: stops });
    expect((await table.refusedStay(1, packs)).message).toBe(`${stops}. No day has passed.`);
    expect((await table.preview(1, packs)).refusal).toBe(`${stops}.`);
  });

  test('stops on the day the purse runs out, with what is lacking', async () => {
    await table.come('ose', { gp: 3 });
    const lacks = 'A day comes to 1.25 gp and Hild lacks 7 sp, 5 cp.';
    const dear = { lodging: 125 };
    expect(await table.preview(9, dear)).toMatchObject({ days: 2, total: 250, stops: lacks });
    expect(await table.stay(9, dear)).toEqual({ days: 2, copper: 250, stopped: lacks.replace(/\.$/u, '') });
    expect(await table.copper()).toBe(50);
    expect((await table.refusedStay(1, dear)).message).toBe(`${lacks} No day has passed.`);
    expect(await table.copper()).toBe(50);
  });

  test('pays for the beasts, and out of the pool', async () => {
    await table.come();
    const mule = { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 } as const;
    await table.tell('character.addFromContent', mule);
    await table.tell('party.findTreasure', {
      what: [{ kind: 'coin', name: 'gp', coin: 'gp', quantity: 10 }],
    });
    expect(await table.preview(2, { purse: null })).toMatchObject({ beasts: 1, perDay: 150, total: 300 });
    expect(await table.stay(2, { purse: null })).toMatchObject({ copper: 300 });
    expect((await table.ask('wage.list', {})).purses.at(-1)).toEqual({
      id: null,
      name: 'the pool',
      copper: 700,
    });
  });

  test('goes on from a day of march: its evening and night are the first of the stay', async () => {
    await table.come();
    await table.course({ ground: 'clear', miles: 12, name: 'Thorn Gate' });
    await table.march(6);
    expect((await table.road()).today).toMatchObject({ kind: 'march', phase: 'way' });
    expect(await table.stay(2)).toMatchObject({ days: 2, copper: 200 });
    expect(await table.now()).toBe('4 08:00');
    expect((await table.road()).days.map(({ kind }) => kind)).toEqual(['march', 'town']);
  });

  test('takes real dice for what heals, in their order, and none too many', async () => {
    const hurt = new TownDesk({ roll: (sides) => sides });
    try {
      await hurt.come('ose', { hp: 1 });
      expect((await hurt.preview(3)).healing).toBe('Hild d3');
      const { message } = await hurt.refusedStay(3, { faces: [1, 1, 1, 1] });
      expect(message).toContain('4 dice were typed; the days wanted 3');
      // One and one typed, three thrown.
      await hurt.stay(3, { faces: [1, 1] });
      expect((await hurt.ask('need.list', {})).people[0]?.hp).toBe(6);
      await hurt.tell('journal.undo', {});
      await hurt.stay(2, { faces: [1, 2] });
      expect((await hurt.ask('need.list', {})).people[0]?.hp).toBe(4);
    } finally {
      await hurt.end();
    }
  });

  test('pays daily wages as they fall due where that is said, and stops where the purse has too little', async () => {
    await table.come('ose', { gp: 20 });
    await table.hire('Bran', 200);
    // Two heads a gold piece each, and two gold pieces of wages: four a day.
    const asked = { payWages: true } as const;
    const { days, total, stops, falls } = await table.preview(10, asked);
    expect([days, total, falls.length]).toEqual([5, 2000, 5]);
    expect(falls[0]?.text).toBe('Wages are paid: Bran 2 gp.');
    expect(await table.stay(10, asked)).toMatchObject({ days, copper: total });
    expect(stops).toContain('lacks');
    expect(await table.copper()).toBe(0);
    expect(await table.said()).toContain('Wages from Hild: Bran 2 gp.');
    await table.tell('journal.undo', {});
    expect((await table.preview(10)).days).toBe(1);
    expect(await table.copper()).toBe(2000);
  });

  test('is begun and ended off the road too, and stands at no other time', async () => {
    await table.come();
    await table.tell('travel.end', {});
    expect(await table.preview(7)).toMatchObject({
      refusal: null,
      days: 7,
      until: { day: 9, time: '08:00' },
    });
    expect(await table.stay(7)).toEqual({ days: 7, copper: 700, stopped: null });
    expect(await table.ask('travel.view', {})).toBeNull();
    expect(await table.now()).toBe('9 08:00');
  });

  test('stops for a reminder, which the preview tells before', async () => {
    await table.come();
    await table.tell('calendar.addReminder', { words: 'the caravan leaves', day: 4 });
    expect(await table.preview(7)).toMatchObject({
      days: 2,
      stops: 'Reminder: the caravan leaves.',
      falls: [{ day: 4, text: 'Reminder: the caravan leaves.' }],
    });
    expect(await table.stay(7)).toEqual({ days: 2, copper: 200, stopped: 'A reminder' });
  });

  test('at a site makes it known, and nowhere else', async () => {
    await table.come();
    const mapId = await table.addMap('The North');
    const runs = [{ col: 0, row: 5, length: 9, code: 1 }];
    await table.tell('map.paint', { mapId, layer: 'terrain', runs });
    const town = { mapId, row: 5, kind: 'settlement' } as const;
    const facts = { lodging: 80, stable: 20, market: 'food and rope', harbour: true };
    const here = await table.tell('map.addSite', { ...town, ...facts, col: 3, name: 'Saltmouth' });
    const there = await table.tell('map.addSite', { ...town, col: 4, name: 'Far' });
    await table.tell('travel.place', { on: { mapId, col: 3, row: 5 } });
    expect((await table.refusedStay(1, { siteId: there.id })).message).toBe(
      'No such site stands where the party is. No day has passed.',
    );
    await table.stay(1, { siteId: here.id });
    expect(await table.said()).toMatch(/^Saltmouth, 1 day for 1 gp from Hild/);
    expect((await table.ask('map.things', { mapId }))?.sites[0]).toMatchObject({
      ...facts,
      knowledge: 'known',
    });
    await table.tell('map.changeSite', { id: here.id, lodging: null, harbour: false });
    expect((await table.ask('map.things', { mapId }))?.sites[0]).toMatchObject({
      lodging: null,
      stable: 20,
      harbour: false,
    });
  });

  test.each(systems)('heals by the rules of %s, as days of complete rest do', async (system) => {
    const dice = { roll: (sides: number) => sides };
    const one = new TownDesk(dice);
    const other = new TownDesk(dice);
    try {
      for (const desk of [one, other]) await desk.come(system, { hp: 2 });
      await one.stay(1);
      await other.tell('travel.passDays', { kind: 'rest', days: 1 });
      const hp = async (desk: TownDesk) => (await desk.ask('need.list', {})).people.map((each) => each.hp);
      expect(await hp(one)).toEqual(await hp(other));
    } finally {
      await one.end();
      await other.end();
    }
  });
});

describe('is refused', () => {
  beforeEach(() => table.come());

  test.each([
    [{ days: 0 }, 'days'],
    [{ days: 10_000 }, 'days'],
    [{ lodging: -1 }, 'lodging'],
    [{ stable: -50 }, 'stable'],
    [{ lodging: 0.5 }, 'lodging'],
    [{ lodging: 1e9 }, 'lodging'],
    [{ board: 'feast' }, 'board'],
  ])('%j', async (more, field) => {
    const { code, details } = await table.refusedStay(3, more);
    expect([code, Object.keys(details ?? {})]).toEqual(['bad-input', [field]]);
    expect(await table.now()).toBe('2 08:00');
  });

  test('out of the purse of a stranger', async () => {
    const { code, message } = await table.refusedStay(3, { purse: 99 });
    expect([code, message]).toEqual(['not-found', 'That character is not in the party.']);
    expect((await table.preview(3, { purse: 99 })).refusal).toBe(message);
  });

  test('with nobody', async () => {
    await table.tell('character.remove', { id: 1 });
    const { message } = await table.refusal('town.stay', { ...table.asked(2), purse: null });
    expect(message).toBe('Nobody is there who can walk. No day has passed.');
  });

  test('underground, while somebody is met, and while a day waits to be settled', async () => {
    await table.tell('dungeon.enter', { name: 'Den', speakerId: null });
    const under = 'In Den time passes by turns. Come out first; no day has passed.';
    expect((await table.refusedStay(1)).message).toBe(under);
    expect((await table.preview(1)).refusal).toBe(under);
    await table.tell('dungeon.leave', {});
    await table.tell('encounter.begin', { who: 'goblins', number: 2 });
    expect((await table.refusedStay(1)).message).toBe('Conclude the encounter first. No time has passed.');
    await table.tell('journal.undo', {});
    await table.tell('clock.advanceTo', { day: 3, hour: 1, minute: 0 });
    expect((await table.refusedStay(1)).message).toMatch(/^Day 2 is not settled yet/);
  });
});
