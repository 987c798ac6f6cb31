import { describe, expect, it } from 'vitest';
import { isolated } from '../../../shared/words/isolated.ts';
import {
  capital,
  listed,
  slowestNamed,
  slowestWords,
  uncapital,
  whose,
} from '../../../shared/words/names.ts';

describe('names in words', () => {
  it.each([
    [[], ''],
    [['Hild'], 'Hild'],
    [['Hild', 'Osric'], 'Hild and Osric'],
    [['Hild', 'Osric', 'Wren'], 'Hild, Osric and Wren'],
  ])('in a row: %j', (names, words) => expect(listed(names)).toBe(words));

  it('belong to somebody', () => {
    expect([whose('Hild'), whose('Idris')]).toEqual(['Hild’s', 'Idris’']);
  });

  it('begin a sentence and stand within one, whatever the first letter is', () => {
    expect([capital('oil'), capital('éclair'), capital('𐐨'), capital(''), capital('6 torches')]).toEqual([
      'Oil',
      'Éclair',
      '𐐀',
      '',
      '6 torches',
    ]);
    expect([uncapital('Rest'), uncapital('𐐀'), uncapital('')]).toEqual(['rest', '𐐨', '']);
  });

  it('are kept from turning the words around them only where they run from right to left', () => {
    expect([isolated('Hild'), isolated('דוד')]).toEqual(['Hild', '\u2068דוד\u2069']);
  });

  it('say who is slowest, or how many', () => {
    const four = ['Hild', 'Osric', 'Wren', 'דוד'];
    expect(slowestWords([])).toBe('');
    expect(slowestWords(['Hild'])).toBe('Hild is slowest.');
    expect(slowestWords(four.slice(1))).toBe('Osric, Wren and \u2068דוד\u2069 are slowest.');
    expect([slowestNamed, slowestWords(four)]).toEqual([3, '4 are slowest.']);
  });
});
