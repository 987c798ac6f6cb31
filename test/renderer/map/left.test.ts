import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import TravelWindow from '../../../src-renderer/windows/travel/TravelWindow.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { PaintedMap } from './map-sample.ts';

it('a window that is left follows its map no longer', async () => {
  const bridge = installFakeBridge();
  bridge.answer('app.view', appSample({ campaignPath: '/home/referee/left.turnkeeper' }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('dungeon.delve', { people: [], promptsOutside: [], delve: null, lastDelve: null });
  bridge.answer('travel.view', null);
  bridge.answer('travel.where', null);
  bridge.answer('travel.ahead', null);
  new PaintedMap().answer(bridge);
  const before = bridge.listeners;
  const { unmount } = render(TravelWindow);
  await screen.findByRole('radio', { name: 'The map' });
  shortcuts.views
    .flatMap(({ commands }) => [...commands])
    .findLast(({ keys }) => keys === 'Shift+M')
    ?.run();
  await screen.findByRole('application', { name: 'Map of The North' });
  expect(bridge.listeners).toBeGreaterThan(before);
  unmount();
  expect(bridge.listeners).toBe(before);
});
