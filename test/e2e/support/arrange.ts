import { expect, type Page } from '@playwright/test';
import { Hands } from './hands.ts';
import { savedLine } from './program.ts';
import { Sight } from './sight.ts';

/** From the start window to the sample's party at the mouth of the dungeon. */
export async function openSample(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Look at a sample campaign' })).toBeVisible();
  await new Hands(page).press('s');
  await new Sight(page).turn(1);
}

/** From the start window to an empty campaign of this name. */
export async function createCampaign(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New campaign' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form.getByRole('button', { name: 'Create campaign' }).click();
  await expect(savedLine(page)).toBeVisible();
}

const areas = [
  'Dungeon',
  'Characters',
  'Encumbrance',
  'Log',
  'Campaign',
  'Places',
  'Travel',
  'Combat',
] as const;

export async function goTo(page: Page, area: (typeof areas)[number]): Promise<void> {
  await new Hands(page).press(`Control+${areas.indexOf(area) + 1}`);
  await expect(page).toHaveTitle(new RegExp(`^${area} - `));
}

export async function closeCampaign(page: Page): Promise<void> {
  await new Hands(page).command('close the campaign');
  await expect(page.getByRole('heading', { name: 'Turnkeeper', level: 1 })).toBeVisible();
}

/** Sends steps as the window itself would: for what a test needs to stand, not for what it is about. */
export async function arrange(page: Page, steps: readonly (readonly [string, object])[]): Promise<void> {
  await page.evaluate(async (all) => {
    const { turnkeeper } = window as unknown as {
      turnkeeper: { command: (name: string, input: object) => Promise<unknown> };
    };
    for (const [name, input] of all) {
      const reply = await turnkeeper.command(name, input);
      const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
      if (!text.includes('"ok":true')) throw new Error(`${name}: ${text}`);
    }
  }, steps);
}

/** The step that makes a map of six miles a hex, numbered 0101 as most are. */
export const newMap = (name: string): [string, object] => [
  'map.add',
  {
    name,
    layout: 'flat',
    raised: 'odd',
    hexMiles: 6,
    numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' },
  },
];
