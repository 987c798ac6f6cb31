import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { fight, openFight } from './sample-fight.ts';

// BF-GREN-4, two of the squares.
const squares = [
  { face: 2, right: -10, beyond: -10 },
  { face: 10, right: 0, beyond: 20 },
  { face: 6, right: 10, beyond: 0 },
];

const wanted = {
  sides: 10,
  nth: 1,
  title: 'Where the flask breaks',
  rule: 'BF-GREN-2',
  by: 'c1',
  against: 'f9',
  dice: '1d10',
  of: null,
  needed: null,
};

const asked = (more: object = {}) =>
  openFight(
    fight({
      pending: {
        title: 'Hild: throw',
        acts: [],
        wanted: { ...wanted, ...more },
        soFar: ['Hild misses.'],
        fallen: 1,
      },
    }),
    /^Hild: throw/,
  );

test('the squares a flask may break in are drawn about whoever was aimed at, and read out row by row', async () => {
  await asked({ squares });
  const table = screen.getByRole('table', { name: 'Seen by the thrower, who stands below' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
  expect(cells).toEqual([
    ['', "10' left", 'Straight on', "10' right"],
    ["20' beyond", '', '10', ''],
    ['Level with Ogre', '', 'AOgre', '6'],
    ["10' short", '2', '', ''],
  ]);
});

test('another die draws none', async () => {
  await asked();
  expect(screen.queryByRole('table', { name: /thrower/ })).toBeNull();
});
