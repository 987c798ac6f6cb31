import { expect, test } from 'vitest';
import { foundOf, handOptions } from '../../../src-renderer/windows/combat/ending/lying-options.ts';

const lying = { whose: 'Hild', whoseId: 1 };

test('the nearest is offered first, then what is held, one before all of a stack', () => {
  const options = handOptions({
    things: [
      { id: 1, what: '1 Spear', atFeet: 30, away: 30, ...lying },
      { id: 2, what: '2 × Rope', atFeet: 0, away: 0, ...lying },
    ],
    held: [
      { itemId: 7, name: 'Sword', quantity: 1 },
      { itemId: 8, name: 'Torch', quantity: 3 },
    ],
  });
  expect(options.map(({ label }) => label)).toEqual([
    "2 × Rope, 0' away",
    "1 Spear, 30' away",
    'Sword',
    'one Torch',
    '3 × Torch',
  ]);
  expect(options[0]?.handled).toEqual({ does: 'takes', id: 2, quantity: null });
  expect(options.at(-1)?.handled).toEqual({ does: 'drops', id: 8, quantity: null });
});

test('of missiles none, half or all are found again', () => {
  expect([foundOf(7, 'none'), foundOf(7, 'half'), foundOf(7, 'all')]).toEqual([0, 3, 7]);
});
