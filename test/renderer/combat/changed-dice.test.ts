import { expect, test } from 'vitest';
import { changedDice } from '../../../src-renderer/windows/combat/mend/changed-dice.ts';

const die = (at: number, sides: number, face: number) => ({
  act: 0,
  die: at,
  sides,
  face,
  by: 'typed' as const,
  title: '',
});
const dice = [die(0, 20, 17), die(1, 8, 1), die(2, 6, 4)];

test('only what was typed over is sent: empty fields and the same face again leave a die as it is', () => {
  expect(changedDice(dice, ['11', '', undefined])).toEqual([{ act: 0, die: 0, face: 11 }]);
  expect(changedDice(dice, [' 17 ', undefined, '2'])).toEqual([{ act: 0, die: 2, face: 2 }]);
  expect(changedDice(dice, [])).toEqual([]);
});
