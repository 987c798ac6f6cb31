import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { journeyOdds, nothingCounted } from '../../../../shared/odds/play/journey-odds.ts';
import type { Reckoning } from '../../../../shared/odds/play/journey-odds.ts';
import { Mornings } from '../../../../src-main/areas/travel/plan/mornings.ts';
import type { Intent, PlannedCase } from '../../../../src-main/areas/travel/plan/mornings.ts';
import type { LegAhead } from '../../../../src-main/areas/travel/day/happening.ts';
import { daysOf, legOf } from './days-of-plan.ts';
import type { Outset } from './days-of-plan.ts';
import { PlayedJourney } from './played-journey.ts';
import type { Stand } from './played-journey.ts';

const march: Intent = { kind: 'march', rests: true, lostCost: 'dayAndBack' };
const planned = (legs: readonly LegAhead[], outset: Outset, intent: Intent) =>
  new Mornings(legs, daysOf(legs, outset), intent);

/** There by each evening, and what has not ended by it. */
function figures(mornings: Mornings, days: number, reckoning: Reckoning<PlannedCase>) {
  const { arrives, onTheWay } = journeyOdds(mornings, days, reckoning);
  let there = 0;
  return arrives.map((chance, at) => {
    there += chance;
    const on = [...(onTheWay[at]?.values() ?? [])].reduce((sum, each) => sum + each, 0);
    return { there, well: there + on };
  });
}

const quiet: Reckoning<PlannedCase> = { from: 0, after: (_, { met }) => (met ? [] : [[0, 1]]) };
const onCourse: Reckoning<PlannedCase> = { from: 0, after: (_, { isOff }) => [[isOff ? 1 : 0, 1]] };
/** One eater, whom anything found feeds: one face of six. */
const fed = (portions: number, looksForFood = false): Reckoning<PlannedCase> => ({
  from: portions,
  after: (left, { forages }) => {
    const found = looksForFood && forages ? 1 / 6 : 0;
    return [
      ...(left > 0 ? [[left - 1, 1 - found] as const] : []),
      ...(found > 0 ? [[left, found] as const] : []),
    ];
  },
});

describe('worked by hand', () => {
  const forest = [legOf('forest', 32)];

  test('two days of forest, lost 2 in 6, where a lost day is the day alone', () => {
    const days = figures(planned(forest, { checks: 1 }, { ...march, lostCost: 'day' }), 4, nothingCounted);
    expect(days[0]?.there).toBe(0);
    expect(days[1]?.there).toBeCloseTo(4 / 9, 14);
    expect(days[2]?.there).toBeCloseTo(4 / 9 + 2 * (4 / 27), 14);
    expect(days[3]?.there).toBeCloseTo(4 / 9 + 2 * (4 / 27) + 3 * (4 / 81), 14);
    expect(days.map(({ well }) => well)).toEqual(days.map(() => expect.closeTo(1, 14) as number));
  });

  test('the way back takes another day, on which nobody loses it', () => {
    const mornings = planned(forest, { checks: 0 }, march);
    const days = figures(mornings, 5, nothingCounted);
    expect(days.map(({ there }) => there)).toEqual([
      0,
      expect.closeTo(4 / 9, 14) as number,
      expect.closeTo(4 / 9, 14) as number,
      expect.closeTo(4 / 9 + 2 * (4 / 27), 14) as number,
      expect.closeTo(4 / 9 + 2 * (4 / 27), 14) as number,
    ]);
    // Off on the first evening with 2 in 6; on the second who kept the way and lost it then.
    const off = journeyOdds(mornings, 3, onCourse).onTheWay.map((counts) => counts.get(1) ?? 0);
    expect(off[0]).toBeCloseTo(1 / 3, 14);
    expect(off[1]).toBeCloseTo((2 / 3) * (1 / 3), 14);
    expect(off[2]).toBeCloseTo((1 / 3) * (1 / 3), 14);
  });

  test('on a road nobody is lost, and nobody comes in two days of a check in settled land with five in six each', () => {
    const road = [legOf('settled', 72, 'road')];
    const mornings = planned(road, { checks: 1 }, march);
    expect(figures(mornings, 2, nothingCounted).at(-1)?.there).toBe(1);
    const [check] = mornings.casesOf(0).filter(({ met }) => met);
    const nobody = 1 - (check?.chance ?? 0);
    expect(figures(mornings, 2, quiet).at(-1)?.there).toBeCloseTo(nobody ** 2, 14);
  });

  test('the seventh day is one of rest, and a forced march owes one at once', () => {
    const kinds = (intent: Intent, miles: number) => {
      const days: string[] = [];
      const mornings = planned([legOf('clear', miles, 'trail')], { checks: 0 }, intent);
      for (let at: number | null = 0; at !== null && days.length < 20;) {
        const [only]: readonly PlannedCase[] = mornings.casesOf(at);
        days.push(only?.kind ?? '');
        at = only?.to ?? null;
      }
      return days.join(' ');
    };
    expect(kinds(march, 24 * 7)).toBe('march march march march march march rest march');
    expect(kinds({ ...march, kind: 'forced' }, 36 * 3)).toBe('forced rest forced rest forced');
    expect(kinds({ ...march, kind: 'forced', rests: false }, 36 * 3)).toBe('forced forced forced');
    expect(kinds({ ...march, rests: false }, 24 * 7)).toBe('march march march march march march march');
  });
});

/** Small enough that every die can fall every way. */
const journeys: readonly { name: string; legs: LegAhead[]; outset: Outset; intent: Intent; food: number }[] =
  [
    {
      name: 'forest, day and way back',
      legs: [legOf('forest', 32)],
      outset: { checks: 1 },
      intent: march,
      food: 3,
    },
    {
      name: 'swamp and hills, food looked for',
      legs: [legOf('swamp', 7), legOf('hills', 16)],
      outset: { checks: 1, forages: true },
      intent: { ...march, lostCost: 'day' },
      food: 2,
    },
    {
      name: 'two checks a day, rest owed on the way',
      legs: [legOf('mountains', 10), legOf('clear', 20, 'road')],
      outset: { checks: 2, travelDays: 5 },
      intent: march,
      food: 4,
    },
    {
      name: 'forced, no more than one day of it without rest',
      legs: [legOf('desert', 30)],
      outset: { checks: 1, forages: true },
      intent: { ...march, kind: 'forced' },
      food: 1,
    },
    {
      name: 'hex by hex, some of them alike',
      legs: [
        legOf('forest', 6),
        legOf('forest', 6),
        legOf('hills', 6),
        legOf('forest', 3),
        legOf('forest', 3),
      ],
      outset: { checks: 1 },
      intent: march,
      food: 3,
    },
  ];

describe.each(journeys)('$name', ({ legs, outset, intent, food }) => {
  const days = 6;

  test('every way of every die comes to the same', () => {
    const journey = new PlayedJourney(legs, outset, intent);
    const mornings = planned(legs, outset, intent);
    const ways = {
      all: figures(mornings, days, nothingCounted),
      quiet: figures(mornings, days, quiet),
      fed: figures(mornings, days, fed(food, outset.forages)),
      off: journeyOdds(mornings, days, onCourse).onTheWay.map((counts) => counts.get(1) ?? 0),
    };
    let stands = new Map([['', { stand: journey.first(food), chance: 1 }]]);
    const known = new Map<string, ReturnType<PlayedJourney['everyDay']>>();
    for (let day = 0; day < days; day += 1) {
      const next: typeof stands = new Map();
      for (const { stand, chance } of stands.values()) {
        const key = JSON.stringify({ ...stand, met: false, day: 0 });
        const outcomes = stand.isThere
          ? new Map([['', { stand, chance: 1 }]])
          : (known.get(key) ?? journey.everyDay({ ...stand, met: false, day: 0 }));
        known.set(key, outcomes);
        for (const each of outcomes.values()) {
          const after = { ...each.stand, met: stand.met || each.stand.met };
          const id = JSON.stringify(after);
          next.set(id, { stand: after, chance: (next.get(id)?.chance ?? 0) + chance * each.chance });
        }
      }
      stands = next;
      const chanceOf = (is: (stand: Stand) => boolean) =>
        [...stands.values()].reduce((sum, { stand, chance }) => sum + (is(stand) ? chance : 0), 0);
      expect(ways.all[day]?.there).toBeCloseTo(
        chanceOf(({ isThere }) => isThere),
        12,
      );
      expect(ways.quiet[day]?.well).toBeCloseTo(
        chanceOf(({ met }) => !met),
        12,
      );
      expect(ways.fed[day]?.well).toBeCloseTo(
        chanceOf(({ hungry }) => !hungry),
        12,
      );
      expect(ways.off[day]).toBeCloseTo(
        chanceOf(({ isOff, isThere }) => isOff && !isThere),
        12,
      );
    }
  });

  test('where nothing goes wrong is the best that a day may come to', () => {
    const mornings = planned(legs, outset, intent);
    for (let at: number | null = 0; at !== null;) {
      const cases: readonly PlannedCase[] = mornings.casesOf(at);
      const steady = mornings.steadyOf(at);
      expect(cases).toContainEqual(steady);
      const rank = (each: PlannedCase | undefined) =>
        (each?.isOff === true ? 2 : 0) + (each?.met === true ? 1 : 0);
      expect(rank(steady)).toBe(Math.min(...cases.map(rank)));
      at = steady?.to ?? null;
    }
  });

  test('days played with seeded dice come as often as is said', () => {
    const journey = new PlayedJourney(legs, outset, intent);
    const mornings = planned(legs, outset, intent);
    const dice = seededDice(20_261_126);
    const played = 1200;
    const last: Stand[] = [];
    for (let at = 0; at < played; at += 1) {
      let stand = journey.first(food);
      while (stand.day < days && !stand.isThere) stand = journey.dayOn(stand, dice);
      last.push(stand);
    }
    const often = (is: (stand: Stand) => boolean, chance: number | undefined): void => {
      const expected = chance ?? 0;
      const spread = Math.sqrt(Math.max(expected * (1 - expected), 1 / played) / played);
      expect(Math.abs(last.filter(is).length / played - expected)).toBeLessThan(4 * spread);
    };
    often(({ isThere }) => isThere, figures(mornings, days, nothingCounted).at(-1)?.there);
    often(({ met }) => !met, figures(mornings, days, quiet).at(-1)?.well);
    often(({ hungry }) => !hungry, figures(mornings, days, fed(food, outset.forages)).at(-1)?.well);
  });
});
