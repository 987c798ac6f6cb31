import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SeaDesk } from '../sea/sea-desk.ts';

// Worked by hand: 360' is 72 miles a day under sail. Of the 36 pairs of two dice one is a calm and one a gale by the plain
// rule, so that 34 of 36 days make 72 miles, one none, and on one nobody knows. With a navigator the way is lost 2 in 6.

let table: SeaDesk;
beforeEach(() => {
  table = new SeaDesk({ roll: (sides) => sides });
});
afterEach(() => table.end());

const plan = async (asked = {}) => {
  const answer = await table.ask('travel.plan', asked);
  if (!answer.plan) throw new Error(answer.refusal ?? 'No plan.');
  return answer.plan;
};
const ahead = async () => {
  const view = await table.ask('travel.ahead', {});
  if (!view) throw new Error('Nobody is on the road.');
  return view;
};
const near = (chance: number) => expect.closeTo(chance, 12) as number;
const sea = { ground: 'sea', way: 'open' } as const;

describe('the plan afloat', () => {
  test('two days of open sea: arrival, course, gale and whoever comes', async () => {
    await table.sailOut();
    await table.course({ ...sea, miles: 144 });
    const { afloat, steady, first, days, gale, met, miles } = await plan({ lostCost: 'day' });
    expect({ afloat, steady, miles }).toEqual({
      afloat: { vessel: 'Gull', goes: 'sail' },
      steady: { day: 3, marches: 2, rests: 0 },
      miles: 144,
    });
    // Fair, on course.
    const fair = (34 / 36) * (2 / 3);
    // No mile is made in a calm, nor on a lost day; a gale ends what can be planned.
    const lies = 1 / 36 + (34 / 36) * (1 / 3);
    expect(first).toEqual({ day: 3, chance: near(fair ** 2) });
    expect(days.slice(0, 3).map(({ there }) => there)).toEqual([
      0,
      near(fair ** 2),
      near(fair ** 2 * (1 + 2 * lies)),
    ]);
    expect(days[0]).toMatchObject({
      day: 2,
      kind: 'sail',
      miles: 72,
      gale: near(1 / 36),
      onCourse: near(1 - 34 / 36 / 3),
    });
    expect(days[1]?.gale).toBeCloseTo((1 / 36) * (1 + 35 / 36), 12);
    // 2 in 6 at sea; in a calm they lie where they set out, on 1 in 6.
    expect(days[0]?.met).toBeCloseTo(34 / 36 / 3 + 1 / 36 / 6, 12);
    expect(gale).toBeGreaterThan(1 / 36);
    expect(met).toBeGreaterThan(1 / 3);
  });

  test('the finer table: each total its miles, a near gale its own, water aboard from then on', async () => {
    await table.sailOut({ settings: { windVariable: true } });
    await table.course({ ground: 'coast', way: 'open', miles: 96 });
    const { days, first } = await plan({ lostCost: 'day' });
    // 96 miles in a day: strong breeze (4 of 36), high wind (3), near gale (2), with water aboard 96 too.
    expect(first).toEqual({ day: 2, chance: near((9 / 36) * (2 / 3)) });
    expect(days[0]?.gale).toBeCloseTo(1 / 36, 12);
  });

  test('the food of all aboard, whatever the wind', async () => {
    await table.sailOut({ facts: { crew: 9, companyWorks: false }, rations: 30, water: 99 });
    await table.course({ ground: 'coast', way: 'open', miles: 72 * 3 });
    // Ten eat three days of it.
    const { days } = await plan({ lostCost: 'day' });
    expect(days.slice(0, 3).map((day) => day.food)).toEqual([1, 1, 1]);
    // Only who is there on the third day, or in a gale by the fourth, goes short of none.
    const there = ((34 / 36) * (2 / 3)) ** 3;
    const stormy = (1 / 36) * (1 + 35 / 36 + (35 / 36) ** 2 + (35 / 36) ** 3 - there);
    expect(days[3]?.food).toBeCloseTo(there + stormy, 12);
  });

  test('by oars down a river: the current by its die, no wind', async () => {
    await table.sailOut({ facts: { goes: 'oar', oarFeet: 90, sailFeet: null } });
    await table.course({ ground: 'river', way: 'downstream', miles: 28 });
    // 18 by oars and 6 + d6: on 4 and more they are there today.
    expect(await plan()).toMatchObject({ first: { day: 2, chance: near(1 / 2) }, gale: 0, neverLost: 1 });
    expect((await plan()).steady.day).toBe(3);
    await table.course({ ground: 'river', way: 'upstream', miles: 16 });
    // 18 less 7 to 12: two days unless the dice sum to 21 and more.
    expect((await plan()).days[1]?.there).toBeCloseTo(26 / 36, 12);
  });

  test('what would be otherwise: oars, a dock, a navigator', async () => {
    await table.sailOut({ facts: { oarFeet: 180, navigator: false, takenOnWater: true } });
    await table.course({ ground: 'coast', way: 'open', miles: 144 });
    expect((await plan()).whatIfs.map(({ what, steadyDays }) => [what, steadyDays])).toEqual([
      ["By oars: 180'", 3],
      ['With a navigator', 0],
      ['Mended at a dock first', -1],
    ]);
  });

  test('without a navigator nobody plans over the open sea; ashore, adrift and in a gale it is said', async () => {
    await table.sailOut({ facts: { navigator: false } });
    await table.course({ ...sea, miles: 144 });
    const refusal = async () => (await table.ask('travel.plan', {})).refusal;
    expect(await refusal()).toContain('Without a navigator every day on the open sea goes astray');
    await table.course({ ground: 'forest', miles: 10 });
    expect(await refusal()).toContain('The way goes ashore over forest ground');
    await table.course({ ...sea, miles: 144 });
    await table.tell('ship.setFacts', { id: table.shipId, facts: { sailFeet: 0 } });
    expect(await refusal()).toContain('Gull makes no way under sail whatever the wind');
  });

  test('a day under way counts with the wind it has', async () => {
    await table.sailOut();
    await table.course({ ...sea, miles: 144 });
    // Wind 7, on course, and somebody comes in the evening.
    await table.sail([3, 4, 5, 1]);
    await table.tell('travel.letBe', { checkId: (await table.road()).due?.id ?? 0 });
    const { first, days } = await plan({ lostCost: 'day' });
    expect(days[0]).toMatchObject({ miles: 36, onCourse: 1, gale: 0 });
    expect(first).toEqual({ day: 3, chance: near((34 / 36) * (2 / 3)) });
  });
});

describe('the look-ahead afloat', () => {
  test('the point of no return: half of what the stores reach at the commonest wind, the way behind counted', async () => {
    await table.sailOut({ facts: { crew: 9, companyWorks: false }, rations: 40, water: 80 });
    await table.course({ ...sea, miles: 400 });
    // Four suppers for ten: four days of 72 miles, 144 out and 144 back.
    expect(await ahead()).toMatchObject({
      goalDay: 7,
      food: { until: 5 },
      noReturn: { where: 'ahead', ware: 'food', miles: 144 },
    });
    await table.sail([3, 4, 5, 6]);
    expect((await ahead()).noReturn).toMatchObject({ where: 'ahead', miles: 72 });
  });

  test('back up the river takes longer than down it', async () => {
    await table.sailOut({ facts: { goes: 'oar', oarFeet: 90, sailFeet: null }, rations: 5, water: 40 });
    await table.course({ ground: 'river', way: 'downstream', miles: 400 });
    // At the middle of the current 27 miles a day down and 8 up, the day on which they turn as it began: 27, 12 and 15, 8, 8, 8.
    expect((await ahead()).noReturn).toMatchObject({ where: 'ahead', ware: 'food', miles: 39 });
  });

  test('after a gale nobody knows the way back', async () => {
    await table.sailOut({ rations: 10, water: 40 });
    await table.course({ ...sea, miles: 1000 });
    await table.sail([6, 6, 3, 6], { gale: 'openWater' });
    await table.course({ ...sea, miles: 1000 });
    expect((await table.ask('travel.plan', {})).refusal).toBe(
      'A gale has come upon them. Play it out, and plan from where it leaves them.',
    );
    await table.sail();
    expect((await ahead()).noReturn).toBeNull();
    expect((await ahead()).goalDay).not.toBeNull();
  });

  test('on a map the point lies in a hex of the sea', async () => {
    await table.sailOut({ rations: 3, water: 40 });
    const mapId = await table.addMap('The Deep');
    const runs = Array.from({ length: 20 }, (_, row) => ({ col: 0, row, length: 90, code: 18 }));
    await table.tell('map.paint', { mapId, layer: 'terrain', runs });
    await table.tell('travel.place', { on: { mapId, col: 2, row: 10 } });
    await table.tell('travel.setWay', { goal: 'Saltmouth', through: [{ col: 80, row: 10 }] });
    const { noReturn } = await ahead();
    expect(noReturn).toMatchObject({ where: 'ahead', ware: 'food', miles: 108 });
    expect(noReturn?.hex).toEqual((await table.ask('travel.where', {}))?.plan[17]);
  });
});
