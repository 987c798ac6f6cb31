import type { Locator, Page } from '@playwright/test';
import { goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';
import { savedLine } from '../support/program.ts';

const card = (page: Page): Locator => page.getByRole('region', { name: 'The act at hand' });
const row = (page: Page, name: string): Locator =>
  page.getByRole('treegrid', { name: 'Who fights' }).getByRole('row', { name: new RegExp(`^${name},`) });

/** Does the keys, and waits until the step they took is saved. */
async function stepOf(page: Page, keys: () => Promise<void>): Promise<void> {
  const before = await savedLine(page).textContent();
  await keys();
  await expect(savedLine(page)).not.toHaveText(before ?? '');
}

test('a fight by sides: begun, thrown, typed, taken back and ended by keyboard alone', async ({
  program,
}) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await goTo(page, 'Combat');
  await expect(page.getByText('Nobody fights')).toBeVisible();
  await look(program, 'combat-empty');

  await hands.press('+');
  await expect(page.getByRole('dialog')).toBeVisible();
  await program.show('combat-begin');
  await hands.write('3 goblins hp 4; ogre hp 19 @5');
  await stepOf(page, () => hands.press('Enter'));
  await expect(page.getByRole('heading', { name: 'Fight: 3 × Goblin and Ogre' })).toBeVisible();
  await expect(row(page, 'Goblin 3')).toContainText('4 / 4');
  await look(program, 'combat-declarations');

  // Initiative typed: the party's five, then the enemy's two, as one word.
  const before = hands.strokes;
  await hands.write('52');
  await expect(card(page).getByRole('textbox', { name: 'Faces' })).toHaveValue('52');
  await stepOf(page, () => hands.press('Enter'));
  console.log(`keys: side initiative typed ${hands.strokes - before} of at most 3`);
  expect(hands.strokes - before).toBeLessThanOrEqual(3);
  await expect(row(page, 'Hild')).toContainText('may act');
  await look(program, 'combat-round');

  // Those beside the ogre strike: the first typed die asks for the next.
  await expect(card(page).getByRole('heading')).toHaveText(/^Hild: attack, Ogre$/);
  await hands.press('A');
  await hands.write('19');
  await hands.press('Enter');
  await expect(card(page).getByRole('alert')).toContainText('d6');
  await look(program, 'combat-damage-asked');
  await hands.press('Escape');
  await expect(card(page).getByRole('alert')).toBeHidden();
  await expect(row(page, 'Ogre')).toContainText('19 / 19');
  await hands.write('19');
  await hands.press('Enter');
  await expect(card(page).getByRole('alert')).toContainText('d6');
  await stepOf(page, async () => {
    await hands.write('6');
    await hands.press('Enter');
  });
  await expect(row(page, 'Ogre')).not.toContainText('19 / 19');
  await program.show('combat-hit');
  await hands.press('Control+z');
  await expect(row(page, 'Ogre')).toContainText('19 / 19');
  await hands.press('Control+Shift+z');
  await expect(row(page, 'Ogre')).not.toContainText('19 / 19');

  // The referee's word.
  await hands.press('T');
  await expect(page.getByRole('dialog', { name: 'Damage' })).toBeVisible();
  await program.show('combat-damage-by-word');
  await shut(page);
  await hands.press('E');
  await program.show('combat-end');
  await hands.write('The ogre is bought off');
  await stepOf(page, () => hands.press('Enter'));
  await expect(page.getByText('Nobody fights')).toBeVisible();
});
