import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import CreatureExportDialog from '../../../src-renderer/windows/prep/bestiary/files/CreatureExportDialog.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();
let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('creature.asText', ({ format }) => ({
    text: `Goblin as ${format}`,
    losses: format === 'line' ? [{ what: 'Its tags, as they are', count: 1 }] : [],
  }));
});

it('shows what the file will say, what it does not hold, and writes it', async () => {
  bridge.reply('creature.export', { path: '/games/Barrow Goblin.txt', bytes: 900 });
  const creature = { book: 'ose', id: 'goblin', name: 'Goblin' };
  render(CreatureExportDialog, { creature, campaignPath: '/games/Barrow.turnkeeper', onclose: vi.fn() });
  expect(await screen.findByText('Goblin as statblock')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^File/ })).toHaveValue('/games/Barrow Goblin.md');
  expect(screen.queryByText('This form does not hold:')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Stat line/ }));
  expect(await screen.findByText('Goblin as line')).toBeVisible();
  expect(screen.getByText('Its tags, as they are')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^File/ })).toHaveValue('/games/Barrow Goblin.txt');
  await user.click(screen.getByRole('button', { name: /Export/ }));
  await waitFor(() =>
    expect(bridge.sent('creature.export')).toEqual([
      { book: 'ose', id: 'goblin', format: 'line', path: '/games/Barrow Goblin.txt', replace: false },
    ]),
  );
  expect(await screen.findByText('Exported, 900 bytes.')).toBeVisible();
});
