import type { Page } from '@playwright/test';
import { createCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

const here = (desk: Page) => desk.locator('.foot .here');

test('grounds, heights, a region and a hex are said otherwise than the rules have them, by forms', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Marches');
  await goTo(desk, 'Travel');
  await hands.press('Shift+M', 'Shift+N');
  await hands.write('The Northern Marches');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();

  await test.step('a ground of one’s own, with a colour by day and by night', async () => {
    await hands.press('Control+p');
    await desk.getByRole('button', { name: 'New ground' }).click();
    await inDialog(desk).getByRole('textbox', { name: 'Name' }).fill('Moor');
    await inDialog(desk).getByRole('combobox', { name: 'By the rules' }).selectOption('swamp');
    await inDialog(desk).getByRole('combobox', { name: 'Drawn as' }).selectOption('grass');
    await inDialog(desk).getByRole('checkbox', { name: 'By day, a colour of its own' }).check();
    await inDialog(desk).getByLabel('Colour by day').fill('#203020');
    await inDialog(desk).getByRole('combobox', { name: 'Losing the way' }).selectOption('4 in 6');
    await inDialog(desk).getByRole('textbox', { name: 'Seen from, miles' }).fill('12');
    await inDialog(desk)
      .getByRole('button', { name: /^Into the list/ })
      .click();
    await expect(inDialog(desk)).toContainText('Choose a lighter one.');
    await inDialog(desk).getByLabel('Colour by day').fill('#e8e0f4');
    await look(program, 'ground-form');
    await inDialog(desk)
      .getByRole('button', { name: /^Into the list/ })
      .click();
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText('A new ground for maps: Moor.').first()).toBeVisible();
  });

  await test.step('painted with it, then with heights', async () => {
    await desk.getByRole('application', { name: /^Map of/ }).focus();
    await hands.press(']', ']', 'Space');
    await expect(here(desk)).toContainText('Moor');
    await desk.getByText('Heights', { exact: true }).click();
    await desk.getByRole('button', { name: '1,000 feet' }).click();
    await desk.getByRole('application', { name: /^Map of/ }).focus();
    await hands.press('Space');
    await expect(here(desk)).toContainText('1,000 feet');
    await look(program, 'ground-heights');
  });

  await test.step('of one hex', async () => {
    await hands.press('Escape', 'i');
    await inDialog(desk).getByText('What is said of its ground').click();
    await inDialog(desk).getByRole('combobox', { name: 'Water' }).selectOption('There is none');
    await look(program, 'ground-hex');
    await inDialog(desk).getByRole('button', { name: /^Keep/ }).click();
    await expect(inDialog(desk)).toBeHidden();
    await hands.press('Control+l');
    const table = desk.getByRole('table', { name: 'Notes on The Northern Marches' });
    await expect(table).toContainText('no water');
    await expect(desk.getByRole('table', { name: 'Grounds of the campaign' })).toContainText('lost 4 in 6');
    await desk.getByRole('button', { name: 'New region' }).click();
    await inDialog(desk).getByRole('textbox', { name: 'Name' }).fill('The Marches');
    await inDialog(desk).getByRole('combobox', { name: 'Climate' }).selectOption('cold');
    await inDialog(desk).getByRole('combobox', { name: 'Checks a day' }).selectOption('2');
    await look(program, 'ground-region');
    await inDialog(desk)
      .getByRole('button', { name: /^Name it/ })
      .click();
    await expect(desk.getByRole('table', { name: /^Regions/ })).toContainText('2 checks a day');
  });
});
