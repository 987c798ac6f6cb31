import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { omens, row } from './table-samples.ts';
import { ask, layTables, open } from './tables-stage.ts';

const user = userEvent.setup();

let bridge: FakeBridge;
beforeEach(() => {
  bridge = layTables();
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

it('faces typed at one go come to the dice they are meant for, however slowly these are asked for', async () => {
  keepRolls();
  bridge.answer('table.asks', ({ faces = [] }) => (faces.length < 2 ? ask('Gems', 6) : { wanted: null }));
  const answered = bridge.query.bind(bridge);
  bridge.query = async (name, input) => {
    if (name === 'table.asks') await new Promise((resolve) => setTimeout(resolve, 50));
    return answered(name, input);
  };
  await open();
  await user.keyboard(' 4{Enter}2{Enter}');
  await waitFor(() => expect(bridge.sent('table.roll')).toHaveLength(1));
  expect(bridge.sent('table.roll')).toMatchObject([
    {
      faces: [
        { face: 4, source: 'typed' },
        { face: 2, source: 'typed' },
      ],
    },
  ]);
  expect(screen.queryByText(/times$/)).toBeNull();
});
