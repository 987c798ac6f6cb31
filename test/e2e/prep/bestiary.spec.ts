import { createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';

test('a creature is found by words and facts, and read by every system, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9', 'Control+PageDown');
  await expect(desk.getByRole('heading', { name: 'Bestiary', level: 1 })).toBeVisible();
  await expect(desk.getByText('233 creatures.')).toBeVisible();
  await look(program, 'bestiary');

  await test.step('by facts', async () => {
    await hands.press('/');
    await expect(desk.getByRole('textbox', { name: 'Find a creature' })).toBeFocused();
    await hands.write('undead hd 2-4');
    await expect(desk.getByText('4 creatures.')).toBeVisible();
    await hands.press('ArrowDown');
    await expect(desk.getByRole('heading', { name: 'Wight', level: 2 })).toBeVisible();
    await hands.press('Enter');
    await hands.press('j');
    await expect(desk.getByRole('heading', { name: 'Wraith', level: 2 })).toBeVisible();
  });

  await test.step('by the books of other systems', async () => {
    await hands.press(']');
    await expect(desk.getByText(/Challenge level/)).toBeVisible();
    await look(program, 'bestiary-compared');
    await hands.press('[');
    await hands.press('[');
    await expect(desk.getByText(/has no open creatures: a suggestion/)).toBeVisible();
    await look(program, 'bestiary-suggested');
    await hands.press('b');
    await expect(desk.getByRole('columnheader', { name: 'Old-school rules (ose)' })).toBeVisible();
    await look(program, 'bestiary-two-books');
    await hands.press('b');
    await hands.press(']');
  });

  await test.step('in every book, and what is no fact is told', async () => {
    await hands.press('o');
    await hands.press('/');
    await hands.write('goblin wings:2');
    await expect(desk.getByText(/No fact is called so/)).toBeVisible();
    await look(program, 'bestiary-nothing');
    await hands.press('Escape');
    await hands.write('beetle');
    await expect(desk.getByRole('heading', { name: 'Fire Beetle' })).toBeVisible();
    await look(program, 'bestiary-every-book');
    await hands.press('Escape');
    await hands.press('Enter');
  });

  await test.step('narrowed down', async () => {
    await desk.getByText('Narrow it down').click();
    await desk.getByRole('button', { name: /^Undead/ }).click();
    await expect(desk.getByRole('button', { name: /^Undead/ })).toHaveAttribute('aria-pressed', 'true');
    await look(program, 'bestiary-narrowed');
  });
  await shut(desk);
});
