import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { writeBook } from '../../fixtures/big-book.ts';
import { createCampaign, goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

/** The campaign files below a home folder. */
const campaignsIn = (home: string): string[] =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.turnkeeper') && !name.includes('ackup'))
    .map((name) => join(home, name));

const book = (page: Page): Locator => page.getByRole('region', { name: 'The book' });
const rooms = (page: Page): Locator => page.getByRole('grid', { name: /^Rooms/ });
const field = (page: Page, name: string | RegExp): Locator => inDialog(page).getByRole('textbox', { name });
const roomPage = (page: Page, key: string): Locator => page.getByRole('article', { name: `Room ${key}` });

/** A room by the keys alone: N, what is asked for, Ctrl+Enter. */
async function addRoom(hands: Hands, key: string, name: string, notes = ''): Promise<void> {
  const { page } = hands;
  await hands.press('n');
  await expect(field(page, /^Key on the map/)).toBeFocused();
  await hands.write(key);
  await hands.press('Tab');
  await hands.write(name);
  await hands.press('Tab');
  if (notes !== '') await page.keyboard.insertText(notes);
  await hands.press('Control+Enter');
  await expect(inDialog(page)).toBeHidden();
  await expect(roomPage(page, key)).toBeVisible();
}

/** A door, trap or treasure of the room at hand. */
async function addThing(
  hands: Hands,
  opener: string,
  fill: () => Promise<void>,
  shown: string,
): Promise<void> {
  const { page } = hands;
  await hands.press(opener);
  await expect(field(page, 'Name')).toBeFocused();
  await fill();
  await hands.press('Enter');
  await expect(inDialog(page)).toBeHidden();
  await expect(page.getByRole('article').getByText(shown, { exact: true })).toBeVisible();
}

async function newDungeon(hands: Hands, name: string): Promise<void> {
  await hands.press('d');
  await expect(field(hands.page, 'Name')).toBeFocused();
  await hands.write(name);
  await hands.press('Enter');
  await expect(inDialog(hands.page)).toBeHidden();
  await expect(book(hands.page).getByRole('heading', { name })).toBeVisible();
}

const longNotes = [
  '# The flooded nave',
  'Black water to the **knee**. Every step is heard; nobody is *surprised* here. <script>alert(1)</script>',
  '## What is under it',
  '1. three loose flagstones\n2. a silver censer, 40 gp\n3. the drowned prior, who `turns` as a wight',
  '> He asks for his ring, and is not patient.',
  '| Hour | Water |\n|---|---|\n| dusk | knee |\n| midnight | waist |',
  'The choir stalls burn badly. '.repeat(30),
].join('\n\n');

test('the book of places: empty, a dungeon with rooms, long notes, every dialog', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'Barrow');
  await goTo(desk, 'Places');
  await expect(desk.getByRole('heading', { name: 'No places in the book yet' })).toBeVisible();
  await look(program, 'places-empty');
  await newDungeon(hands, 'The Sunken Priory');
  await expect(desk.getByText('has no rooms yet')).toBeVisible();
  await look(program, 'places-no-rooms');
  await addRoom(hands, '1', 'Porch');
  await addRoom(hands, '2', 'Flooded nave', longNotes);
  await expect(roomPage(desk, '2').getByRole('heading', { name: 'The flooded nave' })).toBeVisible();
  await expect(roomPage(desk, '2').getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(roomPage(desk, '2').getByRole('cell', { name: 'midnight' })).toBeVisible();
  await addThing(
    hands,
    'o',
    async () => {
      await hands.write('iron-bound door');
      await hands.press('Tab');
      await hands.write('1');
      await hands.reach(inDialog(desk).getByRole('checkbox', { name: 'Stuck' }));
      await hands.press('Space');
    },
    'shut, stuck',
  );
  await addThing(
    hands,
    't',
    async () => {
      await hands.write('loose flagstones');
      await hands.press('Tab');
      await hands.write('pit, 10 feet, 1d6');
    },
    'loose flagstones',
  );
  await addThing(hands, 'u', () => hands.write('silver censer'), 'silver censer');
  await addThing(hands, 'h', () => hands.write('choir stalls'), 'choir stalls');
  await look(program, 'places-room');
  await desk.keyboard.press('k');
  await expect(roomPage(desk, '1').getByText('shut, stuck', { exact: true })).toBeVisible();
  await hands.reach(roomPage(desk, '1').getByRole('button', { name: 'Force open' }));
  await hands.press('Enter');
  await expect(roomPage(desk, '1').getByText('open', { exact: true })).toBeVisible();
  await hands.press('Control+z');
  await expect(roomPage(desk, '1').getByText('shut, stuck', { exact: true })).toBeVisible();
  await hands.press('e');
  await expect(desk.getByRole('textbox', { name: 'Notes of this room' })).toBeFocused();
  await hands.write('Ivy.');
  await look(program, 'places-writing');
  await hands.press('Control+Enter');
  await expect(roomPage(desk, '1').getByText('Ivy.')).toBeVisible();
  await dialogs(hands, (name) => look(program, name));
  await hands.press('y');
  await expect(inDialog(desk)).toContainText('Export');
  await look(program, 'places-export');
  await hands.press('Enter');
  await expect(inDialog(desk)).toContainText('Exported: 2 rooms');
  await shut(desk);
});

async function dialogs(hands: Hands, see: (name: string) => Promise<void>): Promise<void> {
  const { page } = hands;
  const openers: [key: string, name: string, picture: string][] = [
    ['n', 'New room', 'new-room'],
    ['v', 'New level', 'new-level'],
    ['o', 'A door in', 'door'],
    ['t', 'A trap in', 'trap'],
    ['Delete', 'Strike this room', 'strike'],
  ];
  for (const [key, name, picture] of openers) {
    await hands.press(key);
    await expect(inDialog(page)).toContainText(name);
    await see(`places-${picture}`);
    await shut(page);
  }
}

test('the party goes from room to room by key; the place stands beside the turn sheet', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Places');
  await newDungeon(hands, 'The Bell House');
  await addRoom(hands, '1', 'Porch', 'Ivy, and a bell rope.');
  await addRoom(hands, '12', 'Flooded nave', longNotes);
  await addThing(
    hands,
    'o',
    async () => {
      await hands.write('iron-bound door');
      await hands.press('Tab');
      await hands.write('1');
    },
    'shut',
  );
  await goTo(desk, 'Dungeon');
  const strokes = await hands.countFor(async () => {
    await hands.press('p');
    await expect(desk.getByRole('combobox', { name: 'Key or name' })).toBeFocused();
    await hands.write('12');
    await hands.press('Enter');
  });
  console.log(`Going to room 12: ${strokes} keys`);
  expect(strokes).toBeLessThanOrEqual(4);
  const place = desk.getByRole('region', { name: 'Place' });
  await expect(place.getByRole('heading', { name: '12 Flooded nave' })).toBeVisible();
  await expect(desk.getByRole('status').getByText(/^The party went to 12, Flooded nave/)).toBeVisible();
  await look(program, 'places-at-hand');
  await hands.press('p');
  await expect(inDialog(desk).getByRole('option')).toHaveCount(1);
  await look(program, 'places-go-to-doors');
  await hands.press('ArrowDown', 'Enter');
  await expect(place.getByRole('heading', { name: '1 Porch' })).toBeVisible();
  await hands.press('p');
  await hands.write('nowhere');
  await hands.press('Enter');
  await expect(inDialog(desk)).toContainText('No room of the book is called nowhere.');
  await look(program, 'places-go-to-nowhere');
  await shut(desk);
  await hands.press('Control+z');
  await expect(place.getByRole('heading', { name: '12 Flooded nave' })).toBeVisible();
  const own = await program.newWindow(() => hands.press('Alt+6'));
  await expect(roomPage(own, '12').getByText('The party is here')).toBeVisible();
  await program.show('places-own-window', own);
});

test('5,000 rooms: found, walked and gone to without a wait', async ({ program }) => {
  await createCampaign(program.desk, 'Barrow');
  await program.close();
  const [path = ''] = campaignsIn(program.home);
  writeBook(path, 5000);
  await program.launch();
  const { desk } = program;
  const hands = new Hands(desk);
  await goTo(desk, 'Places');
  await expect(roomPage(desk, '1')).toBeVisible();
  await expect(rooms(desk)).toHaveAttribute('aria-rowcount', '5000');
  await look(program, 'places-5000');
  await hands.reach(rooms(desk));
  await hands.press('End');
  await expect(roomPage(desk, '5000')).toBeVisible();
  await hands.press('f');
  await hands.write('green idol');
  await expect(rooms(desk)).toHaveAttribute('aria-rowcount', '5');
  await look(program, 'places-5000-found');
  await hands.press('ArrowDown', 'Enter');
  await expect(roomPage(desk, '1999')).toBeVisible();
});
