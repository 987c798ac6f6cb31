import { describe, expect, test } from 'vitest';
import {
  notationOf,
  pointsOf,
  readAmount,
  readHarm,
} from '../../../src-renderer/windows/combat/hands/harm/amounts.ts';
import {
  fromMostHurt,
  harmActs,
  oneEach,
  shareOf,
  takenOf,
} from '../../../src-renderer/windows/combat/hands/harm/harm.ts';
import type { Row } from '../../../src-renderer/windows/combat/fight-types.ts';

const labels = ['C', 'D', 'E', 'AA', 'A'];
const row = (label: string, hp: number): Row => ({ id: `f${label}`, label, name: label, hp }) as Row;

describe('damage as it is typed', () => {
  test.each([
    ['7', { to: false, negative: false, points: 7, parts: 1 }],
    ['-7', { to: false, negative: true, points: 7, parts: 1 }],
    ['=5', { to: true, negative: false, points: 5, parts: 1 }],
    ['=0', { to: true, negative: false, points: 0, parts: 1 }],
    ['14/2', { to: false, negative: false, points: 14, parts: 2 }],
    ['2d6+1', { to: false, negative: false, points: { count: 2, sides: 6, plus: 1 }, parts: 1 }],
    ['d8-1', { to: false, negative: false, points: { count: 1, sides: 8, plus: -1 }, parts: 1 }],
    ['6d6/2', { to: false, negative: false, points: { count: 6, sides: 6, plus: 0 }, parts: 2 }],
  ])('%s', (text, amount) => {
    expect(readAmount(text)).toEqual(amount);
    expect(readHarm(text, [])).toEqual({ kind: 'all', amount });
  });

  test.each(['fall 30', 'Fall of 30 feet', 'falls 30’', 'fall 30ft'])('%s is a fall', (text) => {
    expect(readHarm(text, ['F'])).toEqual({ kind: 'fall', feet: 30 });
  });

  test.each(['fall', 'fall 0', 'fall 10001', 'fall far', 'fall 3d6'])(
    '%s says how a fall is typed',
    (text) => {
      expect(readHarm(text, ['F'])).toEqual({
        kind: 'problem',
        why: 'A fall is so many feet, at most 10,000, as in fall 30.',
      });
    },
  );

  test('many by label, each with its own', () => {
    expect(readHarm('c5 d3, aa-2 e2d6', labels)).toEqual({
      kind: 'each',
      each: [
        { label: 'C', amount: readAmount('5') },
        { label: 'D', amount: readAmount('3') },
        { label: 'AA', amount: readAmount('-2') },
        { label: 'E', amount: readAmount('2d6') },
      ],
    });
    // Where nobody bears the letter it is a die.
    expect(readHarm('d6', ['A'])).toEqual({ kind: 'all', amount: readAmount('d6') });
    expect(readHarm('d6', labels)).toEqual({
      kind: 'each',
      each: [{ label: 'D', amount: readAmount('6') }],
    });
  });

  test.each([
    ['', 'Type how much'],
    ['x9', '“x9”: no amount, or a label nobody bears.'],
    ['seven', 'no amount'],
    ['7 8', '“7”: of several amounts each wants a label'],
    ['c5 c3', 'C is named twice.'],
    ['5/0', 'no amount'],
    ['0d6', 'no amount'],
    ['101d6', 'no amount'],
    ['1000000', 'no amount'],
    ['--7', 'no amount'],
    ['7.5', 'no amount'],
  ])('%s is told', (text, why) => {
    expect(readHarm(text, labels)).toEqual({ kind: 'problem', why: expect.stringContaining(why) as string });
  });

  test('points: rounded down, never below none; dice are named for the throw', () => {
    const half = readAmount('15/2');
    const dice = readAmount('2d6-1');
    expect(half && pointsOf(half, 0)).toBe(7);
    expect(dice && notationOf(dice)).toBe('2d6-1');
    expect(dice && pointsOf(dice, 9)).toBe(9);
    expect(dice && pointsOf(dice, -1)).toBe(0);
  });
});

describe('who takes it', () => {
  const rows = [row('C', 4), row('D', 1), row('E', 3)];

  test('from the most hurt on: each what it has left, until it is used up', () => {
    expect(fromMostHurt(rows, 6).map(({ label, amount }) => [label, amount])).toEqual([
      ['D', 1],
      ['E', 3],
      ['C', 2],
    ]);
  });

  test('one each in turn: the odd points on the first', () => {
    expect(oneEach(rows, 7).map(({ amount }) => amount)).toEqual([3, 2, 2]);
    expect(oneEach(rows, 2).map(({ label }) => label)).toEqual(['C', 'D']);
  });

  test('half for who saved, rounded down; healing the other way round; who takes nothing is left out', () => {
    const amount = readAmount('7') ?? expect.fail();
    const shares = [{ ...shareOf(row('C', 4), 7), halved: true }, shareOf(row('D', 1), 0)];
    expect(takenOf(shares[0] ?? expect.fail())).toBe(3);
    expect(harmActs(shares, false, amount)).toEqual([
      { kind: 'overrule', change: 'hurt', id: 'fC', amount: 3 },
    ]);
    expect(harmActs(shares, true, amount)).toEqual([
      { kind: 'overrule', change: 'heal', id: 'fC', amount: 3 },
    ]);
    expect(harmActs(shares, false, { to: false, negative: true })).toEqual([
      { kind: 'overrule', change: 'heal', id: 'fC', amount: 3 },
    ]);
    expect(harmActs([shareOf(row('C', 4), 0)], false, { to: true, negative: false })).toEqual([
      { kind: 'overrule', change: 'hp', id: 'fC', hp: 0 },
    ]);
  });
});
