import type { Locator, Page } from '@playwright/test';
import { goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look } from '../support/look.ts';
import { savedLine } from '../support/program.ts';

const card = (page: Page): Locator => page.getByRole('region', { name: 'The act at hand' });
const row = (page: Page, name: string): Locator =>
  page.getByRole('treegrid', { name: 'Who fights' }).getByRole('row', { name: new RegExp(`^${name},`) });

async function stepOf(page: Page, keys: () => Promise<void>): Promise<void> {
  const before = await savedLine(page).textContent();
  await keys();
  await expect(savedLine(page)).not.toHaveText(before ?? '');
}

test('odds beside an act, chips by their letters, and what is enough for each target', async ({
  program,
}) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await goTo(page, 'Combat');
  await hands.press('+');
  await hands.write('2 goblins hp 4 @5; ogre hp 19 @5');
  await stepOf(page, () => hands.press('Enter'));
  await hands.write('5 2');
  await stepOf(page, () => hands.press('Enter'));
  await expect(card(page).getByText('drops it now')).toBeVisible();
  const hits = card(page)
    .getByText(/^\d+(\.\d)? %$/)
    .first();
  const plain = await hits.textContent();
  await look(program, 'combat-odds-card');

  // Two off the roll, for this act alone.
  await hands.press('c');
  await expect(card(page).getByRole('button', { name: /To hit/ })).toBeVisible();
  await look(program, 'combat-odds-chips');
  await hands.press('t');
  await hands.press('-');
  await hands.press('-');
  await expect(card(page).getByRole('button', { name: 'To hit −2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(hits).not.toHaveText(plain ?? '');
  await hands.press('Escape');

  // Kept of the fighter it is a step of its own, and stays.
  await hands.press('c');
  await stepOf(page, () => hands.press('Shift+T'));
  await expect(card(page).getByText(/kept of/)).toBeVisible();

  await hands.press('a');
  await expect(page.getByRole('columnheader', { name: 'Hits' })).toBeVisible();
  await expect(row(page, 'Ogre')).toContainText(/\d+\+/);
  await look(program, 'combat-odds-aimed');
});
