import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { bestiaryPage, open as openPage } from '../../../src-renderer/windows/prep/prep-pages.svelte.ts';
import PrepWindow from '../../../src-renderer/windows/prep/PrepWindow.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';
import { goblin, three } from './creature-samples.ts';
import { omens } from './table-samples.ts';

const user = userEvent.setup();
const listed = { purpose: 'any', way: 'dice', dice: '1d2', rows: 2 } as const;

let paths = 0;
let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  layOut();
  openPage.page = bestiaryPage;
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  bridge = installFakeBridge();
  paths += 1;
  bridge.answer('app.view', appSample({ campaignPath: `/campaigns/into-${paths}.turnkeeper` }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('creature.search', three);
  bridge.answer('creature.uses', { uses: [], more: 0 });
  bridge.answer('page.linkedHere', { places: [], more: 0 });
  bridge.answer('creature.view', goblin);
  bridge.answer('table.list', {
    tables: [
      { ...listed, id: 7, folder: 'Signs', name: 'Omens' },
      { ...listed, id: 8, folder: '', name: 'Gems', way: 'weights' },
    ],
  });
  bridge.answer('table.view', ({ id }) =>
    id === 8 ? { ...omens, id, name: 'Gems', way: 'weights' } : omens,
  );
  bridge.reply('table.setRows', null);
});

async function open() {
  render(PrepWindow);
  await screen.findByRole('article', { name: 'Goblin' });
  await user.keyboard('t');
  return within(await screen.findByRole('dialog', { name: 'Goblin into a table' }));
}

it('T writes the creature into a table as a row behind the last, with how many', async () => {
  const form = await open();
  await user.keyboard('ome');
  await user.clear(await form.findByRole('textbox', { name: 'Totals' }));
  await user.type(form.getByRole('textbox', { name: 'Totals' }), '3-4');
  await user.type(form.getByRole('textbox', { name: 'How many' }), '2d4{Enter}');
  await waitFor(() => expect(bridge.sent('table.setRows')).toHaveLength(1));
  const [{ id, rows }] = bridge.sent('table.setRows') as [{ id: number; rows: object[] }];
  expect(id).toBe(7);
  expect(rows.slice(0, 2)).toMatchObject([
    { id: 1, text: 'a crow' },
    { id: 2, text: '{Gmes}' },
  ]);
  expect(rows[2]).toEqual({
    spans: [{ from: 3, to: 4 }],
    weight: 1,
    text: 'Goblin',
    gives: [{ kind: 'creature', creature: 'goblin', name: 'Goblin', number: '2d4' }],
    ...{ again: null, once: false, note: '' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a table by weight asks for the weight; no number is what the entry says', async () => {
  const form = await open();
  await user.keyboard('gem');
  expect(await form.findByRole('textbox', { name: 'Weight' })).toHaveValue('1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('table.setRows')).toHaveLength(1));
  expect(bridge.sent('table.setRows')[0]).toMatchObject({
    id: 8,
    rows: [{}, {}, { gives: [{ number: '' }] }],
  });
});

it('says what is wrong and keeps what was typed: no table, a total that ends before it begins', async () => {
  const form = await open();
  await user.keyboard('{Enter}');
  expect(form.getByText('Choose a table.')).toBeVisible();
  await user.type(form.getByRole('combobox', { name: 'Table' }), 'xyz');
  expect(form.getByText('No table is called so.')).toBeVisible();
  await user.clear(form.getByRole('combobox', { name: 'Table' }));
  await user.type(form.getByRole('combobox', { name: 'Table' }), 'omens');
  const totals = await form.findByRole('textbox', { name: 'Totals' });
  await user.clear(totals);
  await user.type(totals, '5-3{Enter}');
  expect(form.getByText(/5-3 ends before it begins/)).toBeVisible();
  expect(bridge.sent('table.setRows')).toEqual([]);
});

it('says that there is no table where there is none', async () => {
  bridge.answer('table.list', { tables: [] });
  const form = await open();
  expect(await form.findByText(/^There is no table yet/)).toBeVisible();
});
