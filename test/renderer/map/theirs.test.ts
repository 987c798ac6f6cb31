import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import TravelWindow from '../../../src-renderer/windows/travel/TravelWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { previewSample, roadSample } from '../travel/road-sample.ts';
import { companySample, PaintedMap, theirsSample } from './map-sample.ts';

const user = userEvent.setup();
let bridge: FakeBridge;
let map: PaintedMap;

beforeEach(() => {
  bridge = installFakeBridge();
  map = new PaintedMap();
  bridge.answer('app.view', appSample());
  bridge.answer('shell.view', shellSample());
  bridge.answer('dungeon.delve', { people: [], promptsOutside: [], delve: null, lastDelve: null });
  bridge.answer('travel.ahead', null);
  bridge.answer('travel.preview', previewSample());
  bridge.answer('ship.view', { ships: [], aboardId: null, ashore: [] });
  map.answer(bridge);
});

const key = (keys: string): void => {
  const command = shortcuts.views
    .flatMap(({ commands }) => [...commands])
    .findLast((each) => each.keys === keys);
  if (command === undefined) throw new Error(`No command has the key ${keys}.`);
  command.run();
};

const spoken = (words: string | RegExp) =>
  waitFor(() => expect(document.querySelector('.foot .here')).toHaveTextContent(words));

it('Theirs shows and says what the players have, and nothing else', async () => {
  bridge.answer('travel.view', roadSample());
  bridge.answer(
    'travel.where',
    companySample({
      astray: true,
      believed: { at: { col: 7, row: 1 }, toward: null, miles: 0 },
      contradiction: 'They stand in hills where their map says forest.',
    }),
  );
  bridge.answer('map.theirs', theirsSample());
  bridge.answer('map.find', { found: [], more: 0 });
  map.paint([{ col: 7, row: 1, length: 1, code: 8 }]);
  render(TravelWindow);
  await screen.findByRole('radio', { name: 'The map' });
  key('Shift+M');
  (await screen.findByRole('application', { name: 'Map of The North' })).focus();
  expect(await screen.findByRole('heading', { name: /^To / })).toBeVisible();
  await user.keyboard('{ArrowUp}');
  await spoken('0802, Hills, 6 miles from the company, where they think they are');
  key('V');
  key('V');
  await spoken('0802, unknown, the company');
  expect(status.message).toBe('Theirs is shown: the map as the players have it.');
  expect(screen.getByText('The company is at 0802.')).toBeVisible();
  expect(screen.queryByText(/They stand in hills/)).toBeNull();
  expect(screen.queryByRole('heading', { name: /^To / })).toBeNull();
  expect(screen.getByRole('button', { name: /^Go in/ })).toHaveAttribute('aria-disabled', 'true');
  key('M');
  expect(status.message).toBe('0802: 0 miles as the crow flies.');
  key('/');
  await user.type(await screen.findByRole('combobox'), 'west');
  await waitFor(() => expect(bridge.sent('map.find').at(-1)).toMatchObject({ theirs: true }));
  await user.keyboard('{Escape}');
  key('Ctrl+L');
  expect(await screen.findAllByText('They know of none.')).toHaveLength(2);
  expect(screen.queryByRole('table', { name: /^Grounds/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Show what is true/ }));
  expect(await screen.findByRole('table', { name: 'Sites of The North' })).toBeVisible();
  expect(screen.getByText(/They stand in hills/)).toBeVisible();
});
