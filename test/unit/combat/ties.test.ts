import { expect, test } from 'vitest';
import type { CombatEvent } from '../../../shared/rules/combat.ts';
import { initiativeStory, tiesIn } from '../../../src-main/areas/combat/told/initiative-story.ts';

const thrown = (...throws: readonly (readonly [side: string, amount: number])[]): CombatEvent[] =>
  throws.map(([side, amount]) => ({ kind: 'initiative', as: 'initiative', id: null, side, amount }));

const told = (throws: readonly CombatEvent[]): string =>
  initiativeStory(throws, { nameOf: (id) => id, order: [] });

test('every tie that was thrown again is told, only the tied throwing', () => {
  const three = thrown(['a', 3], ['b', 5], ['c', 5], ['b', 2], ['c', 2], ['b', 6], ['c', 1]);
  expect(tiesIn(three)).toEqual([5, 2]);
  expect(told(three)).toBe('Initiative: a 3, b 6, c 1, after ties at 5 and 2.');
  expect(told(thrown(['a', 4], ['b', 4], ['a', 1], ['b', 2]))).toBe(
    'Initiative: a 1, b 2, after a tie at 4.',
  );
  expect(told(thrown(['a', 4], ['b', 4]))).toBe('Initiative: a 4, b 4.');
});
