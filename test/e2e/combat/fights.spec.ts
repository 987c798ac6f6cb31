import type { Locator, Page } from '@playwright/test';
import { goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look } from '../support/look.ts';
import { savedLine } from '../support/program.ts';

const row = (page: Page, name: string): Locator =>
  page.getByRole('treegrid', { name: 'Who fights' }).getByRole('row', { name: new RegExp(`^${name},`) });

/** Does the keys, and waits until the step they took is saved. */
async function stepOf(page: Page, keys: () => Promise<void>): Promise<void> {
  const before = await savedLine(page).textContent();
  await keys();
  await expect(savedLine(page)).not.toHaveText(before ?? '');
}

test('a die is mended, a fight paused for another, both in tabs, and ended line by line', async ({
  program,
}) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await goTo(page, 'Combat');
  await hands.press('+');
  await hands.write('ogre hp 19 @5');
  await stepOf(page, () => hands.press('Enter'));
  const card = page.getByRole('region', { name: 'The act at hand' });
  await expect(card).toContainText(/initiative/i);
  await hands.write('5 2');
  await stepOf(page, () => hands.press('Enter'));

  // 2 misses; it was read wrongly.
  await hands.press('A');
  await hands.write('2');
  await stepOf(page, () => hands.press('Enter'));
  await expect(row(page, 'Ogre')).toContainText('19 / 19');
  await hands.press('Control+e');
  const mending = page.getByRole('dialog', { name: 'Mend a die' });
  await expect(mending).toBeVisible();
  await look(program, 'combat-mend');
  await hands.write('19');
  await hands.press('Enter');
  await expect(mending).toBeHidden();
  await expect(card.getByRole('alert')).toContainText('d');
  await program.show('combat-mend-asks');
  await stepOf(page, async () => {
    await hands.write('4');
    await hands.press('Enter');
  });
  await expect(row(page, 'Ogre')).not.toContainText('19 / 19');
  await hands.press('Control+z');
  await expect(row(page, 'Ogre')).toContainText('19 / 19');
  await hands.press('Control+Shift+z');
  await expect(row(page, 'Ogre')).not.toContainText('19 / 19');

  await stepOf(page, () => hands.press('Alt+p'));
  await expect(page.getByRole('region', { name: 'Paused' })).toBeVisible();
  await hands.press('Alt+b');
  await expect(page.getByRole('dialog', { name: 'Begin a fight' })).toBeVisible();
  await hands.write('3 goblins hp 4');
  await stepOf(page, () => hands.press('Enter'));
  await expect(page.getByRole('heading', { name: 'Fight: 3 × Goblin' })).toBeVisible();
  await look(program, 'combat-tabs');
  await hands.press('Control+Tab');
  await expect(page.getByRole('heading', { name: 'Fight: Ogre' })).toBeVisible();
  await stepOf(page, () => hands.press('Alt+p'));
  await expect(page.getByRole('region', { name: 'Paused' })).toBeHidden();

  await hands.press('e');
  await expect(page.getByRole('dialog', { name: 'End the fight against Ogre' })).toBeVisible();
  await look(program, 'combat-end-card');
  await hands.write('The ogre is bought off');
  await stepOf(page, () => hands.press('Enter'));
  await expect(page.getByRole('heading', { name: 'Fight: 3 × Goblin' })).toBeVisible();
});
