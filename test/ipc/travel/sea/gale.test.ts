import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SeaDesk } from './sea-desk.ts';

// Worked from the text: 360' is a fifth of it in miles, 72 a day, 3 an hour under sail round the clock; somebody comes on
// 2 in 6. The one check of a day of 24 hours falls at half of it, 20:00. Plain wind: 2 no sailing, 12 gale, else as it is.

let table: SeaDesk;

beforeEach(() => {
  table = new SeaDesk();
});
afterEach(() => table.end());

const sea = { ground: 'sea', way: 'open', miles: 400 } as const;
const coast = { ground: 'coast', way: 'open', miles: 400 } as const;

describe('a gale', () => {
  test('sweeps a seaworthy ship: the referee says whether land lies there; doubt is a tenth', async () => {
    await table.sailOut();
    await table.course(sea);
    // 6 + 6; the direction 3: 120 degrees to the right; three times 72.
    expect(await table.sail([6, 6, 3])).toEqual({
      stopped: 'A gale: does the way it sweeps her meet land',
    });
    expect(await table.said()).toBe(
      'Day 1 of the road, afloat: Wind 12: gale. The gale sweeps her 216 miles, 120° to the right of the course. Stopped: A gale: does the way it sweeps her meet land.',
    );
    expect((await table.ask('travel.preview', { kind: 'sail' })).gale).toBe('seaworthy');
    expect((await table.refusal('travel.passDay', { kind: 'sail', gale: 'clearShore' })).message).toContain(
      'say whether the way it sweeps her meets land',
    );
    expect(await table.now()).toBe('2 08:00');
    // No land there: the day's check, and the end of it.
    expect(await table.sail([6], { gale: 'openWater' })).toEqual({
      stopped:
        'The gale swept her 216 miles, 120° to the right of the course; doubt 22 miles. Say the course anew',
    });
    expect(await table.now()).toBe('3 08:00');
    expect((await table.road()).milesAhead).toBe(400);
    expect(await table.sail()).toEqual({ stopped: null });
    expect((await table.today()).sea).toMatchObject({ wind: 12, gale: 'swept' });
  });

  test('is one step where the referee has said it beforehand', async () => {
    await table.sailOut();
    await table.course(sea);
    // On the course: 216 miles of it, lost on 2 in 6: 5.
    expect(await table.sail([6, 6, 1, 5, 6], { gale: 'openWater' })).toEqual({ stopped: null });
    expect((await table.road()).milesAhead).toBe(184);
  });

  test.each([
    [75, 'wrecked on a shore', 0],
    [76, 'in shelter by the land', 60],
  ])('where land lies on the way she is wrecked on 75 in 100: %i', async (die, words, hull) => {
    await table.sailOut();
    await table.course(coast);
    expect(await table.sail([6, 6, 4, die], { gale: 'meetsLand' })).toEqual({
      stopped: `The gale: ${words}`,
    });
    expect((await table.ship()).hull.points).toBe(hull);
    expect((await table.road()).ground).toBe('coast');
    const next = await table.ask('travel.preview', { kind: 'sail' });
    if (hull === 0) expect(next.refusal).toContain('no hull points left');
    else expect(await table.sail([6])).toEqual({ stopped: null });
  });

  test('a ship that is not seaworthy makes for the shore in sight of land', async () => {
    await table.sailOut({ facts: { seaworthy: false } });
    await table.course(coast);
    expect(await table.sail([6, 6])).toEqual({ stopped: 'A gale in sight of land: what does she make for' });
    expect(await table.sail([], { gale: 'clearShore' })).toEqual({
      stopped: 'The gale: beached on a clear shore',
    });
    await table.tell('journal.undo', {});
    // Another shore: a harbour on 2 in 6.
    expect(await table.sail([2], { gale: 'otherShore' })).toEqual({
      stopped: 'The gale: in a safe harbour',
    });
    await table.tell('journal.undo', {});
    // None; swamped on 80 in 100: 81 survives adrift, the check follows.
    expect(await table.sail([3, 81, 6], { gale: 'otherShore' })).toEqual({ stopped: null });
    expect(await table.today()).toMatchObject({ kind: 'adrift', miles: [], sea: { gale: 'survives' } });
  });

  test('and on the open sea is swamped and sunk on 80 in 100', async () => {
    await table.sailOut({ facts: { seaworthy: false } });
    await table.course(sea);
    expect(await table.sail([6, 6, 80])).toEqual({ stopped: 'The gale: swamped and sunk' });
    expect((await table.ship()).hull.points).toBe(0);
    expect((await table.refusal('travel.passDay', { kind: 'sail' })).message).toContain('sails nowhere');
  });

  test('does a ship on a river no harm: she lies at the bank', async () => {
    await table.sailOut();
    await table.course({ ground: 'river', way: 'downstream', miles: 100 });
    expect(await table.sail([6, 6, 6])).toEqual({ stopped: null });
    expect((await table.today()).miles).toEqual([]);
  });
});
