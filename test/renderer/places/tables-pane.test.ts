import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import TablesPane from '../../../src-renderer/windows/places/tables/TablesPane.svelte';
import type { ListedTable, TableView } from '../../../src-renderer/windows/places/tables/table-types.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { rowView, tableView } from './table-samples.ts';

const listed = (id: number, name: string, more: Partial<ListedTable> = {}): ListedTable => ({
  id,
  name,
  dice: '1d6',
  source: '',
  rows: 2,
  problems: 0,
  levels: [],
  ...more,
});
const undead = tableView({ id: 2, name: 'Undead', rows: [rowView(5, 1, 6, 'Ghost')] });
const mill = tableView({
  rows: [rowView(1, 1, 5, 'Rat'), rowView(2, 6, 6, '', { nestedId: 2, nested: 'Undead', number: '' })],
});

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('shell.view', {
    readOnly: false,
    whereabouts: 'here',
    lookingBack: null,
    undo: null,
  } as QueryOutput<'shell.view'>);
  bridge.answer('app.view', { campaignPath: '/games/Barrow.turnkeeper' } as QueryOutput<'app.view'>);
  bridge.answer('log.list', {
    lines: [{ summary: 'Done.' }] as QueryOutput<'log.list'>['lines'],
    more: false,
  });
  bridge.answer('content.creatures', { creatures: [], total: 0, attribution: null });
  bridge.answer('party.view', { stashes: [], members: [] } as unknown as QueryOutput<'party.view'>);
});

const show = async (tables: readonly TableView[] = [mill, undead], more: Partial<ListedTable> = {}) => {
  bridge.answer('wander.list', {
    tables: tables.map(({ id, name }) => listed(id, name, more)),
    noContent: null,
  });
  bridge.answer('wander.table', ({ id }) => tables.find((table) => table.id === id) ?? mill);
  render(TablesPane);
  const user = userEvent.setup();
  if (tables.length > 0) await screen.findByRole('heading', { name: /Old mill/, level: 2 });
  return user;
};

describe('wandering tables', () => {
  it('teach what they are for while there are none, and say where nothing can be taken', async () => {
    bridge.answer('wander.list', { tables: [], noContent: 'No starter content comes with it.' });
    render(TablesPane);
    await screen.findByRole('heading', { name: 'No wandering tables yet' });
    expect(screen.getByText(/No starter content comes with it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take one/ })).toBeNull();
    expect(screen.getByRole('button', { name: /New table/ })).toBeVisible();
  });

  it('show each row with its chance, and lead to the tables they send to', async () => {
    const user = await show([mill, undead], { problems: 1, levels: ['Barrow, Level 1'] });
    const row = screen.getByRole('row', { name: /1–5 Rat 1d6/ });
    expect(within(row).getByRole('button', { name: '83.3 %' })).toBeVisible();
    const index = screen.getByRole('navigation', { name: 'Wandering tables' });
    expect(within(index).getByRole('button', { name: /Old mill/ })).toHaveTextContent('! 1 thing to look at');
    expect(within(index).getByRole('button', { name: /Old mill/ })).toHaveTextContent('Barrow, Level 1');
    await user.click(screen.getByRole('button', { name: /throw on Undead/ }));
    await screen.findByRole('heading', { name: /Undead/, level: 2 });
  });

  it('are written row by row and kept in one step', async () => {
    const user = await show();
    bridge.reply('wander.setRows', null);
    await user.click(screen.getByRole('button', { name: /Write the rows/ }));
    const who = await screen.findByRole('textbox', { name: 'Who, row 1' });
    await user.clear(who);
    await user.type(who, 'Wolf');
    await user.click(screen.getByRole('button', { name: /Keep the rows/ }));
    await waitFor(() => expect(bridge.sent('wander.setRows')).toHaveLength(1));
    expect(bridge.sent('wander.setRows')[0]).toMatchObject({
      id: 1,
      rows: [
        { from: 1, to: 5, who: 'Wolf', number: '1d6', nestedId: null },
        { from: 6, to: 6, who: '', number: '', nestedId: 2 },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Who, row 1' })).toBeNull());
  });

  it('keep what was written where it is refused, with no other table to open meanwhile', async () => {
    const user = await show();
    const message = 'Row 1: Write 2d4 for 2-8. Nothing was changed.';
    bridge.refuse('wander.setRows', {
      code: 'bad-input',
      message,
      details: { 'rows.0.number': 'Write 2d4 for 2-8.' },
    });
    await user.click(screen.getByRole('button', { name: /Write the rows/ }));
    const number = await screen.findByRole('textbox', { name: 'Number, row 1' });
    await user.clear(number);
    await user.type(number, '2-8');
    await user.click(screen.getByRole('button', { name: /Keep the rows/ }));
    expect(await screen.findByText('Write 2d4 for 2-8.')).toBeVisible();
    expect(number).toHaveValue('2-8');
    expect(number).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByRole('navigation', { name: 'Wandering tables' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Leave as it was/ }));
    expect(await screen.findByRole('navigation', { name: 'Wandering tables' })).toBeVisible();
    expect(screen.getByRole('row', { name: /1–5 Rat 1d6/ })).toBeVisible();
  });

  it('are thrown on with dice typed table by table', async () => {
    const user = await show();
    bridge.reply('wander.roll', {
      who: 'Ghost',
      creatureId: null,
      numberDice: '1d6',
      note: '',
      path: [],
      reasons: [],
    });
    await user.click(screen.getByRole('button', { name: /^Throw/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Old mill, 1d6, d6' }), '6{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Undead, 1d6, d6' }), '2{Enter}');
    expect(await screen.findByText('1d6 Ghost')).toBeVisible();
    expect(bridge.sent('wander.roll')).toEqual([{ tableId: 1, faces: [[6], [2]] }]);
  });

  it('let the program roll what is not typed', async () => {
    const user = await show();
    bridge.reply('wander.roll', {
      who: null,
      creatureId: null,
      numberDice: '',
      note: '',
      path: [],
      reasons: [],
    });
    await user.click(screen.getByRole('button', { name: /^Throw/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Old mill, 1d6, d6' }), '6{Enter}');
    await screen.findByRole('textbox', { name: 'Undead, 1d6, d6' });
    await user.click(screen.getByRole('button', { name: /^Roll/ }));
    expect(await screen.findByText('Nothing stands there')).toBeVisible();
    expect(bridge.sent('wander.roll')).toEqual([{ tableId: 1, faces: [[6]] }]);
  });

  it('go out as CSV beside the campaign, and over a file only when told', async () => {
    const user = await show();
    bridge.refuse('wander.exportCsv', { code: 'file-exists', message: 'There is a file already.' });
    await user.click(screen.getByRole('button', { name: /CSV out/ }));
    expect(await screen.findByRole('textbox', { name: /^File/ })).toHaveValue('/games/Barrow Old mill.csv');
    await user.click(screen.getByRole('radio', { name: 'All 2 tables' }));
    await user.click(screen.getByRole('button', { name: 'Write' }));
    const replace = await screen.findByRole('button', { name: 'Replace the file' });
    bridge.reply('wander.exportCsv', { path: '/games/Barrow tables.csv', bytes: 90, rows: 3 });
    await user.click(replace);
    expect(await screen.findByText('Written: 3 rows.')).toBeVisible();
    expect(bridge.sent('wander.exportCsv')).toEqual([
      { tableId: null, path: '/games/Barrow tables.csv', replace: false },
      { tableId: null, path: '/games/Barrow tables.csv', replace: true },
    ]);
  });
});
