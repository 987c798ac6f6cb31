import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoadGround } from '../../../shared/ipc/travel/travel-words.ts';
import { RoadDesk } from './road-desk.ts';

// Worked from the figures. basic-fantasy: 120' a turn are 40' a round and 24 miles, 288 twelfths of a mile; a check every
// four hours on 1 in 6, the first at ten. A fighter of level 1 saves against death ray with 12. swords-wizardry: ose's
// miles, the way lost in percent.

let table: RoadDesk;

beforeEach(() => {
  table = new RoadDesk();
});
afterEach(() => table.end());

const milesOf = async () => (await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0);
const own = (system: string) => table.setOut(system, { settings: { roadBy: system } });

const preview = (faces: number[] = []) => table.ask('travel.preview', { kind: 'march', faces });

const idOf = async (name: string) =>
  (await table.ask('party.view', {})).members.find((each) => each.name === name)?.id ?? 0;

const letBe = async () => table.tell('travel.letBe', { checkId: (await table.road()).due?.id ?? 0 });

describe('basic-fantasy by its own figures', () => {
  const grounds: [RoadGround, number][] = [
    ['clear', 24],
    ['grassland', 24],
    ['settled', 24],
    ['city', 24],
    ['forest', 16],
    ['hills', 16],
    ['desert', 16],
    ['barren', 16],
    ['broken', 16],
    ['swamp', 8],
    ['mountains', 8],
    ['jungle', 8],
  ];

  test.each(grounds)('a day over %s ground makes %i miles', async (ground, miles) => {
    await own('basic-fantasy');
    await table.course({ ground, way: 'open', miles: 100 });
    await table.march(...(ground === 'city' || ground === 'settled' ? [] : [20]), 6, 6, 6, 6, 6, 6);
    expect(await milesOf()).toBe(miles);
  });

  test('a road goes at four thirds whatever lies beside it, a trail as clear ground', async () => {
    await own('basic-fantasy');
    await table.course({ ground: 'swamp', way: 'road', miles: 100 });
    await table.march(6, 6, 6, 6, 6, 6);
    expect(await milesOf()).toBe(32);
    await table.course({ ground: 'swamp', way: 'trail', miles: 100 });
    await table.march(6, 6, 6, 6, 6, 6);
    expect(await milesOf()).toBe(24);
    expect((await table.today()).direction).toBeNull();
  });

  test('a forced march makes half as many again', async () => {
    await own('basic-fantasy');
    await table.course({ ground: 'hills', way: 'open', miles: 100 });
    await table.tell('travel.passDay', { kind: 'forced', faces: [20, 6, 6, 6, 6, 6, 6] });
    expect(await milesOf()).toBe(24);
  });

  test('the leader saves to keep the way: whose save, what is added and what must be thrown is said', async () => {
    await own('basic-fantasy');
    await table.course({ ground: 'forest', way: 'open', miles: 100 });
    expect((await preview()).wanted).toMatchObject({
      title: 'Losing the way, forest, save 12+ (Hild, save against death ray 12)',
      sides: 20,
      rule: 'BF-ROAD-5',
    });
    const id = await idOf('Hild');
    await table.tell('character.edit', { id, changes: { abilities: { wisdom: 13 } } });
    expect((await preview()).wanted?.title).toBe(
      'Losing the way, forest, save 11+ (Hild, save against death ray 12, Wisdom +1)',
    );
    await table.tell('character.overrule', { id, key: 'save.death-ray-poison', value: 15 });
    expect((await preview()).wanted?.title).toContain(
      'save 14+ (Hild, save against death ray 15, Wisdom +1)',
    );
  });

  test('who calls for the party leads; where nobody does, whoever keeps the way best', async () => {
    await own('basic-fantasy');
    await table.course({ ground: 'forest', way: 'open', miles: 100 });
    await table.tell('character.add', { name: 'Odo', className: 'Cleric', level: 1, hp: 4, maxHp: 4 });
    await table.tell('character.add', { name: 'Ivo', className: 'Tinker', level: 1, hp: 4, maxHp: 4 });
    expect((await preview()).wanted?.title).toContain('save 11+ (Odo, ');
    await table.tell('organisation.setRoles', { callerId: await idOf('Ivo'), mapperId: null });
    expect((await preview()).wanted?.title).toContain('save 13+ (Ivo, ');
    await table.tell('character.edit', { id: await idOf('Ivo'), changes: { hp: -5 } });
    expect((await preview()).wanted?.title).toContain('save 11+ (Odo, ');
  });

  test('a save that is missed leads astray, by the same drift as ever', async () => {
    await own('basic-fantasy');
    await table.course({ ground: 'forest', way: 'open', miles: 100 });
    const { settled, wanted } = await preview([11, 6]);
    expect(settled).toEqual(['Direction, forest, save 12+, die 11: 90° to the right off the course.']);
    expect(wanted).toMatchObject({ title: 'Wandering check, forest, 1 in 6', rule: 'BF-ROAD-6', sides: 6 });
    await table.march(11, 6, 6, 6, 6, 6, 6, 6);
    expect((await table.today()).direction).toEqual({
      chanceInSix: null,
      otherDie: { chance: 11, sides: 20 },
      die: 11,
      offsetDegrees: 90,
      told: false,
    });
    expect((await table.road()).astray).toBe(true);
  });

  test('somebody may come every four hours, by day and night', async () => {
    await own('basic-fantasy');
    await table.course({ ground: 'swamp', way: 'open', miles: 100 });
    await table.march(20, 6, 6, 6, 6, 6, 6);
    expect((await table.today()).checks.map(({ time, chanceInSix }) => [time, chanceInSix])).toEqual([
      ['10:00', 1],
      ['14:00', 1],
      ['18:00', 1],
      ['22:00', 1],
      ['02:00', 1],
      ['06:00', 1],
    ]);
  });

  test('with no checks a day by the campaign nobody comes', async () => {
    await table.setOut('basic-fantasy', { settings: { roadBy: 'basic-fantasy', wildernessChecksPerDay: 0 } });
    await table.course({ ground: 'swamp', way: 'open', miles: 100 });
    expect(await table.march(20)).toEqual({ stopped: null });
    expect((await table.today()).checks).toEqual([]);
  });

  test('a day broken by whoever comes makes the miles of a whole one', async () => {
    await own('basic-fantasy');
    await table.course(
      { ground: 'hills', way: 'open', miles: 7 },
      { ground: 'swamp', way: 'open', miles: 50 },
    );
    expect((await table.march(20, 1)).stopped).toBe('Somebody comes, Day 2, 10:00');
    await letBe();
    await table.march(6, 6, 6, 6, 6);
    // 7 miles of 18 twelfths leave 162 of 288: 4 miles of 36.
    expect(await milesOf()).toBe(11);
  });
});

describe('swords-wizardry by its own figures', () => {
  const chances: [RoadGround, number][] = [
    ['clear', 10],
    ['grassland', 10],
    ['hills', 20],
    ['barren', 30],
    ['broken', 30],
    ['desert', 40],
    ['mountains', 50],
    ['swamp', 60],
    ['forest', 70],
    ['jungle', 70],
  ];

  test.each(chances)('the way over %s ground is lost on %i %', async (ground, chance) => {
    await own('swords-wizardry');
    await table.course({ ground, way: 'open', miles: 100 });
    expect((await preview()).wanted).toMatchObject({
      title: `Losing the way, ${ground}, ${chance} %`,
      sides: 100,
      rule: 'SW-ROAD-1',
    });
    expect((await preview([chance])).wanted?.title).toBe('How far off the course');
    await table.march(chance + 1, 6);
    expect((await table.today()).direction).toMatchObject({ otherDie: { chance, sides: 100 } });
    expect((await table.today()).checks).toHaveLength(1);
  });

  test('a lost day is told with its die once they know', async () => {
    await own('swords-wizardry');
    await table.course({ ground: 'swamp', way: 'open', miles: 100 });
    await table.march(60, 1, 6);
    expect((await table.today()).direction).toMatchObject({ die: 60, offsetDegrees: -90 });
    // Half of clear ground's miles, as ose has it.
    expect(await milesOf()).toBe(12);
  });
});

describe('the choice', () => {
  test('is ose until a campaign says otherwise, and offered only where there is one', async () => {
    await table.setOut('basic-fantasy');
    await table.course({ ground: 'swamp', way: 'open', miles: 100 });
    expect((await preview()).wanted).toMatchObject({ title: 'Losing the way, swamp, 3 in 6', sides: 6 });
    const { settings } = await table.ask('campaign.view', {});
    expect(settings.find(({ key }) => key === 'roadBy')).toMatchObject({ value: 'ose' });
  });

  test('changed on the way, the day goes on by the figures it began with, and the next by the others', async () => {
    await table.setOut('basic-fantasy');
    await table.course({ ground: 'swamp', way: 'open', miles: 100 });
    expect((await table.march(6, 1)).stopped).toBe('Somebody comes, Day 2, 12:00');
    await table.tell('campaign.changeSettings', { settings: { roadBy: 'basic-fantasy' } });
    await letBe();
    await table.march();
    expect(await milesOf()).toBe(12);
    await table.march(20, 6, 6, 6, 6, 6, 6);
    expect(await milesOf()).toBe(8);
    expect((await table.today()).checks).toHaveLength(6);
  });
});
