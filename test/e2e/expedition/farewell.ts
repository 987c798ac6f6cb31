import { expect } from '@playwright/test';
import { field, type Moment } from './seat.ts';

export const endSession: Moment = {
  name: 'The session ends',
  play: async ({ hands, sight }) => {
    await hands.command('end the session');
    await expect(sight.clock.getByRole('button', { name: 'Start session' })).toBeVisible();
  },
};

const packFormats = [
  { name: 'Markdown', ending: 'md' },
  { name: 'HTML page', ending: 'html' },
  { name: 'PDF', ending: 'pdf' },
  { name: 'JSON Lines', ending: 'jsonl' },
] as const;

/** The four files of the evening, written from the Log window; `fileFor` says where each goes. */
export const sessionPack = (fileFor: (ending: string) => string): readonly Moment[] => [
  {
    name: 'The Log window is opened, and its export',
    play: async ({ hands, sight }) => {
      await hands.press('Control+4');
      await expect(hands.page.getByRole('heading', { name: 'Log', level: 1 })).toBeVisible();
      await hands.press('e');
      await expect(sight.dialog.getByRole('radio', { name: 'Markdown' })).toBeChecked();
      await expect(field(hands.page, 'What').locator('option:checked')).toHaveText(/^Session 1/);
    },
  },
  ...packFormats.map(({ name, ending }, at): Moment => ({
    name: `Exported as ${name}`,
    play: async ({ hands, sight }) => {
      const chosen = packFormats[Math.max(0, at - 1)]?.name ?? name;
      await hands.reach(sight.dialog.getByRole('radio', { name: chosen }));
      if (at > 0) await hands.press('ArrowDown');
      await expect(sight.dialog.getByRole('radio', { name })).toBeChecked();
      await hands.fill(sight.dialog.getByRole('textbox', { name: /^File/ }), fileFor(ending));
      await hands.press('Enter');
      await expect(sight.dialog.getByRole('status').filter({ hasText: fileFor(ending) })).toContainText(
        'Exported',
      );
    },
  })),
  {
    name: 'The export is closed',
    play: async ({ hands, sight }) => {
      await hands.press('Escape');
      await expect(sight.dialog).toBeHidden();
    },
  },
];
