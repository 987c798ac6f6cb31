import { createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';

test('a hoard is rolled die by die and taken into the pool, by keyboard alone', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9');
  await hands.press('Control+PageDown', 'Control+PageDown', 'Control+PageDown');
  await expect(desk.getByRole('heading', { name: 'Treasure', level: 1 })).toBeVisible();
  await look(program, 'treasure-empty');

  await test.step('typed and thrown, one by one', async () => {
    await hands.press('/');
    await expect(desk.getByRole('textbox', { name: 'Letters' })).toBeFocused();
    await hands.write('J, L, O + 1000 gp, Z');
    await hands.press('Enter');
    const die = desk.getByRole('textbox', { name: 'J: copper: there (25 %): d100' });
    await expect(die).toBeFocused();
    await expect(desk.getByText('There is no treasure type Z in this book; it was left out.')).toBeVisible();
    await hands.write('25');
    await hands.press('Enter');
    await expect(desk.getByRole('textbox', { name: 'J: copper: how many: d4' })).toBeFocused();
    await hands.write('3');
    await hands.press('Enter');
    await expect(desk.getByText('3,000 cp')).toBeVisible();
    await look(program, 'treasure-asked');
    await hands.press('Enter');
    await desk.keyboard.press('Shift+Enter');
    await expect(desk.getByText('1,000 gp', { exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Into the pool/ })).toBeEnabled();
  });

  await test.step('a line struck, another typed', async () => {
    await hands.press('k');
    await hands.press('k');
    await hands.press('x');
    await expect(desk.getByText('struck', { exact: true })).toBeVisible();
    await hands.press('j');
    await hands.press('t');
    await expect(desk.getByRole('textbox', { name: 'What is there instead' })).toBeFocused();
    await hands.write('12 sp; silver ring 15 gp');
    await hands.press('Enter');
    await expect(desk.getByText('12 sp; silver ring 15 gp')).toBeVisible();
    await look(program, 'treasure-rolled');
  });

  await test.step('into the pool', async () => {
    await hands.press('p');
    await expect(desk.getByText(/Nothing is rolled yet/)).toBeVisible();
    await hands.press('Control+2');
    await expect(desk.getByText('silver ring').first()).toBeVisible();
  });
  await shut(desk);
});

test('a roll is kept in the hand and brought to a wished worth, by keyboard alone', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9');
  await hands.press('Control+PageDown', 'Control+PageDown', 'Control+PageDown');
  await expect(desk.getByRole('heading', { name: 'Treasure', level: 1 })).toBeVisible();

  await test.step('W keeps the roll and shows the ways to it', async () => {
    await hands.press('/');
    await hands.write('J, 440 gp');
    await hands.press('Enter');
    await desk.keyboard.press('Shift+Enter');
    await expect(desk.getByRole('button', { name: /^A wished worth/ })).toBeEnabled();
    await hands.press('k', 'k', 'x', 'j', 't');
    await expect(desk.getByRole('textbox', { name: 'What is there instead' })).toBeFocused();
    await hands.write('4,000 sp; 2 gem 50 gp; silver ring 15 gp');
    await hands.press('Enter');
    await expect(desk.getByText('4,000 sp; 2 gem 50 gp; silver ring 15 gp')).toBeVisible();
    await hands.press('w');
    const field = desk.getByRole('combobox', { name: 'Wished worth in gold pieces' });
    await expect(field).toBeFocused();
    await hands.write('2,000');
    await expect(desk.getByRole('option', { name: /^Coins scaled/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await look(program, 'treasure-wish');
    await desk.keyboard.press('Control+a');
    await hands.write('50');
    await expect(desk.getByText(/more than is wished/).first()).toBeVisible();
    await look(program, 'treasure-wish-below');
  });

  await test.step('a parcel of gems is chosen, taken, and taken back', async () => {
    await desk.keyboard.press('Control+a');
    await hands.write('2,000');
    await expect(desk.getByRole('option')).toHaveCount(3);
    await hands.press('ArrowDown');
    await expect(desk.getByRole('option', { name: /^A parcel of gems/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await hands.press('Enter');
    await expect(desk.getByRole('combobox', { name: 'Wished worth in gold pieces' })).toBeHidden();
    await expect(desk.getByText(/^2,000 gp, weighs/)).toBeVisible();
    await look(program, 'treasure-wished');
    await desk.keyboard.press('Control+z');
    await expect(desk.getByText(/^955 gp, weighs/)).toBeVisible();
  });
  await shut(desk);
});
