import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manualDice } from '../../../shared/dice/manual.ts';
import { recordingDice } from '../../../shared/dice/recording.ts';
import { rollDice } from '../../../shared/dice/roll.ts';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { resumedDice, seededDice } from '../../../shared/dice/seeded.ts';
import { RulesError } from '../../../shared/errors.ts';
import { cryptoDice } from '../../../src-main/dice/crypto-dice.ts';

describe('scripted dice', () => {
  test('fall as written, in order', () => {
    const dice = scriptedDice([3, 20]);
    expect([dice.roll(6), dice.roll(20)]).toEqual([3, 20]);
    expect(() => dice.finish()).not.toThrow();
  });

  test('running short, leaving over and a wrong face are failures', () => {
    expect(() => scriptedDice([]).roll(6)).toThrow('ran short');
    expect(() => scriptedDice([1]).finish()).toThrow('left over');
    expect(() => scriptedDice([7]).roll(6)).toThrow('has 7');
    expect(() => scriptedDice([1.5]).roll(6)).toThrow('has 1.5');
    expect(scriptedDice([7], { anyFace: true }).roll(6)).toBe(7);
  });
});

describe('seeded dice', () => {
  const rolls = (seed: number, sides: number): number[] => {
    const dice = seededDice(seed);
    return Array.from({ length: 50 }, () => dice.roll(sides));
  };

  test('fall the same way for the same seed, and always on the die', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, sides) => {
        const faces = rolls(seed, sides);
        expect(rolls(seed, sides)).toEqual(faces);
        expect(faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)).toBe(true);
      }),
    );
  });

  test('different seeds fall differently', () => {
    expect(rolls(1, 20)).not.toEqual(rolls(2, 20));
  });

  test('a stored state rolls on where it stopped', () => {
    const dice = seededDice(7);
    for (let at = 0; at < 10; at += 1) dice.roll(6);
    const resumed = resumedDice(dice.state());
    const next = (from: { roll(sides: number): number }) => Array.from({ length: 20 }, () => from.roll(20));
    expect(next(resumed)).toEqual(next(dice));
  });

  test('every face of a d6 is about as likely', () => {
    const dice = seededDice(42);
    const counts = new Map<number, number>();
    for (let at = 0; at < 6000; at += 1) {
      const face = dice.roll(6);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('dice for play', () => {
  test('show every face of their die and no other', () => {
    const faces = new Set(Array.from({ length: 2000 }, () => cryptoDice.roll(6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(cryptoDice.roll(1)).toBe(1);
  });
});

describe('manual dice', () => {
  test('take what the referee typed, each checked against its die', () => {
    const dice = manualDice([4, 12]);
    expect([dice.roll(6), dice.lastSource(), dice.left]).toEqual([4, 'typed', 1]);
    expect(() => dice.roll(6)).toThrow(RulesError);
    expect(dice.roll(20)).toBe(12);
    expect(dice.left).toBe(0);
  });

  test('a missing face falls through to the dice behind', () => {
    const dice = manualDice([null, 3], scriptedDice([5, 2]));
    expect([dice.roll(6), dice.lastSource()]).toEqual([5, 'rolled']);
    expect([dice.roll(6), dice.lastSource()]).toEqual([3, 'typed']);
    expect([dice.roll(6), dice.lastSource()]).toEqual([2, 'rolled']);
  });

  test('a missing face with nothing behind is refused', () => {
    expect(() => manualDice([]).roll(8)).toThrow('A d8 is wanting');
    expect(() => manualDice([null]).roll(8)).toThrow(RulesError);
  });
});

describe('recording dice', () => {
  test('keep the whole of a throw, the typed dice of a chain and the rolled ones after it', () => {
    const dice = recordingDice(manualDice([20, 6, null], scriptedDice([3, 1, 4])));
    expect(rollDice('d20p+2d6kh1', dice).total).toBe(20 + 5 + 2 + 4);
    expect(dice.rolls).toEqual([
      { sides: 20, face: 20, source: 'typed' },
      { sides: 6, face: 6, source: 'typed' },
      { sides: 6, face: 3, source: 'rolled' },
      { sides: 6, face: 1, source: 'rolled' },
      { sides: 6, face: 4, source: 'rolled' },
    ]);
  });

  test('keep every face and where it came from', () => {
    const dice = recordingDice(manualDice([2, null], scriptedDice([9])));
    dice.roll(6);
    dice.roll(10);
    expect(dice.rolls).toEqual([
      { sides: 6, face: 2, source: 'typed' },
      { sides: 10, face: 9, source: 'rolled' },
    ]);
  });

  test('dice that do not say are rolled by the program', () => {
    const dice = recordingDice(scriptedDice([1]));
    dice.roll(4);
    expect(dice.rolls).toEqual([{ sides: 4, face: 1, source: 'rolled' }]);
  });

  test('a face that was refused is not recorded', () => {
    const dice = recordingDice(manualDice([7]));
    expect(() => dice.roll(6)).toThrow(RulesError);
    expect(dice.rolls).toEqual([]);
  });
});
