import type { Page } from '@playwright/test';
import { createCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

const theMap = (desk: Page) => desk.getByRole('application', { name: /^Map of/ });
const field = (desk: Page, name: RegExp) => desk.getByRole('textbox', { name });

test('land by chance: seen first, made as one step, undone; a large one with its progress', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Marches');
  await goTo(desk, 'Travel');
  await hands.press('Shift+M', 'Shift+N');
  await hands.write('The Isles');
  await hands.press('Enter');
  await expect(theMap(desk)).toBeFocused();

  await test.step('the preview follows the figures', async () => {
    await hands.press('Control+g');
    await expect(inDialog(desk)).toContainText('1,120 hexes: ');
    await field(desk, /^Seed/).fill('4711');
    await desk.getByRole('radio', { name: 'An island' }).click();
    await field(desk, /^Columns/).fill('30');
    await expect(inDialog(desk)).toContainText('840 hexes: Sea');
    await look(program, 'map-making');
    await field(desk, /^Sea/).fill('96');
    await expect(desk.getByRole('button', { name: /^Make it/ })).toBeDisabled();
    await field(desk, /^Sea/).fill('45');
    await expect(inDialog(desk)).toContainText('840 hexes: Sea');
  });

  await test.step('one key makes it, one takes it back', async () => {
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText(/Made land on The Isles by the seed 4711: 840 hexes/).first()).toBeVisible();
    await hands.press('0');
    await program.show('map-made');
    await hands.press('Control+z');
    await expect(desk.locator('.foot .here')).toContainText('not painted');
  });

  await test.step('too many hexes are refused by a sentence; 60,000 are made with progress', async () => {
    await hands.press('Control+g');
    await field(desk, /^Columns/).fill('1000');
    await field(desk, /^Rows/).fill('300');
    await expect(inDialog(desk)).toContainText(
      'At most 100,000 hexes are made at once, and this has 300,000.',
    );
    await field(desk, /^Rows/).fill('60');
    await expect(inDialog(desk)).toContainText('60,000 hexes: ', { timeout: 30_000 });
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden({ timeout: 30_000 });
  });
});

test('land goes on from what is painted: one hex thrown for, a table of one’s own, and the rest by its seed', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Marches');
  await goTo(desk, 'Travel');
  await hands.press('Shift+M', 'Shift+N');
  await hands.write('The Wood');
  await hands.press('Enter');
  await expect(theMap(desk)).toBeFocused();
  await hands.press('z');
  await expect(inDialog(desk)).toContainText('Nothing is painted beside');
  await hands.press('Escape', 'Control+p', '5', 'Space', 'Control+p', 'ArrowDown', 'z');

  await test.step('the die comes to one of the rows', async () => {
    await expect(inDialog(desk)).toContainText('What lies at');
    await hands.write('1');
    await expect(desk.getByRole('button', { name: /^Take 1/ })).toBeVisible();
    await look(program, 'map-what-lies');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.locator('.foot .here')).not.toContainText('not painted');
  });

  await test.step('a table of one’s own', async () => {
    await hands.press('Control+k');
    await hands.write('What lies beside');
    await hands.press('Enter');
    await expect(inDialog(desk)).toContainText('The usual table.');
    await field(desk, /^Desert/).fill('40');
    await hands.press('Enter');
    await expect(inDialog(desk)).toContainText('Your own table.');
    await look(program, 'map-neighbours');
    await hands.press('Escape');
  });

  await test.step('the rest goes on from there', async () => {
    await hands.press('Control+g');
    await desk.getByRole('radio', { name: /^On from what is painted/ }).click();
    await field(desk, /^Seed/).fill('12');
    await expect(inDialog(desk)).toContainText(/1,1\d\d hexes: /);
    await look(program, 'map-grow');
    await hands.press('Enter');
    await expect(desk.getByText(/The Wood goes on by the seed 12: 1,1\d\d hexes/).first()).toBeVisible();
  });
});
