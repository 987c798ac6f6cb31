import { expect } from '@playwright/test';
import { choose, type Moment, type Seat } from '../../expedition/seat.ts';
import { inDialog } from '../../support/look.ts';

/** What is prepared in an afternoon, from an empty campaign, by the keys alone. */

const heading = ({ hands }: Seat, name: string | RegExp) =>
  hands.page.getByRole('heading', { name, level: 2 });
const box = ({ hands }: Seat, name: string | RegExp) => hands.page.getByRole('textbox', { name });
const closed = ({ hands }: Seat) => expect(inDialog(hands.page)).toBeHidden();

/** To a page of Prep, by turning the pages. */
export async function page({ hands }: Seat, title: string): Promise<void> {
  await hands.press('Control+9');
  const there = hands.page.getByRole('heading', { name: title, level: 1 });
  for (let turned = 0; turned < 6; turned += 1) {
    await expect(hands.page.locator('nav[aria-label="Pages of Prep"]')).toBeVisible();
    if (await there.isVisible()) return;
    await hands.press('Control+PageDown');
  }
  await expect(there).toBeVisible();
}

/** A creature of one's own: its name, hit dice and armour class. */
const creature = (name: string, hitDice: string, armour: string): Moment => ({
  name: `a creature of one’s own: ${name}`,
  keys: 60,
  play: async (seat) => {
    const { hands } = seat;
    await page(seat, 'Bestiary');
    await hands.press('n');
    await expect(inDialog(hands.page)).toBeVisible();
    await hands.write(name);
    await hands.fill(box(seat, 'Hit dice'), hitDice);
    await hands.fill(box(seat, 'Armour class'), armour);
    await hands.press('Enter');
    await closed(seat);
    await expect(heading(seat, name)).toBeVisible();
  },
});

/** A table of a few lines, written into one field. */
const table = (name: string, lines: readonly string[], told: string): Moment => ({
  name: `a table: ${name}`,
  play: async (seat) => {
    const { hands } = seat;
    await page(seat, 'Tables');
    await hands.press('n');
    await expect(box(seat, /^Name/)).toBeFocused();
    await hands.write(name);
    await hands.reach(box(seat, 'Rows, one a line'));
    await hands.page.keyboard.insertText(lines.join('\n'));
    await expect(inDialog(hands.page).getByText(told)).toBeVisible();
    await hands.press('Control+Enter');
    await expect(heading(seat, name)).toBeVisible();
  },
});

const rooms = [
  'Porch',
  'Guardroom',
  'Well',
  'Crypt',
  'Long gallery',
  'Vault',
  'Kitchen',
  'Chapel',
  'Cells',
  'Cistern',
  'Library',
  'Throne',
];

const dungeon: Moment = {
  name: 'a level of twelve rooms, each with a door to the one before',
  play: async (seat) => {
    const { hands } = seat;
    await hands.press('Control+6', 'd');
    await expect(inDialog(hands.page)).toBeVisible();
    await hands.write('The Sunk Bell');
    await hands.press('Enter');
    await closed(seat);
    for (const [at, room] of rooms.entries()) {
      await hands.press('n');
      await expect(box(seat, /^Key on the map/)).toBeFocused();
      await hands.write(String(at + 1));
      await hands.press('Tab');
      await hands.write(room);
      await hands.press('Enter');
      await closed(seat);
      const stands = hands.page.getByRole('article', { name: `Room ${at + 1}`, exact: true });
      await expect(stands).toBeVisible();
      if (at === 0) continue;
      await hands.press('o');
      await expect(box(seat, 'Name')).toBeFocused();
      await hands.write('oak door');
      await hands.press('Tab');
      await hands.write(String(at));
      await hands.press('Enter');
      await closed(seat);
      await expect(stands.getByText('shut', { exact: true })).toBeVisible();
    }
  },
};

/** Who is there is thrown on the table of the level: taken from the content, hung on the level. */
const wandering: Moment = {
  name: 'the wandering table of the level is taken and given to it',
  play: async (seat) => {
    const { hands } = seat;
    await hands.press('b', 'c');
    await expect(inDialog(hands.page).getByRole('option', { name: /^Dungeon level 1/ })).toBeVisible();
    await hands.write('level 1');
    await hands.press('Enter');
    await closed(seat);
    await expect(heading(seat, /^Dungeon level 1/)).toBeVisible();
    await hands.press('b', 'Shift+v');
    await expect(inDialog(hands.page)).toBeVisible();
    await choose(seat, 'Wandering', 'Dungeon level 1');
    await hands.press('Enter');
    await closed(seat);
  },
};

/** What the dice of a room's contents show, room by room: empty ones, foes, a trap, a special. */
const contents = [1, 3, 2, 4, 1, 5, 2, 3, 1, 6, 2, 1];

/** The die a room asks for: what it is for, its sides. */
const asked = /^Room \d+\. (.*): d(\d+)/;

/** Types the dice of the room the cursor is in, until it asks for no more. */
async function typeDice({ hands }: Seat, room: number): Promise<void> {
  const die = hands.page.getByRole('textbox', { name: new RegExp(`^Room ${room}\\. `) });
  await hands.press('d');
  await expect(die).toBeFocused();
  while (await die.isVisible()) {
    const label = await die.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? '');
    const [, what = '', sides = ''] = asked.exec(label) ?? [];
    const face = what === 'Contents: what is there' ? contents[room - 1] : Math.ceil(Number(sides) / 2);
    await hands.write(String(face));
    await hands.press('Enter');
    await expect(hands.page.getByRole('textbox', { name: label, exact: true })).toBeHidden();
  }
}

const stocking: Moment = {
  name: 'the level is stocked, every die typed, and written as one step',
  play: async (seat) => {
    const { hands } = seat;
    await page(seat, 'Stocking');
    await expect(hands.page.getByRole('table', { name: /Rooms of the level/ })).toBeVisible();
    for (const at of rooms.keys()) {
      await typeDice(seat, at + 1);
      await hands.press('j');
    }
    await hands.press('Shift+Enter', 'w');
    await expect(
      hands.page.getByText(/^Stocked 5 rooms of Level 1: 3 kinds of foes, 1 trap, 1 special thing/).first(),
    ).toBeVisible();
  },
};

const hoard: Moment = {
  name: 'a hoard is thrown by typed dice and laid in the vault',
  play: async (seat) => {
    const { hands } = seat;
    await page(seat, 'Treasure');
    await hands.press('/');
    await expect(box(seat, 'Letters')).toBeFocused();
    await hands.write('N, 200 gp');
    await hands.press('Enter');
    await expect(box(seat, /there \(40 %\): d100$/)).toBeFocused();
    await hands.write('40');
    await hands.press('Enter');
    await expect(box(seat, /how many.*: d4/)).toBeFocused();
    await hands.write('1');
    await hands.press('Enter');
    await expect(box(seat, /how many.*: d4/)).toBeFocused();
    await hands.write('1');
    await hands.press('Enter', 'Shift+Enter', 'h');
    await expect(inDialog(hands.page).getByRole('combobox', { name: 'Where' })).toBeFocused();
    await hands.write('vault');
    await expect(inDialog(hands.page).getByRole('button', { name: /Lay it at 6, Vault/ })).toBeVisible();
    await hands.press('Enter');
    await closed(seat);
  },
};

const muster: Moment = {
  name: 'a muster of what was made',
  play: async (seat) => {
    const { hands } = seat;
    await page(seat, 'Bestiary');
    await hands.press('/');
    await hands.write('own bell');
    await expect(heading(seat, 'Bell wight')).toBeVisible();
    await hands.press('Enter', 'm');
    await expect(inDialog(hands.page).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await hands.write('The ringers');
    await hands.press('Enter');
    await closed(seat);
  },
};

const rumour = (title: string): Moment => ({
  name: `a rumour: ${title}`,
  play: async (seat) => {
    const { hands } = seat;
    await page(seat, 'Notebook');
    await hands.press('n');
    await expect(box(seat, 'Title')).toBeFocused();
    await hands.write(title);
    await choose(seat, 'Kind', 'Rumour');
    await hands.reach(box(seat, 'Title'));
    await hands.press('Enter');
    await closed(seat);
    await expect(heading(seat, new RegExp(title))).toBeVisible();
  },
});

export const afternoon: readonly Moment[] = [
  creature('Bell wight', '3*', '5'),
  creature('Marsh crow', '1', '7'),
  table('Trinkets', ['a bone whistle', 'a bent spoon', '{1d6} beads'], '3 rows, thrown with 1d3.'),
  table('Pockets', ['nothing', '{Trinkets}', '{2 Trinkets}'], '3 rows, thrown with 1d3.'),
  dungeon,
  wandering,
  stocking,
  hoard,
  muster,
  ...['The bell rings', 'The well is deep', 'Crows talk', 'A king sleeps', 'The cook fled', 'Salt burns'].map(
    rumour,
  ),
];
