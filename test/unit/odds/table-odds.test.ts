import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentText, rowFor, tableOdds, tableProblems } from '../../../shared/odds/play/table-odds.ts';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { rollTotal } from '../../../shared/dice/roll.ts';

const named = (from: number, to: number, who = `${from} to ${to}`) => ({ from, to, who });

describe('the chances of a table', () => {
  it('are those of its dice: 2d6 by hand', () => {
    const rows = [named(2, 4), named(5, 7), named(8, 11), named(12, 12)];
    const { chances, gaps, overlaps, unreached, lowest, highest } = tableOdds('2d6', rows);
    expect(chances.map((chance) => Math.round(chance * 36))).toEqual([6, 15, 14, 1]);
    expect([gaps, overlaps, unreached, lowest, highest]).toEqual([[], [], [], 2, 12]);
  });

  it('sum to one for every sound table', () => {
    const dice = fc.constantFrom(
      { text: '1d20', low: 1, high: 20 },
      { text: '2d6', low: 2, high: 12 },
      { text: 'd%', low: 1, high: 100 },
      { text: '3d6+1', low: 4, high: 19 },
      { text: '1d12-1', low: 0, high: 11 },
    );
    const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 12 });
    fc.assert(
      fc.property(dice, cuts, ({ text, low, high }, places) => {
        const ends = [...places.filter((at) => at >= low && at < high).sort((a, b) => a - b), high];
        const rows = ends.map((to, at) => named((ends[at - 1] ?? low - 1) + 1, to));
        const odds = tableOdds(text, rows);
        expect(odds.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(tableProblems(text, odds, rows)).toEqual([]);
      }),
    );
  });

  it('and its gaps make one, whatever stands in it; each total counts for the row that a throw finds', () => {
    const row = fc
      .tuple(fc.integer({ min: -3, max: 15 }), fc.nat(6))
      .map(([from, more]) => named(from, from + more));
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 8 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        (rows, one, other) => {
          const odds = tableOdds('2d6', rows);
          const whole = [...odds.chances, ...odds.gaps.map(({ chance }) => chance)];
          expect(whole.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
          const total = rollTotal('2d6', scriptedDice([one, other]));
          const found = rowFor(rows, total);
          const inGap = odds.gaps.some(({ from, to }) => total >= from && total <= to);
          expect(found === undefined).toBe(inGap);
          if (found) expect(odds.chances[rows.indexOf(found)]).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('what is wrong with a table', () => {
  it('is told by its totals and names: gaps, overlaps, rows out of reach', () => {
    const rows = [named(1, 3, 'Goblin'), named(3, 4, 'Orc'), named(9, 10, 'Ogre'), named(13, 14, 'Giant')];
    expect(tableProblems('1d12', tableOdds('1d12', rows), rows)).toEqual([
      'Nothing stands at 5 to 8 (33.3 %).',
      'Nothing stands at 11 to 12 (16.7 %).',
      'At 3 stand Goblin and Orc; the first counts.',
      'Giant at 13 to 14 never comes: 1d12 gives 1 to 12.',
    ]);
  });

  it('leaves out totals that the dice cannot show', () => {
    const rows = [named(10, 20, 'Rat'), named(40, 60, 'Bat')];
    expect(tableProblems('1d6x10', tableOdds('1d6x10', rows), rows)).toEqual([
      'Nothing stands at 30 (16.7 %).',
    ]);
  });

  it('is refused where the dice cannot be read', () => {
    expect(() => tableOdds('a d20', [])).toThrow(/dice/i);
  });
});

it('tells a chance as people do', () => {
  expect([0.05, 0.125, 1, 0.0046, 0.00001].map(percentText)).toEqual([
    '5 %',
    '12.5 %',
    '100 %',
    '0.46 %',
    'under 0.01 %',
  ]);
});
