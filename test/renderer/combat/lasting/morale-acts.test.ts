import { expect, test } from 'vitest';
import { moraleActs } from '../../../../src-renderer/windows/combat/lasting/morale-acts.ts';

const of = { ids: ['f1', 'f2'], rating: 8, modifier: -1 };

test('an answer to the machine goes before what the broken do', () => {
  expect(moraleActs({ ...of, word: 'flee', isAsked: true })).toEqual([
    { kind: 'morale', actor: null, way: 'break' },
    { kind: 'overrule', change: 'status', id: 'f1', status: 'fled' },
    { kind: 'overrule', change: 'status', id: 'f2', status: 'fled' },
  ]);
  expect(moraleActs({ ...of, word: 'hold', isAsked: true })).toEqual([
    { kind: 'morale', actor: null, way: 'stand' },
  ]);
});

test('at the referee’s call one throw is for all, and to hold is told of each', () => {
  expect(moraleActs({ ...of, word: 'throw', isAsked: false })).toEqual([
    { kind: 'overrule', change: 'nerve', ids: ['f1', 'f2'], rating: 8, modifier: -1 },
  ]);
  expect(
    moraleActs({ ...of, word: 'hold', isAsked: false }).map((act) => 'words' in act && act.words),
  ).toEqual(['holds', 'holds']);
  expect(moraleActs({ ...of, word: 'giveUp', isAsked: false })).toHaveLength(2);
});
