import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { RulesError } from '../../../shared/errors.ts';
import { exactSum } from '../../../shared/odds/dice/distribution.ts';
import {
  type Band,
  moraleOdds,
  reactionOdds,
  surpriseOdds,
} from '../../../shared/odds/play/encounter-odds.ts';
import { chanceAtLeast, chanceOf, mean } from '../../../shared/odds/dice/figures.ts';
import { lightOdds } from '../../../shared/odds/play/light-odds.ts';
import { searchOdds } from '../../../shared/odds/play/search-odds.ts';
import { wanderingOdds } from '../../../shared/odds/play/wandering-odds.ts';

describe('surprise', () => {
  test('2 in 6 against 1 in 6', () => {
    expect(surpriseOdds({ first: { upTo: 2 }, second: { upTo: 1 } })).toEqual({
      neither: 20 / 36,
      first: 10 / 36,
      second: 4 / 36,
      both: 2 / 36,
    });
  });

  test('a side that cannot be surprised, and other dice', () => {
    expect(surpriseOdds({ first: { upTo: 0 }, second: { upTo: 3, sides: 10 } })).toEqual({
      neither: 0.7,
      first: 0,
      second: 0.3,
      both: 0,
    });
  });
});

describe('reaction', () => {
  const bands: Band[] = [
    { name: 'attacks', from: null, to: 2 },
    { name: 'hostile', from: 3, to: 5 },
    { name: 'uncertain', from: 6, to: 8 },
    { name: 'indifferent', from: 9, to: 11 },
    { name: 'friendly', from: 12, to: null },
  ];
  const ways = (modifier: number) =>
    reactionOdds({ bands, modifier }).map(({ chance }) => Math.round(chance * 36 * 1e9) / 1e9);

  test('shares of the bands, in thirty-sixths', () => {
    expect(ways(0)).toEqual([1, 9, 16, 9, 1]);
    expect(ways(2)).toEqual([0, 3, 12, 15, 6]);
    expect(ways(-20)).toEqual([36, 0, 0, 0, 0]);
  });

  test('the dice may be others', () => {
    const odds = reactionOdds({ bands, dice: '3d6' });
    expect(odds[4]?.chance).toBeCloseTo(81 / 216, 13);
  });

  test('a total without a band is refused', () => {
    expect(() => reactionOdds({ bands: bands.slice(1) })).toThrow('a total of 2');
  });
});

describe('morale', () => {
  test('7 holds in 21 of 36', () => {
    const odds = moraleOdds({ rating: 7 });
    expect(odds.holds).toBeCloseTo(21 / 36, 14);
    expect(odds.breaksAtFirst).toBeCloseTo(15 / 36, 14);
    expect(odds.breaksAtSecond).toBeCloseTo((21 / 36) * (15 / 36), 14);
    expect(odds.holdsBoth).toBeCloseTo((21 / 36) ** 2, 14);
  });

  test('adjustments, one for each check', () => {
    expect(moraleOdds({ rating: 7, adjustment: 2 })).toEqual(moraleOdds({ rating: 9 }));
    const odds = moraleOdds({ rating: 7, adjustment: 1, secondAdjustment: -1 });
    expect(odds.holdsBoth).toBeCloseTo((26 / 36) * (15 / 36), 14);
    expect(moraleOdds({ rating: 12 }).holdsBoth).toBe(1);
    expect(moraleOdds({ rating: 1 }).holds).toBe(0);
  });
});

describe('wandering monsters', () => {
  test.each([
    [{ turns: 6, every: 2, since: 0 }, 3],
    [{ turns: 6, every: 2, since: 1 }, 3],
    [{ turns: 5, every: 2, since: 1 }, 3],
    [{ turns: 1, every: 3, since: 2 }, 1],
    [{ turns: 1, every: 3, since: 1 }, 0],
    [{ turns: 4 }, 4],
    [{ turns: 0 }, 0],
  ])('%j are %i checks', (when, checks) => {
    const odds = wanderingOdds({ ...when, chance: { upTo: 1 } });
    expect(odds.checks).toBe(checks);
    expect(odds.atLeastOne).toBeCloseTo(1 - (5 / 6) ** checks, 14);
    expect(chanceOf(odds.encounters, 0)).toBeCloseTo((5 / 6) ** checks, 14);
    expect(mean(odds.encounters)).toBeCloseTo(checks / 6, 13);
    expect(odds.firstTurn.neglected).toBeCloseTo((5 / 6) ** checks, 14);
  });

  test('the first comes in a turn with a check', () => {
    const { firstTurn } = wanderingOdds({ turns: 6, every: 2, since: 1, chance: { upTo: 2 } });
    expect(firstTurn.values).toEqual([1, 3, 5]);
    expect(firstTurn.chances.map((chance) => Math.round(chance * 27))).toEqual([9, 6, 4]);
  });

  test('never and always', () => {
    const never = wanderingOdds({ turns: 9, chance: { upTo: 0 } });
    expect([never.atLeastOne, never.encounters.values, never.firstTurn.values]).toEqual([0, [0], []]);
    const always = wanderingOdds({ turns: 9, chance: { upTo: 6 } });
    expect([always.atLeastOne, always.encounters.values, always.firstTurn.values]).toEqual([1, [9], [1]]);
  });

  test('two encounters in four checks, by the binomial', () => {
    const { encounters } = wanderingOdds({ turns: 4, chance: { upTo: 1 } });
    expect(chanceOf(encounters, 2)).toBeCloseTo((6 * 25) / 1296, 14);
  });
});

describe('how long a light lasts', () => {
  test('to its end, if nothing blows it out', () => {
    expect(lightOdds({ turnsLeft: 6 })).toEqual({
      turns: { values: [6], chances: [1], neglected: 0 },
      burnsOut: 1,
      encounterInLight: 0,
    });
  });

  test('each turn it may be blown out', () => {
    const { turns, burnsOut } = lightOdds({ turnsLeft: 6, blownOut: { upTo: 1, sides: 20 } });
    expect(turns.values).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const turn of turns.values) expect(chanceAtLeast(turns, turn)).toBeCloseTo(0.95 ** turn, 13);
    expect(burnsOut).toBeCloseTo(0.95 ** 6, 13);
    expect(lightOdds({ turnsLeft: 6, blownOut: { upTo: 6 } }).turns.values).toEqual([0]);
  });

  test('fuel that nobody counted', () => {
    const { turns, burnsOut } = lightOdds({ turnsLeft: 'd6' });
    expect(mean(turns)).toBeCloseTo(3.5, 13);
    expect(burnsOut).toBeCloseTo(1, 13);
  });

  test('an encounter while it burns', () => {
    const wandering = { chance: { upTo: 1 }, every: 2, since: 1 };
    expect(lightOdds({ turnsLeft: 6, wandering }).encounterInLight).toBeCloseTo(1 - (5 / 6) ** 3, 13);
    const blown = lightOdds({ turnsLeft: 1, blownOut: { upTo: 6 }, wandering });
    expect(blown.encounterInLight).toBeCloseTo(1 / 6, 13);
  });

  test('as two hundred thousand lights go', () => {
    const dice = seededDice(3);
    const tries = 200_000;
    const seen = { met: 0, burnt: 0, turns: 0 };
    for (let at = 0; at < tries; at += 1) {
      const fuel = dice.roll(4) + 2;
      let met = false;
      let lit = 0;
      for (let turn = 1; turn <= fuel; turn += 1) {
        if ((turn + 1) % 3 === 0 && dice.roll(6) <= 2) met = true;
        if (dice.roll(10) === 1) break;
        lit = turn;
      }
      if (met) seen.met += 1;
      if (lit === fuel) seen.burnt += 1;
      seen.turns += lit;
    }
    const odds = lightOdds({
      turnsLeft: 'd4+2',
      blownOut: { upTo: 1, sides: 10 },
      wandering: { chance: { upTo: 2 }, every: 3, since: 1 },
    });
    expect(seen.met / tries).toBeCloseTo(odds.encounterInLight, 2);
    expect(seen.burnt / tries).toBeCloseTo(odds.burnsOut, 2);
    expect(seen.turns / tries).toBeCloseTo(mean(odds.turns), 2);
  });
});

describe('searching together', () => {
  test('one try each', () => {
    const odds = searchOdds({ searchers: [{ upTo: 1 }, { upTo: 2 }], turns: 5 });
    expect(odds.inOneTurn).toBeCloseTo(1 - (5 / 6) * (4 / 6), 14);
    expect(odds.found).toBeCloseTo(odds.inOneTurn, 14);
    expect(odds.turn.values).toEqual([1]);
    expect([odds.meanTurns, odds.turnsSpent]).toEqual([null, expect.closeTo(1, 12)]);
  });

  test('again and again', () => {
    const odds = searchOdds({ searchers: [{ upTo: 25, sides: 100 }], turns: 3, again: true });
    expect(odds.found).toBeCloseTo(1 - 0.75 ** 3, 14);
    expect(odds.turn.values).toEqual([1, 2, 3]);
    expect(chanceOf(odds.turn, 2)).toBeCloseTo(0.1875, 14);
    expect(odds.meanTurns).toBeCloseTo(4, 13);
    expect(odds.turnsSpent).toBeCloseTo(1 + 0.75 + 0.75 ** 2, 13);
  });

  test('nobody, no chance, and certainty', () => {
    for (const searchers of [[], [{ upTo: 0 }]]) {
      const odds = searchOdds({ searchers, turns: 3, again: true });
      expect(odds).toMatchObject({ inOneTurn: 0, found: 0, meanTurns: null, turnsSpent: 3 });
      expect([odds.turn.values, odds.turn.neglected]).toEqual([[], 1]);
    }
    expect(searchOdds({ searchers: [{ upTo: 6 }] })).toMatchObject({ found: 1, meanTurns: 1, turnsSpent: 1 });
  });
});

test('every share of chance makes one, and more turns never mean less', () => {
  const chance = fc.integer({ min: 0, max: 6 }).map((upTo) => ({ upTo }));
  const turns = fc.integer({ min: 0, max: 60 });
  const interval = fc
    .integer({ min: 1, max: 6 })
    .chain((every) =>
      fc.record({ every: fc.constant(every), since: fc.integer({ min: 0, max: every - 1 }) }),
    );
  const whole = (...chances: number[]) => expect(exactSum(chances)).toBeCloseTo(1, 10);
  fc.assert(
    fc.property(chance, chance, turns, interval, (first, second, number, when) => {
      const { neither, first: one, second: other, both } = surpriseOdds({ first, second });
      whole(neither, one, other, both);
      const wandering = wanderingOdds({ ...when, chance: first, turns: number });
      whole(...wandering.encounters.chances);
      whole(...wandering.firstTurn.chances, wandering.firstTurn.neglected);
      whole(wandering.atLeastOne, chanceOf(wandering.encounters, 0));
      const longer = wanderingOdds({ ...when, chance: first, turns: number + 1 });
      expect(longer.atLeastOne).toBeGreaterThanOrEqual(wandering.atLeastOne);
      const light = lightOdds({ turnsLeft: number, blownOut: second, wandering: { ...when, chance: first } });
      whole(...light.turns.chances);
      expect(light.encounterInLight).toBeLessThanOrEqual(wandering.atLeastOne + 1e-12);
      const search = searchOdds({ searchers: [first, second], turns: number + 1, again: true });
      whole(...search.turn.chances, search.turn.neglected);
    }),
  );
});

test('a chance its die cannot show is refused', () => {
  const chances = [{ upTo: 7 }, { upTo: -1 }, { upTo: 1.5 }, { upTo: 1, sides: 0 }, { upTo: 2, sides: 1 }];
  for (const chance of chances) {
    expect(() => surpriseOdds({ first: chance, second: { upTo: 1 } })).toThrow(RulesError);
    expect(() => wanderingOdds({ turns: 1, chance })).toThrow(RulesError);
    expect(() => lightOdds({ turnsLeft: 1, blownOut: chance })).toThrow(RulesError);
    expect(() => searchOdds({ searchers: [chance] })).toThrow(RulesError);
  }
  expect(() => wanderingOdds({ turns: 1, chance: { upTo: 1 }, every: 2, since: 2 })).toThrow(RulesError);
});
