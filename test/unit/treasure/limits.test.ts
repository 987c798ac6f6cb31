import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { treasureLimits } from '../../../shared/rules/treasure/thrower.ts';
import { linesOf, type TreasureSource } from '../../../shared/treasure/plan.ts';
import { askLine, findsIn, rollLine, rollLines } from '../../../shared/treasure/roll.ts';
import { sumsOf, worthOf } from '../../../shared/treasure/sums.ts';
import { bookOf, letters, rulesOf } from './made.ts';
import type { ContentSystem } from '../content/starter-content.ts';

const linesFor = (system: ContentSystem, source: TreasureSource) =>
  linesOf(source, rulesOf(system), bookOf(system));
const rolled = (system: ContentSystem, source: TreasureSource, seed = 1) =>
  rollLines(linesFor(system, source), { dice: seededDice(seed), low: false });

describe('limits', () => {
  it('a hoard of a million gold pieces is rolled to its end', () => {
    const lines = rolled('swords-wizardry', { by: 'experience', points: 500_000 });
    expect(lines.map(({ stopped }) => stopped)).toEqual([null, null, null, null, null]);
    expect(lines[0]?.figure).toBeGreaterThanOrEqual(1_000_000);
  });

  it('past so many dice it stops, says so, and keeps what it has', () => {
    const lines = rolled('ose', letters({ letter: 'P', times: 1_000 }, { letter: 'V', times: 1_000 }));
    expect(lines.every(({ stopped }) => stopped === null)).toBe(true);
    const [, hundreds] = rolled('swords-wizardry', { by: 'experience', points: 5_000_000 });
    expect(hundreds?.stopped).toBe(
      `Trades of 100 gp: more than ${treasureLimits.dice.toLocaleString('en')} dice are wanted. What was rolled until then is kept.`,
    );
  });

  it('a system without letters says so', () => {
    expect(() => linesOf(letters('A'), { way: 'own tables' }, bookOf('ose'))).toThrow(
      'no letters of treasure',
    );
    expect(() => linesOf({ by: 'experience', points: 1 }, rulesOf('ose'), bookOf('ose'))).toThrow(
      'by experience',
    );
  });
});

const anySource = (system: ContentSystem): fc.Arbitrary<TreasureSource> =>
  system === 'swords-wizardry'
    ? fc.integer({ min: 0, max: 9_000 }).map((points) => ({ by: 'experience', points }))
    : fc
        .array(
          fc.record({
            letter: fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUV')),
            times: fc.integer({ min: 1, max: 4 }),
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        )
        .map((asked) => letters(...asked));

describe.each(['ose', 'basic-fantasy', 'swords-wizardry'] as const)('any hoard of %s', (system) => {
  const any = fc.tuple(anySource(system), fc.integer());

  it('is worth and weighs what its lines are worth and weigh', () => {
    fc.assert(
      fc.property(any, ([source, seed]) => {
        const lines = rolled(system, source, seed);
        const whole = sumsOf(findsIn(lines), 1);
        const parts = lines.map(({ finds }) => sumsOf(finds, 1));
        for (const key of ['coins', 'goods', 'magic', 'weight', 'unweighed'] as const)
          expect(whole[key]).toBeCloseTo(
            parts.reduce((sum, part) => sum + part[key], 0),
            6,
          );
        expect(findsIn(lines).every((find) => Number.isInteger(worthOf(find)) && find.quantity >= 1)).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('by typed faces, one by one, it is the same as thrown, with exactly the dice that were asked for', () => {
    fc.assert(
      fc.property(any, ([source, seed]) => {
        const dice = seededDice(seed);
        const before: ReturnType<typeof rolled> = [];
        for (const line of linesFor(system, source)) {
          const fell: number[] = [];
          const noting = {
            roll: (sides: number) => {
              const face = dice.roll(sides);
              fell.push(face);
              return face;
            },
          };
          const thrown = rollLine(line, before, { dice: noting, low: false });
          const cut = fell.length >> 1;
          const half = askLine(line, before, { faces: fell.slice(0, cut), low: false });
          if (cut < fell.length) expect(half.ask).toMatchObject({ what: 'chance' });
          expect(askLine(line, before, { faces: fell, low: false })).toEqual({
            line: thrown,
            ask: null,
            used: fell.length,
          });
          before.push(thrown);
        }
      }),
      { numRuns: 40 },
    );
  });
});
