import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { CommandInput, CommandOutput, QueryInput } from '../../../shared/ipc/contract.ts';
import { stockCells } from '../../../shared/ipc/prep/stocking/rooms.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import StockingPage from '../../../src-renderer/windows/prep/stocking/StockingPage.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { listSample } from '../map/map-sample.ts';
import { appSample, memberSample, partySample, shellSample } from '../lib/samples.ts';
import { bookOf, emptyBook, levelOf } from '../places/on-stage.ts';

const user = userEvent.setup();

type Asked = CommandInput<'stock.plan'>;
type Sheet = CommandOutput<'stock.plan'>;
type Given = Sheet['rows'][number]['given'];

const blank = { faces: [], said: null, struck: false, locked: false };

const readTable: Sheet['table'] = {
  id: 7,
  title: 'Cellars',
  dice: '1d4',
  rows: [
    { at: '1–3', text: 'Trap and treasure', read: 'Trap, with treasure', note: false },
    { at: '4', text: 'Cold ashes', read: 'Note', note: true },
  ],
};

/** Two rooms, each of one d6 that says what it holds. */
function sheetOf({ rows, throws, table, theme }: Asked): Sheet {
  return {
    level: { name: 'Level 1', depth: 1, dungeon: 'Barrow' },
    by: 'ose',
    books: [{ id: 'ose', title: 'Old-school rules (ose)', own: true }],
    monsters: {
      title: 'Dungeon level 1',
      note: 'The book’s table for this depth; the level has none of its own.',
      comers: {
        rows: [
          { who: 'Goblin', parts: 9 },
          { who: 'Wolf', parts: 8 },
          { who: 'Goblin', parts: 3 },
        ],
        nobody: 0,
      },
    },
    theme: theme ?? null,
    low: null,
    rows: (rows ?? [{ roomId: 1 }, { roomId: 2 }]).map((row) => rowOf(row, throws?.rooms ?? [])),
    left: [],
    standing: [{ roomId: 3, key: '3', name: 'Vault', holds: 'notes', emptied: '' }],
    tables: [{ id: 7, title: 'Cellars' }],
    table: table == null ? null : readTable,
    sums: { monsters: [], xp: 0, gold: 0, magic: 0, treasureXp: 0 },
    shares: [],
  };
}

function rowOf(row: NonNullable<Asked['rows']>[number], thrown: readonly number[]): Sheet['rows'][number] {
  const { roomId } = row;
  const fell = row.contents?.faces ?? [];
  const faces = fell.length === 0 && thrown.includes(roomId) ? [{ face: 5, typed: false }] : fell;
  const contents = { ...blank, ...row.contents, faces };
  const treasure = { lines: [], said: null, struck: false, locked: false };
  const given = {
    ...{ theme: null, lair: false, monster: blank, trap: blank, special: blank, treasure },
    ...row,
    contents,
  } as Given;
  const isOpen = faces.length === 0 && contents.said === null;
  const text = contents.said ?? (faces[0] ? `face ${faces[0].face}` : '');
  const shown = { state: 'empty' as const, text: '', dice: [], told: [] };
  const cells = Object.fromEntries(
    stockCells.map((cell) => [cell, shown]),
  ) as unknown as Sheet['rows'][number]['cells'];
  cells.contents = { ...shown, state: isOpen ? 'asked' : contents.said === null ? 'rolled' : 'typed', text };
  const ask = {
    cell: 'contents' as const,
    line: 0,
    title: 'Contents: what is there',
    sides: 6,
    nth: 1,
    of: 1,
  };
  const room = { roomId, key: String(roomId), name: '' };
  return { ...room, cells, ask: isOpen ? ask : null, complete: !isOpen, xp: 0, gold: 0, magic: 0, given };
}

let bridge: ReturnType<typeof installFakeBridge>;
let paths = 0;
beforeEach(() => {
  layOut();
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  bridge = installFakeBridge();
  paths += 1;
  bridge.answer('app.view', appSample({ campaignPath: `/stocking/${paths}.turnkeeper` }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('map.list', { maps: [], grounds: [] });
  bridge.answer('place.list', bookOf(3));
  bridge.answer('place.level', levelOf([]));
  bridge.answer('party.view', partySample({ members: [] }));
  bridge.reply('stock.plan', sheetOf);
  bridge.reply('stock.write', null);
});

const asked = () => bridge.sent('stock.plan').at(-1) as Asked | undefined;
const settled = (sheet: () => void) => waitFor(sheet);

async function open(): Promise<void> {
  render(StockingPage);
  await screen.findByRole('table', { name: /Rooms of the level/ });
}

it('has no sheet without a level', async () => {
  bridge.answer('place.list', emptyBook);
  render(StockingPage);
  expect(await screen.findByText('No level to stock')).toBeVisible();
});

it('types the dice of a room, one after another', async () => {
  await open();
  await user.keyboard('d');
  const die = await screen.findByRole('textbox', { name: 'Room 1. Contents: what is there: d6' });
  await settled(() => expect(die).toHaveFocus());
  await user.keyboard('4{Enter}');
  expect(await screen.findByText('face 4')).toBeVisible();
  expect(asked()?.rows?.[0]?.contents?.faces).toEqual([{ face: 4, typed: true }]);
});

it('throws a room, then all that is empty; a locked word stays', async () => {
  await open();
  await user.keyboard('t');
  await user.keyboard('trap{Enter}');
  expect(await screen.findByText('trap')).toBeVisible();
  await user.keyboard('l');
  expect(await screen.findByText('locked')).toBeVisible();
  await user.keyboard('{Shift>} {/Shift}');
  expect(await screen.findByText('face 5')).toBeVisible();
  expect(asked()?.throws).toEqual({ rooms: [2], cell: null });
  expect(screen.getByText('trap')).toBeVisible();
});

it('chooses who comes more often by the arrows, sees on which faces, and takes it back', async () => {
  await open();
  await user.keyboard('m');
  const theme = await screen.findByRole('dialog', { name: 'Theme' });
  const wolf = within(theme).getByRole('row', { name: /Wolf/ });
  expect(wolf).toHaveTextContent('40 %');
  await settled(() => expect(within(theme).getByRole('checkbox', { name: 'Goblin' })).toHaveFocus());
  await user.keyboard('{ArrowDown} ');
  expect(wolf).toHaveTextContent(/40 %\s*→ 66\.7 %\s*19–66/);
  expect(within(theme).getByRole('row', { name: /Goblin/ })).toHaveTextContent(/1–18, 67–72/);
  expect(within(theme).getByRole('status')).toHaveTextContent('a d100; 73–100 is thrown again');
  await user.keyboard('{Enter}');
  const said = await screen.findByText('Wolf', { selector: 'b bdi' });
  expect(said.parentElement).toHaveTextContent('Wolf counts three times.');
  expect(asked()?.theme).toEqual({ who: ['Wolf'], times: 3 });
  expect(theme).not.toBeInTheDocument();

  await user.keyboard('m');
  await screen.findByRole('dialog', { name: 'Theme' });
  await user.keyboard('{ArrowDown} {Enter}');
  await settled(() => expect(asked()?.theme).toBeNull());
  expect(screen.queryByText('Wolf', { selector: 'b bdi' })).not.toBeInTheDocument();
});

it('offers no theme where the odds of the table cannot be told', async () => {
  bridge.reply('stock.plan', (asked) => ({
    ...sheetOf(asked),
    monsters: { title: 'Omens', note: '', comers: 'Its odds are too fine: 10,077,696 cases.' },
  }));
  await open();
  await user.keyboard('m');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Theme/ })).toHaveAccessibleDescription(/too fine/);
});

it('has no key that another of the page takes from it, with a map as well', async () => {
  bridge.answer('map.list', listSample);
  await open();
  await screen.findByRole('radio', { name: 'Sites of a map' });
  const keyed = shortcuts.views.flatMap(({ commands }) => commands).filter(({ keys }) => keys !== undefined);
  expect(keyed.filter(({ id }) => !shortcuts.reaches(id)).map(({ title }) => title)).toEqual([]);
  expect(keyed.map(({ id }) => id)).toContain('stock.kind');
});

it('writes what is kept, and nothing before', async () => {
  await open();
  await user.keyboard('w');
  expect(bridge.sent('stock.write')).toEqual([]);
  await user.keyboard('j');
  await user.keyboard(' ');
  expect(await screen.findByText('face 5')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('kept')).toBeVisible();
  await user.keyboard('w');
  await settled(() => expect(bridge.sent('stock.write')).toHaveLength(1));
  const written = bridge.sent('stock.write')[0] as CommandInput<'stock.write'>;
  expect(written.rows.map(({ roomId }) => roomId)).toEqual([2]);
});

it('stocks a room that holds something only where it is asked to', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Stock 3 too' }));
  await settled(() => expect(asked()?.rows?.map(({ roomId }) => roomId)).toEqual([1, 2, 3]));
});

it('E takes every room that was emptied onto the sheet', async () => {
  const standing = [
    { roomId: 3, key: '3', name: 'Vault', holds: 'foes', emptied: 'emptied 12 days ago' },
    { roomId: 4, key: '4', name: '', holds: 'notes', emptied: '' },
  ];
  bridge.reply('stock.plan', (input) => {
    const sheet = sheetOf(input);
    const there = new Set(sheet.rows.map(({ roomId }) => roomId));
    return { ...sheet, standing: standing.filter(({ roomId }) => !there.has(roomId)) };
  });
  await open();
  expect(screen.getByText('emptied 12 days ago')).toBeVisible();
  await user.keyboard('e');
  await settled(() => expect(asked()?.rows?.map(({ roomId }) => roomId)).toEqual([1, 2, 3]));
});

it('goes by a table of the campaign, and shows how its rows are read', async () => {
  await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is there is thrown on' }), 'Cellars');
  await settled(() => expect(asked()?.table).toBe(7));
  const reading = await screen.findByRole('table', { name: 'How each row of Cellars is read' });
  expect(
    within(reading).getByRole('row', { name: '1–3 Trap and treasure Trap, with treasure' }),
  ).toBeVisible();
  expect(within(reading).getByRole('row', { name: '4 Cold ashes Note' })).toBeVisible();
  expect(asked()?.table).toBe(7);
  await user.keyboard('{Shift>} {/Shift}');
  await user.keyboard('{Shift>}{Enter}{/Shift}w');
  await settled(() => expect(bridge.sent('stock.write')).toHaveLength(1));
  expect(bridge.sent('stock.write')[0]).toMatchObject({ table: 7 });
});

it('says who of the party would rise by all experience of the level, each with their share', async () => {
  const members = [
    memberSample(1, 'Hild', { level: 1 }),
    memberSample(2, 'Odo', { level: 1 }),
    memberSample(3, 'Wren', { level: 2, kind: 'retainer' }),
    memberSample(4, 'Mule', { kind: 'mount' }),
  ];
  bridge.answer('party.view', partySample({ members }));
  const share = { half: false, share: 1200, bonusPercent: 0, gains: 1200, levelsUp: false };
  const shared: QueryInput<'reward.preview'>[] = [];
  bridge.answer('reward.preview', (input) => {
    shared.push(input);
    return {
      ...{ coins: [], things: [], poolWeight: 0, members: [], xpTotal: 3000, xpRemainder: 0 },
      xp: [
        { ...share, id: 1, name: 'Hild', bonusPercent: 10, gains: 1320, levelsUp: true },
        { ...share, id: 2, name: 'Odo' },
        { ...share, id: 3, name: 'Wren', half: true, share: 600, gains: 600 },
      ],
    };
  });
  bridge.reply('stock.plan', (input) => {
    const sheet = sheetOf(input);
    return { ...sheet, sums: { ...sheet.sums, xp: 1000, treasureXp: 2000 } };
  });
  await open();
  const said = await screen.findByRole('button', { name: /1 of 3 sharers\s+reaches\s+level 2/ });
  expect(shared.at(-1)).toEqual({
    xp: 3000,
    xpSharers: [
      { characterId: 1, half: false },
      { characterId: 2, half: false },
      { characterId: 3, half: true },
    ],
  });
  await user.click(said);
  const each = await screen.findByRole('dialog', { name: 'Each one’s share of 3,000 XP' });
  expect(within(each).getByRole('row', { name: 'Hild (+10 %) 1,320 XP reaches level 2' })).toBeVisible();
  expect(
    within(each).getByRole('row', { name: 'Wren (half a share) 600 XP stays at level 2' }),
  ).toBeVisible();
});
