import { describe, expect, test } from 'vitest';
import { basicFantasy } from '../../../../shared/rules/basic-fantasy/index.ts';
import { operations } from '../../../../shared/rules/basic-fantasy/operations.ts';
import {
  saveCategories,
  undeadKinds,
  type ClassId,
  type TurnEntry,
} from '../../../../shared/rules/basic-fantasy/terms.ts';

const levels = Array.from({ length: 20 }, (_, index) => index + 1);

/** Figures of a printed line. */
const figures = (line: string): number[] => line.trim().split(/\s+/).map(Number);

const bonusAt = (id: ClassId, level: number): number =>
  operations['attack.bonus']({ attacker: { kind: 'character', classes: [{ class: id, level }] } }).bonus;

describe('the tables, figure by figure', () => {
  test.each<[ClassId, string]>([
    ['fighter', '1 2 2 3 4 4 5 6 6 6 7 7 8 8 8 9 9 10 10 10'],
    ['cleric', '1 1 2 2 3 3 4 4 5 5 5 6 6 6 7 7 7 8 8 8'],
    ['thief', '1 1 2 2 3 3 4 4 5 5 5 6 6 6 7 7 7 8 8 8'],
    ['magic-user', '1 1 1 2 2 3 3 3 4 4 4 4 5 5 5 6 6 6 7 7'],
  ])('attack bonus of a %s, levels 1 to 20', (id, printed) => {
    expect(levels.map((level) => bonusAt(id, level))).toEqual(figures(printed));
  });

  test('attack bonus of monsters, 1 to 33 Hit Dice', () => {
    const printed = '1 2 3 4 5 6 7 8 8 9 9 10 10 11 11 12 12 12 12 13 13 13 13 14 14 14 14 15 15 15 15 16 16';
    const bonuses = Array.from(
      { length: 33 },
      (_, index) =>
        operations['attack.bonus']({ attacker: { kind: 'monster', hitDice: `${index + 1}` } }).bonus,
    );
    expect(bonuses).toEqual(figures(printed));
  });

  // Rows 1, 2-3, 4-5 ... 18-19, 20, as the book prints them.
  const saves: [ClassId, string][] = [
    [
      'cleric',
      `11 12 14 16 15
      10 11 13 15 14
      9 10 13 15 14
      9 10 12 14 13
      8 9 12 14 13
      8 9 11 13 12
      7 8 11 13 12
      7 8 10 12 11
      6 7 10 12 11
      6 7 9 11 10
      5 6 9 11 10`,
    ],
    [
      'fighter',
      `12 13 14 15 17
      11 12 14 15 16
      11 11 13 14 15
      10 11 12 14 15
      9 10 12 13 14
      9 9 11 12 13
      8 9 10 12 13
      7 8 10 11 12
      7 7 9 10 11
      6 7 8 10 11
      5 6 8 9 10`,
    ],
    [
      'magic-user',
      `13 14 13 16 15
      13 14 13 15 14
      12 13 12 15 13
      12 12 11 14 13
      11 11 10 14 12
      11 10 9 13 11
      10 10 9 13 11
      10 9 8 12 10
      9 8 7 12 9
      9 7 6 11 9
      8 6 5 11 8`,
    ],
    [
      'thief',
      `13 14 13 16 15
      12 14 12 15 14
      11 13 12 14 13
      11 13 11 13 13
      10 12 11 12 12
      9 12 10 11 11
      9 10 10 10 11
      8 10 9 9 10
      7 9 9 8 9
      7 9 8 7 9
      6 8 8 6 8`,
    ],
  ];

  test.each(saves)('saves of a %s, levels 1 to 22', (id, printed) => {
    const rows = printed.split('\n').map(figures);
    for (const level of [...levels, 21, 22]) {
      const row = rows[Math.min(Math.floor(level / 2), 10)];
      const targets = saveCategories.map(
        (category) =>
          operations['save.target']({
            saver: { kind: 'character', classes: [{ class: id, level }] },
            category,
          }).target,
      );
      expect(targets, `level ${level}`).toEqual(row);
    }
  });

  const turning = `13 17 19 No No No No No No
    11 15 18 20 No No No No No
    9 13 17 19 No No No No No
    7 11 15 18 20 No No No No
    5 9 13 17 19 No No No No
    3 7 11 15 18 20 No No No
    2 5 9 13 17 19 No No No
    T 3 7 11 15 18 20 No No
    T 2 5 9 13 17 19 No No
    T T 3 7 11 15 18 20 No
    D T 2 5 9 13 17 19 No
    D T T 3 7 11 15 18 20
    D D T 2 5 9 13 17 19
    D D T T 3 7 11 15 18
    D D D T 2 5 9 13 17
    D D D T T 3 7 11 15
    D D D D T 2 5 9 13
    D D D D T T 3 7 11
    D D D D D T 2 5 9
    D D D D D T T 3 7`;

  const entry = (clericLevel: number, column: number): TurnEntry => {
    const kind = undeadKinds[column];
    if (!kind) throw new RangeError(`There is no column ${column}.`);
    return operations['turnUndead.needed']({ clericLevel, kind }).entry;
  };

  test('turning the undead', () => {
    const rows = levels.map((level) => undeadKinds.map((_, column) => String(entry(level, column))));
    expect(rows).toEqual(turning.split('\n').map((line) => line.trim().split(' ')));
  });

  test('turning grows easier with level and harder with the strength of the undead', () => {
    const ease = (level: number, column: number): number => {
      const found = entry(level, column);
      if (found === 'D') return 1;
      if (found === 'T') return 0;
      return found === 'No' ? -21 : -found;
    };
    for (const level of levels) {
      for (const column of undeadKinds.keys()) {
        if (level > 1) expect(ease(level, column)).toBeGreaterThanOrEqual(ease(level - 1, column));
        if (column > 0) expect(ease(level, column)).toBeLessThanOrEqual(ease(level, column - 1));
      }
    }
  });

  test('rounds of ten seconds, turns of ten minutes', () => {
    expect(basicFantasy.clock).toEqual({ roundSeconds: 10, turnSeconds: 600 });
  });
});
