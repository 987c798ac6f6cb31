import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import TravelWindow from '../../../src-renderer/windows/travel/TravelWindow.svelte';
import { stage } from '../dungeon/on-stage.ts';
import { delve, dungeonView } from '../dungeon/sample-delve.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { appSample } from '../lib/samples.ts';
import { companySample } from '../map/map-sample.ts';
import { previewSample, roadSample } from './road-sample.ts';

const user = userEvent.setup();
const beds = { lodging: null, stable: null, market: '' } as const;
const tower = {
  ...beds,
  id: 4,
  name: 'Old Tower',
  kind: 'ruin',
  knowledge: 'known',
  dungeon: 'The Crypt',
} as const;
const inn = {
  ...beds,
  id: 5,
  name: 'The Inn',
  kind: 'settlement',
  knowledge: 'secret',
  dungeon: null,
} as const;

const hild = { id: 1, name: 'Hild', copper: 2000 };
const stayPreview = (more: Partial<QueryOutput<'town.preview'>> = {}): QueryOutput<'town.preview'> => ({
  refusal: null,
  heads: 2,
  beasts: 1,
  healing: 'Hild d3',
  perDay: 110,
  purse: hild,
  days: 14,
  total: 1540,
  until: { day: 16, time: '08:00', date: null },
  stops: 'Wages fall due: Bran 2 gp.',
  falls: [{ day: 16, date: null, text: 'Wages fall due: Bran 2 gp.' }],
  purses: [hild, { id: null, name: 'the pool', copper: 0 }],
  docks: [],
  ...more,
});

let bridge: FakeBridge;
const stand = (where: ReturnType<typeof companySample> | null, underground = false) => {
  bridge = stage(dungeonView(underground ? delve({ name: 'The Crypt', turn: 6 }) : null));
  bridge.answer('app.view', appSample());
  bridge.answer('map.list', { maps: [], grounds: [] });
  bridge.answer('travel.where', where);
  bridge.answer('travel.ahead', null);
  bridge.answer('travel.view', roadSample());
  bridge.answer('travel.preview', previewSample());
  bridge.answer('ship.view', { ships: [], aboardId: null, ashore: [] });
  bridge.answer('wage.list', { people: [], purses: stayPreview().purses });
  bridge.answer('town.preview', stayPreview());
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

it('says that they do not know a site yet, and stays for days where people live', async () => {
  stand(companySample({ here: [tower, { ...inn, lodging: 50, stable: 10, market: 'food and rope' }] }));
  bridge.reply('town.stay', { days: 14, copper: 1400, stopped: null });
  await goIn();
  await user.click(screen.getByRole('radio', { name: /The Inn.*They do not know it yet/ }));
  expect(screen.queryByRole('combobox', { name: /speaks/ })).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Stay in The Inn' });
  expect(screen.getByText(/food and rope/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Lodging/ })).toHaveValue('0.5');
  const length = screen.getByRole('textbox', { name: 'For' });
  await user.clear(length);
  await user.type(length, '2');
  await user.click(screen.getByRole('radio', { name: 'Weeks' }));
  await user.type(await screen.findByRole('textbox', { name: /Dice of healing/ }), '2 3');
  const asked = {
    siteId: 5,
    name: '',
    days: 14,
    lodging: 50,
    stable: 10,
    board: 'lodging' as const,
    purse: 1,
    payWages: false,
    dock: null,
    faces: [2, 3],
  };
  await waitFor(() => expect(bridge.sent('town.preview').at(-1)).toEqual(asked));
  const shown = screen.getByRole('region', { name: 'What it comes to' });
  await waitFor(() => expect(shown).toHaveTextContent('14 days'));
  expect(shown).toHaveTextContent('A day 1.1 gp, 2 heads and 1 beast');
  expect(shown).toHaveTextContent('15.4 gp, leaves Hild 4.6 gp');
  expect(shown).toHaveTextContent('Day 16 Wages fall due: Bran 2 gp. Stops after 14 days.');
  length.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('town.stay')).toEqual([asked]));
});

it('stays in a town without a map, and says why nobody can', async () => {
  stand(null);
  await goIn();
  await user.click(screen.getByRole('radio', { name: /A town by its name/ }));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Stay in a town' });
  bridge.answer('town.preview', stayPreview({ refusal: 'Hild lacks 2 gp.', days: 0 }));
  await user.type(screen.getByRole('textbox', { name: 'Town' }), 'Thorn Gate');
  const dear = screen.getByRole('textbox', { name: /Lodging/ });
  await user.type(dear, '-1');
  await user.keyboard('{Enter}');
  expect(bridge.sent('town.stay')).toEqual([]);
  await user.clear(dear);
  await user.type(dear, '22');
  await waitFor(() => expect(bridge.sent('town.preview').at(-1)).toMatchObject({ lodging: 2200 }));
  expect((await screen.findAllByText('Hild lacks 2 gp.'))[0]).toBeVisible();
});

it('has a dock work on a vessel meanwhile, where one is', async () => {
  stand(companySample({ here: [inn] }));
  bridge.reply('town.stay', { days: 14, copper: 71_400, stopped: null });
  const gull = { id: 7, name: 'Gull', lacks: '13 hull points lost and water taken on' };
  bridge.answer('town.preview', stayPreview({ docks: [gull] }));
  await goIn();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Stay in The Inn' });
  const works = await screen.findByRole('combobox', { name: 'Works on' });
  expect(screen.queryByRole('textbox', { name: 'And costs' })).toBeNull();
  expect(screen.getByRole('option', { name: /Gull.*13 hull points lost and water taken on/ })).toBeVisible();
  await user.selectOptions(works, '7');
  const days = screen.getByRole('textbox', { name: 'Its work takes' });
  await user.clear(days);
  await user.type(days, '9');
  await user.type(screen.getByRole('textbox', { name: 'And costs' }), '700');
  const points = screen.getByRole('textbox', { name: 'Mends' });
  await user.type(points, '-');
  expect(works).toBeVisible();
  await user.clear(points);
  const dock = { vesselId: 7, copper: 70_000, days: 9, points: null };
  await waitFor(() => expect(bridge.sent('town.preview').at(-1)).toMatchObject({ dock }));
  screen.getByRole('textbox', { name: 'For' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('town.stay')).toMatchObject([{ dock }]));
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
  expect(screen.getByRole('radio', { name: /Another place/ })).toBeChecked();
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
