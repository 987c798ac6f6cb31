import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberOf } from '../../../shared/bestiary/search/lines.ts';
import { isOneSlip } from '../../../shared/bestiary/search/one-slip.ts';
import { readSought } from '../../../shared/bestiary/search/read-sought.ts';

describe('words and facts', () => {
  test('stand in any order', () => {
    expect(readSought('undead hd 2-4 ac>=15 -giant')).toEqual({
      words: ['undead'],
      not: ['giant'],
      facts: [
        { kind: 'number', of: 'hd', not: false, least: 2, most: 4 },
        { kind: 'number', of: 'ac', not: false, least: 15, most: Infinity },
      ],
      unknown: [],
    });
  });

  test.each([
    ['hd<1', { kind: 'number', of: 'hd', not: false, least: -Infinity, most: 0.5 }],
    ['HD 3', { kind: 'number', of: 'hd', not: false, least: 3, most: 3 }],
    ['hd:4–2', { kind: 'number', of: 'hd', not: false, least: 2, most: 4 }],
    ['ac < 0', { kind: 'number', of: 'ac', not: false, least: -Infinity, most: -0.5 }],
    ['ac -2', { kind: 'number', of: 'ac', not: false, least: -2, most: -2 }],
    ['-ml<=8', { kind: 'number', of: 'ml', not: true, least: -Infinity, most: 8 }],
    ['xp>100', { kind: 'number', of: 'xp', not: false, least: 100.5, most: Infinity }],
    ['level:3', { kind: 'number', of: 'level', not: false, least: 3, most: 3 }],
    ['na>10', { kind: 'appearing', where: null, not: false, least: 10.5, most: Infinity }],
    ['na dungeon>10', { kind: 'appearing', where: 'dungeon', not: false, least: 10.5, most: Infinity }],
    ['al:Chaotic', { kind: 'word', of: 'al', not: false, word: 'chaotic' }],
    ['-move:fly', { kind: 'word', of: 'move', not: true, word: 'fly' }],
    ['save:F3', { kind: 'word', of: 'save', not: false, word: 'f3' }],
    ['no:morale', { kind: 'lacks', what: 'morale', not: false }],
    ['-used', { kind: 'used', not: true }],
    ['has:picture', { kind: 'lacks', what: 'picture', not: true }],
    ['-has:picture', { kind: 'lacks', what: 'picture', not: false }],
  ])('%s is a fact', (text, fact) => {
    expect(readSought(text)).toEqual({ words: [], not: [], facts: [fact], unknown: [] });
  });

  test.each([
    ['wings:2', ['wings:2']],
    ['no:mercy', ['no:mercy']],
    ['al=chaotic', ['al=chaotic']],
  ])('%s is none, is sought as a word, and is told of', (text, unknown) => {
    expect(readSought(text)).toEqual({ words: [text], not: [], facts: [], unknown });
  });

  test('a figure of a name is none: shadow, hdx, 3', () => {
    expect(readSought('shadow hdx 3 ac').facts).toEqual([]);
    expect(readSought('shadow hdx 3 ac').words).toEqual(['shadow', 'hdx', '3', 'ac']);
  });

  test('accents and large letters do not count', () => {
    expect(readSought('  Éléphant,  ÄRGER ').words).toEqual(['elephant', 'arger']);
  });

  test('any text is read, and no word of it is lost', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { words, not, facts, unknown } = readSought(text);
        for (const word of [...words, ...not]) expect(word).toMatch(/^[^\s,]+$/u);
        for (const fact of facts)
          if (fact.kind === 'number') expect(fact.least).toBeLessThanOrEqual(fact.most);
        expect(unknown.length).toBeLessThanOrEqual(words.length + not.length);
      }),
    );
  });
});

/** Letters to be put in, taken out or changed, or neighbours to change places, told step by step. */
function slips(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) =>
    Array.from({ length: other.length + 1 }, (__, to) => (at === 0 ? to : to === 0 ? at : 0)),
  );
  const cell = (at: number, to: number): number => rows[at]?.[to] ?? Infinity;
  for (let at = 1; at <= one.length; at += 1)
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      const swapped =
        at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
          ? cell(at - 2, to - 2) + 1
          : Infinity;
      const row = rows[at];
      if (row)
        row[to] = Math.min(cell(at - 1, to) + 1, cell(at, to - 1) + 1, cell(at - 1, to - 1) + same, swapped);
    }
  return cell(one.length, other.length);
}

test('one slip is one letter too many, too few, another, or two that changed places', () => {
  expect(isOneSlip('golbin', 'goblin')).toBe(true);
  expect(isOneSlip('gobln', 'goblin')).toBe(true);
  expect(isOneSlip('gobblin', 'goblin')).toBe(true);
  expect(isOneSlip('gablin', 'goblin')).toBe(true);
  expect(isOneSlip('gabln', 'goblin')).toBe(false);
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneSlip(one, other)).toBe(slips(one, other) <= 1);
    }),
  );
});

test('how many appear is the least and the most of the dice', () => {
  expect(numberOf('2d6')).toEqual({ least: 2, most: 12 });
  expect(numberOf('1d6-1')).toEqual({ least: 0, most: 5 });
  expect(numberOf('3d6*10')).toEqual({ least: 30, most: 180 });
  expect(numberOf('1')).toEqual({ least: 1, most: 1 });
  expect([numberOf('0'), numberOf('special'), numberOf(null)]).toEqual([null, null, null]);
});
