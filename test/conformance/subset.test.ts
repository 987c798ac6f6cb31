import { describe, expect, test } from 'vitest';
import { ose } from '../../shared/rules/ose/index.ts';
import { differences, negativeZeros } from './subset.ts';
import { check } from './vector.ts';

describe('subset match', () => {
  test('extra keys are welcome at every depth', () => {
    expect(differences({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 })).toEqual([]);
  });

  test.each([
    ['a missing key', { a: 1 }, {}],
    ['another value', { a: 1 }, { a: 2 }],
    ['null is exactly null', { a: null }, { a: 0 }],
    ['a longer list', [1], [1, 2]],
    ['another order', [1, 2], [2, 1]],
    ['a list for an object', { 0: 1 }, [1]],
    ['-0 for 0', { a: 0 }, { a: -0 }],
  ])('%s differs', (_name, wanted, got) => {
    expect(differences(wanted, got)).not.toEqual([]);
  });

  test('list entries are matched as subsets', () => {
    expect(differences([{ id: 'x' }], [{ id: 'x', more: true }])).toEqual([]);
  });

  test('-0 is found anywhere', () => {
    expect(negativeZeros({ a: [0, -0], b: { c: -0 } })).toEqual(['result.a.1 is -0', 'result.b.c is -0']);
  });
});

describe('the runner', () => {
  const roll = { id: 'x', rule: 'OSE-TRAP-2', op: 'trap.trigger', expect: { sprung: true } };

  test('uses the scripted dice and matches', () => {
    expect(check(ose, { ...roll, input: { dice: [2] } })).toEqual([]);
  });

  test('tells what differs', () => {
    expect(check(ose, { ...roll, input: { dice: [3] } })).toEqual([
      'result.sprung: expected true, got false',
    ]);
  });

  test('fails when dice are left over or run short', () => {
    expect(() => check(ose, { ...roll, input: { dice: [1, 2] } })).toThrow('left over');
    expect(() => check(ose, { ...roll, input: { dice: [] } })).toThrow('ran short');
  });

  test('hands over a face its die does not have', () => {
    const wrong = { ...roll, input: { dice: [7] }, expect: { error: 'bad-die' } };
    expect(check(ose, wrong)).toEqual([]);
  });

  test('expects an error by its code', () => {
    expect(check(ose, { ...roll, input: { natural: 7 }, expect: { error: 'bad-die' } })).toEqual([]);
    expect(check(ose, { ...roll, input: { natural: 7 } })).not.toEqual([]);
    expect(check(ose, { ...roll, op: 'no.such', input: {}, expect: { error: 'bad-input' } })).toEqual([]);
  });
});
