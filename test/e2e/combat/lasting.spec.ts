import type { Locator, Page } from '@playwright/test';
import { goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';
import { savedLine } from '../support/program.ts';

const row = (page: Page, name: string): Locator =>
  page.getByRole('treegrid', { name: 'Who fights' }).getByRole('row', { name: new RegExp(`^${name},`) });

/** Does the keys, and waits until the step they took is saved. */
async function stepOf(page: Page, keys: () => Promise<void>): Promise<void> {
  const before = await savedLine(page).textContent();
  await keys();
  await expect(savedLine(page)).not.toHaveText(before ?? '');
}

test('conditions, saves and the referee’s word by keyboard alone', async ({ program }) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await goTo(page, 'Combat');
  await expect(page.getByText('Nobody fights')).toBeVisible();
  await hands.press('+');
  await expect(page.getByRole('dialog')).toBeVisible();
  await hands.write('3 goblins hp 4');
  await stepOf(page, () => hands.press('Enter'));
  await expect(row(page, 'Hild')).toBeVisible();

  // A condition for three rounds, in one field.
  const before = hands.strokes;
  await hands.press('G');
  await expect(page.getByRole('dialog', { name: /^Condition of/ })).toBeVisible();
  await hands.write('bl 3r');
  await expect(page.getByRole('dialog')).toContainText('blinded, 3 rounds');
  await look(program, 'combat-condition');
  await stepOf(page, () => hands.press('Enter'));
  console.log(`keys: a condition for three rounds ${hands.strokes - before}`);
  await expect(page.getByRole('treegrid', { name: 'Who fights' })).toContainText('blinded, 3 rounds');
  await look(program, 'combat-condition-on-the-row');
  await hands.press('Control+z');
  await expect(page.getByRole('treegrid', { name: 'Who fights' })).not.toContainText('blinded, 3 rounds');

  // A save, its die typed.
  await hands.press('V');
  await expect(page.getByRole('dialog', { name: /^Save of/ })).toBeVisible();
  await hands.write('1');
  await look(program, 'combat-save');
  await stepOf(page, () => hands.press('Enter'));
  await expect(page.getByRole('dialog')).toBeHidden();

  // Every ruling by its letter, with a reason.
  await hands.press('Shift+O');
  await expect(page.getByRole('dialog', { name: 'Referee' })).toBeVisible();
  await look(program, 'combat-referee');
  await hands.press('m');
  await hands.write('30');
  await hands.press('Tab');
  await hands.write('blessed by the well');
  await program.show('combat-referee-figure');
  await stepOf(page, () => hands.press('Enter'));
  await expect(page.getByRole('treegrid', { name: 'Who fights' })).toContainText('/ 30');

  // The first of four slain, and courage is asked for before any die.
  await hands.press('O');
  await expect(page.getByRole('dialog', { name: /^Morale of/ })).toBeVisible();
  await look(program, 'combat-morale-by-word');
  await shut(page);
});
