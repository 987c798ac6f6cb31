import { listed } from '../../../shared/words/names.ts';
import { signed } from '../../../shared/words/figures.ts';
import { expect, test } from 'vitest';
import { ownLight, turns, unstopped, withEvents } from '../../../src-main/facts/words.ts';
import { describeItems } from '../../../src-main/facts/party/items.ts';

test('counts, lists, owners and signs', () => {
  expect([turns(0), turns(1), turns(2)]).toEqual(['0 turns', '1 turn', '2 turns']);
  expect([listed([]), listed(['Aud']), listed(['Aud', 'Bera']), listed(['Aud', 'Bera', 'Cid'])]).toEqual([
    '',
    'Aud',
    'Aud and Bera',
    'Aud, Bera and Cid',
  ]);
  expect([ownLight('Wren', 'torch'), ownLight('James', 'lantern')]).toEqual([
    'Wren’s torch',
    'James’ lantern',
  ]);
  expect([signed(-1), signed(0), signed(2)]).toEqual(['−1', '+0', '+2']);
});

test('a free text never doubles the full stop that follows it', () => {
  expect([unstopped('they flee.'), unstopped('they flee. '), unstopped('they flee!')]).toEqual([
    'they flee',
    'they flee',
    'they flee!',
  ]);
  expect(withEvents('Turn 1: explored.', ['Wren’s torch went out.'])).toBe(
    'Turn 1: explored. Wren’s torch went out.',
  );
  expect(withEvents('Turn 1: explored.')).toBe('Turn 1: explored.');
});

test('things are counted without guessing a plural', () => {
  expect(
    describeItems([
      { kind: 'coin', name: 'gp', quantity: 1600 },
      { kind: 'gem', name: 'ruby', quantity: 1 },
      { kind: 'torch', name: 'torch', quantity: 6 },
    ]),
  ).toBe('1,600 gp, 1 ruby, 6 × torch');
});
