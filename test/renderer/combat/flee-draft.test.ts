import { expect, test } from 'vitest';
import type { FightDesk } from '../../../src-renderer/windows/combat/fight-desk.svelte.ts';
import { FleeDraft } from '../../../src-renderer/windows/combat/ending/flee-draft.svelte.ts';
import type { Weighed } from '../../../src-renderer/windows/combat/ending/flee-draft.svelte.ts';
import { fight } from './sample-fight.ts';

const board = fight();
const deskOn = (ids: string[], marked: string[]): FightDesk =>
  ({
    board,
    rows: board.rows,
    hands: { subjects: board.rows.filter(({ id }) => ids.includes(id)), marked: new Set(marked) },
  }) as unknown as FightDesk;

const weighed: Weighed = {
  gap: 5,
  unit: 'yards',
  fleeingRate: 40,
  pursuingRate: null,
  text: '',
  pursues: '',
  dice: [{ id: 'evasion', title: 'Evasion', sides: [100], rolls: true, by: 'players', why: '', reasons: [] }],
  packs: [{ fighter: 'c1', name: 'Hild', what: '3 × Torch' }],
  reasons: [],
};

test('one who is selected speaks for his side, and those marked run alone', () => {
  expect(new FleeDraft(deskOn(['c1'], [])).runners).toEqual(['c1', 'c2']);
  const some = new FleeDraft(deskOn(['f1', 'f2'], ['f1', 'f2']));
  expect(some.runners).toEqual(['f1', 'f2']);
  some.run('f2', false);
  expect(some.runners).toEqual(['f1']);
  some.choose('party');
  expect(some.runners).toEqual(['c1', 'c2']);
});

test('a typed face goes to the throw that decides it; too many are told, nothing is asked of who is let go', () => {
  const draft = new FleeDraft(deskOn(['c1'], []));
  expect(draft.typed(weighed)).toEqual({});
  draft.faces = '37';
  expect(draft.typed(weighed)).toEqual({ evasion: [37] });
  draft.faces = '3 7';
  expect(draft.typed(weighed)).toBeNull();
  draft.faces = '37';
  draft.pursued = 'no';
  expect(draft.typed(weighed)).toBeNull();
});
