import { expect } from '@playwright/test';
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
    await hands.press('Control+2');
    const corin = hands.page.getByRole('main').getByRole('button', { name: 'Corin', exact: true });
    await expect(corin).toBeVisible();
    await hands.press('j', 'j', 'j');
    await expect(corin).toHaveAttribute('aria-pressed', 'true');
    await hands.press('g');
    for (const thing of [/^600 × g/, /^gem/]) {
      await hands.reach(sight.dialog.getByRole('checkbox', { name: thing }));
      await hands.press('Space');
    }
    await hands.press('Tab');
    await hands.reach(sight.dialog.getByRole('radio', { name: 'Hild' }));
    await hands.press('ArrowDown', 'ArrowDown');
    await expect(sight.dialog.getByRole('radio', { name: 'Wren' })).toBeChecked();
    const preview = sight.dialog.getByRole('table');
    await expect(preview.getByRole('row', { name: /^Wren/ })).toContainText(
      /310\s*911\s*120' \(40'\)\s*30' \(10'\)/,
    );
    await expect(preview.getByRole('row', { name: /^The party/ })).toContainText(/60' \(20'\)\s*30' \(10'\)/);
    await hands.press('Escape');
    await expect(sight.dialog).toBeHidden();
    await sight.carries('Wren', 310);
    await sight.carries('Corin', 691);
    await hands.press('Control+1');
    await sight.turn(13);
  },
};

/** What they find in turn 13, who takes it and who might have. */
export const treasure: readonly Moment[] = [find, corinTakesAll, whatIfWren];
