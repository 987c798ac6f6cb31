import type { Page } from '@playwright/test';
import { openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { expectAccessible, expectNoSidewaysScroll, type Program } from './support/program.ts';

const search = (page: Page) => page.getByRole('combobox', { name: /^Search rules/ });
const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Found' }).getByRole('option', { selected: true });
const reading = (page: Page) => page.getByRole('article');

/** The window as it looks in both themes, narrow, and with the text at twice its size. */
async function look(program: Program, page: Page, name: string): Promise<void> {
  await program.show(name, page);
  await program.resize(page, 800, 800);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '2'));
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: program.screenshotPath(`${name}-800-200`) });
  await expectAccessible(page, `${name} at 200 %`, [
    'scrollable-region-focusable',
    'color-contrast',
    'target-size',
  ]);
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '1'));
  await program.resize(page, 1280, 860);
}

test('the reference opens without a campaign and is read by the keyboard alone', async ({ program }) => {
  const hands = new Hands(program.desk);
  const page = await program.newWindow(() => hands.press('F1'));
  const here = new Hands(page);
  await program.resize(page, 1280, 860);
  await expect(page).toHaveTitle('Rules reference');
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'System' })).toHaveValue('all');
  await look(program, page, 'reference');

  await here.reach(page.getByRole('checkbox', { name: 'For developers' }));
  await here.press('Space');
  await here.press('Control+f');
  await here.write('surprise.check');
  await expect(chosen(page)).toContainText('surprise.check');
  await expect(reading(page).getByRole('heading', { name: 'surprise.check' })).toBeVisible();
  await here.press('Enter');
  await expect(reading(page)).toBeFocused();
  await look(program, page, 'reference-operation');

  await here.reach(reading(page).getByRole('button', { name: 'OSE-SURP-1' }));
  await here.press('Enter');
  await expect(reading(page).getByRole('heading', { name: 'OSE-SURP-1' })).toBeVisible();
  await expect(reading(page)).toBeFocused();
  await look(program, page, 'reference-rule');
  await here.press('Escape');
  await expect(reading(page).getByRole('heading', { name: 'surprise.check' })).toBeVisible();
  await here.press('Escape');
  await expect(search(page)).toBeFocused();

  await here.press('Escape');
  await expect(search(page)).toHaveValue('');
  await here.press('ArrowDown', 'PageDown', 'ArrowUp');
  await expect(chosen(page)).toHaveAttribute('aria-posinset', '11');
  await expect(chosen(page)).toBeInViewport();

  await here.write('no such rule');
  await expect(page.getByText('Nothing fits')).toBeVisible();
  await look(program, page, 'reference-nothing');
  await here.reach(page.getByRole('button', { name: 'Clear the search' }));
  await here.press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(chosen(page)).toBeVisible();
});

test('the reference begins with the campaign’s system and stands beside the desk', async ({ program }) => {
  const { desk } = program;
  await openSample(desk);
  const page = await program.newWindow(() => new Hands(desk).command('rules reference'));
  await expect(page.getByRole('combobox', { name: 'System' })).toHaveValue('ose');
  await page.close();
  const again = await program.newWindow(() =>
    desk.getByRole('button', { name: 'Rules', exact: true }).click(),
  );
  await expect(search(again)).toBeFocused();
  await again.close();
  const fromMenu = await program.newWindow(() =>
    program.app.evaluate(({ Menu }) => {
      const entry = Menu.getApplicationMenu()
        ?.items.flatMap(({ submenu }) => submenu?.items ?? [])
        .find(({ label }) => label === 'Rules reference');
      entry?.click();
    }),
  );
  await expect(search(fromMenu)).toBeFocused();
  await desk.keyboard.press('F1');
  await expect.poll(() => program.app.windows().length).toBe(2);
});
