import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DiceExpression } from '../../../shared/dice/expression.ts';
import { withoutPenetration } from '../../../shared/dice/expression.ts';
import { checkedDice, formatDice, parseDice } from '../../../shared/dice/notation.ts';
import { DiceNotationError } from '../../../shared/dice/scanner.ts';
import { RulesError } from '../../../shared/errors.ts';
import { anyExpression } from './expressions.ts';

const dice = { kind: 'dice', sign: 1, count: 1, reading: 'face', times: 1 } as const;

function refusal(text: string): DiceNotationError {
  try {
    parseDice(text);
  } catch (error) {
    if (error instanceof DiceNotationError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(text)} was read`);
}

describe('reading dice', () => {
  test.each<[string, DiceExpression['terms']]>([
    ['7', [{ kind: 'number', sign: 1, value: 7, times: 1 }]],
    ['d8', [{ ...dice, sides: 8 }]],
    ['2d6', [{ ...dice, count: 2, sides: 6 }]],
    ['d%', [{ ...dice, sides: 100 }]],
    ['d66', [{ ...dice, sides: 66, reading: 'digits' }]],
    ['2d666', [{ ...dice, count: 2, sides: 666, reading: 'digits' }]],
    ['d066', [{ ...dice, sides: 66 }]],
    ['d6666', [{ ...dice, sides: 6666 }]],
    ['4d6kh3', [{ ...dice, count: 4, sides: 6, choice: { act: 'keep', end: 'highest', count: 3 } }]],
    ['4d6kl', [{ ...dice, count: 4, sides: 6, choice: { act: 'keep', end: 'lowest', count: 1 } }]],
    ['4d6dh2', [{ ...dice, count: 4, sides: 6, choice: { act: 'drop', end: 'highest', count: 2 } }]],
    ['4d6dl', [{ ...dice, count: 4, sides: 6, choice: { act: 'drop', end: 'lowest', count: 1 } }]],
    ['3d6!', [{ ...dice, count: 3, sides: 6, extra: 'explode' }]],
    ['d20p', [{ ...dice, sides: 20, extra: 'penetrate' }]],
    ['d6r1', [{ ...dice, sides: 6, reroll: { once: false, match: 'exactly', face: 1 } }]],
    ['d6r<3', [{ ...dice, sides: 6, reroll: { once: false, match: 'below', face: 3 } }]],
    ['d6ro1', [{ ...dice, sides: 6, reroll: { once: true, match: 'exactly', face: 1 } }]],
    ['d6ro<3', [{ ...dice, sides: 6, reroll: { once: true, match: 'below', face: 3 } }]],
    ['2d6x10', [{ ...dice, count: 2, sides: 6, times: 10 }]],
    ['3*4', [{ kind: 'number', sign: 1, value: 3, times: 4 }]],
    [
      '2d6 + D4 - 1',
      [
        { ...dice, count: 2, sides: 6 },
        { ...dice, sides: 4 },
        { kind: 'number', sign: -1, value: 1, times: 1 },
      ],
    ],
  ])('%s', (text, terms) => expect(parseDice(text)).toEqual({ terms }));

  test('spaces, capitals and the signs of a printed book do not matter', () => {
    expect(parseDice(' 4 D 6 KH 3 X 10  − 1 ')).toEqual(parseDice('4d6kh3x10-1'));
    expect(parseDice('2d6 × 10 – 1')).toEqual(parseDice('2d6*10-1'));
    expect(parseDice('-d4+3').terms[0]).toMatchObject({ sign: -1, sides: 4 });
  });

  test('the rules of a die may stand in any order', () => {
    expect(parseDice('4d6kh3pr1')).toEqual(parseDice('4d6r1pkh3'));
  });

  test('the figures at the limits are read', () => {
    for (const text of ['1000d10000x1000000', '1000000000', '1000d6kh1000', 'd100r<100', 'd6ro<7', 'd1ro1']) {
      expect(formatDice(parseDice(text))).toBe(text);
    }
  });

  test('a tree cannot be changed, so that the next reader finds it whole', () => {
    const tree = parseDice('4d6r1kh3');
    const [term] = tree.terms;
    if (term?.kind !== 'dice') throw new Error('dice were expected');
    for (const part of [tree, tree.terms, term, term.choice, term.reroll]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
    for (let sides = 2; sides < 700; sides += 1) parseDice(`d${sides}`);
    expect(parseDice('4d6r1kh3')).toEqual(tree);
  });
});

describe('refusing what cannot be read', () => {
  test.each([
    ['', 1],
    ['   ', 1],
    ['2d', 3],
    ['d', 2],
    ['2d6+', 5],
    ['2d6+-1', 5],
    ['2d6d8', 4],
    ['1 2', 3],
    ['2d6 foo', 5],
    ['x10', 1],
    ['2d6x0', 5],
    ['2d6x1000001', 5],
    ['2d6x2x3', 6],
    ['0d6', 1],
    ['1001d6', 1],
    ['d0', 2],
    ['d10001', 2],
    ['1000000001', 1],
    ['4d6kh5', 6],
    ['4d6kh0', 6],
    ['4d6dl4', 6],
    ['d6dl1', 3],
    ['4d6kh3kl1', 7],
    ['d6!p', 4],
    ['d6r1r2', 5],
    ['d1!', 3],
    ['d1p', 3],
    ['d1r1', 4],
    ['d6r<7', 4],
    ['d101r<101', 6],
    ['d6r7', 4],
    ['d6r0', 4],
    ['d6r<1', 5],
    ['d6r<8', 5],
    ['d66!', 4],
    ['d666r1', 5],
    ['2d6+(1)', 5],
    ['2d6,', 4],
    ['1e3', 2],
    ['2.5', 2],
    ['d6ｋ', 3],
  ])('%j at character %i', (text, position) => expect(refusal(text).position).toBe(position));

  test('the message says what is wrong and points at the place', () => {
    const error = refusal('2d6 + 4d1!');
    expect(error.message).toBe(
      'A d1 always shows its highest face and would roll for ever. (character 10)\n' +
        '  2d6 + 4d1!\n' +
        '           ^',
    );
    expect(error.code).toBe('bad-input');
    expect(error.details).toEqual({ notation: error.message });
  });

  test('a long text is shown around the place only, on one line', () => {
    const text = `${'1+\n'.repeat(50)}?${'+1'.repeat(10)}`;
    const lines = refusal(text).message.split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]?.charAt(lines[2]?.indexOf('^') ?? -1)).toBe('?');
    expect(lines[1]?.length).toBeLessThan(70);
  });

  test('the length of the text has a limit', () => {
    expect(parseDice('1+'.repeat(99) + '22').terms).toHaveLength(100);
    expect(refusal(`${'1+'.repeat(100)}1`).position).toBe(201);
    expect(refusal(' '.repeat(1_000_000)).position).toBe(201);
  });

  test('the caller names the field', () => {
    expect(() => parseDice('2d', 'damage')).toThrow(
      expect.objectContaining({ details: { damage: expect.stringContaining('sides') as string } }),
    );
  });

  test('whatever is written, it is read or refused at a place inside it', () => {
    const piece = fc.constantFrom(
      'd',
      '6',
      '1',
      '0',
      '%',
      '+',
      '-',
      'kh',
      'dl',
      '!',
      'p',
      'r',
      'ro<',
      'x',
      ' ',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        try {
          expect(formatDice(parseDice(written))).not.toBe('');
        } catch (error) {
          expect(error).toBeInstanceOf(DiceNotationError);
          const { position } = error as DiceNotationError;
          expect(position >= 1 && position <= written.length + 1).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([null, undefined, 6, [], {}, { text: 'd6' }])('%j is not text', (value) => {
    expect(() => parseDice(value as unknown as string)).toThrow(RulesError);
  });
});

describe('printing dice', () => {
  test('every expression is read back as it was printed', () => {
    fc.assert(
      fc.property(anyExpression(), (tree) => {
        expect(parseDice(formatDice(tree))).toEqual(tree);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['1d6', 'd6'],
    ['d%', 'd100'],
    ['4D6 kh3 * 10 - 2', '4d6kh3x10-2'],
    ['-2d066r<3!dl', '-2d066r<3!dl1'],
    ['d66 + 0', 'd66+0'],
  ])('%s becomes %s', (written, printed) => expect(formatDice(parseDice(written))).toBe(printed));

  test('a tree from elsewhere is checked as if it had been written', () => {
    const tree = JSON.parse(JSON.stringify(parseDice('2d6+1'))) as DiceExpression;
    expect(checkedDice(tree)).toEqual(tree);
    const bad: unknown[] = [
      null,
      5,
      {},
      { terms: [] },
      { terms: [null] },
      { terms: [{}] },
      { terms: [{ kind: 'number', sign: 1, value: NaN, times: 1 }] },
      { terms: [{ ...dice, sides: 1e9 }] },
      { terms: [{ ...dice, sides: 6, choice: 3 }] },
      { terms: [{ ...dice, sides: 1, extra: 'explode' }] },
    ];
    for (const value of bad) expect(() => checkedDice(value as DiceExpression)).toThrow(RulesError);
  });
});

test('penetration is left out where a rule wants it so', () => {
  const tree = parseDice('2d4p-2+d6!');
  expect(formatDice(withoutPenetration(tree))).toBe('2d4-2+d6!');
  expect(formatDice(tree)).toBe('2d4p-2+d6!');
});
