import { describe, expect, test } from 'vitest';
import { readCondition } from '../../../../src-renderer/windows/combat/lasting/condition-line.ts';

const known = ['blinded', 'blind', 'invisible', 'asleep', 'held', 'blessed'];
const time = (amount: string, unit: string) => ({ at: 'time', amount, unit });

describe('a condition typed in one field', () => {
  test.each([
    ['bl 3r', 'blinded', time('3', 'rounds'), '3 rounds'],
    ['blind 1 round', 'blind', time('1', 'rounds'), '1 round'],
    ['ble 2 turns', 'blessed', time('2', 'turns'), '2 turns'],
    ['asleep 1d4+1 t', 'asleep', time('1d4+1', 'turns'), '1d4+1 turns'],
    ['held 12s', 'held', time('12', 'seconds'), '12 seconds'],
    ['Inv 1h', 'invisible', time('1', 'hours'), '1 hour'],
    ['off balance act', 'off balance', { at: 'act' }, 'until the next act'],
    ['charmed fight', 'charmed', { at: 'fight' }, 'until the fight ends'],
    ['webbed', 'webbed', { at: 'said' }, 'until it is ended'],
    ['3r', '3r', { at: 'said' }, 'until it is ended'],
  ])('%s', (text, name, ends, words) => {
    expect(readCondition(text, known)).toEqual({ name, ends, words });
  });

  test('nothing typed names nothing', () => {
    expect(readCondition('  ', known)).toBeNull();
  });
});
