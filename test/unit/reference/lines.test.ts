import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineCutter } from '../../../src-main/rules-console/lines.ts';

function cut(pieces: readonly string[], longest?: number) {
  const cutter = new LineCutter(longest);
  return [...pieces.flatMap((piece) => cutter.cut(piece)), ...cutter.end()];
}

describe('lines out of pieces', () => {
  test('are the same however the text arrives', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\u2028') });
    fc.assert(
      fc.property(fc.array(text), (pieces) => {
        const whole = pieces.join('');
        const wanted = whole.split('\n');
        if (wanted.at(-1) === '') wanted.pop();
        expect(cut(pieces)).toEqual(wanted.map((line, at) => ({ number: at + 1, text: line })));
      }),
    );
  });

  test('a line that is too long is dropped and counted', () => {
    const long = ['ok\n', 'abc', 'def', 'ghi', '\nok\n', 'abcdef'];
    expect(cut(long, 5)).toEqual([
      { number: 1, text: 'ok' },
      { number: 2, text: null },
      { number: 3, text: 'ok' },
      { number: 4, text: null },
    ]);
  });
});
