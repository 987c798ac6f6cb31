import { expect, type Locator } from '@playwright/test';
import type { Hands } from '../support/hands.ts';
import { choose, field, type Moment } from './seat.ts';

const find: Moment = {
  name: 'They find 600 gold pieces and a gem',
  play: async ({ hands, sight }) => {
    await hands.press('f');
    await hands.fill(field(hands.page, 'Gold'), '600');
    await hands.fill(field(hands.page, 'Gems'), '1');
    await expect(sight.dialog).toContainText('601 coins of weight in all');
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
  },
};

const corinTakesAll: Moment = {
  name: "Corin takes all 601: 691 coins, 60' (20'); the party still walks 60'",
  play: async (seat) => {
    const { hands, sight } = seat;
    await hands.press('v');
    await choose(seat, 'To whom', 'Corin');
    await expect(sight.dialog.getByRole('region', { name: 'What if' })).toContainText('691');
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
    await sight.carries('Corin', 691);
    await sight.walks('Corin', 60, 20);
    await expect(hands.page.getByRole('main')).toContainText("60' a turn, unknown ground.");
  },
};

const whatIfWren: Moment = {
  name: "What if Wren takes both? 911 coins, 30' (10'), and the party would walk 30'",
  play: async ({ hands, sight }) => {
    await hands.press('Control+3');
    const corin = sight.row('Corin');
    await expect(corin).toBeVisible();
    await hands.press('j', 'j', 'j');
    await expect(corin).toHaveAttribute('aria-selected', 'true');
    const things = hands.page.getByRole('treegrid', { name: /^Corin: / });
    await hands.reach(things);
    for (const thing of [/^Gem:/, /^Coins:/]) {
      await standOn(hands, things, thing);
      await hands.press('Space');
    }
    await expect(hands.page.getByText('2 marked')).toBeVisible();
    await hands.press('g');
    await expect(sight.dialog.getByRole('combobox', { name: 'To whom' })).toBeFocused();
    await hands.write('wre');
    await expect(sight.dialog).toContainText("Wren 310 → 911 coins, 120' (40') → 30' (10')");
    await expect(sight.dialog).toContainText("The party 60' → 30' (10')");
    await hands.press('Escape');
    await expect(sight.dialog).toBeHidden();
    await sight.carries('Wren', 310);
    await sight.carries('Corin', 691);
    await hands.press('Control+1');
    await sight.turn(13);
  },
};

/** Goes down a list of things until the one is current. */
async function standOn(hands: Hands, list: Locator, thing: RegExp): Promise<void> {
  await hands.press('Home');
  const rows = list.getByRole('row');
  const count = await rows.count();
  for (let at = 0; at < count; at += 1) {
    const current = await list.getAttribute('aria-activedescendant');
    const row = hands.page.locator(`[id="${current ?? ''}"]`);
    if (thing.test((await row.innerText()).trim())) return;
    await hands.press('ArrowDown');
  }
  throw new Error(`No thing here is called ${thing.source}.`);
}

/** What they find in turn 13, who takes it and who might have. */
export const treasure: readonly Moment[] = [find, corinTakesAll, whatIfWren];
