import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RulesError } from '../../../shared/errors.ts';
import { attackOdds, saveOdds } from '../../../shared/odds/play/check.ts';
import { attackDamage, expectedDamage } from '../../../shared/odds/play/damage.ts';
import { dropOdds } from '../../../shared/odds/play/drop-odds.ts';
import { moraleOdds, reactionOdds, surpriseOdds } from '../../../shared/odds/play/encounter-odds.ts';
import { lightOdds } from '../../../shared/odds/play/light-odds.ts';
import { defenceOdds } from '../../../shared/odds/play/opposed.ts';
import { searchOdds } from '../../../shared/odds/play/search-odds.ts';
import { wanderingOdds } from '../../../shared/odds/play/wandering-odds.ts';

const attack = { hit: 0.5, damage: 'd6', reduction: 0, minimum: 0, count: 1 };
const checks = { chance: { upTo: 1, sides: 6 }, every: 2, since: 1 };
const contests: Record<string, { odds: (input: never) => unknown; input: object }> = {
  attackOdds: { odds: attackOdds, input: { needed: 10, modifier: 0, natural20: true, natural1: true } },
  saveOdds: { odds: saveOdds, input: { needed: 10, modifier: 0, natural20: true, natural1: true } },
  attackDamage: { odds: attackDamage, input: attack },
  expectedDamage: { odds: expectedDamage, input: attack },
  dropOdds: { odds: dropOdds, input: { hp: 5, attacks: [attack], rounds: 20 } },
  defenceOdds: {
    odds: defenceOdds,
    input: { attack: { die: 'd20p', modifier: 1 }, defence: { die: 'd8p', modifier: 0 }, shieldLead: 9 },
  },
  surpriseOdds: {
    odds: surpriseOdds,
    input: { first: { upTo: 2, sides: 6 }, second: { upTo: 2, sides: 6 } },
  },
  reactionOdds: {
    odds: reactionOdds,
    input: { bands: [{ name: 'any', from: null, to: null }], modifier: 0, dice: '2d6' },
  },
  moraleOdds: { odds: moraleOdds, input: { rating: 7, adjustment: 0, secondAdjustment: 0, dice: '2d6' } },
  wanderingOdds: { odds: wanderingOdds, input: { turns: 6, ...checks } },
  lightOdds: {
    odds: lightOdds,
    input: { turnsLeft: 6, blownOut: { upTo: 1, sides: 20 }, wandering: checks },
  },
  searchOdds: { odds: searchOdds, input: { searchers: [{ upTo: 1, sides: 6 }], turns: 2, again: true } },
};

/** Paths to every value of a JSON tree. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

/** A copy with another value at the path. */
function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...(value as unknown[])] as unknown as Record<string, unknown>)
    : { ...(value as Record<string, unknown>) };
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, NaN, Infinity, -0, -1, 1e9, 1e300, 0.5, '', 'd6!', '9d9', [], {}),
  fc.constantFrom<unknown>([null], { upTo: 1e9 }, '1000d10000', true, { __proto__: null }, [[]]),
  fc.anything(),
);

describe('hostile input', () => {
  test.each(Object.entries(contests))('%s refuses it or answers with sound figures', (_, { odds, input }) => {
    const ask = odds as (given: unknown) => unknown;
    expect(numbersIn(ask(input)).every(Number.isFinite)).toBe(true);
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(input)), hostile, (path, value) => {
        let found: unknown;
        try {
          found = ask(replaced(input, path, value));
        } catch (error) {
          expect(error).toBeInstanceOf(RulesError);
          return;
        }
        for (const number of numbersIn(found)) {
          expect(Number.isFinite(number)).toBe(true);
          expect(Object.is(number, -0)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each(Object.entries(contests))('%s leaves its input alone', (_, { odds, input }) => {
    const before = JSON.stringify(input);
    (odds as (given: unknown) => unknown)(input);
    expect(JSON.stringify(input)).toBe(before);
  });
});
