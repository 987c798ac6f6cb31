import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandInput, CommandOutput } from '../../../shared/ipc/contract.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { TestDesk } from '../test-desk.ts';

type Sheet = CommandOutput<'stock.plan'>;
type Given = Sheet['rows'][number]['given'];

/** The first level of the book, a d20: goblins on 6, orcs on 12. */
let table: TestDesk;
let levelId = 0;
let roomIds: readonly number[] = [];
const raiders = { who: ['Goblin', 'Orc'], times: 3 };

beforeAll(async () => {
  table = new TestDesk(seededDice(5));
  await table.tell('app.createSample', { path: table.campaignPath });
  ({ levelId } = await table.tell('place.addDungeon', { name: 'Warren' }));
  const rooms = [];
  for (const key of ['1', '2', '3']) rooms.push(await table.tell('place.addRoom', { levelId, key }));
  roomIds = rooms.map(({ id }) => id);
});
afterAll(() => table.end());

const plan = (input: Partial<CommandInput<'stock.plan'>> = {}) =>
  table.tell('stock.plan', { levelId, low: true, ...input });
const at = (sheet: Sheet, room: number) => {
  const row = sheet.rows.find(({ roomId }) => roomId === roomIds[room]);
  if (!row) throw new Error('That room is not on the sheet.');
  return row;
};
/** A room holds a monster, whose dice show these faces. */
const monster = (sheet: Sheet, room: number, ...faces: number[]): Given[] =>
  sheet.rows.map(({ roomId, given }) =>
    roomId !== roomIds[room]
      ? given
      : {
          ...given,
          contents: { ...given.contents, said: 'monster' },
          monster: { ...given.monster, faces: faces.map((face) => ({ face, typed: true })) },
        },
  );

test('who may come is told in equal cases, and nobody counts more until somebody is chosen', async () => {
  const sheet = await plan();
  expect(sheet.theme).toBeNull();
  const comers = sheet.monsters?.comers;
  if (typeof comers !== 'object') throw new Error(String(comers));
  expect(comers.nobody).toBe(0);
  expect(comers.rows).toHaveLength(20);
  expect(comers.rows[5]).toEqual({ who: 'Goblin', parts: 1 });
  expect(comers.rows[11]).toEqual({ who: 'Orc', parts: 1 });
});

test('those chosen lie on more faces of a larger die, the rest of which is thrown again', async () => {
  // 18 rows once and two three times: 24 cases, four faces each of a d100; 97 to 100 are over.
  const sheet = await plan({ theme: raiders });
  expect(sheet.theme).toEqual(raiders);
  const asked = await plan({ theme: raiders, rows: monster(sheet, 0) });
  expect(at(asked, 0).ask).toMatchObject({ cell: 'monster', sides: 100 });
  const over = await plan({ theme: raiders, rows: monster(sheet, 0, 97) });
  expect(at(over, 0).ask).toMatchObject({ cell: 'monster', sides: 100 });
  // Eleven rows before the orcs, goblins of three: 13 × 4 faces.
  for (const [face, who] of [
    [20, /^(?!.*Goblin)/],
    [21, /Goblin/],
    [32, /Goblin/],
    [52, /^(?!.*Orc)/],
    [53, /Orc/],
    [64, /Orc/],
    [96, /Wolf/],
  ] as const) {
    const fallen = await plan({ theme: raiders, rows: monster(sheet, 0, 97, face, 1, 1, 1, 1) });
    expect(at(fallen, 0).cells.monster.text).toMatch(who);
  }
});

test('what has fallen stays under another theme; what is still to be thrown goes by it', async () => {
  const before = await plan({ theme: raiders });
  const fallen = await plan({ theme: raiders, rows: monster(before, 0, 53, 2, 3) });
  expect(at(fallen, 0).cells.monster.text).toBe('5 × Orc');
  const later = await plan({ rows: monster(fallen, 1) });
  expect(at(later, 0).cells.monster.text).toBe('5 × Orc');
  expect(at(later, 0).given.theme).toEqual(raiders);
  expect(at(later, 1).ask).toMatchObject({ sides: 20 });
  const again = later.rows.map(({ given }) => ({ ...given, monster: { faces: [] } }));
  expect(at(await plan({ rows: again }), 0).ask).toMatchObject({ sides: 20 });

  const kept = at(later, 0).given;
  await table.tell('stock.write', { levelId, low: true, rows: [{ ...kept, treasure: { struck: true } }] });
  const room = await table.ask('place.room', { roomId: kept.roomId });
  expect(room?.foes).toMatchObject([{ who: 'Orc', number: 5 }]);
  await table.tell('journal.undo', {});
});

test('somebody who is not on the table changes nothing', async () => {
  const theme = { who: ['Red dragon'], times: 5 };
  const sheet = await plan({ theme });
  expect(sheet.theme).toBeNull();
  expect(at(await plan({ theme, rows: monster(sheet, 2) }), 2).ask).toMatchObject({ sides: 20 });
});

test('a table whose odds are too fine says so, and bears no theme', async () => {
  const { id } = await table.tell('wander.addTable', {
    name: 'Omens',
    dice: '9d6',
    rows: [
      { from: 9, to: 20, who: 'Raven', creatureId: null, number: '1', note: '', nestedId: null },
      { from: 21, to: 54, who: 'Crow', creatureId: null, number: '1', note: '', nestedId: null },
    ],
  });
  await table.tell('place.changeLevel', { id: levelId, tableId: id });
  const theme = { who: ['Raven'], times: 5 };
  const sheet = await plan({ theme });
  expect([sheet.monsters?.comers, sheet.theme]).toEqual([
    expect.stringMatching(/^Its odds are too fine: [\d,]+ cases\.$/),
    null,
  ]);
  expect(at(await plan({ theme, rows: monster(sheet, 2) }), 2).ask).toMatchObject({ sides: 6 });
  const refused = await table.refusal('stock.plan', { levelId, theme: { who: [], times: 3 } });
  expect(refused.code).toBe('bad-input');
});
