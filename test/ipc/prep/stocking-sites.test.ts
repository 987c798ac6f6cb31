import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
const mapId = 1;
let ruins = 0;
let mill = 0;
let tower = 0;
let ford = 0;

beforeEach(async () => {
  table = new TestDesk(seededDice(3));
  await table.tell('app.createCampaign', { name: 'Vale', path: table.campaignPath, system: 'ose' });
  await table.tell('map.add', {
    name: 'The Vale',
    layout: 'flat',
    raised: 'odd',
    hexMiles: 6,
    numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' },
  });
  const site = async (name: string, col: number, more: object = {}) =>
    (await table.tell('map.addSite', { mapId, col, row: 2, kind: 'ruin', name, ...more })).id;
  mill = await site('Mill', 0);
  tower = await site('Tower', 1);
  ford = await site('Old ford', 2, { kind: 'ford', notes: 'Waist deep.' });
  const goblins = { kind: 'creature', creature: 'goblin', name: 'Goblin', number: '2d4' } as const;
  ruins = (
    await table.tell('table.add', {
      name: 'Ruins',
      columns: [{ title: '', dice: '1d4' }],
      rows: [
        { spans: [{ from: 1, to: 1 }], text: 'Someone camped here.', gives: [goblins] },
        { spans: [{ from: 2, to: 3 }], text: '{1d6} crows' },
      ],
    })
  ).id;
});
afterEach(() => table.end());

type Rows = NonNullable<CommandInput<'stock.planSites'>['rows']>;
const plan = (rows: Rows | null = null, throws: number[] = []) =>
  table.tell('stock.planSites', { mapId, tableId: ruins, rows, throws });
const typed = (...faces: number[]) => faces.map((face) => ({ face, typed: true }));
const said = async () => (await table.ask('log.list', { limit: 1 })).lines[0];
const notesOf = async () =>
  (await table.ask('map.things', { mapId }))?.sites.map(({ name, notes }) => [name, notes]);

test('sites without notes stand on the sheet and ask for their dice one by one', async () => {
  const first = await plan();
  expect(first.map).toBe('The Vale');
  expect(first.rows.map(({ hex, name, kind, state }) => [hex, name, kind, state])).toEqual([
    ['0103', 'Mill', 'ruin', 'asked'],
    ['0203', 'Tower', 'ruin', 'asked'],
  ]);
  expect(first.standing).toEqual([
    { siteId: ford, hex: '0303', kind: 'ford', name: 'Old ford', notes: 'Waist deep.' },
  ]);
  expect(first.rows[0]?.ask).toMatchObject({ title: 'Ruins', sides: 4, nth: 1 });
  const one = await plan([{ siteId: mill, faces: typed(1, 2) }]);
  expect(one.rows[0]?.ask).toMatchObject({ sides: 4, nth: 2, of: 2 });
  const two = await plan([{ siteId: mill, faces: typed(1, 2, 4) }]);
  expect(two.rows[0]).toMatchObject({
    state: 'rolled',
    text: 'Someone camped here; 6 × Goblin',
    complete: true,
    dice: ['d4: 1', 'd4: 2', 'd4: 4'],
  });
});

test('what is kept goes behind the notes in one step, with its dice, and comes back in one', async () => {
  const rolled = await plan([{ siteId: mill, faces: typed(1, 2, 4) }, { siteId: ford }], [ford]);
  const before = contents(table.desk.campaign.file);
  const rows = rolled.rows
    .map(({ given }) => given)
    .map((row) => (row.siteId === ford ? { ...row, faces: typed(2, 5) } : row));
  await table.tell('stock.writeSites', {
    mapId,
    tableId: ruins,
    rows: [...rows, { siteId: tower, said: 'A *hermit*.' }],
  });
  const line = await said();
  expect(line?.summary).toBe('Stocked 3 sites of The Vale: Mill, Old ford and Tower.');
  expect(line?.rolls.map(({ sides, face }) => [sides, face])).toEqual([
    [4, 1],
    [4, 2],
    [4, 4],
    [4, 2],
    [6, 5],
  ]);
  expect(await notesOf()).toEqual([
    ['Mill', 'Someone camped here; 6 × Goblin'],
    ['Tower', 'A *hermit*.'],
    ['Old ford', 'Waist deep.\n\n5 crows'],
  ]);
  await table.tell('journal.undo', {});
  expect(contents(table.desk.campaign.file)).toBe(before);
  await table.tell('journal.redo', {});
});

test('a gap, a deck, dice that are still wanted, and what is gone are told and not kept', async () => {
  const write = (row: Rows[number], tableId: number | null = ruins) =>
    table.refusal('stock.writeSites', { mapId, tableId, rows: [row] });
  const gap = await plan([{ siteId: mill, faces: typed(4) }]);
  expect(gap.rows[0]).toMatchObject({ state: 'rolled', text: '', complete: false });
  expect(gap.rows[0]?.fault).not.toBe('');
  const { id: deck } = await table.tell('table.add', {
    name: 'Cards',
    way: 'deck',
    columns: [{ title: '', dice: '' }],
    rows: [
      { spans: [null], text: 'an ace' },
      { spans: [null], text: 'a king' },
    ],
  });
  const drawn = await table.tell('stock.planSites', {
    mapId,
    tableId: deck,
    rows: [{ siteId: mill, faces: typed(1) }],
  });
  expect(drawn.rows[0]).toMatchObject({ text: 'an ace', complete: false });
  expect(drawn.rows[0]?.fault).toMatch(/draws a card/);
  const before = contents(table.desk.campaign.file);
  expect((await write({ siteId: mill })).message).toBe('Mill: it still wants dice. Nothing was written.');
  expect((await write({ siteId: mill }, null)).message).toMatch(/nobody said what is there/);
  expect((await write({ siteId: mill, faces: typed(9) })).code).toBe('bad-die');
  expect((await write({ siteId: mill, faces: typed(2, 3, 3) })).message).toMatch(/its table has changed/);
  expect((await write({ siteId: mill, faces: typed(1) }, deck)).message).toMatch(/draws a card/);
  const twice = {
    mapId,
    tableId: null,
    rows: [
      { siteId: mill, said: 'x' },
      { siteId: mill, said: 'y' },
    ],
  };
  expect((await table.refusal('stock.writeSites', twice)).code).toBe('bad-input');
  expect((await write({ siteId: 99, said: 'x' })).code).toBe('not-found');
  expect((await write({ siteId: mill, said: 'x' }, 99)).code).toBe('not-found');
  expect(contents(table.desk.campaign.file)).toBe(before);
  expect((await plan([{ siteId: 99 }])).rows).toEqual([]);
});
