import { describe, expect, it } from 'vitest';
import { typed } from './made.ts';

/** Hoards by experience, worked by hand: worth, then the trades of each sum to their end, then the coins. */

const by = (points: number) => ({ by: 'experience', points }) as const;
const sw = (points: number, faces: readonly number[]) => typed('swords-wizardry', by(points), faces);
const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

describe('a hoard by experience', () => {
  it('610 points times 3 are 1,830 gp: 18 dice for a hundred, one for a thousand', () => {
    // Two tens: gems of 50 + 25 and of 1,000 gp.
    const { copper, names, lines } = sw(610, [2, ...ones(16), 10, 10, 8, 2, 50, 18, 4, 1000, 9]);
    expect(lines.map(({ figure }) => figure)).toEqual([1_830, 200, 0, 0, null]);
    expect(names).toEqual(['gem', 'gem', '1630 gold']);
    expect(copper).toBe(7_500 + 100_000 + 163_000);
  });

  it('is worth twice to four times the points', () => {
    expect(sw(10, [1]).copper).toBe(2_000);
    expect(sw(10, [3]).copper).toBe(4_000);
  });

  it('what is traded away to the last leaves no coins', () => {
    expect(sw(50, [1, 10, 20, 1, 76]).names).toEqual(['Potion of Healing']);
  });

  it('where more is traded than there is, the coins all stay', () => {
    const { lines, names } = sw(500, [1, ...ones(9), 10, 1, 1, 6, 10, 1, 1, 77]);
    expect(names).toEqual(['gem', 'gem', '1000 gold']);
    expect(lines.at(-1)?.told).toEqual([
      '1,100 gp were traded of 1,000: a legendary hoard, all the coins stay.',
    ]);
  });

  it('great gems by their own dice', () => {
    const { finds } = sw(2_500, [1, ...ones(50), ...ones(5), 10, 19, 4, 1000]);
    expect(finds).toEqual([expect.objectContaining({ kind: 'gem', worth: 2_000_000 })]);
  });
});

/** The dice for one trade of a hundred, and what stands at its end. */
const minor = (...faces: number[]) => sw(50, [1, 10, 20, ...faces]).finds;
const medium = (...faces: number[]) => sw(500, [1, ...ones(10), 10, 20, ...faces]).finds;
const major = (...faces: number[]) => sw(2_500, [1, ...ones(50), ...ones(5), 10, 20, ...faces]).finds;

describe('things traded for', () => {
  it('several potions of one roll', () => {
    expect(medium(1, 76, 76, 65)).toMatchObject([
      { name: 'Potion of Healing', quantity: 2, shown: 'potion' },
      { name: 'Potion of Extra Healing' },
    ]);
  });

  it('scrolls: the levels fall, the spells are the referee’s', () => {
    expect(minor(2, 3, 1, 2)).toMatchObject([
      {
        name: 'Scroll of 2 spells',
        shown: 'scroll',
        facts: { spells: [{ level: 1, name: null }, { level: 2 }] },
      },
    ]);
    expect(minor(2, 4)[0]?.facts.spells).toHaveLength(3);
    expect(minor(2, 5, 7)).toMatchObject([
      { name: 'Cursed Scroll', facts: { cursed: true, powers: ['Instant death'] } },
    ]);
    expect(minor(2, 6, 2)).toMatchObject([{ name: 'Protection from Drowning scroll (normal duration)' }]);
  });

  it('weapons and armour, cursed or not, with what they are seen as', () => {
    expect(minor(3, 4, 10)).toMatchObject([
      { kind: 'weapon', name: '+1 Longsword', shown: 'longsword', weight: 10, facts: { bonus: 1 } },
    ]);
    expect(minor(3, 2, 8, 6, 6)).toMatchObject([
      { kind: 'ammunition', name: '+1 arrows', quantity: 12, weight: 0.05, shown: 'arrows' },
    ]);
    expect(minor(3, 3)).toMatchObject([{ kind: 'shield', name: '+1 Shield', shown: 'shield', weight: 10 }]);
    expect(minor(3, 1, 5, 3)).toMatchObject([
      {
        kind: 'armour',
        name: '-3 Cursed Plate Mail',
        shown: 'plate mail',
        facts: { cursed: true, bonus: -3 },
      },
    ]);
    expect(medium(3, 6, 3, 6)).toMatchObject([
      { name: '+1 Dagger with minor ability: Sheds light, 15 ft radius', facts: { bonus: 1 } },
    ]);
    expect(major(3, 5, 4, 12)).toMatchObject([
      {
        name: '+1, +2 Two-handed Sword vs particular type of foe',
        facts: { bonus: 1, versus: [{ bonus: 2 }] },
      },
    ]);
    expect(major(3, 6, 7)).toMatchObject([{ kind: 'armour', name: 'Ethereal Armor', shown: 'armour' }]);
  });

  it('wands with their charges, rings, and what a table sends to', () => {
    expect(minor(4, 1, 3)).toMatchObject([
      {
        kind: 'wand',
        name: 'Wand of a spell of level 2',
        shown: 'wand',
        facts: { charges: 5, spells: [{ level: 2 }] },
      },
    ]);
    expect(minor(4, 2, 3)).toMatchObject([{ name: 'Ring of Invisibility', shown: 'ring' }]);
    expect(minor(4, 20, 9, 1)).toMatchObject([
      { name: 'Bag of Devouring', shown: 'bag', facts: { cursed: true } },
    ]);
    expect(minor(4, 20, 4, 1)).toMatchObject([{ name: 'Boots of Speed', shown: 'boots' }]);
    expect(major(4, 5, 10)).toMatchObject([{ kind: 'staff', name: 'Staff of Wizardry', shown: 'staff' }]);
  });
});
