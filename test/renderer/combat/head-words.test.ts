import { expect, test } from 'vitest';
import type { Head } from '../../../src-renderer/windows/combat/fight-types.ts';
import { headWords, nextFight } from '../../../src-renderer/windows/combat/several/head-words.ts';

const head = (more: Partial<Head>): Head => ({
  id: 1,
  name: 'The gate',
  state: 'open',
  outcome: '',
  encounterId: null,
  round: 3,
  behind: 0,
  ...more,
});

test('a fight says how it stands among others', () => {
  expect(headWords(head({}))).toBe('round 3');
  expect(headWords(head({ behind: 2 }))).toBe('2 rounds behind');
  expect(headWords(head({ behind: 1, round: null }))).toBe('1 second behind');
  expect(headWords(head({ state: 'paused', behind: 0 }))).toBe('paused');
});

test('the next fight goes round, and of one alone there is none', () => {
  const fights = [head({}), head({ id: 4 }), head({ id: 7 })];
  expect([1, 4, 7].map((id) => nextFight(fights, id))).toEqual([4, 7, 1]);
  expect(nextFight([head({})], 1)).toBeNull();
});
