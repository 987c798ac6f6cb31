import { goTo, openSample } from './support/arrange.ts';
import { choose, field, seatAt } from './expedition/seat.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { inDialog, look, shut } from './support/look.ts';
import { standOn, thingsOf } from './party/gear.ts';

const slug = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]+/g, '-');

test('the sheet, and every dialog of Characters', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Characters');
  await expect(desk.getByRole('heading', { name: 'Hild', level: 2 })).toBeVisible();
  await look(program, 'characters');
  const dialogs: [key: string, name: string][] = [
    ['Shift+N', 'Add a character'],
    ['b', 'Add a beast'],
    ['e', 'Edit Hild'],
    ['x', 'XP for Hild'],
    ['u', 'Hild: level 3'],
    ['p', 'Print or export'],
    ['Delete', 'Remove Hild'],
  ];
  for (const [key, name] of dialogs) {
    await hands.press(key);
    await expect(inDialog(desk)).toContainText(name);
    await look(program, `characters-${slug(name)}`);
    await shut(desk);
  }
  await hands.press('g');
  await program.show('characters-condition');
  await hands.press('Escape');
  await hands.press('h');
  await program.show('characters-hit-points');
  await hands.press('Escape');
  await hands.command('import');
  await expect(inDialog(desk)).toContainText('Import');
  await look(program, 'characters-import');
});

test('a new character, step by step', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Characters');
  await hands.press('n');
  await expect(inDialog(desk).getByRole('textbox', { name: 'STR' })).toBeFocused();
  await look(program, 'creation-blank');
  for (const score of [9, 3, 4, 5, 6, 7]) {
    await hands.write(String(score));
    await hands.press('Enter');
  }
  await hands.press('e');
  await expect(inDialog(desk)).toContainText('You may still choose it.');
  await look(program, 'creation-unlikely-class');
  await hands.press('Control+Enter');
  await expect(inDialog(desk).getByRole('textbox', { name: /^Name/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await look(program, 'creation-missing');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /^Starting gold/ }), '12');
  await hands.fill(inDialog(desk).getByRole('combobox', { name: 'Buy' }), 'plate');
  await expect(
    inDialog(desk).getByRole('listbox', { name: 'Wares' }).getByRole('option').first(),
  ).toBeVisible();
  await look(program, 'creation-wares');
  await hands.press('Enter');
  await expect(inDialog(desk)).toContainText('are left');
  await look(program, 'creation-too-dear');
});

test('the marching order', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Characters');
  await hands.press('o');
  await expect(desk.getByRole('heading', { name: 'Marching order' }).first()).toBeVisible();
  await look(program, 'marching-none');
  await hands.reach(desk.getByRole('button', { name: 'Exploring' }));
  await hands.press('Enter');
  await expect(desk.getByRole('group', { name: 'Situation' })).toBeVisible();
  await look(program, 'marching-exploring');
  await hands.reach(desk.getByRole('button', { name: 'New situation' }));
  await hands.press('Enter');
  await expect(inDialog(desk)).toContainText('New situation');
  await look(program, 'marching-new-situation');
});

test('Encumbrance, and every dialog of it', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const seat = seatAt(hands);
  await openSample(desk);
  await hands.press('f');
  await hands.fill(field(desk, 'Gold'), '1000');
  await hands.fill(field(desk, 'Gems'), '3');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await goTo(desk, 'Encumbrance');
  await expect(seat.sight.row('Hild')).toBeVisible();
  await look(program, 'encumbrance');
  await standOn(seat, thingsOf(seat, 'Hild'), /^Weapon:/);
  const dialogs: [key: string, name: string][] = [
    ['g', 'Give sword'],
    ['c', 'Put into a container'],
    ['Shift+M', 'Move to'],
    ['p', 'What stands in the other pane'],
    ['a', 'Add a thing to Hild'],
    ['e', 'Edit sword'],
    ['b', 'Buy for Hild'],
    ['n', 'Add a cache'],
    ['r', 'Divide the pool'],
  ];
  for (const [key, name] of dialogs) {
    await hands.press(key);
    await expect(inDialog(desk)).toContainText(name);
    await look(program, `encumbrance-${slug(name)}`);
    await shut(desk);
  }
  await hands.press('n');
  await hands.write('Under the altar');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(seat.sight.row('Under the altar')).toBeVisible();
  await hands.press('Shift+D');
  await expect(seat.sight.row('The ground')).toBeVisible();
  await hands.press('a');
  await hands.fill(inDialog(desk).getByRole('textbox', { name: /^Thing/ }), 'altar stone');
  await choose(seat, 'Kind', 'Other treasure');
  await hands.fill(field(desk, 'Weight each'), '2000');
  await hands.press('Enter');
  await expect(seat.sight.row('Hild')).toContainText('cannot move');
  await look(program, 'encumbrance-cannot-move');
});
