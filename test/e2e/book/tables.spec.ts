import { readFileSync, writeFileSync } from 'node:fs';
import { donjonLevel } from '../../unit/imports/samples/donjon-sample.ts';
import { ownPlan } from '../../unit/imports/samples/dungeon-samples.ts';
import { goTo, createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

test.setTimeout(400_000);

test('wandering tables by keyboard: taken, written, thrown on, out and in', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'Barrow');
  await goTo(desk, 'Places');
  await hands.press('b');
  await expect(desk.getByRole('heading', { name: 'No wandering tables yet' })).toBeVisible();
  await look(program, 'tables-none');

  await hands.press('c');
  await expect(inDialog(desk).getByRole('option', { name: /^Dungeon level 1/ })).toBeVisible();
  await hands.write('level 1');
  await look(program, 'tables-take');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(desk.getByRole('heading', { name: /^Dungeon level 1/, level: 2 })).toBeVisible();
  await expect(desk.getByRole('row', { name: /^1 Acolyte 1d8/ })).toContainText('5 %');
  await look(program, 'tables-level');

  await hands.press('n');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /^Name/ }), 'The old mill');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /^Dice/ }), '2d6');
  await hands.press('Enter');
  await expect(desk.getByRole('heading', { name: /^The old mill/, level: 2 })).toBeVisible();

  await hands.press('e');
  await expect(desk.getByRole('textbox', { name: 'From, row 1' })).toBeFocused();
  await hands.write('2');
  await hands.press('Tab');
  await hands.write('6');
  await hands.press('Tab');
  await hands.write('Goblin');
  await hands.press('Tab');
  await expect(desk.getByText('of the starter content')).toBeVisible();
  await hands.press('Enter');
  await expect(desk.getByRole('textbox', { name: 'From, row 2' })).toBeFocused();
  await hands.write('8');
  await hands.press('Tab');
  await hands.write('12');
  await hands.press('Tab', 'Tab', 'Tab');
  await hands.write('Dungeon');
  await expect(desk.getByText('Nothing stands at 7 (16.7 %).')).toBeVisible();
  await look(program, 'tables-rows');
  await hands.press('Control+Enter');
  await expect(desk.getByRole('row', { name: /^2–6 Goblin 2d4, its own/ })).toContainText('41.7 %');

  await hands.press('t');
  await expect(inDialog(desk).getByRole('textbox').first()).toBeFocused();
  await hands.write('6');
  await hands.write('5');
  await hands.press('Enter');
  await expect(inDialog(desk).getByText('The old mill: 11, on to Dungeon level 1')).toBeVisible();
  await hands.write('8');
  await hands.press('Enter');
  await expect(inDialog(desk).getByRole('status')).toContainText('Dungeon level 1: 8');
  await look(program, 'tables-thrown');
  await shut(desk);

  const path = program.path('tables.csv');
  await hands.press('x');
  await hands.press('ArrowDown');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /^File/ }), path);
  await hands.press('Enter');
  await expect(inDialog(desk).getByRole('status')).toContainText('Written: 22 rows.');
  await look(program, 'tables-csv-out');
  await shut(desk);
  expect(readFileSync(path, 'utf8')).toContain('The old mill,2d6,8,12,,,,Dungeon level 1,');

  await hands.press('i');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /^File or folder/ }), path);
  await hands.press('Enter');
  await expect(
    inDialog(desk).getByText('Wandering table, CSV: 2 wandering tables can be taken.'),
  ).toBeVisible();
  await look(program, 'tables-csv-in');
  await shut(desk);

  await hands.press('Delete');
  await expect(inDialog(desk)).toContainText('The old mill goes, with 2 rows.');
  await hands.press('Delete');
  await expect(desk.getByRole('navigation', { name: 'Wandering tables' })).not.toContainText('The old mill');
  await hands.press('Control+z');
  await expect(desk.getByRole('navigation', { name: 'Wandering tables' })).toContainText('The old mill');
});

test('a one page dungeon comes in as keyed rooms', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'Barrow');
  const path = program.path('cellar.json');
  writeFileSync(path, JSON.stringify(ownPlan));
  await goTo(desk, 'Places');
  await expect(desk.getByRole('button', { name: 'Read a dungeon from a file' })).toBeVisible();
  await hands.press('i');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /^File or folder/ }), path);
  await hands.press('Enter');
  await expect(inDialog(desk).getByText('One page dungeon, JSON: 1 dungeon can be taken.')).toBeVisible();
  await look(program, 'dungeon-preview');
  await hands.reach(inDialog(desk).getByRole('button', { name: 'Take all' }));
  await hands.press('Enter');
  await expect(inDialog(desk).getByText('Imported 1 dungeon.')).toBeVisible();
  await shut(desk);
  await expect(desk.getByRole('navigation', { name: 'Dungeons and levels' })).toContainText(
    'The Hushed Cellar',
  );
  await look(program, 'dungeon-imported');
});

test('a dungeon of donjon comes in with corridors, foes and hoards', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'Barrow');
  const path = program.path('warrens.json');
  writeFileSync(path, JSON.stringify(donjonLevel));
  await goTo(desk, 'Places');
  await hands.press('i');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /^File or folder/ }), path);
  await hands.press('Enter');
  await expect(
    inDialog(desk).getByText('Dungeon of donjon, JSON: 1 wandering table and 1 dungeon can be taken.'),
  ).toBeVisible();
  await look(program, 'donjon-preview');
  await hands.reach(inDialog(desk).getByRole('button', { name: 'Take all' }));
  await hands.press('Enter');
  await expect(inDialog(desk).getByText('Imported 1 wandering table and 1 dungeon.')).toBeVisible();
  await shut(desk);
  await expect(desk.getByText('4 × 1st Level Warrior Goblin')).toBeVisible();
  await look(program, 'donjon-imported');
});
