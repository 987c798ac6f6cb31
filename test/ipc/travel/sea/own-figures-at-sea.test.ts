import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SeaDesk } from './sea-desk.ts';

// basic-fantasy by its own figures: twelve hours a day on the water, a check every four hours on 1 in 6; from 8 they fall at
// 10, 14, 18, 22, 2 and 6. 360' are 72 miles a day. The wind is a d100, 55 of which is average. The way at sea is that of ose.

let table: SeaDesk;

beforeEach(async () => {
  table = new SeaDesk();
  await table.sailOut({ system: 'basic-fantasy', settings: { roadBy: 'basic-fantasy' } });
});
afterEach(() => table.end());

const sea = { ground: 'sea', way: 'open', miles: 400 } as const;
const quiet = [6, 6, 6, 6, 6, 6];
const made = async () => (await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0);

test('a day under sail is twelve hours with three checks on the way and three by night', async () => {
  await table.course(sea);
  expect(await table.sail([55, 5, ...quiet])).toEqual({ stopped: null });
  expect(await table.now()).toBe('3 08:00');
  const day = await table.today();
  expect(await made()).toBe(72);
  expect(day.direction).toMatchObject({ chanceInSix: 2, die: 5 });
  expect(day.checks.map(({ time, chanceInSix }) => [time, chanceInSix])).toEqual(
    ['10:00', '14:00', '18:00', '22:00', '02:00', '06:00'].map((time) => [time, 1]),
  );
});

test('whoever comes half of the hours on meets them at half of the miles', async () => {
  await table.course(sea);
  expect((await table.sail([55, 5, 6, 1])).stopped).toBe('Somebody comes, Day 2, 14:00');
  // Six of twelve hours.
  expect(await made()).toBe(36);
});

test('is planned by the exact chances of its own wind', async () => {
  await table.course({ ...sea, miles: 96 });
  const { plan } = await table.ask('travel.plan', { lostCost: 'day' });
  // 96 miles and more on 71 and above, on course two times in three; no gale ends what can be planned.
  expect(plan?.first).toEqual({ day: 2, chance: expect.closeTo(0.3 * (2 / 3), 12) as number });
  expect(plan?.gale).toBe(0);
  expect(plan?.steady).toMatchObject({ marches: 2 });
});

test('by oars as under sail, and no wind is thrown', async () => {
  await table.tell('ship.setFacts', { id: table.shipId, facts: { goes: 'oar', oarFeet: 120, oarCrew: 0 } });
  await table.course({ ground: 'river', way: 'open', miles: 400 });
  expect((await table.sail([6, 6, 6, 1])).stopped).toBe('Somebody comes, Day 2, 22:00');
  expect(await made()).toBe(24);
  await table.tell('journal.undo', {});
  await table.course(sea);
  // The way; the checks.
  await table.sail([5, ...quiet]);
  expect(await table.today()).toMatchObject({ sea: { goes: 'oar', wind: null } });
});

describe('the wind', () => {
  test.each([
    [6, 'very light breeze', 24, 0],
    [13, 'very light breeze', 24, 0],
    [14, 'light breeze', 36, 24],
    [26, 'moderate breeze', 48, 24],
    [41, 'average winds', 72, 36],
    [70, 'average winds', 72, 36],
    [83, 'strong winds', 96, 48],
    [96, 'very strong winds', 108, 0],
    [97, 'gale', 144, 0],
    [100, 'gale', 144, 0],
  ])('%i: %s, %i miles before it and %i tacking', async (total, words, before, tacking) => {
    await table.course(sea);
    // Who makes no way cannot lose it.
    await table.sail([total, 5, ...quiet]);
    expect(await table.said()).toContain(`Wind ${total}: ${words}. Open sea ${before} miles.`);
    expect([await made(), (await table.today()).sea]).toEqual([
      before,
      { goes: 'sail', wind: total, windName: words, gale: null },
    ]);
    await table.tell('journal.undo', {});
    await table.sail([total, ...(tacking > 0 ? [5] : []), ...quiet], { tacking: true });
    expect(await table.said()).toContain(`Wind ${total}: ${words}, tacking.`);
    expect([await made(), (await table.today()).sea]).toEqual([
      tacking,
      { goes: 'sail', wind: total, windName: `${words}, tacking`, gale: null },
    ]);
  });

  test('becalmed: no way at all, and the day goes by', async () => {
    await table.course(sea);
    expect(await table.sail([5, ...quiet])).toEqual({ stopped: null });
    expect([await made(), await table.now()]).toEqual([0, '3 08:00']);
    expect((await table.today()).direction).toBeNull();
  });

  test('the card throws one d100 and offers tacking until it has fallen', async () => {
    await table.course(sea);
    const preview = (faces: number[], tacking = false) =>
      table.ask('travel.preview', { kind: 'sail', faces, tacking });
    expect(await preview([])).toMatchObject({
      tacks: true,
      wanted: { title: 'Wind', sides: 100, rule: 'BF-ROAD-8', nth: 1 },
    });
    expect(await preview([83])).toMatchObject({ open: ['Wind 83: strong winds.'] });
    expect((await preview([83], true)).miles).toEqual([{ ground: 'sea', way: 'open', miles: 48 }]);
  });

  test('a day that tacks goes on so, and in the ship’s log', async () => {
    await table.course(sea);
    expect((await table.sail([83, 5, 6, 1], { tacking: true })).stopped).toContain('Day 2, 14:00');
    expect(await made()).toBe(24);
    const { due } = await table.road();
    await table.tell('travel.letBe', { checkId: due?.id ?? 0 });
    expect((await table.ask('travel.preview', { kind: 'sail' })).tacks).toBe(false);
    const late = await table.refusal('travel.passDay', { kind: 'sail', tacking: true });
    expect([late.message, late.details]).toEqual([
      'She tacks under sail alone, and it is said before the wind is thrown. No time has passed.',
      { tacking: 'Leave it out.' },
    ]);
    await table.sail([6, 6, 6, 6]);
    expect(await made()).toBe(48);
    expect((await table.ask('ship.log', {})).days).toMatchObject([
      { wind: { total: 83, words: 'strong winds, tacking' } },
    ]);
  });

  test('water that she has taken on slows her, and a river’s current carries her, as in ose', async () => {
    await table.tell('ship.setFacts', { id: table.shipId, facts: { takenOnWater: true } });
    await table.course({ ground: 'river', way: 'downstream', miles: 400 });
    // Wind; 6 and 4 with the stream: 72 x 4/3 x 2/3, and 10.
    await table.sail([83, 4, ...quiet]);
    expect(await made()).toBe(74);
  });

  test('is the wind of the day’s weather', async () => {
    await table.tell('campaign.changeSettings', { settings: { weather: true } });
    await table.course(sea);
    // Wind; weather 1 + 1, a storm ashore; on course; nobody comes.
    await table.sail([83, 1, 1, 5, ...quiet]);
    expect(await table.said()).toContain('Wind 83: strong winds. Dark clouds, wind: strong winds.');
  });

  test('is thrown as the day’s figures have it, not those chosen since', async () => {
    await table.course(sea);
    await table.sail([83, 5, 6, 1], { tacking: true });
    const { due } = await table.road();
    await table.tell('travel.letBe', { checkId: due?.id ?? 0 });
    await table.tell('campaign.changeSettings', { settings: { roadBy: 'ose' } });
    await table.sail([6, 6, 6, 6]);
    expect(await made()).toBe(48);
    expect((await table.refusal('travel.passDay', { kind: 'sail', tacking: true })).message).toBe(
      'By these figures of the sea nobody tacks. No time has passed.',
    );
  });
});
