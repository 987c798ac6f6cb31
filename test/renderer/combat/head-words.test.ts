import { expect, test } from 'vitest';
import type { Board, Head } from '../../../src-renderer/windows/combat/fight-types.ts';
import {
  courageText,
  headWords,
  initiativeText,
  nextFight,
} from '../../../src-renderer/windows/combat/several/head-words.ts';

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

const sides = [
  { id: 'party', name: 'the party' },
  { id: 'foes', name: 'the enemy' },
];
const box = (phase: string, when: 'past' | 'now' | 'ahead', of: string[]): Board['strip'][number] => ({
  ...{ phase, title: phase, when, count: null },
  ...{ sides: of, actors: [], steps: [] },
});

test('who won initiative is told by the throw that settled it, once it has fallen', () => {
  const initiative = [
    { who: 'party', count: 2 },
    { who: 'foes', count: 6 },
  ];
  const strip = [
    box('declare', 'past', ['party']),
    box('initiative', 'past', ['party', 'foes']),
    box('acting', 'now', ['foes']),
  ];
  const ties: number[] = [];
  expect(initiativeText({ initiative, ties, sides, strip })).toBe('The enemy won initiative, 6 to 2');
  expect(initiativeText({ initiative, ties: [3, 5], sides, strip })).toBe(
    'The enemy won initiative, 6 to 2, after ties at 3 and 5',
  );
  const open = strip.map((each) => ({ ...each, when: 'now' as const }));
  expect(initiativeText({ initiative, ties, sides, strip: open })).toBe('');
  const tied = initiative.map((each) => ({ ...each, count: 4 }));
  expect(initiativeText({ initiative: tied, ties, sides, strip })).toBe('Initiative tied at 4');
  expect(initiativeText({ initiative: [{ who: 'c1', count: 3 }], ties, sides, strip })).toBe('');
});

test('how courage has held so far is told a side', () => {
  const courage = [
    { side: 'foes', held: 2, broke: 1 },
    { side: 'party', held: 1, broke: 0 },
  ];
  expect(courageText({ courage, sides })).toEqual([
    'The enemy: morale held 2 times, broke once',
    'The party: morale held once',
  ]);
});
