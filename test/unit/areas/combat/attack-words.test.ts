import { describe, expect, test } from 'vitest';
import { attacksIn, damageIn } from '../../../../src-main/areas/combat/comers/attack-words.ts';

const plain = (text: string) =>
  attacksIn(text)?.map(({ name, count, damage, effect, option }) => [name, count, damage, effect, option]);

describe('attacks in words', () => {
  test.each([
    [
      '2 × claw (1d3), 1 × bite (1d6)',
      [
        ['claw', 2, '1d3', null, 1],
        ['bite', 1, '1d6', null, 1],
      ],
    ],
    ['1 × weapon (1d6 or by weapon)', [['weapon', 1, '1d6', null, 1]]],
    ['Bite (1d6 + poison)', [['bite', 1, '1d6', 'poison', 1]]],
    [
      '2 claws/1 bite, damage 1-3/1-3/2-8',
      [
        ['claws', 2, '1d3', null, 1],
        ['bite', 1, '2d4', null, 1],
      ],
    ],
    ['1, damage 1d8', [['attack', 1, '1d8', null, 1]]],
    ['damage 1-6', [['attack', 1, '1d6', null, 1]]],
    [
      '1 bite (1d4) or 1 spray (stun)',
      [
        ['bite', 1, '1d4', null, 1],
        ['spray', 1, null, 'stun', 2],
      ],
    ],
    ['2 weapons', [['weapons', 2, null, null, 1]]],
  ])('%s', (text, attacks) => {
    expect(plain(text)).toEqual(attacks);
  });

  test('nothing is nothing', () => {
    expect(attacksIn('')).toBeNull();
  });

  test.each([
    ['1-6', '1d6'],
    ['2-12', '2d6'],
    ['3-8', '1d6+2'],
    ['d8+1', '1d8+1'],
    ['by weapon', null],
    ['6-2', null],
  ])('%s is %s', (words, dice) => {
    expect(damageIn(words)).toBe(dice);
  });
});
