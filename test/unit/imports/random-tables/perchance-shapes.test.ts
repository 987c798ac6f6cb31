import { describe, expect, it } from 'vitest';
import { readAll } from '../samples/contexts.ts';

/** Lines under names are many things: what makes a generator of Perchance of them, and what does not. */

describe('a generator of Perchance', () => {
  it.each([
    ['a list called as a column', 'name\n  Odo\noutput\n  [name], fighter'],
    [
      'items like a stat block',
      'foe\n  Goblin, AC 6 [13], HD 1-1, hp 3, Att 1 x weapon (1d6), ML 7\noutput\n  [foe]',
    ],
    ['items like rows', 'foe\n  1-3 Goblins\n  4-6 Rats\noutput\n  [foe]'],
    ['odds alone', 'foe\n  goblin ^3\n  rat\nplace\n  mill'],
    ['all of it standing in', '    foe\n      rat\n    output\n      [foe]'],
  ])('is known by its shape: %s', (_what, text) => {
    expect(readAll(text).format).toBe('Perchance generator, text');
  });

  it.each([
    ['rows', 'd6 Foes\n  1-3 Goblins\n  4-6 Rats', 'Random tables, text'],
    ['a headed table', '# Foes\n  1-3 Goblins [foe]\n  4-6 Rats', 'Random tables, text'],
    [
      'a stat block',
      'Goblin\n  AC 6 [13], HD 1-1 (3hp), Att 1 x weapon (1d6), MV 60 (20), ML 7',
      'Stat blocks',
    ],
    ['a table with columns', 'name,cost\n  Rope,1\n  Lamp,10', 'Table of things, CSV'],
  ])('is none with %s', (_what, text, format) => {
    expect(readAll(text).format).toBe(format);
  });

  it.each([
    ['a list of notes', 'Goblins\n  live here, see [[Goblins]]\nRats\n  too'],
    ['sentences among lists', 'The mill is old.\nIt stands empty.\nNobody comes.\nfoe\n  [foe]'],
    ['lists without odds or throws', 'foe\n  goblin\n  rat\nplace\n  mill'],
  ])('is none with %s', (_what, text) => {
    expect(() => readAll(text)).toThrow(/Nothing in it was recognised/);
  });
});
