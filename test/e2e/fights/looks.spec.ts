import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { fordParty, fordSettings } from '../../fixtures/fights/the-ford.ts';
import { arrange, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look, shut } from '../support/look.ts';
import { savedLine } from '../support/program.ts';

/** Does the keys, and waits until the step they took is saved. */
async function stepOf(page: Page, keys: () => Promise<void>): Promise<void> {
  const before = await savedLine(page).textContent();
  await keys();
  await expect(savedLine(page)).not.toHaveText(before ?? '');
}

test('sixty fighters, and each card of the board, in both themes and sizes', async ({
  program,
}, testInfo) => {
  const page = program.desk;
  const hands = new Hands(page);
  const path = testInfo.outputPath('looks.turnkeeper');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  await arrange(page, [
    ['app.createCampaign', { name: 'Looks', path, system: 'ose', settings: fordSettings }],
    ...fordParty.map((person) => ['character.add', person] as const),
    ...(['torch', 'tinder'] as const).map(
      (kind) =>
        ['inventory.add', { to: { in: 'holder', id: 1 }, item: { kind, name: kind, quantity: 2 } }] as const,
    ),
  ]);
  await goTo(page, 'Combat');
  await hands.press('+');
  await hands.write('44 goblins hp 4 @5; 12 orcs hp 5 @30; marsh hag hp 9 @10');
  await stepOf(page, () => hands.press('Enter'));
  await look(program, 'fight-sixty');
  await expect(page.getByRole('button', { name: /nobody wrote down/ })).toBeVisible();

  for (const [keys, title, name] of [
    ['Shift+L', /Light/, 'fight-light'],
    ['Alt+f', /.*/, 'fight-missing'],
    ['Alt+o', /.*/, 'fight-rules'],
    ['Shift+A', /.*/, 'fight-figures'],
  ] as const) {
    await hands.press(keys);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await look(program, name);
    await shut(page);
  }

  await hands.write('25');
  await stepOf(page, () => hands.press('Enter'));
  await hands.press('a');
  await expect(page.getByRole('list', { name: 'The plan' })).toBeVisible();
  await look(program, 'fight-plan');
  await program.resize(page, 1000, 800);
  await program.show('fight-plan-1000');
  await program.resize(page, 1440, 900);
  await stepOf(page, () => hands.press('Enter'));
  await look(program, 'fight-after-a-stroke');
  await goTo(page, 'Log');
  await look(program, 'fight-log');
  await page
    .getByText(/^All of it/)
    .first()
    .click();
  await look(program, 'fight-log-unfolded');

  await goTo(page, 'Campaign');
  await page.getByRole('region', { name: 'As a player sees the fight now' }).scrollIntoViewIfNeeded();
  await program.show('fight-players');
});
