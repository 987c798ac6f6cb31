import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readsOf } from '../../fixtures/counted-reads.ts';
import { RoadDesk } from './road-desk.ts';

// Worked from the text: 120' is 24 clear miles a day, 144 parts of a sixth of a mile. Forest goes at two thirds (16
// miles), hills likewise; the way is lost in forest on 2 in 6, and somebody comes on 2 in 6. A march lasts from 8 to 16.

let table: RoadDesk;

beforeEach(() => {
  table = new RoadDesk();
});
afterEach(() => table.end());

const forest = { ground: 'forest', way: 'open', miles: 40 } as const;

describe('a quiet day', () => {
  test('is one step: dice, march, supper, morning, and one undo takes it back', async () => {
    await table.setOut();
    await table.course(forest);
    expect(await table.march(5, 6)).toEqual({ stopped: null });
    expect(await table.now()).toBe('3 08:00');
    expect(await table.said()).toBe(
      'Day 1 of the road, march: forest 16 miles. Supper: 1 ration. Day 3, 08:00.',
    );
    expect(await table.today()).toMatchObject({
      kind: 'march',
      phase: 'done',
      miles: [{ ground: 'forest', way: 'open', miles: 8 }, { miles: 8 }],
      direction: { chanceInSix: 2, die: 5, offsetDegrees: 0 },
      checks: [{ day: 2, time: '12:00', ground: 'forest', chanceInSix: 2, die: 6, encounter: false }],
    });
    const { milesAhead, stores, today, ground } = await table.road();
    expect({ milesAhead, today, ground }).toEqual({ milesAhead: 24, today: null, ground: 'forest' });
    // Water is found in the forest; a ration is eaten.
    expect(stores).toMatchObject({ food: { portions: 19 }, water: { portions: 20, found: true } });
    await table.tell('journal.undo', {});
    expect(await table.now()).toBe('2 08:00');
    expect((await table.road()).days).toEqual([]);
    await table.tell('journal.redo', {});
    expect(await table.now()).toBe('3 08:00');
  });

  test('a road takes the risk and the slowness, a trail the risk alone', async () => {
    await table.setOut();
    await table.course({ ground: 'forest', way: 'road', miles: 100 });
    await table.march(6);
    // Half as fast again: 24 x 3/2, whatever the ground.
    expect((await table.today()).miles).toMatchObject([{ miles: 18 }, { miles: 18 }]);
    expect((await table.today()).direction).toBeNull();
    await table.course({ ground: 'forest', way: 'trail', miles: 100 });
    await table.march(6);
    expect((await table.today()).miles).toMatchObject([{ miles: 8 }, { miles: 8 }]);
    expect((await table.today()).direction).toBeNull();
  });

  test('who leads the way keeps it, whatever the ground', async () => {
    await table.setOut();
    await table.tell('travel.setOrders', {
      food: 'packs',
      water: 'ground',
      share: true,
      forage: false,
      guide: 'Old Tam',
    });
    expect(await table.said()).toBe('Standing orders: Old Tam guides.');
    await table.course(forest);
    await table.march(6);
    expect((await table.today()).direction).toBeNull();
  });
});

describe('a day that stops', () => {
  test('somebody comes at half the allowance; the rest of the day is marched after they are met', async () => {
    await table.setOut();
    await table.course(forest);
    expect(await table.march(5, 2)).toEqual({ stopped: 'Somebody comes, Day 2, 12:00' });
    expect(await table.now()).toBe('2 12:00');
    expect((await table.today()).miles).toMatchObject([{ miles: 8 }]);
    const { due } = await table.road();
    expect(due).toMatchObject({ day: 2, time: '12:00', ground: 'forest', encounter: true });
    expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toContain(
      'Somebody came, Day 2, 12:00.',
    );
    await table.tell('encounter.begin', { who: 'wolves', number: 3, roadCheckId: due?.id ?? 0 });
    expect((await table.road()).due).toBeNull();
    expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toContain(
      'Conclude the encounter',
    );
    await table.tell('encounter.conclude', { outcome: 'the wolves slink off', rounds: 3 });
    expect(await table.now()).toBe('2 12:10');
    // No die is left: the direction and the day's check have been thrown.
    expect(await table.march()).toEqual({ stopped: null });
    expect((await table.today()).miles).toMatchObject([{ miles: 8 }, { miles: 8 }]);
    expect(await table.now()).toBe('3 08:00');
  });

  test('a check that is let be brings nobody, and only the referee’s log says so', async () => {
    await table.setOut();
    await table.course(forest);
    await table.march(5, 1);
    const { due } = await table.road();
    await table.tell('travel.letBe', { checkId: due?.id ?? 0 });
    expect((await table.refusal('travel.letBe', { checkId: due?.id ?? 0 })).code).toBe('refused');
    expect(await table.march()).toEqual({ stopped: null });
  });

  test('they arrive: the clock says when, and what is left of the day can still be used', async () => {
    await table.setOut();
    await table.course({ ground: 'clear', way: 'open', miles: 6, name: 'the ford' });
    // Clear: lost on 1 in 6. Six miles are a quarter of the day, before its check.
    expect(await table.march(6)).toEqual({ stopped: 'They are where they meant to go' });
    expect(await table.now()).toBe('2 10:00');
    expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toContain(
      'No way lies ahead.',
    );
    await table.course({ ground: 'clear', way: 'open', miles: 30 });
    expect(await table.march(6)).toEqual({ stopped: null });
    expect((await table.today()).miles.map(({ miles }) => miles)).toEqual([6, 6, 12]);
    expect(await table.now()).toBe('3 08:00');
  });

  test('camp ends the march; what was to come on the way comes where they are', async () => {
    await table.setOut();
    await table.course({ ground: 'clear', way: 'open', miles: 6 });
    await table.march(6);
    expect(await table.tell('travel.passDay', { kind: 'camp', faces: [6] })).toEqual({ stopped: null });
    expect((await table.today()).checks).toMatchObject([{ day: 2, time: '10:00', die: 6 }]);
    expect(await table.now()).toBe('3 08:00');
  });

  test('who would go without supper is named before the night, once', async () => {
    await table.setOut('ose', { rations: 0 });
    await table.course(forest);
    expect(await table.march(5, 6)).toEqual({ stopped: 'Hild goes 1 day without food' });
    expect(await table.now()).toBe('2 16:00');
    expect(await table.march()).toEqual({ stopped: null });
    expect(await table.now()).toBe('3 08:00');
    expect(await table.said()).toContain('Hild goes 1 day without food.');
  });

  test('an unsettled day is settled first', async () => {
    await table.setOut();
    await table.course(forest);
    await table.tell('clock.advanceTo', { day: 3, hour: 8, minute: 0 });
    expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toContain(
      'Day 2 is not settled yet.',
    );
  });
});

describe('losing the way', () => {
  test('is thrown once a day and kept from the players until they are told', async () => {
    await table.setOut();
    await table.course(forest);
    await table.march(2, 6, 6);
    expect((await table.today()).direction).toEqual({
      chanceInSix: 2,
      die: 2,
      offsetDegrees: 90,
      told: false,
    });
    expect((await table.road()).astray).toBe(true);
    expect(await table.said()).not.toContain('course');
    await table.tell('travel.tell', {});
    expect(await table.said()).toBe('They know that they went astray: day 1, 90° to the right.');
    expect((await table.road()).astray).toBe(false);
    expect((await table.refusal('travel.tell', {})).message).toContain('on their course');
  });

  test('the worst ground within the day’s reach sets the chance', async () => {
    await table.setOut();
    // 12 clear miles are half the day; the swamp behind them is reached, and lost on 3 in 6.
    await table.course({ ground: 'clear', miles: 12 }, { ground: 'swamp', miles: 20 });
    await table.march(4, 6);
    expect((await table.today()).direction).toMatchObject({ chanceInSix: 3, die: 4, offsetDegrees: 0 });
    // The check falls at half the allowance, at the end of the clear ground.
    expect((await table.today()).checks).toMatchObject([{ ground: 'clear', chanceInSix: 1 }]);
  });
});

describe('what a day is given to', () => {
  test('a forced march goes half as far again, in twelve hours, and owes rest', async () => {
    await table.setOut();
    await table.course(forest);
    await table.tell('travel.passDay', { kind: 'forced', faces: [5, 6] });
    expect((await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0)).toBe(24);
    expect((await table.today()).checks).toMatchObject([{ time: '14:00' }]);
    expect((await table.road()).rest).toMatchObject({ due: true, overdue: false });
  });

  test('a forced march may be declared on the way, and not taken back', async () => {
    await table.setOut();
    await table.course(forest);
    await table.march(5, 1);
    await table.tell('travel.letBe', { checkId: (await table.road()).due?.id ?? 0 });
    await table.tell('travel.passDay', { kind: 'forced' });
    expect((await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0)).toBe(24);
  });

  test('six days of travel owe a day of rest; pressing on costs until it is taken', async () => {
    await table.setOut();
    await table.course({ ground: 'clear', way: 'road', miles: 1000 });
    for (let day = 1; day <= 6; day++) {
      expect((await table.road()).rest).toMatchObject({ due: false, daysLeft: 7 - day });
      await table.march(6);
    }
    expect((await table.road()).rest).toMatchObject({ due: true, overdue: false, daysLeft: 0 });
    await table.march(6);
    expect((await table.road()).rest).toMatchObject({ due: true, overdue: true });
    await table.tell('travel.passDay', { kind: 'rest', faces: [6] });
    expect((await table.road()).rest).toMatchObject({ due: false, overdue: false, daysLeft: 6 });
    expect(await table.now()).toBe('10 08:00');
  });

  test('a day of rest heals by the die', async () => {
    await table.setOut('ose', { hp: 2 });
    // The check at noon, then 1d3 as the day ends.
    await table.tell('travel.passDay', { kind: 'rest', faces: [6, 2] });
    expect(await table.said()).toContain('Hild healed 2 (4 of 6).');
  });

  test('a day of rest that somebody breaks is none, unless they are let be', async () => {
    await table.setOut('ose', { hp: 2 });
    expect(await table.tell('travel.passDay', { kind: 'rest', faces: [1] })).toEqual({
      stopped: 'Somebody comes, Day 2, 12:00',
    });
    const checkId = (await table.road()).due?.id ?? 0;
    await table.tell('encounter.begin', { who: 'wolves', number: 3, roadCheckId: checkId });
    await table.tell('encounter.conclude', { outcome: 'they go', rounds: 1 });
    await table.tell('travel.passDay', { kind: 'rest' });
    expect(await table.said()).not.toContain('healed');
    for (let step = 0; step < 3; step++) await table.tell('journal.undo', {});
    await table.tell('travel.letBe', { checkId });
    await table.tell('travel.passDay', { kind: 'rest', faces: [3] });
    expect(await table.said()).toContain('Hild healed 3 (5 of 6).');
  });

  test('food is looked for on an ordinary march and feeds the day alone', async () => {
    await table.setOut();
    await table.tell('travel.setOrders', {
      food: 'packs',
      water: 'ground',
      share: true,
      forage: true,
      guide: 'Tam',
    });
    await table.course(forest);
    // Check, foraging, how many it feeds.
    await table.march(6, 1, 3);
    expect(await table.said()).toContain('Foraging feeds 3.');
    expect((await table.road()).stores.food.portions).toBe(20);
    await table.march(6, 2);
    expect(await table.said()).toContain('Foraging finds nothing.');
    expect((await table.road()).stores.food.portions).toBe(19);
  });

  test('hunting takes the day and counts toward neither travel nor rest', async () => {
    await table.setOut();
    await table.tell('travel.passDay', { kind: 'hunt', faces: [2, 6] });
    expect(await table.said()).toContain('The hunt finds nothing.');
    expect((await table.road()).rest.daysLeft).toBe(6);
    expect(await table.now()).toBe('3 08:00');
  });

  test('animals that a hunt finds stop the day; what is brought home feeds it', async () => {
    await table.setOut();
    const hunt = (input: { brought?: number; faces: number[] }) =>
      table.tell('travel.passDay', { kind: 'hunt', ...input });
    expect(await hunt({ faces: [1] })).toEqual({ stopped: 'Meet them, or say what is brought home' });
    expect(await table.said()).toContain('The hunt finds animals.');
    expect(await table.now()).toBe('2 08:00');
    expect((await table.road()).today?.hunted).toBe(true);
    expect(await hunt({ brought: 3, faces: [6] })).toEqual({ stopped: null });
    expect(await table.said()).toContain('3 portions brought home.');
    // Hild eats of it; nothing is taken from her twenty rations.
    expect((await table.road()).stores.food.portions).toBe(20);
    await table.tell('journal.undo', {});
    expect((await table.road()).today?.hunted).toBe(true);
  });

  test('nothing is brought home where nobody hunted', async () => {
    await table.setOut();
    await table.course({ ground: 'clear', way: 'road', miles: 60 });
    const error = await table.refusal('travel.passDay', { kind: 'march', brought: 2, faces: [6] });
    expect(error).toMatchObject({
      message: 'No hunt of today has anything to bring home. No time has passed.',
      details: { brought: 'Only where the hunt found animals.' },
    });
    expect(await table.now()).toBe('2 08:00');
  });

  test('a day of hunting that somebody breaks throws for animals once', async () => {
    await table.setOut();
    await table.tell('travel.passDay', { kind: 'hunt', faces: [4, 1] });
    const { due } = await table.road();
    if (due === null) throw new Error('Nobody came.');
    await table.tell('travel.letBe', { checkId: due.id });
    expect((await table.road()).today).toMatchObject({ kind: 'hunt', hunted: false });
    const nothing = await table.refusal('travel.passDay', { kind: 'hunt', brought: 2, faces: [] });
    expect(nothing.message).toBe('No hunt of today has anything to bring home. No time has passed.');
    await table.tell('travel.passDay', { kind: 'hunt', faces: [] });
    expect(await table.said()).not.toContain('hunt finds');
    expect(await table.now()).toBe('3 08:00');
  });
});

test('days pass by themselves until something comes', async () => {
  await table.setOut();
  await table.course({ ground: 'city', way: 'road', miles: 60 });
  const passed = await table.tell('travel.passDays', { kind: 'march', days: 30 }).catch(() => null);
  // The program throws here, so that the test has none to type: without dice it must refuse, and nothing is kept.
  expect(passed).toBeNull();
  expect((await table.road()).days).toEqual([]);
});

test('the road is read with as few questions after forty days as after two', async () => {
  await table.setOut('ose', { rations: 100 });
  const road = { ground: 'city', way: 'road', miles: 1000 } as const;
  await table.course(road, road);
  const days = async (count: number) => {
    for (let day = 0; day < count; day++) await table.march(6);
  };
  await days(2);
  const early = await readsOf(() => table.road());
  await days(38);
  const late = await readsOf(() => table.road());
  expect(late.statements).toBe(early.statements);
  expect(late.statements).toBeLessThanOrEqual(16);
  expect((await table.road()).days).toHaveLength(14);
  expect((await table.road()).earlier).toBe(26);
});

describe('as the campaign has it', () => {
  test('three checks a day fall at a third, at two thirds and at night, on the ground of the moment', async () => {
    await table.setOut('ose', { settings: { wildernessChecksPerDay: 3 } });
    await table.course(
      { ground: 'clear', way: 'trail', miles: 8 },
      { ground: 'hills', way: 'trail', miles: 50 },
    );
    await table.march(6, 6, 6);
    // A third of 24 clear miles is the end of the clear ground; night is midway between 16:00 and 8:00.
    expect((await table.today()).checks).toMatchObject([
      { time: '10:40', ground: 'clear', chanceInSix: 1 },
      { time: '13:20', ground: 'hills', chanceInSix: 2 },
      { day: 3, time: '00:00', ground: 'hills' },
    ]);
  });

  test('no checks, other hours, and an evening that waits', async () => {
    await table.setOut('ose', {
      settings: { wildernessChecksPerDay: 0, marchHours: 10, setOutHour: 6, roadDayInOneStep: false },
    });
    await table.course({ ground: 'forest', way: 'trail', miles: 400 });
    expect(await table.march()).toEqual({ stopped: 'The evening' });
    expect(await table.now()).toBe('2 18:00');
    expect(await table.march()).toEqual({ stopped: null });
    expect(await table.now()).toBe('3 06:00');
    // Days on end do not wait.
    expect(await table.tell('travel.passDays', { kind: 'march', days: 3 })).toEqual({
      days: 3,
      stopped: null,
    });
    expect((await table.road()).days).toHaveLength(4);
  });

  test('without streams only some ground has water', async () => {
    await table.setOut('ose', { settings: { streams: false } });
    await table.course({ ground: 'forest', way: 'trail', miles: 40 });
    await table.march(6);
    expect((await table.road()).stores.water).toEqual({ portions: 19, days: 19, found: false });
    await table.course({ ground: 'swamp', way: 'trail', miles: 40 });
    await table.march(6);
    expect((await table.road()).stores.water).toMatchObject({ portions: 19, found: true });
  });
});
