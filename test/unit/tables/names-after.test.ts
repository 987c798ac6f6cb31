import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { folded } from '../../../shared/tables/names.ts';
import { fewestNames, namesAfter, namesAmong, tooFewNames } from '../../../shared/tables/names-after.ts';

const dwarves =
  'Agni Borrik Bruni Dagni Darrok Dorgrim Durrak Falgrim Frerik Garrun Gorim Gudrik Hogni Jorik Kagrim Korrun Mordi Norgrim Odrik Rurik Torrik Varrik'.split(
    ' ',
  );
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letters = (name: string): number => [...segmenter.segment(name)].length;

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Names of any script, with marks that stand on letters and letters of two halves among them. */
const anyNames = fc
  .uniqueArray(
    fc
      .array(fc.constantFrom('a', 'b', 'é', 'ß', 'ı', 'İ', 'ö', '\u0301', '𐐨', '中', '’', '-', ' '), {
        minLength: 1,
        maxLength: 12,
      })
      .map((rest) => `${['A', 'Ö', '𐐀', '中', 'Σ'][rest.length % 5] ?? 'A'}${rest.join('')}`),
    { minLength: fewestNames, maxLength: 80 },
  )
  .map((texts) => namesAmong(texts))
  .filter((names) => tooFewNames(names) === null);

describe('names after these', () => {
  test('are never one of them, never two alike, no shorter and no longer, and whole letters', () => {
    const holds = (names: string[], seed: number): void => {
      const made = namesAfter(names, 10, seededDice(seed));
      const lengths = names.map(letters);
      const known = new Set(names.map(folded));
      expect(new Set(made.map(folded)).size).toBe(made.length);
      expect(made.length).toBeLessThanOrEqual(10);
      for (const name of made) {
        expect(known.has(folded(name))).toBe(false);
        expect(letters(name)).toBeGreaterThanOrEqual(Math.min(...lengths));
        expect(letters(name)).toBeLessThanOrEqual(Math.max(...lengths));
        expect(name).not.toMatch(/[\uD800-\uDFFF]/u);
        expect(name).toBe(name.trim());
      }
      expect(namesAfter(names, 10, seededDice(seed))).toEqual(made);
    };
    fc.assert(fc.property(anyNames, seeds, holds));
  });

  test('have no three letters in a row that stand in none of them', () => {
    const threes = [...new Set(dwarves.flatMap(threesOf))];
    const holds = (seed: number): void => {
      for (const name of namesAfter(dwarves, 10, seededDice(seed)))
        expect(threes).toEqual(expect.arrayContaining(threesOf(name)));
    };
    fc.assert(fc.property(seeds, holds));
  });

  test('ten come of a list of dwarves, others by other dice', () => {
    const made = namesAfter(dwarves, 10, seededDice(1));
    expect(made).toHaveLength(10);
    expect(namesAfter(dwarves, 10, seededDice(2))).not.toEqual(made);
  });

  test('of names that share no letters none comes, and it ends', () => {
    const apart = Array.from({ length: 24 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    expect(namesAfter(apart, 10, seededDice(1))).toEqual([]);
  });
});

const threesOf = (name: string): string[] => {
  const all = ['^', '^', ...name.split(''), '$'];
  return all.slice(2).map((_, at) => all.slice(at, at + 3).join(''));
};

describe('names among texts', () => {
  test('are those of one to three words that begin with no small letter, each once', () => {
    expect(
      namesAmong(['  Old   Marl ', 'OLD MARL', 'Ana O’Bryn', 'charcoal burner', '2d6 gold', '{Names}', '']),
    ).toEqual(['Old Marl', 'Ana O’Bryn']);
    expect(namesAmong(['Somebody of four words', `A${'a'.repeat(40)}`])).toEqual([]);
  });

  test('too few are told with their number', () => {
    expect(tooFewNames(dwarves)).toBeNull();
    expect(tooFewNames(dwarves.slice(0, 19))).toMatch(/at least 20; this one has 19\./);
    expect(tooFewNames([])).toMatch(/this one has none\./);
  });
});
