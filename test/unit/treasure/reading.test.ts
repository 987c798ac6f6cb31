import { describe, expect, it } from 'vitest';
import { readTreasure } from '../../../shared/treasure/read.ts';
import { bookOf, typed } from './made.ts';

const read = (text: string, bearers = 1) => {
  const { source, left } = readTreasure(text, bookOf('ose').tables, bearers);
  return {
    letters: source.letters.map(({ letter, times }) => `${letter}×${times}`),
    gold: source.gold,
    left,
  };
};

describe('a treasure in letters', () => {
  it.each([
    ['A', ['A×1'], []],
    ['b, q', ['B×1', 'Q×6'], []],
    ['(P) D', ['P×6', 'D×1'], []],
    ['P ×12', ['P×12'], []],
    ['2 C', ['C×2'], []],
    ['V x3', ['V×3'], []],
    ['A + 1000gp', ['A×1'], ['1000']],
    ['A + 1,000 gp', ['A×1'], ['1000']],
    ['D and 1d8*1000 gp', ['D×1'], ['1d8*1000']],
    ['D + 1d8 × 1000 gp', ['D×1'], ['1d8*1000']],
    ['', [], []],
  ])('"%s"', (text, wanted, gold) => {
    expect(read(text, 6)).toEqual({ letters: wanted, gold, left: [] });
  });

  it('says what no book has, and keeps the rest', () => {
    expect(read('Z, B')).toEqual({
      letters: ['B×1'],
      gold: [],
      left: ['There is no treasure type Z in this book; it was left out.'],
    });
    expect(read('C ×½')).toMatchObject({
      letters: ['C×1'],
      left: [
        '"C ×½": a letter is rolled from 1 to 1,000 times. C is rolled whole; strike or type what differs.',
      ],
    });
    expect(read('C x0').left).toHaveLength(1);
    expect(read('C ×1001').left).toHaveLength(1);
    expect(read('honey, A').left).toEqual(['"honey" is no letter of treasure and no gold; it was left out.']);
    expect(read('1000d1000000d gp').left.length).toBeGreaterThan(0);
  });

  it('stops at so many, and at no odd sign', () => {
    expect(read('A '.repeat(80)).left).toEqual([
      'More than 50 letters and sums stand there; the first of them are kept.',
    ]);
    for (const text of ['\0', '‮A', '\uD800', '{{{{', '🪙', '=cmd()', 'A'.repeat(10_000)])
      expect(read(text).left.length).toBeGreaterThan(0);
  });

  it('gold beside the letters is thrown for after them', () => {
    const { source } = readTreasure('J + 1d8*1000 gp', bookOf('ose').tables, 1);
    expect(typed('ose', source, [26, 11, 3]).names).toEqual(['3000 gold']);
  });
});
