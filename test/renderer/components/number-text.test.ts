import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../../src-renderer/components/fields/number-text.ts';

describe('parseNumber', () => {
  it.each([
    ['', null, null],
    ['  ', null, null],
    ['12', 12, null],
    ['+3', 3, null],
    ['−3', -3, null],
    ['6oo', null, '"6oo" is not a number.'],
    ['1e3', null, '"1e3" is not a number.'],
    ['1.5', null, 'Whole numbers only.'],
    ['99999999999999999999', null, 'Whole numbers only.'],
  ])('reads %j as %j', (text, value, problem) => {
    expect(parseNumber(text)).toEqual({ value, problem });
  });

  it('takes fractions where they may stand', () => {
    expect(parseNumber('1.5', { fractions: true })).toEqual({ value: 1.5, problem: null });
  });

  it('says the limits instead of bending to them', () => {
    expect(parseNumber('7', { min: 1, max: 6 })).toEqual({ value: null, problem: 'From 1 to 6.' });
    expect(parseNumber('9'.repeat(20), { min: 1, max: 6 }).problem).toBe('From 1 to 6.');
    expect(parseNumber('1.5', { min: 1, max: 6 }).problem).toBe('Whole numbers only. From 1 to 6.');
    expect(parseNumber('six', { min: 1, max: 6 }).problem).toBe('"six" is not a number. From 1 to 6.');
    expect(parseNumber('x'.repeat(40)).problem).toBe(`"${'x'.repeat(24)}…" is not a number.`);
    expect(parseNumber('-1', { min: 0 })).toEqual({ value: null, problem: '0 or more.' });
    expect(parseNumber('9', { max: 6 })).toEqual({ value: null, problem: '6 or less.' });
  });
});
