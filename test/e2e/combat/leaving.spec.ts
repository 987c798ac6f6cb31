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

test('the party runs, is caught, and the fight goes on where that was', async ({ program }) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await goTo(page, 'Combat');
  await hands.press('+');
  await hands.write('4 orcs hp 6 @20');
  await stepOf(page, () => hands.press('Enter'));
  await expect(row(page, 'Orc 1')).toBeVisible();

  await hands.press('Shift+f');
  const running = page.getByRole('dialog', { name: 'They run' });
  await expect(running).toBeVisible();
  await expect(running.getByRole('checkbox').first()).toBeChecked();
  await look(program, 'combat-flee');
  await stepOf(page, () => hands.press('Enter'));
  const flight = page.getByRole('region', { name: 'Flight' });
  await expect(flight).toContainText('the rounds of the chase are played in the encounter');
  await look(program, 'combat-flight');
  await stepOf(page, () => hands.press('Control+z'));
  await expect(flight).toBeHidden();
});
