import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import TravelWindow from '../../../src-renderer/windows/travel/TravelWindow.svelte';
import { stage } from '../dungeon/on-stage.ts';
import { delve, dungeonView } from '../dungeon/sample-delve.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { appSample } from '../lib/samples.ts';
import { companySample } from '../map/map-sample.ts';
import { previewSample, roadSample } from './road-sample.ts';

const user = userEvent.setup();
const tower = { id: 4, name: 'Old Tower', kind: 'ruin', knowledge: 'known', dungeon: 'The Crypt' } as const;
const inn = { id: 5, name: 'The Inn', kind: 'settlement', knowledge: 'secret', dungeon: null } as const;

let bridge: FakeBridge;
const stand = (where: ReturnType<typeof companySample> | null, underground = false) => {
  bridge = stage(dungeonView(underground ? delve({ name: 'The Crypt', turn: 6 }) : null));
  bridge.answer('app.view', appSample());
  bridge.answer('map.list', { maps: [], grounds: [] });
  bridge.answer('travel.where', where);
  bridge.answer('travel.view', roadSample());
  bridge.answer('travel.preview', previewSample());
  bridge.answer('ship.view', { ships: [], aboardId: null, ashore: [] });
  bridge.reply('travel.goIn', { underground: true });
  bridge.reply('travel.knows', null);
  bridge.reply('dungeon.enter', { id: 1 });
  bridge.reply('dungeon.leave', { turns: 0, left: 0, stopped: null });
  render(TravelWindow);
};
const goIn = async () => {
  await screen.findByRole('button', { name: /^Go in/ });
  shortcuts.run('travel.goIn');
  await screen.findByRole('dialog', { name: 'Go in' });
};

beforeEach(() => localStorage.clear());

it('goes into the first site of the hex by two keys, somebody speaking for them', async () => {
  stand(companySample({ here: [tower, inn] }));
  expect(await screen.findByText('At Old Tower and The Inn.')).toBeVisible();
  await goIn();
  expect(screen.getByRole('radio', { name: /Old Tower.*down into The Crypt/ })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /speaks/ })).not.toHaveValue('nobody'));
  screen.getByRole('radio', { name: /Old Tower/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('travel.goIn')).toHaveLength(1));
  expect(bridge.sent('travel.goIn')).toMatchObject([{ siteId: 4, speakerId: expect.any(Number) as number }]);
  expect(bridge.sent('travel.knows')).toEqual([]);
});

it('says that they do not know a site yet, and sends nobody down where no dungeon is', async () => {
  stand(companySample({ here: [tower, inn] }));
  await goIn();
  await user.click(screen.getByRole('radio', { name: /The Inn.*They do not know it yet/ }));
  expect(screen.queryByRole('combobox', { name: /speaks/ })).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('travel.goIn')).toEqual([{ siteId: 5, speakerId: null }]));
});

it('tells lost people where they are as they come upon what they know', async () => {
  stand(companySample({ here: [tower], astray: true }));
  await goIn();
  expect(screen.getByRole('checkbox', { name: /They know where they are now/ })).toBeChecked();
  screen.getByRole('radio', { name: /Old Tower/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('travel.knows')).toHaveLength(1));
});

it('asks for a name where no site is, and enters a place of that name', async () => {
  stand(null);
  await goIn();
  const name = screen.getByRole('combobox', { name: 'Name of the place' });
  name.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Name the place.')).toBeVisible();
  expect(bridge.sent('dungeon.enter')).toEqual([]);
  await user.type(name, 'Den{Enter}');
  await waitFor(() => expect(bridge.sent('dungeon.enter')).toMatchObject([{ name: 'Den' }]));
});

it('comes out by the same key', async () => {
  stand(companySample(), true);
  expect(await screen.findByText('In The Crypt, turn 7.')).toBeVisible();
  shortcuts.run('travel.comeOut');
  await waitFor(() => expect(bridge.sent('dungeon.leave')).toEqual([{}]));
});
