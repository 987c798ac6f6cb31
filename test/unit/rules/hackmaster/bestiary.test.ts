import { expect, test } from 'vitest';
import { bestiary } from '../../../../shared/rules/hackmaster/bestiary.ts';

test('what nobody says is the usual', () => {
  expect(bestiary).toMatchObject({ defenceLess: 10, damageReduction: 0, speed: 10, reachFeet: 3 });
});

test.each([
  ['T', ['Normal Rat', 'Rat']],
  ['T', ['Stirge']],
  ['S', ['Giant Rat', 'Rat']],
  ['S', ['Rat, Giant']],
  ['S', ['Goblin']],
  ['S', ['Dog, Riding']],
  ['M', ['Hobgoblin']],
  ['M', ['Skeleton']],
  ['M', ['Giant Wolf Spider', 'Spider, Giant']],
  ['L', ['Ogre']],
  ['L', ['Polar Bear', 'Bear']],
  ['L', ['Owlbear']],
  ['H', ['Hill Giant', 'Giant']],
  ['H', ['Giant, Frost', 'Giant']],
  ['H', ['Red Dragon', 'Dragon']],
  ['H', ['Hydra (7 heads)', 'Hydra']],
  ['G', ['Dragon Turtle']],
  ['G', ['Purple Worm (15 HD)']],
])('%s is the size of %j', (size, names) => {
  expect(bestiary.sizeOf(names)).toBe(size);
});
