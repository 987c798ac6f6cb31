import { describe, expect, it } from 'vitest';
import { counted, feet, figure, pace, signed, weighed } from '../../../shared/words/figures.ts';

const coins = { id: 'coins', short: 'coins' } as const;
const pounds = { id: 'pounds', short: 'lb' } as const;

describe('figures in words', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1234, '1,234'],
    [12.5, '12.5'],
    [0.333, '0.33'],
    [-3, '−3'],
    [-1234.567, '−1,234.57'],
    [-0.001, '0'],
  ])('%d', (value, words) => expect(figure(value)).toBe(words));

  it.each([
    [0, '0 turns'],
    [1, '1 turn'],
    [2, '2 turns'],
    [1000, '1,000 turns'],
  ])('counts %d', (count, words) => expect(counted(count, 'turn')).toBe(words));

  it('takes a plural of its own', () => {
    expect([counted(1, 'die', 'dice'), counted(3, 'die', 'dice')]).toEqual(['1 die', '3 dice']);
  });

  it.each([
    [2, '+2'],
    [0, '+0'],
    [-1, '−1'],
    [-1500, '−1,500'],
  ])('signs %d', (value, words) => expect(signed(value)).toBe(words));

  it('writes feet and paces', () => {
    expect([feet(60), feet(1200)]).toEqual(["60'", "1,200'"]);
    expect(pace({ baseFeet: 60, encounterFeet: 20 })).toBe("60' (20')");
    expect(pace({ baseFeet: 0, encounterFeet: 0 })).toBe('cannot move');
    expect(pace({ baseFeet: 0, encounterFeet: 5 })).toBe("0' (5')");
  });

  it.each([
    [1, coins, '1 coin'],
    [601, coins, '601 coins'],
    [0, coins, '0 coins'],
    [1, pounds, '1 lb'],
    [12.5, pounds, '12.5 lb'],
  ])('weighs %d in %o', (weight, unit, words) => expect(weighed(weight, unit)).toBe(words));
});
