import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandInput, CommandOutput } from '../../../shared/ipc/contract.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

type Sheet = CommandOutput<'stock.plan'>;

let desk: TestDesk;
let levelId = 0;
let cellars = 0;
const rooms: number[] = [];

const row = (at: number, text: string, gives: object[] = []) => ({
  spans: [{ from: at, to: at }],
  text,
  gives,
});

beforeAll(async () => {
  desk = new TestDesk(seededDice(11));
  await desk.tell('app.createCampaign', {
    name: 'Barrow',
    path: desk.campaignPath,
    system: 'swords-wizardry',
  });
  ({ levelId } = await desk.tell('place.addDungeon', { name: 'Barrow' }));
  for (let key = 1; key <= 8; key += 1)
    rooms.push((await desk.tell('place.addRoom', { levelId, key: String(key) })).id);
  ({ id: cellars } = await desk.tell('table.add', {
    name: 'Cellars',
    purpose: 'contents',
    columns: [{ title: '', dice: '1d8' }],
    rows: [
      row(1, 'Empty'),
      row(2, 'Monster: 3 orcs'),
      row(3, 'Trap and treasure: loose flagstone'),
      row(4, 'Special: a well that whispers'),
      row(5, 'Cold ashes, {1d6} days old'),
      row(6, 'Guard post', [{ kind: 'creature', creature: 'goblin', name: 'Goblin', number: '2d4' }]),
      row(7, 'Monster'),
    ],
  } as CommandInput<'table.add'>));
  await desk.tell('table.add', { name: 'Gems', purpose: 'treasure', columns: [{ title: '', dice: '1d4' }] });
});
afterAll(() => desk.end());

const now = () => contents(desk.desk.campaign.file);
const plan = (input: Partial<CommandInput<'stock.plan'>> = {}) =>
  desk.tell('stock.plan', { levelId, table: cellars, ...input });
const typed = (sheet: Sheet, key: number, faces: readonly number[]) =>
  sheet.rows.map(({ key: each, given }) =>
    each === String(key)
      ? { ...given, contents: { ...given.contents, faces: faces.map((face) => ({ face, typed: true })) } }
      : given,
  );
const held = (sheet: Sheet, key: number) => {
  const row = sheet.rows[key - 1];
  if (!row) throw new Error(`Room ${key} is not on the sheet.`);
  return Object.entries(row.cells).flatMap(([cell, { text, state }]) =>
    text !== '' ? [`${cell}: ${text}`] : state === 'none' ? [`${cell}?`] : [],
  );
};

test('a book without such tables goes by one of the campaign, and shows how its rows are read', async () => {
  expect(await plan({ table: null })).toMatchObject({
    by: null,
    tables: [{ id: cellars, title: 'Cellars' }],
    table: null,
    rows: [{ cells: { contents: { state: 'none' } } }, ...Array.from({ length: 7 }, () => ({}))],
  });
  const sheet = await plan();
  expect(sheet.table?.rows.map(({ at, text, read, note }) => [at, text, read, note])).toEqual([
    ['1', 'Empty', 'Empty', false],
    ['2', 'Monster: 3 orcs', 'Monster', false],
    ['3', 'Trap and treasure: loose flagstone', 'Trap, with treasure', false],
    ['4', 'Special: a well that whispers', 'Special', false],
    ['5', 'Cold ashes, {1d6} days old', 'Note', true],
    ['6', 'Guard post; 2d4 Goblin', 'Monster', false],
    ['7', 'Monster', 'Monster', false],
  ]);
  expect(sheet.rows[0]?.ask).toMatchObject({ cell: 'contents', title: 'Cellars', sides: 8 });
  filled = sheet;
});

let filled: Sheet;

test.each([
  [1, [1], ['contents: empty']],
  [2, [2], ['contents: monster', 'monster: 3 × Orc']],
  // Its trap is told; of treasure where nobody stands the book says nothing.
  [3, [3], ['contents: trap, with treasure', 'trap: loose flagstone', 'treasure?']],
  [4, [4], ['contents: special', 'special: a well that whispers']],
  [5, [5, 4], ['contents: Cold ashes, 4 days old']],
  [6, [6, 2, 3], ['contents: monster. Guard post', 'monster: 5 × Goblin']],
  // Nothing stands at eight.
  [8, [8], ['contents: empty']],
] as const)('room %i by the dice %j', async (key, faces, holds) => {
  filled = await plan({ rows: typed(filled, key, faces) });
  expect(held(filled, key)).toEqual(holds);
  const { state, dice } = filled.rows[key - 1]?.cells.contents ?? {};
  expect([state, dice?.length]).toEqual(['rolled', faces.length]);
});

test('is written as one step, a note behind what the room says, and taken back', async () => {
  const before = now();
  const kept = filled.rows.filter(({ complete, key }) => complete && key !== '7').map(({ given }) => given);
  await desk.tell('stock.write', { levelId, table: cellars, rows: kept });
  expect((await desk.ask('log.list', { limit: 1 })).lines[0]?.summary).toBe(
    'Stocked 5 rooms of Level 1: 2 kinds of foes, 1 trap, 1 special thing and 2 notes. 2 rooms are empty.',
  );
  const notes = async (key: number) => (await desk.ask('place.room', { roomId: rooms[key - 1] ?? 0 }))?.notes;
  expect([await notes(5), await notes(6)]).toEqual(['Cold ashes, 4 days old', 'Guard post']);
  await desk.tell('journal.undo', {});
  expect(now()).toBe(before);
});

test('a table that draws cards is told, and so is one that is gone', async () => {
  const { id: deck } = await desk.tell('table.add', {
    name: 'Cards',
    purpose: 'contents',
    way: 'deck',
    columns: [{ title: '', dice: '' }],
    rows: [
      { spans: [null], text: 'Trap', weight: 1 },
      { spans: [null], text: 'Empty', weight: 1 },
    ],
  });
  const [first] = (await plan({ table: deck, throws: { rooms, cell: null } })).rows;
  expect(first?.cells.contents).toMatchObject({
    state: 'none',
    told: ['It draws a card or strikes a row: roll it on the page of tables, and type what came.'],
  });
  expect(first?.complete).toBe(false);
  await desk.tell('table.remove', { id: deck });
  const gone = await plan({ table: deck });
  expect([gone.table, gone.left.length]).toEqual([null, 1]);
  const rows = filled.rows.map(({ given }) => given).slice(0, 2);
  expect((await desk.refusal('stock.write', { levelId, table: deck, rows })).code).toBe('not-found');
});
