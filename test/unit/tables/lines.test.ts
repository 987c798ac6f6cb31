import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines } from '../../../shared/tables/lines.ts';

const rowsOf = (text: string) =>
  readLines(text).rows.map(({ spans: [span], weight, text: said }) =>
    span ? `${span.from}-${span.to} ${said}` : `${weight}× ${said}`,
  );

describe('lines are read as rows', () => {
  test.each<[string, string, string, string[]]>([
    ['plain', 'a crow\n\nrain\r\nnothing', '1d3', ['1-1 a crow', '2-2 rain', '3-3 nothing']],
    ['of ranges', '1-3 Goblins\n4–5 Orcs\n6 Nothing', '1d6', ['1-3 Goblins', '4-5 Orcs', '6-6 Nothing']],
    [
      'of a hundred',
      '01–05. Gem\n06-99. Coins\n00. Crown',
      '1d100',
      ['1-5 Gem', '6-99 Coins', '100-100 Crown'],
    ],
    ['under their dice', 'd8 Device\n1) Pit\n2) Dart', '1d8', ['1-1 Pit', '2-2 Dart']],
    ['of two dice', '2. Dragon\n3-11. Rain\n12. Gold', '2d6', ['2-2 Dragon', '3-11 Rain', '12-12 Gold']],
    ['of a list', '- red\n* blue\n• green', '1d3', ['1-1 red', '2-2 blue', '3-3 green']],
    ['that say how many', '2 rats\n10 wolves\n3 bats', '1d3', ['1-1 2 rats', '2-2 10 wolves', '3-3 3 bats']],
    ['by weight', '2##x\ny\n3## z', '', ['2× x', '1× y', '3× z']],
    [
      'of Markdown',
      '| d6 | Result |\n|---|:--|\n| 1-4 | Ash |\n| 5–6 | Oak, old |',
      '1d6',
      ['1-4 Ash', '5-6 Oak, old'],
    ],
    [
      'that are broken',
      '1. a pit,\ndeep and wide\n2. a dart',
      '1d2',
      ['1-1 a pit, deep and wide', '2-2 a dart'],
    ],
    ['that end before they begin', '5-3 x\n6. y\n1-2. z', '1d6', ['3-5 x', '6-6 y', '1-2 z']],
    ['none at all', ' \n ', '1d20', []],
  ])('%s', (_, text, dice, rows) => {
    expect([readLines(text).dice, ...rowsOf(text)]).toEqual([dice, ...rows]);
  });

  test('what is not taken as it stands is told', () => {
    expect(readLines('5-3 x\n6. y').told).toEqual(['5–3 ends before it begins; its ends are changed over.']);
    expect(readLines(`${'a'.repeat(4001)}\n${'b\n'.repeat(2000)}`).told).toEqual([
      'Row 1 is longer than 4,000 letters; the rest is left out.',
      '1 more row left out: a table has at most 2,000.',
    ]);
    expect(readLines('d8 Device\n1. x').name).toBe('Device');
  });

  test('nothing that can be written is lost, save what is told', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6})?$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        expect(readLines(words.join('\n')).rows.map(({ text }) => text)).toEqual(words);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { rows } = readLines(text);
        expect(rows.every(({ spans: [span] }) => span == null || span.from <= span.to)).toBe(true);
      }),
    );
  });
});
