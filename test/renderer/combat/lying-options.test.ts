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
    pack: '3 × Torch',
    doors: [{ id: 4, name: 'Oak door', state: 'shut, stuck', acts: ['force', 'free'] }],
  });
  expect(options.map(({ label }) => label)).toEqual([
    "2 × Rope, 0' away",
    "1 Spear, 30' away",
    'Sword',
    'one Torch',
    '3 × Torch',
    'the pack: 3 × Torch',
    'forces Oak door (shut, stuck)',
    'frees Oak door (shut, stuck)',
  ]);
  expect(options[0]?.handled).toEqual({ does: 'takes', id: 2, quantity: null });
  expect(options[4]?.handled).toEqual({ does: 'drops', id: 8, quantity: null });
  expect(options.at(-1)?.handled).toEqual({ does: 'door', id: 4, act: 'free' });
});

test('of missiles none, half or all are found again', () => {
  expect([foundOf(7, 'none'), foundOf(7, 'half'), foundOf(7, 'all')]).toEqual([0, 3, 7]);
});
