import type { Page } from '@playwright/test';
import { goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { inDialog } from './support/look.ts';
import { Sight } from './support/sight.ts';

/** At which of the window's figures the keys are, counted from 0; -1 at none. */
const stands = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-why]')].indexOf(document.activeElement ?? document.body),
  );

test('the figures of a window are walked by one key, and open their reasons', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  for (const area of ['Dungeon', 'Characters', 'Encumbrance'] as const) {
    await goTo(desk, area);
    const figures = desk.locator('[data-why]').filter({ visible: true });
    await expect(figures.first()).toBeVisible();
    await expect(desk.getByText('why?', { exact: true }).filter({ visible: true })).toHaveCount(0);
    const all = await figures.count();
    const seen: number[] = [];
    for (let step = 0; step < all; step += 1) {
      await hands.press('w');
      seen.push(await stands(desk));
    }
    expect(new Set(seen).size, `figures walked in ${area}, of ${all}`).toBe(all);
    expect(seen).not.toContain(-1);
    await hands.press('w');
    expect(await stands(desk), 'round again').toBe(seen[0]);
    await hands.press('Shift+W');
    expect(await stands(desk), 'and back').toBe(seen.at(-1));
    for (const key of ['Enter', 'Space']) {
      await hands.press(key);
      await expect(inDialog(desk).getByRole('table')).toBeVisible();
      await hands.press('Escape');
      await expect(inDialog(desk)).toBeHidden();
      expect(await stands(desk), `back on the figure after ${key}`).toBe(seen.at(-1));
    }
    await hands.press('Escape');
    expect(await stands(desk), 'the keys are the window’s again').toBe(-1);
  }
  await goTo(desk, 'Dungeon');
  await desk.getByRole('main').locator('[data-why]').first().click();
  await expect(inDialog(desk)).toBeVisible();
  await hands.press('Escape');
  await expect(inDialog(desk)).toBeHidden();
  await expect.poll(() => stands(desk), 'a figure that was clicked keeps no keys').toBe(-1);
  await hands.press('Space');
  await new Sight(desk).turn(2);
});
