import { expect, test } from 'vitest';
import { fitting, menuEntries } from '../../../src-renderer/windows/combat/hands/act-menu.svelte.ts';
import { listedAct, openActs } from './sample-fight.ts';

const acts = () => ({
  ...openActs(),
  own: [
    listedAct('stay', 'wait', {
      title: 'Stay until',
      ways: ['bell', '7'],
      wayWords: { bell: 'the bell is struck' },
    }),
  ],
});

test('a way is said in the words the rules have for it, and as it is called where they have none', () => {
  const entries = menuEntries(acts(), 'manoeuvre');
  expect(entries.map(({ way, text, named }) => [way, text, named])).toEqual([
    ['bell', 'Stay until: the bell is struck', 'the bell is struck'],
    ['7', 'Stay until: 7', '7'],
  ]);
  // It is found by those words too.
  expect(fitting(entries, 'str').map(({ way }) => way)).toEqual(['bell']);
});
