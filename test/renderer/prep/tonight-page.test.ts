import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { arrival } from '../../../src-renderer/lib/arrivals/arrival.svelte.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { tonightDesk } from '../../../src-renderer/windows/prep/tonight/tonight-desk.svelte.ts';
import TonightPage from '../../../src-renderer/windows/prep/tonight/TonightPage.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';

const user = userEvent.setup();

type Tonight = QueryOutput<'prep.tonight'>;

const room = (id: number, more: Partial<Tonight['near'][number]> = {}) => ({
  ...{ id, levelId: 4, title: `${id}, Room`, level: 'Level 1', doors: 1, pinned: false },
  ...{ hidden: false, visited: false },
  ...{ ways: [], traps: [], foes: [], creatures: [], hoards: [], notes: '' },
  ...more,
});

const nothing: Tonight = {
  ...{ moment: 'day 3, 21:40', standing: [], sites: [] },
  ...{ dungeon: null, near: [], more: 0, tables: [], blocks: [], moreBlocks: 0, people: [] },
  ...{ rumours: [], musters: [], loose: [], pages: [], ownTables: [], names: [], hidden: [] },
  coming: { hours: 6, checks: 18, inSix: 1, somebody: 0.9624 },
  wild: null,
};
const evening: Tonight = {
  ...nothing,
  dungeon: { name: 'The Barrow', from: '12, Room', underWay: true },
  near: [
    room(12, { doors: 0, visited: true }),
    room(13, { foes: ['5 × Goblin'], traps: ['Pit, 2 in 6'], hoards: ['chest, 45 gp'], notes: 'Dust.' }),
    room(14, { hidden: true, doors: 2, ways: ['door to 13, Room: secret, not found; shut'] }),
  ],
  more: 7,
  tables: [
    {
      ...{ id: 3, pinned: false, name: 'Level one', levels: ['Level 1'], dice: '1d6', problem: null },
      rows: [
        { text: 'Wind', row: 0.25, within: 0.5, number: null },
        { text: 'Goblin', row: 0.75, within: 0.8, number: { least: 2, mean: 5, most: 8 } },
      ],
    },
  ],
  blocks: [
    {
      ...{ book: 'ose', id: 'goblin', name: 'Goblin', pinned: false, keyed: 5, mostHp: 7, mayCome: true },
      figures: [
        { label: 'Armour class', text: '6 [13]', guessed: false },
        { label: 'Morale', text: '7', guessed: true },
      ],
    },
  ],
  moreBlocks: 2,
  people: [{ id: 8, pinned: false, title: 'Old Marl', text: 'Blind.' }],
  rumours: [{ id: 9, pinned: false, title: 'The mill burns', text: '' }],
  musters: [{ id: 1, pinned: false, name: 'Gate watch', lines: '4 goblins\n1 ogre' }],
  standing: [
    { label: 'Light', lines: ['Hild: torch, 3 turns', 'Odo: lantern, 20 turns'] },
    { label: 'Wages', lines: ['Hob: 5 gp'] },
  ],
  sites: [
    {
      ...{ id: 4, pinned: false, name: 'Reedham', about: 'settlement, 6 miles', notes: 'A ferry.' },
      to: { kind: 'hex', mapId: 1, col: 10, row: 11 },
    },
  ],
  loose: [{ text: 'who took the [[Old key|key]]?', where: 'log', to: { kind: 'log' } }],
};

let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  layOut();
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  tonightDesk.doors = 3;
  tonightDesk.printing = false;
  tonightDesk.stand(0);
  bridge = installFakeBridge();
  bridge.answer('prep.tonight', evening);
  bridge.answer('shell.view', shellSample());
  bridge.answer('app.view', appSample({ campaignPath: '/c/Barrow.turnkeeper' }));
});

const near = async () =>
  within(await screen.findByRole('list', { name: 'Rooms near' })).getAllByRole('listitem');

it('rooms stand with what is in them, how far they are and whether a way is known', async () => {
  render(TonightPage);
  const [here, goblins, beyond] = await near();
  expect(here).toHaveTextContent(/here, Level 1/);
  expect(goblins).toHaveTextContent(
    /1 door, Level 1.*Dust\. Foes 5 × Goblin\s*Traps Pit, 2 in 6\s*Treasure chest, 45 gp/,
  );
  expect(beyond).toHaveTextContent(/2 doors.*secret way.*Ways door to 13, Room: secret, not found; shut/);
  expect(screen.getByText(/7 rooms more as near/)).toBeVisible();
});

it('who may come stands by how likely it is within the hours', async () => {
  render(TonightPage);
  await near();
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(/Goblin\s*2–8, mean 5\s*75 %\s*80 %/);
  expect(second).toHaveTextContent(/Wind\s*25 %\s*50 %/);
  expect(screen.getByText('96.2 %')).toBeVisible();
});

it('blocks, musters, people, rumours and loose ends lead to where they stand', async () => {
  const goTo = vi.spyOn(arrival, 'goTo').mockReturnValue(true);
  onTestFinished(() => goTo.mockRestore());
  render(TonightPage);
  await near();
  expect(screen.getByText('6 [13]')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Blocks' })).toHaveTextContent(/Morale 7\?/);
  expect(screen.getByText('2 creatures more are keyed or on those tables.')).toBeVisible();
  expect(screen.getByText('4 goblins; 1 ogre')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Goblin' }));
  await user.click(screen.getByRole('button', { name: 'Old Marl' }));
  await user.click(screen.getByRole('button', { name: 'who took the key?' }));
  expect(goTo.mock.calls.map(([to]) => to)).toEqual([
    { kind: 'creature', book: 'ose', id: 'goblin' },
    { kind: 'page', id: 8 },
    { kind: 'log' },
  ]);
});

it('J, K and Enter choose a room and open it; + and - look further and less far', async () => {
  const goTo = vi.spyOn(arrival, 'goTo').mockReturnValue(true);
  onTestFinished(() => goTo.mockRestore());
  render(TonightPage);
  await near();
  await user.keyboard('jjk{Enter}');
  expect(goTo).toHaveBeenCalledExactlyOnceWith({ kind: 'room', levelId: 4, roomId: 13 });
  await user.keyboard('+');
  await waitFor(() => expect(bridge.sent('prep.tonight').at(-1)).toEqual({ doors: 4 }));
  await user.keyboard('-----');
  await waitFor(() => expect(bridge.sent('prep.tonight').at(-1)).toEqual({ doors: 0 }));
});

const current = () =>
  screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');
const handful: Tonight = {
  ...evening,
  people: [
    { id: 8, pinned: true, title: 'Old Marl', text: 'Blind.' },
    { id: 11, pinned: true, title: 'Ysolt', text: '' },
    { id: 12, pinned: false, title: 'Hob', text: '' },
  ],
  ownTables: [{ id: 5, pinned: true, title: 'Omens', text: '1d6, 6 rows' }],
  names: [{ of: 'Dwarf', names: ['Borin', 'Dwalda'] }],
  hidden: [{ what: { kind: 'muster', id: 2 }, title: 'Old guard' }],
};

it('everything on the page is walked through; a pin, a hiding and an order are a key each', async () => {
  bridge.answer('prep.tonight', handful);
  render(TonightPage);
  await near();
  expect(screen.getByText('Borin, Dwalda')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Tables' })).toHaveTextContent(/Omens\s*1d6, 6 rows\s*pinned/);
  // Three rooms, a table, a block, a muster, then the people.
  await user.keyboard('jjjjjj');
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent(/Old Marl.*pinned/);
  bridge.reply('tonight.pin', null);
  await user.keyboard('.');
  await waitFor(() =>
    expect(bridge.sent('tonight.pin')).toEqual([{ what: { kind: 'page', id: 8 }, as: null }]),
  );
  bridge.reply('tonight.swap', null);
  await user.keyboard('{Shift>}J{/Shift}');
  await waitFor(() =>
    expect(bridge.sent('tonight.swap')).toEqual([
      { one: { kind: 'page', id: 8 }, other: { kind: 'page', id: 11 } },
    ]),
  );
  bridge.reply('tonight.pin', null);
  await user.keyboard('jj{Delete}');
  await waitFor(() =>
    expect(bridge.sent('tonight.pin').at(-1)).toEqual({ what: { kind: 'page', id: 12 }, as: 'hidden' }),
  );
  await user.keyboard('{Shift>}J{/Shift}');
  expect(bridge.sent('tonight.swap')).toHaveLength(1);
});

it('what is hidden stands at the foot, and comes back by its button', async () => {
  bridge.answer('prep.tonight', handful);
  render(TonightPage);
  await near();
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('Old guard') });
  bridge.reply('tonight.pin', null);
  await user.click(
    within(screen.getByRole('group', { name: 'Chosen' })).getByRole('button', { name: /Show it again/ }),
  );
  expect(bridge.sent('tonight.pin')).toEqual([{ what: { kind: 'muster', id: 2 }, as: null }]);
});

it('a line of a text is opened, not pinned; where nothing can be changed nothing is pinned', async () => {
  render(TonightPage);
  await near();
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('log') });
  expect(within(screen.getByRole('group', { name: 'Chosen' })).getAllByRole('button')).toHaveLength(1);
  await user.keyboard('.');
  bridge.answer('shell.view', shellSample({ readOnly: true }));
  bridge.change('campaign');
  await user.keyboard('k.');
  expect(bridge.sent('tonight.pin')).toEqual([]);
});

it('a dungeon whose levels throw on no table says where one is chosen', async () => {
  bridge.answer('prep.tonight', { ...evening, tables: [] });
  render(TonightPage);
  expect(await screen.findByText(/No level near throws on a table/)).toBeVisible();
});

it('an empty book says where to begin', async () => {
  bridge.answer('prep.tonight', nothing);
  render(TonightPage);
  expect(await screen.findByText('No room is keyed yet')).toBeVisible();
  expect(screen.queryByText('May come')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Blocks' })).toBeNull();
});

it('the moment and how the company stands stand first; a site leads to its hex', async () => {
  const goTo = vi.spyOn(arrival, 'goTo').mockReturnValue(true);
  onTestFinished(() => goTo.mockRestore());
  render(TonightPage);
  await near();
  expect(screen.getByText('Day 3, 21:40')).toBeVisible();
  expect(screen.getByText('Hild: torch, 3 turns; Odo: lantern, 20 turns')).toBeVisible();
  expect(screen.getByText('settlement, 6 miles. A ferry.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reedham' }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith({ kind: 'hex', mapId: 1, col: 10, row: 11 });
});

it('Y prints what is looked at, on so many pages, and says what was left out', async () => {
  tonightDesk.doors = 5;
  render(TonightPage);
  await near();
  await user.keyboard('y');
  const dialog = await screen.findByRole('dialog', { name: 'Print tonight' });
  await user.click(within(dialog).getByRole('radio', { name: /^Letter/ }));
  await user.click(within(dialog).getByRole('radio', { name: /^Two/ }));
  expect(within(dialog).getByRole('textbox')).toHaveValue('/c/Barrow tonight.pdf');
  bridge.reply('tonight.export', {
    ...{ path: '/c/Barrow tonight.pdf', bytes: 2048, leftOut: ['6 rooms further off', 'notes'] },
  });
  await user.click(within(dialog).getByRole('button', { name: /Write the sheet/ }));
  expect(
    await within(dialog).findByText(/Left out for want of room: 6 rooms further off, notes\./),
  ).toBeVisible();
  expect(bridge.sent('tonight.export')).toEqual([
    { doors: 5, format: 'pdf', paper: 'Letter', pages: 2, path: '/c/Barrow tonight.pdf', replace: false },
  ]);
  await user.click(within(dialog).getByRole('radio', { name: /^Markdown/ }));
  expect(within(dialog).getByRole('textbox')).toHaveValue('/c/Barrow tonight.md');
  expect(within(dialog).queryByRole('radiogroup', { name: 'Paper' })).toBeNull();
});

it('in the wild it tells who may come by the land, also without any dungeon', async () => {
  const coming = { hours: 24, checks: 1, inSix: 2, somebody: 1 / 3 };
  const rows = [{ text: 'Wolf', row: 0.75, within: 0.25, number: { least: 2, mean: 7, most: 12 } }];
  const table = {
    ...{ id: 9, pinned: false, name: 'Woods', levels: [], dice: '1d4', problem: null, rows },
  };
  bridge.answer('prep.tonight', { ...nothing, wild: { ground: 'forest', coming, table, hidden: false } });
  render(TonightPage);
  const region = await screen.findByRole('region', { name: 'May come' });
  expect(region).toHaveTextContent(
    'In the wild (forest): in 24 hours, by 1 check of 2 in 6: somebody 33.3 %',
  );
  expect(within(region).getByRole('row', { name: /Wolf/ })).toHaveTextContent(/75 %.*25 %/);
  expect(region).not.toHaveTextContent('No level near');
  bridge.reply('tonight.pin', null);
  await user.keyboard('.');
  await waitFor(() =>
    expect(bridge.sent('tonight.pin')).toEqual([{ what: { kind: 'table', id: 9 }, as: 'first' }]),
  );
  bridge.answer('prep.tonight', {
    ...nothing,
    wild: { ground: 'forest', coming, table: { ...table, pinned: true }, hidden: false },
  });
  bridge.change('campaign');
  await waitFor(() => expect(current()[0]).toHaveTextContent(/Woods\s*pinned/));
  bridge.reply('tonight.pin', null);
  await user.keyboard('{Delete}');
  await waitFor(() =>
    expect(bridge.sent('tonight.pin').at(-1)).toEqual({ what: { kind: 'table', id: 9 }, as: 'hidden' }),
  );
  bridge.answer('prep.tonight', {
    ...nothing,
    wild: { ground: 'forest', coming, table: null, hidden: true },
  });
  bridge.change('campaign');
  expect(await screen.findByText('The table of this land is not wanted tonight.')).toBeVisible();
});
