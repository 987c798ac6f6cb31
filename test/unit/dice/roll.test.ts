import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDice } from '../../../shared/dice/notation.ts';
import { manualDice } from '../../../shared/dice/manual.ts';
import { recordingDice } from '../../../shared/dice/recording.ts';
import { type DiceRoll, type RolledDice, rollDice, rollTotal } from '../../../shared/dice/roll.ts';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { RulesError } from '../../../shared/errors.ts';
import { anyExpression, smallExpression } from './expressions.ts';

function rolled(notation: string, faces: readonly number[]): DiceRoll {
  const dice = scriptedDice(faces);
  const roll = rollDice(notation, dice);
  dice.finish();
  const again = scriptedDice(faces);
  expect(rollTotal(notation, again)).toBe(roll.total);
  again.finish();
  return roll;
}

const allDice = ({ terms }: DiceRoll): RolledDice[] => terms.flatMap((term) => term.dice);

describe('totals', () => {
  test.each<[string, number[], number]>([
    ['7', [], 7],
    ['-0', [], 0],
    ['d8', [8], 8],
    ['2d6+1', [2, 5], 8],
    ['d6-d6', [2, 5], -3],
    ['d6-d6', [4, 4], 0],
    ['2d6x10', [2, 5], 70],
    ['10-2x3', [], 4],
    ['d%', [100], 100],
    ['d66', [3, 5], 35],
    ['d666', [1, 2, 3], 123],
    ['2d66kh1', [3, 5, 4, 1], 41],
    ['4d6kh3', [1, 6, 3, 2], 11],
    ['4d6kh1', [1, 6, 3, 2], 6],
    ['4d6kl2', [1, 6, 3, 2], 3],
    ['4d6dl2', [1, 6, 3, 2], 9],
    ['4d6dh1', [1, 6, 3, 2], 6],
    ['4d6kh4', [1, 6, 3, 2], 12],
    ['d6!', [6, 6, 2], 14],
    ['2d6!', [6, 1, 3], 10],
    ['2d6!kh1', [6, 1, 6, 5], 11],
    ['d20p', [20, 6, 6, 3], 32],
    ['d20p', [20, 1], 20],
    ['d20p', [6], 6],
    ['d4p', [4, 4, 2], 8],
    ['d100p', [100, 20, 5], 123],
    ['d%p', [20], 20],
    ['3d6p', [6, 4, 1, 5], 15],
    ['d6p+d8p+3', [6, 2, 8, 1], 18],
    ['2d4p-2', [4, 3, 2], 6],
    ['d6r1', [1, 1, 4], 4],
    ['d6ro1', [1, 1], 1],
    ['d6ro1', [3], 3],
    ['d6ro<3', [2, 1], 1],
    ['2d6r<3', [2, 3, 1, 2, 6], 9],
    ['d6r1!', [1, 6, 1], 7],
    ['d1ro1', [1, 1], 1],
  ])('%s with %j is %i', (notation, faces, total) => expect(rolled(notation, faces).total).toBe(total));
});

describe('the trace', () => {
  test('names every face: rerolled, rolled, exploded, penetrated', () => {
    expect(rolled('d6r1!+d20p', [1, 6, 2, 20, 6, 3]).terms.map(({ dice }) => dice)).toEqual([
      [
        {
          total: 8,
          kept: true,
          faces: [
            { sides: 6, face: 1, role: 'rerolled', counts: 0 },
            { sides: 6, face: 6, role: 'rolled', counts: 6 },
            { sides: 6, face: 2, role: 'exploded', counts: 2 },
          ],
        },
      ],
      [
        {
          total: 27,
          kept: true,
          faces: [
            { sides: 20, face: 20, role: 'rolled', counts: 20 },
            { sides: 6, face: 6, role: 'penetrated', counts: 5 },
            { sides: 6, face: 3, role: 'penetrated', counts: 2 },
          ],
        },
      ],
    ]);
  });

  test('the digits of a d66 count tens and ones', () => {
    expect(allDice(rolled('d66', [4, 2]))).toEqual([
      {
        total: 42,
        kept: true,
        faces: [
          { sides: 6, face: 4, role: 'rolled', counts: 40 },
          { sides: 6, face: 2, role: 'rolled', counts: 2 },
        ],
      },
    ]);
  });

  test.each([
    ['4d6kh2', [3, 5, 3, 3], [true, true, false, false]],
    ['4d6kl2', [3, 5, 3, 3], [true, false, true, false]],
    ['4d6dh1', [3, 5, 5, 3], [true, true, false, true]],
    ['4d6dl3', [3, 5, 5, 3], [false, true, false, false]],
    ['2d6!kl1', [6, 1, 6, 2], [true, false]],
  ])('%s of %j: of equal dice the earlier is kept', (notation, faces, kept) => {
    expect(allDice(rolled(notation, faces)).map((die) => die.kept)).toEqual(kept);
  });

  test('a term has its value with sign and factor', () => {
    expect(rolled('2d6x10-3x2', [1, 2]).terms.map(({ value }) => value)).toEqual([30, -6]);
  });

  test('always adds up, and holds every die of the source in order', () => {
    fc.assert(
      fc.property(smallExpression(), fc.integer(), (expression, seed) => {
        const dice = recordingDice(seededDice(seed));
        const roll = rollDice(expression, dice);
        expect(allDice(roll).flatMap(({ faces }) => faces.map(({ sides, face }) => [sides, face]))).toEqual(
          dice.rolls.map(({ sides, face }) => [sides, face]),
        );
        for (const die of allDice(roll)) {
          expect(die.faces.reduce((sum, { counts }) => sum + counts, 0)).toBe(die.total);
        }
        const values = roll.terms.map(({ term, dice: kept, value }) => {
          const factor = term.sign * term.times;
          if (term.kind === 'number') return [value, factor * term.value + 0];
          return [value, factor * kept.reduce((sum, die) => sum + (die.kept ? die.total : 0), 0)];
        });
        for (const [value, expected] of values) expect(value).toBe(expected);
        expect(roll.total).toBe(roll.terms.reduce((sum, { value }) => sum + value, 0));
      }),
      { numRuns: 500 },
    );
  });
});

describe('rolling without a trace', () => {
  test('uses the same dice in the same order', () => {
    fc.assert(
      fc.property(fc.oneof(smallExpression(), anyExpression()), fc.integer(), (expression, seed) => {
        const [traced, plain] = [seededDice(seed), seededDice(seed)];
        expect(rollTotal(expression, plain)).toBe(rollDice(expression, traced).total);
        expect(plain.state()).toEqual(traced.state());
      }),
      { numRuns: 300 },
    );
  });

  test('reads text and trees alike', () => {
    expect(rollTotal(parseDice('2d6+1'), scriptedDice([3, 4]))).toBe(
      rollTotal('2d6+1', scriptedDice([3, 4])),
    );
  });
});

describe('faces typed in', () => {
  test('are asked for die by die, chains included', () => {
    const faces = [20, 6, 2, 5];
    const wanted: number[] = [];
    for (let typed = 0; typed < faces.length; typed += 1) {
      try {
        rollDice('d20p+d8', manualDice(faces.slice(0, typed)));
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        wanted.push(Number(/A d(\d+) is wanting/.exec(error.message)?.[1]));
      }
    }
    expect(wanted).toEqual([20, 6, 6, 8]);
    const dice = manualDice(faces);
    expect([rollDice('d20p+d8', dice).total, dice.left]).toEqual([31, 0]);
  });

  test('a face its die does not have is refused', () => {
    expect(() => rollDice('d20p', manualDice([20, 7]))).toThrow('7 is not a face of a d6');
  });
});

describe('a source that is at fault', () => {
  test.each([0, 7, 1.5, NaN, Infinity])('%d on a d6 is refused', (face) => {
    for (const notation of ['d6', 'd6!', 'd6r1', 'd66', '2d6kh1']) {
      const refused: unknown = expect.objectContaining({ code: 'bad-die' });
      expect(() => rollDice(notation, { roll: () => face })).toThrow(refused);
      expect(() => rollTotal(notation, { roll: () => face })).toThrow(refused);
    }
  });

  test('dice that always or never show their highest face do not roll for ever', () => {
    expect(() => rollTotal('d6!', { roll: (sides) => sides })).toThrow('never stop');
    expect(() => rollTotal('d20p', { roll: (sides) => sides })).toThrow('never stop');
    expect(() => rollTotal('d6r<6', { roll: () => 1 })).toThrow('never stop');
  });
});
