import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import TablesPage from '../../../src-renderer/windows/prep/tables/TablesPage.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, partySample, shellSample } from '../lib/samples.ts';
import { omens, row } from './table-samples.ts';

const user = userEvent.setup();

const ask = (title: string, sides: number) => ({
  wanted: {
    ...{ sides, nth: 1, title, rule: 'TABLE', by: null, against: null, dice: `1d${sides}`, of: 1 },
    needed: null,
  },
});

let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  layOut();
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  bridge = installFakeBridge();
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
  bridge.answer('shell.view', shellSample());
  bridge.answer('app.view', appSample({ campaignPath: '/games/Barrow.turnkeeper' }));
  bridge.reply('table.add', { id: 9 });
});

async function open(): Promise<void> {
  render(TablesPage);
  await screen.findByRole('heading', { name: 'Gems' });
}

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

/** Rolls that the journal keeps, as the bridge is sent them; each comes to its number. */
function keepRolls(): void {
  bridge.reads('table.rolls', 'journal');
  let seq = 40;
  const kept: QueryOutput<'table.rolls'>['rolls'] = [];
  bridge.reply('table.roll', () => {
    seq += 1;
    const root = {
      ...{
        table: 8,
        name: 'Gems',
        column: '',
        throws: [],
        total: seq,
        row: 1,
        pieces: [],
        gives: [],
        again: [],
      },
      ...{ text: `gem ${seq}`, why: [] },
    };
    const tree = { root, text: root.text, stopped: null, struck: [], drawn: [] };
    kept.unshift({ seq, tableId: 8, name: 'Gems', tree });
    bridge.answer('table.rolls', { rolls: [...kept] });
    bridge.change('journal');
    return { tree };
  });
}

it('3 Shift+Space rolls three times, each a roll of its own, and shows them all', async () => {
  keepRolls();
  await open();
  await user.keyboard('13');
  expect(screen.getByText('13 times')).toBeVisible();
  await user.keyboard('{Backspace}{Backspace}3{Shift>} {/Shift}');
  await waitFor(() => expect(bridge.sent('table.roll')).toHaveLength(3));
  const came = () => within(screen.getByRole('list', { name: 'What came' })).getAllByRole('listitem');
  await waitFor(() => expect(came()).toHaveLength(3));
  expect(came()[0]).toHaveTextContent('41 gem 41');
  expect(screen.queryByText('3 times')).toBeNull();
  await user.keyboard('{Shift>} {/Shift}');
  await waitFor(() => expect(came()).toHaveLength(1));
  expect(came()[0]).toHaveTextContent('gem 44');
});

it('3 Space asks for the dice of each roll; Escape lets those go that have not fallen', async () => {
  keepRolls();
  bridge.answer('table.asks', ({ faces = [] }) => (faces.length === 0 ? ask('Gems', 6) : { wanted: null }));
  await open();
  await user.keyboard('3 ');
  expect(await screen.findByText(', 1 of 3', { exact: false })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Gems, d6' })).toHaveFocus());
  await user.keyboard('5{Enter}');
  expect(await screen.findByText(', 2 of 3', { exact: false })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Gems, d6' })).toHaveFocus());
  await user.keyboard('6{Enter}');
  expect(await screen.findByText(', 3 of 3', { exact: false })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Gems, d6' })).toBeNull());
  expect(bridge.sent('table.roll')).toMatchObject([
    { faces: [{ face: 5, source: 'typed' }] },
    { faces: [{ face: 6, source: 'typed' }] },
  ]);
  expect(within(screen.getByRole('list', { name: 'What came' })).getAllByRole('listitem')).toHaveLength(2);
});

it('refuses more than twenty rolls at once, and Escape forgets how many', async () => {
  await open();
  await user.keyboard('21');
  expect(screen.getByText('2 times')).toBeVisible();
  expect(status.message).toBe('At most 20 rolls at once.');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('2 times')).toBeNull();
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
    { of: { id: 7 }, nested: false, format: 'csv', path, replace: false },
  ]);
  expect(await screen.findByText(/^Exported 1 table/)).toBeVisible();

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

it('what the last roll came to goes into the log by G, into a room by R, and is met by E', async () => {
  const goblins = { kind: 'creature' as const, creature: 'goblin', name: 'Goblin', number: '2d4' };
  const root = {
    ...{ table: 8, name: 'Caves', column: '', throws: [], total: 3, row: 1, pieces: [], again: [], why: [] },
    gives: [{ gift: goblins, amount: { dice: '2d4', faces: [], total: 5 }, tables: [] }],
    text: 'Bones',
  };
  const tree = { root, text: 'Bones', stopped: null, struck: [], drawn: [] };
  bridge.answer('table.rolls', { rolls: [{ seq: 41, tableId: 8, name: 'Caves', tree }] });
  bridge.answer('place.find', {
    rooms: [
      {
        ...{ id: 6, key: '12', name: 'Crypt', visited: false, excerpt: '' },
        ...{ levelId: 2, level: 'Level 1', dungeonId: 1, dungeon: 'Barrow' },
      },
    ],
    takes: 6,
    more: 0,
  });
  await open();
  await user.keyboard('g');
  await waitFor(() => expect(bridge.sent('log.addNote')).toEqual([{ text: 'Caves, 3: Bones; 5 × Goblin' }]));
  await user.keyboard('e');
  await waitFor(() =>
    expect(bridge.sent('encounter.begin')).toEqual([{ who: 'Goblin', creatureId: 'goblin', number: 5 }]),
  );
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Into a room' });
  await user.keyboard('12');
  await within(dialog).findByRole('option', { name: /Crypt/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('table.keepInRoom')).toEqual([{ seq: 41, roomId: 6 }]));
});

it('Shift+E spreads the rows over the dice, evenly or one total a row, and says what cannot be', async () => {
  const six = Array.from({ length: 6 }, (_, at) => row(at + 1, `omen ${at + 1}`));
  bridge.answer('table.view', ({ id, column = 0 }) => ({
    ...{ ...omens, id, column, folder: '', name: 'Gems', rows: six },
    columns: [
      { title: 'B', dice: '1d6' },
      { title: 'X', dice: '1d20' },
    ],
  }));
  await open();
  await user.keyboard('c');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'X' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.keyboard('{Shift>}E{/Shift}');
  const dialog = await screen.findByRole('dialog', { name: 'Spread the rows of Gems' });
  await waitFor(() => expect(dialog).toHaveTextContent('From 15 % to 20 %.'));
  expect(within(dialog).getByRole('radio', { name: /^One total a row/ })).toBeDisabled();
  expect(dialog).toHaveTextContent('1d20 has 20 totals, the table 6 rows.');
  const dice = within(dialog).getByRole('textbox', { name: 'Dice' });
  await user.clear(dice);
  await user.type(dice, '1d6');
  expect(dialog).toHaveTextContent('Each 1/6.');
  await user.click(within(dialog).getByRole('radio', { name: /^One total a row/ }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bridge.sent('table.setRows')).toHaveLength(1));
  expect(bridge.sent('table.setRows')[0]).toMatchObject({
    ...{ id: 8, way: 'dice' },
    columns: [
      { title: 'B', dice: '1d6' },
      { title: 'X', dice: '1d6' },
    ],
    rows: six.map(({ id, text }) => ({
      ...{ id, text },
      spans: [
        { from: id, to: id },
        { from: id, to: id },
      ],
    })),
  });
});

it('Shift+E goes from weights to a die where it can, and changes nothing where it cannot', async () => {
  const weighing = (...weights: number[]) =>
    bridge.answer('table.view', ({ id, column = 0 }) => ({
      ...{ ...omens, id, column, folder: '', name: 'Gems', way: 'weights' as const },
      columns: [{ title: '', dice: '' }],
      rows: weights.map((weight, at) => row(at + 1, `omen ${at + 1}`, { weight, spans: [] })),
    }));
  weighing(3, 4);
  await open();
  await user.keyboard('{Shift>}E{/Shift}');
  const dialog = await screen.findByRole('dialog', { name: 'Spread the rows of Gems' });
  expect(dialog).toHaveTextContent('Its weights come to 7 parts');
  await user.keyboard('{Enter}');
  expect(bridge.sent('table.setRows')).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  weighing(2, 4);
  bridge.reads('table.view', 'random_row');
  bridge.change('random_row');
  await user.keyboard('j');
  await screen.findByRole('heading', { name: 'Gems' });
  await user.keyboard('{Shift>}E{/Shift}');
  expect(await screen.findByText('Exact, with 1d3.')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.sent('table.setRows')).toMatchObject([
      {
        ...{ way: 'dice', columns: [{ title: '', dice: '1d3' }] },
        rows: [{ spans: [{ from: 1, to: 1 }] }, { spans: [{ from: 2, to: 3 }] }],
      },
    ]),
  );
});

it('Alt+M and Alt+G type what a row gives, whether it is thrown again, and that it comes once', async () => {
  await open();
  await user.keyboard('w');
  await screen.findByRole('textbox', { name: 'Text' });
  expect(screen.queryByRole('combobox', { name: 'When it comes' })).toBeNull();
  await user.keyboard('{Alt>}g{/Alt}');
  const creature = within(await screen.findByRole('group', { name: 'Gift 1' }));
  await waitFor(() => expect(creature.getByRole('combobox', { name: 'Gives' })).toHaveFocus());
  await user.selectOptions(creature.getByRole('combobox', { name: 'Gives' }), 'Thing');
  await user.type(creature.getByRole('textbox', { name: 'What' }), 'Rope');
  await user.type(creature.getByRole('textbox', { name: 'How many' }), 'some');
  expect(await screen.findByText('Dice such as 2d4, or a number.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(bridge.sent('table.changeRow')).toEqual([]);
  await user.clear(creature.getByRole('textbox', { name: 'How many' }));
  await user.type(creature.getByRole('textbox', { name: 'How many' }), '1d6');
  await user.keyboard('{Alt>}g{/Alt}');
  const thrown = within(await screen.findByRole('group', { name: 'Gift 2' }));
  await waitFor(() => expect(thrown.getByRole('combobox', { name: 'Gives' })).toHaveFocus());
  await user.selectOptions(thrown.getByRole('combobox', { name: 'Gives' }), 'Table');
  const on = thrown.getByRole('combobox', { name: 'Thrown on' });
  await user.type(on, 'Omen{Enter}');
  expect(await screen.findByText('No table of this name.')).toBeVisible();
  expect(bridge.sent('table.changeRow')).toEqual([]);
  await user.type(on, 's');
  await user.type(thrown.getByRole('textbox', { name: 'How often' }), '2');
  await user.type(thrown.getByRole('textbox', { name: 'Added' }), '-1');
  await user.keyboard('{Alt>}g{/Alt}');
  const treasure = within(await screen.findByRole('group', { name: 'Gift 3' }));
  await user.selectOptions(treasure.getByRole('combobox', { name: 'Gives' }), 'Treasure');
  await user.type(treasure.getByRole('textbox', { name: 'Letters' }), 'C');
  await user.keyboard('{Alt>}g{/Alt}');
  await screen.findByRole('group', { name: 'Gift 4' });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'When it comes' }),
    'And more throws on this table',
  );
  const times = screen.getByRole('textbox', { name: 'How many more' });
  await user.clear(times);
  await user.type(times, '2');
  await user.click(screen.getByRole('checkbox', { name: 'Once, then struck off' }));
  await user.type(screen.getByRole('textbox', { name: 'Note for the referee' }), 'At dusk.{Enter}');
  await waitFor(() =>
    expect(bridge.sent('table.changeRow')).toEqual([
      {
        id: 1,
        changes: {
          ...{ spans: [{ from: 1, to: 1 }], weight: 1, text: 'a crow' },
          gives: [
            { kind: 'thing', name: 'Rope', quantity: '1d6' },
            { kind: 'table', table: 7, times: '2', add: -1, unique: false },
            { kind: 'treasure', letters: 'C', level: null, value: null },
          ],
          ...{ again: { more: 2 }, once: true, note: 'At dusk.' },
        },
      },
    ]),
  );
});

it('opens what a row gives where it gives anything, and leaves it as it stands', async () => {
  const gift = { kind: 'creature' as const, creature: 'goblin', name: 'Goblin', number: '2d4' };
  bridge.answer('table.view', ({ id, column = 0 }) => ({
    ...{ ...omens, id, column, folder: '', name: 'Gems' },
    rows: [row(1, 'a crow', { gives: [gift], again: 'reroll' }), row(2, 'a well')],
  }));
  await open();
  await user.keyboard('w');
  const creature = within(await screen.findByRole('group', { name: 'Gift 1' }));
  expect(creature.getByRole('combobox', { name: 'Who' })).toHaveValue('Goblin');
  expect(creature.getByRole('textbox', { name: 'How many' })).toHaveValue('2d4');
  await user.click(screen.getByRole('textbox', { name: 'Text' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('a well'));
  expect(bridge.sent('table.changeRow')).toEqual([]);
  await user.keyboard('{Escape}{ArrowUp}w');
  await user.click(await screen.findByRole('button', { name: 'Take gift 1 away' }));
  await user.click(screen.getByRole('textbox', { name: 'Text' }));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.sent('table.changeRow')).toEqual([
      { id: 1, changes: { spans: [{ from: 1, to: 1 }], weight: 1, text: 'a crow', gives: [] } },
    ]),
  );
});

it('M shows what a table throws on and what throws on it, with the way back marked', async () => {
  const to = (id: number, name: string) => ({ id, name });
  bridge.answer('table.map', {
    tables: [
      { ...to(8, 'Gems'), depth: 0, leadsTo: [to(2, 'Chests'), to(3, 'Coins')], inRing: true },
      { ...to(2, 'Chests'), depth: 1, leadsTo: [to(3, 'Coins'), to(8, 'Gems')], inRing: true },
      { ...to(3, 'Coins'), depth: 1, leadsTo: [], inRing: false },
    ],
    more: false,
  });
  bridge.answer('table.view', ({ id, column = 0 }) => ({
    ...{ ...omens, id, column, folder: '', name: id === 7 ? 'Omens' : 'Gems' },
    usedBy: { tables: [to(7, 'Omens')], places: [] },
  }));
  await open();
  await user.keyboard('m');
  const list = await screen.findByRole('list', { name: 'It throws on' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent.replace(/\s+/gu, ' ').trim()),
  ).toEqual(['Chests', 'Coins', 'Gems ↩ leads back', 'Coins as above']);
  await user.click(screen.getAllByRole('button', { name: 'Omens' }).at(-1) ?? list);
  await screen.findByRole('heading', { name: 'Omens' });
  expect(bridge.sent('table.map')).toEqual([{ id: 8 }, { id: 7 }]);
  await user.keyboard('m');
  expect(screen.queryByRole('heading', { name: 'Where it leads' })).toBeNull();
});
