import { expect, type Locator, type Page } from '@playwright/test';
import { drawn, expectAccessible, expectNoSidewaysScroll, wear, type Program } from './program.ts';

const small = { width: 800, height: 800 };
/** What another size of the window can break. */
const layoutRules = ['scrollable-region-focusable', 'aria-hidden-focus', 'color-contrast'];
/** With large text nothing is too small to be hit, the reasons behind figures of a table neither. */
const largeTextRules = [...layoutRules, 'target-size'];
const middling = { width: 1024, height: 700 };
const usual = { width: 1440, height: 900 };

/** A state as it looks on a usual window, on a narrow one, with the text at twice its size, and on a small laptop by night; axe looks over each. */
export async function look(program: Program, name: string, page = program.desk): Promise<void> {
  await program.show(name, page);
  await program.resize(page, small.width, small.height);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: program.screenshotPath(`${name}-800`) });
  await expectAccessible(page, `${name} on 800 pixels`, layoutRules);
  await scaleTo(page, '2');
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: program.screenshotPath(`${name}-800-200`) });
  await expectAccessible(page, `${name} at 200 % on 800 pixels`, largeTextRules);
  await scaleTo(page, '1');
  await program.resize(page, middling.width, middling.height);
  await expectNoSidewaysScroll(page);
  const worn = await wear(page, 'lantern');
  await page.screenshot({ path: program.screenshotPath(`${name}-1024`) });
  await expectAccessible(page, `${name} on 1024 pixels`, layoutRules);
  await wear(page, worn);
  await program.resize(page, usual.width, usual.height);
  await expectNoSidewaysScroll(page);
}

export async function scaleTo(page: Page, factor: string): Promise<void> {
  await page.evaluate((to) => document.documentElement.style.setProperty('--scale', to), factor);
  await drawn(page);
}

export const inDialog = (page: Page): Locator => page.getByRole('dialog');

export async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(inDialog(page)).toBeHidden();
}
