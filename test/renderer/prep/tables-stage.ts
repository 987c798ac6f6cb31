import { render, screen } from '@testing-library/svelte';
import { onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import TablesPage from '../../../src-renderer/windows/prep/tables/TablesPage.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { type FakeBridge, installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { omens } from './table-samples.ts';

/** A die of the table that is asked for. */
export const ask = (title: string, sides: number) => ({
  wanted: {
    ...{ sides, nth: 1, title, rule: 'TABLE', by: null, against: null, dice: `1d${sides}`, of: 1 },
    needed: null,
  },
});

/** Two tables as the page finds them, its keys listened to. */
export function layTables(): FakeBridge {
  layOut();
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  const bridge = installFakeBridge();
  const listed = { purpose: 'any', way: 'dice', dice: '1d2', rows: 2 } as const;
  bridge.answer('table.list', {
    tables: [
      { ...listed, id: 7, folder: 'Signs', name: 'Omens' },
      { ...listed, id: 8, folder: '', name: 'Gems' },
    ],
  });
  bridge.answer('table.view', ({ id, column = 0 }) => ({
    ...omens,
    ...(id === 8 && { folder: '', name: 'Gems' }),
    id,
    column,
  }));
  bridge.answer('table.rolls', { rolls: [] });
  bridge.answer('place.atHand', null);
  bridge.answer('shell.view', shellSample());
  bridge.answer('app.view', appSample({ campaignPath: '/games/Barrow.turnkeeper' }));
  bridge.reply('table.add', { id: 9 });
  return bridge;
}

/** The page with the first of them open. */
export async function open(): Promise<void> {
  render(TablesPage);
  await screen.findByRole('heading', { name: 'Gems' });
}
