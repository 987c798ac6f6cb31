import { describe, expect, test } from 'vitest';
import type { FlightStart } from '../../../shared/rules/meeting/flight.ts';
import { distanceText, inUnit } from '../../../shared/rules/meeting/ground.ts';
import { distanceStep } from '../../../shared/rules/meeting/distance-step.ts';
import { factsOf, stepFactsOf, systemOf, thrown } from './table.ts';

const ose = systemOf('ose').meeting;
const wild = factsOf('ose', { ground: 'wilderness', unit: 'yards' });

const distanceIn = (id: string, more: object, faces: readonly number[], answers = {}) =>
  thrown(faces, (dice) => systemOf(id).meeting.distance.settle({ ...factsOf(id), ...more }, answers, dice))
    .distance;

describe('how far off they are, by the ground', () => {
  test('4d6 times ten yards in the open and on the water, 1d4 where anybody is surprised', () => {
    for (const ground of ['wilderness', 'water', 'air'] as const) {
      const there = { ground, unit: 'yards' } as const;
      expect(distanceIn('ose', there, [1, 2, 3, 4])).toBe(100);
      expect(distanceIn('ose', { ...there, monstersSurprised: true }, [3])).toBe(30);
    }
    expect(ose.distance.weigh({ ...wild, partySurprised: true }, {})).toMatchObject({
      text: '1d4, each point 10 yards, unless the place says otherwise.',
      dice: [{ sides: [4] }],
    });
  });

  test('in the unit the referee counts in', () => {
    expect(distanceIn('ose', { ground: 'wilderness', unit: 'feet' }, [1, 2, 3, 4])).toBe(300);
    expect(distanceIn('ose', { ground: 'dungeon', unit: 'yards' }, [3, 4])).toBe(23);
    expect([inUnit(10, 'yards', 'feet'), inUnit(10, 'feet', 'yards')]).toEqual([30, 3]);
    expect([distanceText(1, 'yards'), distanceText(60, 'yards'), distanceText(60, 'feet')]).toEqual([
      '1 yard',
      '60 yards',
      "60'",
    ]);
  });

  test('of the other systems as exploration has it, but for those with a word of their own', () => {
    for (const id of ['basic-fantasy', 'hackmaster'])
      expect(distanceIn(id, { ground: 'wilderness', unit: 'yards' }, [6, 6, 6, 6])).toBe(240);
    const outside = { ground: 'wilderness', unit: 'feet' } as const;
    expect(distanceIn('swords-wizardry', outside, [4])).toBe(400);
    expect(distanceIn('swords-wizardry', outside, [4], { poorVisibility: true })).toBe(120);
    expect(systemOf('swords-wizardry').meeting.distance.unitOn('wilderness')).toBe('feet');
    expect(systemOf('basic-fantasy').meeting.distance.unitOn('water')).toBe('yards');
  });
});

const start: FlightStart = {
  fleeing: 'party',
  fleeingRate: 40,
  pursuingRate: 40,
  fleeingHeads: 4,
  pursuingHeads: 8,
  fleersSurprised: false,
  othersSurprised: false,
  exitAvailable: true,
  forcedToStop: false,
  pursued: true,
  fightBegun: false,
  surroundings: 0,
  granted: 0,
};

describe('flight in the open, by sizes', () => {
  const flight = ose.flight('wilderness');

  test('says the chance before the die falls, and what the land and the speeds add', () => {
    const chance = (more: Partial<FlightStart>) => flight.weigh({ ...start, ...more }).text;
    const plain = Number(/on (\d+) in 100/u.exec(chance({}))?.[1]);
    expect(chance({ surroundings: 25 })).toBe(`Evasion on ${Math.min(100, plain + 25)} in 100.`);
    expect(flight.weigh(start)).toMatchObject({ outcome: null, dice: [{ sides: [100], rolls: true }] });
    expect(flight.pursuit).toBe('days');
  });

  test('the die decides; a failure is a pursuit by days', () => {
    const begin = (face: number) => thrown([face], (dice) => flight.begin(start, dice));
    expect(begin(1)).toMatchObject({ outcome: 'escapes' });
    expect(begin(100)).toMatchObject({ outcome: 'pursuit' });
    expect(begin(100).text).toContain('a pursuit by days');
  });

  test('who surprises the others gets away; who is surprised only by a chance granted', () => {
    const begin = (faces: number[], more: Partial<FlightStart>) =>
      thrown(faces, (dice) => flight.begin({ ...start, ...more }, dice));
    expect(begin([], { othersSurprised: true }).outcome).toBe('escapes');
    const held = begin([], { fleersSurprised: true });
    expect([held.outcome, held.barred]).toEqual([
      'pursuit',
      'Surprised, they cannot evade unless the referee grants a chance.',
    ]);
    expect(begin([20], { fleersSurprised: true, granted: 20 }).outcome).toBe('escapes');
    expect(begin([], { pursued: false }).outcome).toBe('escapes');
    expect(flight.weigh({ ...start, fightBegun: true }).barred).toContain('no longer possible');
  });

  test('serves the systems that say nothing of it; how their creatures run they say themselves', () => {
    const bf = systemOf('basic-fantasy').meeting;
    expect(bf.flight('wilderness').weigh).toBe(flight.weigh);
    expect(bf.flight('wilderness').running({ baseFeet: 120, encounterFeet: 40 }, false).feet).toBe(80);
    expect(bf.flight('dungeon').weigh).not.toBe(flight.weigh);
    expect(systemOf('hackmaster').meeting.flight('water')).toMatchObject({
      pursuit: 'rounds',
      onFoot: false,
    });
  });
});

describe('flight on the water, by rates', () => {
  const flight = ose.flight('water');

  test('the chance follows the rates; caught alongside, closing at least 30 yards a round', () => {
    const outcome = (face: number) => thrown([face], (dice) => flight.begin(start, dice)).outcome;
    expect([outcome(1), outcome(100)]).toEqual(['escapes', 'pursuit']);
    const round = (gap: number, unit: 'feet' | 'yards' = 'yards') =>
      flight.round({ gap, fleeingRate: 60, pursuingRate: 60, unit });
    expect(round(100)).toMatchObject({ gap: 70, caught: false });
    expect(round(30)).toMatchObject({ gap: 0, caught: true });
    expect(round(300, 'feet')).toMatchObject({ gap: 210 });
  });
});

describe('in dense fog on the water', () => {
  const asked = { answers: {}, said: {} };
  const settled = (unit: 'yards' | 'feet', faces: readonly number[], said = {}) =>
    thrown(faces, (dice) =>
      distanceStep(ose.distance).settle(
        stepFactsOf('ose', { ground: 'water', unit, fogYards: 40 }),
        { ...asked, said },
        dice,
      ),
    );

  test('a meeting begins no farther than ships are seen, and nearer as the dice have it', () => {
    expect(settled('yards', [1, 2, 3, 4])).toMatchObject({ figure: 40 });
    expect(settled('yards', [1, 2, 3, 4]).reasons.at(-1)).toEqual({
      source: 'no farther than dense fog lets see',
      value: 40,
      rule: 'OSE-WATER-10',
    });
    expect(settled('feet', [1, 2, 3, 4])).toMatchObject({ figure: 120 });
    // Four ones are 40 yards: the dice decide.
    expect(settled('yards', [1, 1, 1, 1]).reasons.map(({ rule }) => rule)).not.toContain('OSE-WATER-10');
  });

  test('the referee’s word stands over the fog', () => {
    expect(settled('yards', [], { distance: 200 })).toMatchObject({ figure: 200 });
  });
});
