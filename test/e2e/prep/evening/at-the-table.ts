import { expect } from '@playwright/test';
import { field, type Moment } from '../../expedition/seat.ts';
import { talked, thrown } from '../../evenings/encounters.ts';
import { inDialog } from '../../support/look.ts';

/** What was prepared, met and found at the table, by the keys alone. */

const enter: Moment = {
  name: 'they enter the dungeon of the book',
  play: async ({ hands, sight }) => {
    await hands.press('Control+1');
    await hands.fill(field(hands.page, 'Name of the place'), 'The Sunk Bell');
    await hands.press('Enter');
    await sight.turn(1);
  },
};

const into = (key: string, room: string): Moment => ({
  name: `they go to room ${key}`,
  keys: 5,
  play: async ({ hands }) => {
    await hands.press('Control+1', 'p');
    await expect(hands.page.getByRole('combobox', { name: 'Key or name' })).toBeFocused();
    await hands.write(key);
    await hands.press('Enter');
    const place = hands.page.getByRole('region', { name: 'Place' });
    await expect(place.getByRole('heading', { name: `${key} ${room}` })).toBeVisible();
  },
});

const meet: Moment = {
  name: 'those who were keyed there are met',
  play: async ({ hands }) => {
    await hands.command('meet 8');
    const met = hands.page.getByRole('heading', { name: /^8 × Kobold/ });
    await expect(met).toBeVisible();
  },
};

const pockets: Moment = {
  name: 'the nested table is thrown by typed dice, from anywhere',
  keys: 20,
  play: async (seat) => {
    const { hands } = seat;
    await hands.command('pockets');
    await expect(hands.page.getByRole('heading', { name: 'Pockets', level: 2 })).toBeVisible();
    await hands.press('Space');
    for (const [asked, face] of [
      ['Pockets, d3', '3'],
      ['Trinkets, d3', '1'],
      ['Trinkets, d3', '3'],
      ['Trinkets, {1d6}, d6', '4'],
    ] as const) {
      await expect(hands.page.getByRole('textbox', { name: asked })).toBeFocused();
      await hands.write(face);
      await hands.press('Enter');
    }
    await expect(hands.page.getByText('a bone whistle, 4 beads').first()).toBeVisible();
  },
};

/** The hoard of a room into the pool, and the one of its things that hides something is known. */
const found: Moment = {
  name: 'the hoard is found, taken, and its potion known',
  play: async ({ hands }) => {
    const lies = hands.page.getByRole('list', { name: 'Hoards' });
    await expect(lies).toBeVisible();
    await hands.press('Shift+f');
    await expect(lies).toBeHidden();
    await hands.press('Control+3');
    const pool = hands.page.getByRole('treegrid', { name: /^Party pool/ });
    await hands.reach(pool);
    await expect(pool.getByRole('row', { name: /potion/ }).first()).toBeVisible();
    await hands.press('Home', 'i');
    await expect(hands.page.getByRole('status').getByText(/^1 potion: known as .* now\.$/)).toBeVisible();
  },
};

const told: Moment = {
  name: 'a rumour is told',
  play: async ({ hands }) => {
    await hands.press('Control+Shift+f');
    await hands.write('crows talk');
    await expect(inDialog(hands.page).getByText('Crows talk').first()).toBeVisible();
    await hands.press('Enter');
    await expect(hands.page.getByRole('heading', { name: /Crows talk/, level: 2 })).toBeVisible();
    await hands.press('t');
    await expect(hands.page.getByText('The players have not heard of it.')).toBeHidden();
  },
};

export const evening: readonly Moment[] = [
  enter,
  into('2', 'Guardroom'),
  meet,
  thrown('Surprise', 'Kobold', [4, 4], /Surprise/),
  thrown('Distance', 'Kobold', [1, 3], /40'/),
  thrown('Reaction', 'Kobold', [3, 5], /8/),
  talked(1, 'they point the way to the vault and slink off'),
  pockets,
  into('6', 'Vault'),
  found,
  told,
];
