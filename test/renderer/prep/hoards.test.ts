import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import HoardList from '../../../src-renderer/windows/hoards/HoardList.svelte';
import HoardsAt from '../../../src-renderer/windows/hoards/HoardsAt.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();

type Hoard = QueryOutput<'hoard.list'>[number];

const thing = (id: number, name: string, more: Partial<Hoard['things'][number]> = {}) => ({
  ...{
    id,
    name,
    kind: 'gear' as const,
    quantity: 1,
    depth: 0,
    notes: '',
    truth: null,
    known: 'known' as const,
  },
  ...{ worthEach: null, charges: null },
  ...more,
});

const chest: Hoard = {
  ...{ id: 4, name: 'Treasure C', spot: 'feature', spotId: 9, where: '12, Guardroom: the chest' },
  ...{ worth: 640, weight: '405 coins' },
  things: [
    thing(21, 'gp', { kind: 'coin', quantity: 400, worthEach: 1 }),
    thing(22, 'sack'),
    thing(23, 'gem', { quantity: 2, depth: 1, worthEach: 10 }),
    thing(24, 'potion', { truth: 'Potion of Healing', known: 'not', worthEach: 220, notes: 'Sipped: warm.' }),
  ],
};
const inHand: Hoard = {
  ...{ id: 5, name: 'For the ogre', spot: null, spotId: null, where: '', worth: 0, weight: '30 coins' },
  things: [thing(31, 'club')],
};

let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  layOut();
  bridge = installFakeBridge();
  bridge.answer('hoard.list', [chest, inHand]);
  bridge.reply('hoard.take', null);
  bridge.reply('hoard.change', null);
  bridge.reply('hoard.remove', null);
  bridge.reply('item.identify', null);
});

it('tells what lies where, with its worth, its weight and both halves of a thing', async () => {
  render(HoardList, { shut: undefined, onwish: () => undefined });
  const things = await screen.findByRole('list', { name: 'In Treasure C' });
  expect(within(things).getByText('400 gp')).toBeVisible();
  expect(within(things).getByText('2 × gem')).toBeVisible();
  expect(within(things).getByText('10 gp each')).toBeVisible();
  expect(within(things).getByText(/In truth Potion of Healing, 220 gp/)).toBeVisible();
  expect(screen.getByText('640 gp, weighs 405 coins')).toBeVisible();
  expect(screen.getByText('12, Guardroom: the chest')).toBeVisible();
  expect(screen.getByText('in your hand')).toBeVisible();
  expect(screen.getByText('weighs 30 coins')).toBeVisible();
});

it('all of it is taken, or one thing; what hides something is identified where it lies', async () => {
  render(HoardList, { shut: undefined, onwish: () => undefined });
  await user.click(await screen.findByRole('button', { name: /^Take it all\s*: Treasure C/ }));
  await user.click(screen.getByRole('button', { name: 'Take 2 × gem' }));
  await waitFor(() => expect(bridge.sent('hoard.take')).toEqual([{ id: 4 }, { id: 4, itemIds: [23] }]));
  await user.click(screen.getByRole('button', { name: 'Identify potion' }));
  await waitFor(() => expect(bridge.sent('item.identify')).toEqual([{ id: 24, alike: false }]));
  expect(screen.queryByRole('button', { name: 'Identify sack' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take club' })).toBeNull();
});

it('is laid elsewhere: at the place that answers best, at another by the arrows, or back into the hand', async () => {
  const room = { spot: 'room' as const, id: 7, title: '13, Crypt', detail: 'Level 1, The Barrow' };
  const site = { spot: 'site' as const, id: 2, title: 'Old mill', detail: 'The Vale' };
  bridge.answer('hoard.places', ({ text }) => (text === 'mill' ? [site] : text === 'xx' ? [] : [room, site]));
  render(HoardList, { shut: undefined, onwish: () => undefined });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Lay elsewhere: For the ogre' }));
    const field = screen.getByRole('combobox', { name: 'Where' });
    expect(field).toHaveFocus();
    return field;
  };
  await open();
  await screen.findByRole('button', { name: /Lay it at 13, Crypt/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('hoard.change')).toHaveLength(1));
  await open();
  await user.keyboard('mill');
  await screen.findByRole('button', { name: /Lay it at Old mill/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('hoard.change')).toHaveLength(2));
  await open();
  await screen.findByRole('button', { name: /Lay it at 13, Crypt/ });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await screen.findByRole('button', { name: /Keep it in your hand/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('hoard.change')).toHaveLength(3));
  const name = 'For the ogre';
  expect(bridge.sent('hoard.change')).toEqual([
    { id: 5, name, at: { spot: 'room', id: 7 } },
    { id: 5, name, at: { spot: 'site', id: 2 } },
    { id: 5, name, at: null },
  ]);
  await open();
  await user.keyboard('xx');
  expect(await screen.findByText(/No place answers to that/)).toBeVisible();
});

it('those who are met show only what lies with them, and nothing where nothing does', async () => {
  bridge.answer('hoard.list', [chest, { ...inHand, spot: 'encounter', spotId: 3, where: 'ogre' }]);
  const { rerender } = render(HoardsAt, { places: [{ spot: 'encounter', id: 3 }], shut: undefined });
  expect(await screen.findByText('For the ogre')).toBeVisible();
  expect(screen.queryByText('Treasure C')).toBeNull();
  await rerender({ places: [{ spot: 'encounter', id: 4 }], shut: undefined });
  expect(screen.queryByRole('list', { name: 'Hoards' })).toBeNull();
});
