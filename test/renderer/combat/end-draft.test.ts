import { expect, test } from 'vitest';
import { EndDraft, type EndingView } from '../../../src-renderer/windows/combat/ending/end-draft.svelte.ts';
import type { Board } from '../../../src-renderer/windows/combat/fight-types.ts';

const row = (id: string, status: string) => ({
  id,
  name: id,
  characterId: id.startsWith('c') ? Number(id.slice(1)) : null,
  hp: 3,
  maxHp: 3,
  status,
});
const board = {
  fight: { id: 1, name: '2 × Goblin' },
  after: 7,
  rows: [row('c1', 'active'), row('f1', 'dead'), row('f2', 'active')],
} as unknown as Board;

const view: EndingView = {
  toCome: [
    {
      fighter: 'c1',
      who: 'Hild',
      what: 'bleeds',
      text: 'bleeds to death',
      amount: 3,
      unit: 'rounds',
      points: null,
      rule: 'SW-DMG-4',
      helped: '',
    },
  ],
  time: { fought: '', completes: '', suggested: false, then: [], due: [] },
  carriers: [{ creatureId: 'goblin', who: 'Goblin', carries: 'Type R (each)', fighters: ['f1', 'f2'] }],
  room: { id: 4, title: '1, Hall' },
  lights: [{ id: 'l1', text: 'torch', left: '5 turns' }],
};

test('what nobody touched is sent as the program filled it in', () => {
  const draft = new EndDraft();
  expect(draft.input(board, view, null, true, false)).toMatchObject({
    after: 7,
    fates: [],
    toCome: [],
    lights: [],
    rolled: [],
    roomNote: 'Fight against 2 × Goblin: 1 dead.',
    completes: true,
    concludes: false,
  });
});

test('each line is sent as it was changed, and who fell on the card is beaten', () => {
  const draft = new EndDraft();
  const [carrier] = view.carriers;
  if (!carrier) throw new Error('Nobody carries anything.');
  expect(draft.beatenOf(carrier, board.rows)).toBe(1);
  draft.fates['f2'] = 'surrendered';
  expect(draft.beatenOf(carrier, board.rows)).toBe(2);
  draft.amounts['c1 bleeds'] = '0';
  draft.rolled['goblin'] = '2';
  draft.lights['l1'] = 'c1';
  draft.note = '';
  expect(draft.input(board, view, null, true, true)).toMatchObject({
    fates: [{ fighter: 'f2', status: 'surrendered' }],
    toCome: [{ fighter: 'c1', what: 'bleeds', amount: 0 }],
    rolled: [{ creatureId: 'goblin', count: 2 }],
    lights: [{ lightId: 'l1', to: 'c1' }],
    roomNote: '',
    completes: false,
    concludes: true,
  });
});

test('a figure that cannot be read is not sent; whom the card has down takes up no light', () => {
  const draft = new EndDraft();
  expect(draft.hands(board.rows).map(({ id }) => id)).toEqual(['c1']);
  draft.fates['c1'] = 'unconscious';
  expect(draft.hands(board.rows)).toEqual([]);
  draft.rolled['goblin'] = '2';
  expect(draft.input(board, view, null, false, false)).toBeNull();
  draft.rolled['goblin'] = '1';
  draft.amounts['c1 bleeds'] = 'soon';
  expect(draft.input(board, view, null, false, false)).toBeNull();
});
