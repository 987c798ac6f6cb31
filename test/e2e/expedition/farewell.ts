import { expect } from '@playwright/test';
import { field, type Moment } from './seat.ts';

export const endSession: Moment = {
  name: 'The session ends',
  play: async ({ hands, sight }) => {
    await hands.command('end the session');
    await expect(sight.clock.getByRole('button', { name: 'Start session' })).toBeVisible();
  },
};

/** The four files of the evening, written from the Log window in one order; `fileFor` says where each goes. */
export const sessionPack = (fileFor: (ending: string) => string): readonly Moment[] => [
  {
    name: 'The Log window is opened, and its export',
    keys: 2,
    play: async ({ hands, sight }) => {
      await hands.press('Control+4');
      await expect(hands.page.getByRole('heading', { name: 'Log', level: 1 })).toBeVisible();
      await hands.press('e');
      await expect(sight.dialog.getByRole('radio', { name: /^Every form/ })).toBeChecked();
      await expect(field(hands.page, 'What').locator('option:checked')).toHaveText(/^Session 1/);
    },
  },
  {
    name: 'Exported in every form',
    play: async ({ hands, sight }) => {
      await hands.fill(sight.dialog.getByRole('textbox', { name: /^File/ }), fileFor('md'));
      await hands.press('Enter');
      for (const ending of ['md', 'html', 'pdf', 'jsonl'])
        await expect(sight.dialog.getByRole('status')).toContainText(fileFor(ending));
    },
  },
  {
    name: 'The export is closed',
    keys: 1,
    play: async ({ hands, sight }) => {
      await hands.press('Escape');
      await expect(sight.dialog).toBeHidden();
    },
  },
];
