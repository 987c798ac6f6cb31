import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Gift } from '../../../shared/tables/table.ts';
import { arrival } from '../../../src-renderer/lib/arrivals/arrival.svelte.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import TablesPage from '../../../src-renderer/windows/prep/tables/TablesPage.svelte';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { partySample } from '../lib/samples.ts';
import { omens, row } from './table-samples.ts';
import { ask, layTables, open } from './tables-stage.ts';

const user = userEvent.setup();

let bridge: FakeBridge;
beforeEach(() => {
  bridge = layTables();
});

it('lists tables by folder, the top first, and walks them', async () => {
  await open();
  await user.keyboard('j');
  await screen.findByRole('heading', { name: /Omens/ });
  expect(bridge.sent('table.view').at(-1)).toEqual({ id: 7, column: 0, modifiers: [] });
  await user.keyboard('/');
  await user.keyboard('gem');
  await screen.findByRole('heading', { name: 'Gems' });
});

it('shows odds as fraction and percent, and faults with the nearest names', async () => {
  await open();
  expect(screen.getAllByText('1/2 · 50 %')).toHaveLength(2);
  expect(screen.getByText(/\{Gmes\} is neither\./)).toHaveTextContent('{Gmes} is neither. Nearest: Gems.');
});

it('C and X turn the column and the modifiers, and the odds with them', async () => {
  await open();
  await user.keyboard('cx');
  await waitFor(() => expect(bridge.sent('table.view').at(-1)).toEqual({ id: 8, column: 1, modifiers: [0] }));
  expect(screen.getByRole('button', { name: 'night +2' })).toHaveAttribute('aria-pressed', 'true');
});

it('asks for one die after the other, takes typed faces, and throws the rest by Shift and Enter', async () => {
  bridge.answer('table.asks', ({ faces = [] }) =>
    faces.length === 0 ? ask('Gems', 6) : ask('Gems, {1d4}', 4),
  );
  await open();
  await user.keyboard(' ');
  const first = await screen.findByRole('textbox', { name: 'Gems, d6' });
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('9{Enter}');
  expect(await screen.findByText(/a d6 shows 1 to 6/)).toBeVisible();
  await user.clear(first);
  await user.keyboard('5{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Gems, {1d4}, d4' })).toHaveFocus());
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await waitFor(() =>
    expect(bridge.sent('table.roll').at(-1)).toEqual({
      ...{ id: 8, column: 0, modifiers: [] },
      faces: [{ face: 5, source: 'typed' }],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Dice of Gems' })).toBeNull());
});

it('lets a roll go by Escape, with nothing sent', async () => {
  bridge.answer('table.asks', ask('Gems', 6));
  await open();
  await user.keyboard(' ');
  await screen.findByRole('textbox', { name: 'Gems, d6' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Gems, d6' })).toBeNull());
  expect(bridge.sent('table.roll')).toEqual([]);
});

it('types over a row where it stands; what cannot be a total is told, and kept', async () => {
  await open();
  await user.keyboard('w');
  const totals = await screen.findByRole('textbox', { name: 'Totals' });
  await user.clear(totals);
  await user.type(totals, '5-3{Enter}');
  expect(await screen.findByText('5-3 ends before it begins.')).toBeVisible();
  expect(bridge.sent('table.changeRow')).toEqual([]);
  await user.clear(totals);
  await user.type(totals, '1-3{Enter}');
  await waitFor(() =>
    expect(bridge.sent('table.changeRow')).toEqual([
      { id: 1, changes: { spans: [{ from: 1, to: 3 }], weight: 1, text: 'a crow' } },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('{Gmes}'));
});

it('takes pasted lines as a table, with its dice', async () => {
  await open();
  await user.keyboard('n');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.type(name, 'Doors');
  await user.click(screen.getByRole('textbox', { name: 'Rows, one a line' }));
  await user.paste('1-3 stuck\n4-6 shut');
  expect(screen.getByText('2 rows, thrown with 1d6.')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(bridge.sent('table.add').at(-1)).toMatchObject({
      name: 'Doors',
      columns: [{ title: '', dice: '1d6' }],
      rows: [
        { spans: [{ from: 1, to: 3 }], text: 'stuck' },
        { spans: [{ from: 4, to: 6 }], text: 'shut' },
      ],
    }),
  );
});

it('says what to do where there are none', async () => {
  bridge.answer('table.list', { tables: [] });
  render(TablesPage);
  expect(await screen.findByText(/Paste six lines, or take a ready one/)).toBeVisible();
});

it('Shift+D makes ten names after a table of names, E others, Enter keeps them as a table', async () => {
  const twenty = 'Abric Bodric Cadric Dedric Edric Fadric Godric Hadric Idric Jadric'.split(' ');
  const rows = [...twenty, ...twenty.map((name) => `${name}a`)].map((name, at) => row(at + 1, name));
  bridge.answer('table.view', ({ id }) => ({ ...omens, id, folder: '', name: 'Gems', rows }));
  bridge.answer('table.namesAfter', ({ seed }) => ({
    names: [`Bric${seed}`, `Odric${seed}`],
    sentence: null,
  }));
  await open();
  await user.keyboard('{Shift>}D{/Shift}');
  await screen.findByRole('dialog', { name: 'Names after Gems' });
  expect(await screen.findByText('Odric1')).toBeVisible();
  await user.keyboard('e');
  expect(await screen.findByText('Odric2')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.sent('table.add')).toEqual([
      {
        ...{ folder: '', purpose: 'any', name: 'Gems (2)', notes: 'Made after Gems.' },
        columns: [{ title: '', dice: '1d2' }],
        rows: [
          { spans: [{ from: 1, to: 1 }], text: 'Bric2' },
          { spans: [{ from: 2, to: 2 }], text: 'Odric2' },
        ],
      },
    ]),
  );
});

it('says why no names are made after two rows', async () => {
  const refused: string[] = [];
  shortcuts.onrefused = (reason) => refused.push(reason);
  await open();
  expect(screen.queryByRole('button', { name: /Ten names/ })).toBeNull();
  await user.keyboard('{Shift>}D{/Shift}');
  expect(refused).toEqual(['Names are made after a table of at least 20; this one has none.']);
});

it('T takes a list of the program’s own, or a table of the book', async () => {
  bridge.answer('wander.content', { tables: [], attribution: null, noContent: 'No starter content.' });
  bridge.answer('table.offered', {
    tables: [{ id: 'names-elf', folder: 'Names', name: 'Elf', dice: '1d60', rows: 60 }],
    source: 'Turnkeeper’s own lists',
    licence: 'CC0 1.0 Universal. Yours.',
  });
  bridge.reply('table.takeFromContent', { id: 8 });
  await open();
  await user.keyboard('t');
  expect(await screen.findByText('Turnkeeper’s own lists: CC0 1.0 Universal. Yours.')).toBeVisible();
  expect(screen.getByText('No starter content.')).toBeVisible();
  await user.keyboard('elf{Enter}');
  await waitFor(() => expect(bridge.sent('table.takeFromContent')).toEqual([{ contentId: 'names-elf' }]));
});

it('opens the import of other programs by I', async () => {
  bridge.answer('party.view', partySample());
  bridge.answer('table.list', { tables: [] });
  render(TablesPage);
  await screen.findByText('No tables yet');
  await user.keyboard('i');
  expect(await screen.findByRole('dialog', { name: 'Import' })).toBeVisible();
});

it('Y writes the table into a file, and names what the form does not hold', async () => {
  bridge.answer('table.losses', ({ format, nested }) => ({
    tables: nested ? 2 : 1,
    losses: format === 'csv' ? [{ what: 'notes of rows', count: 3 }] : [],
  }));
  bridge.reply('table.export', { path: '/games/Barrow Omens.csv', bytes: 1200, tables: 1 });
  await open();
  await user.keyboard('jy');
  const dialog = await screen.findByRole('dialog', { name: 'Export tables' });
  expect(dialog).toHaveTextContent('2 tables in the file.');
  await user.click(screen.getByRole('radio', { name: /^Spreadsheet/ }));
  expect(await screen.findByText('notes of rows (3)')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'With all tables that are thrown on' }));
  await waitFor(() => expect(dialog).toHaveTextContent('1 table in the file.'));
  await user.click(within(dialog).getByRole('button', { name: /^Export/ }));
  const path = '/games/Barrow Omens.csv';
  expect(bridge.sent('table.export')).toEqual([
    { of: { id: 7 }, nested: false, format: 'csv', paper: 'A4', path, replace: false },
  ]);
  expect(await screen.findByText(/^Exported 1 table/)).toBeVisible();

  await user.click(screen.getByRole('radio', { name: /^PDF/ }));
  await user.click(screen.getByRole('radio', { name: 'Letter' }));
  await user.click(within(dialog).getByRole('button', { name: /^Export/ }));
  expect(bridge.sent('table.export').at(-1)).toMatchObject({
    ...{ format: 'pdf', paper: 'Letter', path: '/games/Barrow Omens.pdf' },
  });
  await user.click(screen.getByRole('radio', { name: /^Spreadsheet/ }));

  await user.click(screen.getByRole('radio', { name: 'The folder Signs' }));
  await waitFor(() =>
    expect(bridge.sent('table.losses').at(-1)).toEqual({
      of: { folder: 'Signs' },
      nested: false,
      format: 'csv',
    }),
  );
});

it('chooses a branch of the last roll by B, J and K, and A throws it again, its dice asked for', async () => {
  const thrown = { dice: '1d6', faces: [{ sides: 6, face: 3 }], total: 3 };
  const leaf = { table: 8, name: 'Gems', column: '', row: 1, pieces: [], gives: [], again: [], why: [] };
  const gem = (text: string) => ({
    ...leaf,
    text,
    total: 3,
    throws: [{ ...thrown, outcome: 'stands' as const }],
  });
  const piece = {
    kind: 'table' as const,
    written: '{2 Gems}',
    text: 'a ruby, jet',
    thrown: null,
    chosen: [],
  };
  const root = {
    ...gem('a ruby, jet'),
    name: 'Hoard',
    pieces: [{ ...piece, tables: [gem('a ruby'), gem('jet')] }],
  };
  const tree = { root, text: root.text, stopped: null, struck: [], drawn: [] };
  bridge.answer('table.rolls', { rolls: [{ seq: 41, tableId: 7, name: 'Hoard', tree }] });
  bridge.answer('table.branchAsks', ask('Gems', 6));
  bridge.reply('table.rollBranch', { tree });
  await open();
  await user.keyboard('bj');
  const branches = await screen.findByRole('group', { name: 'Branches of the last roll' });
  expect(within(branches).getByRole('button', { name: /jet/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { name: 'Gems' })).toBeVisible();
  await user.keyboard('a');
  const die = await screen.findByRole('textbox', { name: 'Gems, d6' });
  await waitFor(() => expect(die).toHaveFocus());
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await waitFor(() => expect(bridge.sent('table.rollBranch')).toEqual([{ seq: 41, branch: 1, faces: [] }]));
  await user.keyboard('b');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Branches of the last roll' })).toBeNull());
});

it('treasure that the last roll gives is rolled on its page by U', async () => {
  const rolledWith = (...given: Gift[]) => {
    const root = {
      ...{
        table: 8,
        name: 'Caves',
        column: '',
        throws: [],
        total: 3,
        row: 1,
        pieces: [],
        again: [],
        why: [],
      },
      gives: given.map((gift) => ({ gift, amount: null, tables: [] })),
      text: 'Bones',
    };
    const tree = { root, text: 'Bones', stopped: null, struck: [], drawn: [] };
    bridge.answer('table.rolls', { rolls: [{ seq: 41, tableId: 8, name: 'Caves', tree }] });
  };
  bridge.refuse('treasure.propose', { code: 'refused', message: 'No dice tonight.' });
  const shown: string[] = [];
  arrival.show = (area) => void shown.push(area);
  rolledWith({ kind: 'treasure', letters: '', level: null, value: 500 });
  await open();
  await screen.findByRole('button', { name: /^They are met/ });
  expect(screen.queryByRole('button', { name: /^Its treasure/ })).toBeNull();
  await user.keyboard('u');
  expect(bridge.sent('treasure.propose')).toEqual([]);
  const more = { kind: 'treasure' as const, value: null };
  rolledWith(
    { ...more, letters: 'C', level: null },
    { ...more, letters: '', level: 3 },
    { ...more, letters: 'R', level: 2 },
  );
  bridge.change('journal');
  await screen.findByRole('button', { name: /^Its treasure/ });
  await user.keyboard('u');
  await waitFor(() =>
    expect(bridge.sent('treasure.propose')).toMatchObject([
      { source: { by: 'letters', text: 'C, R' }, throws: 'none' },
    ]),
  );
  expect(arrival.wanted('prepPage')).toEqual({ kind: 'prepPage', id: 'treasure' });
  expect(shown).toEqual(['prep']);
});

it('what the last roll came to goes into the log by G, into a room by R, and is met by E', async () => {
  const goblins = { kind: 'creature' as const, creature: 'goblin', name: 'Goblin', number: '2d4' };
  const root = {
    ...{ table: 8, name: 'Caves', column: '', throws: [], total: 3, row: 1, pieces: [], again: [], why: [] },
    gives: [{ gift: goblins, amount: { dice: '2d4', faces: [], total: 5 }, tables: [] }],
    text: 'Bones',
  };
  const tree = { root, text: 'Bones', stopped: null, struck: [], drawn: [] };
  bridge.answer('table.rolls', { rolls: [{ seq: 41, tableId: 8, name: 'Caves', tree }] });
  const place = {
    visited: false,
    excerpt: '',
    levelId: 2,
    level: 'Level 1',
    dungeonId: 1,
    dungeon: 'Barrow',
  };
  bridge.answer('place.find', { rooms: [{ id: 6, key: '12', name: 'Crypt', ...place }], takes: 6, more: 0 });
  bridge.answer('place.atHand', { id: 4, key: '3', name: 'Hall', ...place });
  await open();
  await user.keyboard('g');
  await waitFor(() => expect(bridge.sent('log.addNote')).toEqual([{ text: 'Caves, 3: Bones; 5 × Goblin' }]));
  await user.keyboard('e');
  await waitFor(() =>
    expect(bridge.sent('encounter.begin')).toEqual([{ who: 'Goblin', creatureId: 'goblin', number: 5 }]),
  );
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Into a room' });
  await within(dialog).findByRole('button', { name: /Into 3. Hall|Into 3 Hall/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('table.keepInRoom')).toEqual([{ seq: 41, roomId: 4 }]));
  await user.keyboard('r');
  const again = await screen.findByRole('dialog', { name: 'Into a room' });
  await within(again).findByRole('option', { name: /Hall/ });
  await user.keyboard('12');
  await within(again).findByRole('option', { name: /Crypt/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('table.keepInRoom').at(-1)).toEqual({ seq: 41, roomId: 6 }));
});
