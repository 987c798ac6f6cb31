import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandInput, CommandOutput } from '../../../shared/ipc/contract.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

type Sheet = CommandOutput<'stock.plan'>;
type Row = Sheet['rows'][number];
type Given = NonNullable<CommandInput<'stock.write'>['rows']>;

let table: TestDesk;
let levelId = 0;
const rooms = new Map<string, number>();

beforeAll(async () => {
  table = new TestDesk(seededDice(11));
  await table.tell('app.createSample', { path: table.campaignPath });
  ({ levelId } = await table.tell('place.addDungeon', { name: 'Barrow' }));
  for (let key = 1; key <= 12; key += 1)
    rooms.set(String(key), (await table.tell('place.addRoom', { levelId, key: String(key) })).id);
});
afterAll(() => table.end());

const now = () => contents(table.desk.campaign.file);
const plan = (input: Partial<CommandInput<'stock.plan'>> = {}) =>
  table.tell('stock.plan', { levelId, low: true, ...input });
const givenOf = (sheet: Sheet): Row['given'][] => sheet.rows.map(({ given }) => given);
const rowOf = (sheet: Sheet, key: string): Row => {
  const row = sheet.rows.find((each) => each.key === key);
  if (!row) throw new Error(`Room ${key} is not on the sheet.`);
  return row;
};
const cells = ({ cells: all }: Row) =>
  Object.entries(all).flatMap(([cell, { text }]) => (text === '' ? [] : [`${cell}: ${text}`]));

/** Answers what a room asks for, die by die: each face with the sides of the die it is for. */
async function typeDice(
  sheet: Sheet,
  key: string,
  dice: readonly (readonly [face: number, sides: number])[],
): Promise<Sheet> {
  let current = sheet;
  for (const [face, sides] of dice) {
    const { ask } = rowOf(current, key);
    expect([key, ask?.title, ask?.sides]).toEqual([key, ask?.title, sides]);
    const rows = current.rows.map(({ key: each, given }) => {
      if (each !== key || !ask) return given;
      const typed = { face, typed: true };
      if (ask.cell !== 'treasure') {
        const cell = given[ask.cell];
        return { ...given, [ask.cell]: { ...cell, faces: [...cell.faces, typed] } };
      }
      const lines = given.treasure.lines.map((line, at) =>
        at === ask.line ? { ...line, faces: [...line.faces, typed] } : line,
      );
      return { ...given, treasure: { ...given.treasure, lines } };
    });
    current = await plan({ rows });
  }
  expect([key, rowOf(current, key).ask]).toEqual([key, null]);
  return current;
}

const say = (
  sheet: Sheet,
  key: string,
  said: Partial<Record<'contents' | 'monster' | 'trap' | 'special' | 'treasure', string>>,
) =>
  sheet.rows.map(({ key: each, given }) => {
    if (each !== key) return given;
    const typed = Object.entries(said).map(([cell, text]) => [
      cell,
      { ...given[cell as 'monster'], said: text },
    ]);
    return { ...given, ...(Object.fromEntries(typed) as object) };
  });

const d = (sides: number, ...faces: number[]) => faces.map((face) => [face, sides] as const);

describe('a level of twelve rooms, each die typed', () => {
  let sheet: Sheet;

  test('every room without anything stands on the sheet, on the tables of its depth', async () => {
    sheet = await plan();
    expect(sheet.rows.map(({ key }) => key)).toEqual([...rooms.keys()]);
    expect(sheet).toMatchObject({
      by: 'ose',
      low: true,
      standing: [],
      monsters: { title: 'Dungeon level 1' },
    });
    expect(rowOf(sheet, '1').ask).toMatchObject({
      cell: 'contents',
      title: 'Contents: what is there',
      sides: 6,
    });
  });

  test.each([
    // Contents 2, treasure 2 (1 would be): nothing.
    ['1', d(6, 2, 2), ['contents: empty']],
    // 1 and 1: unguarded, 3 × 100 sp; 50 % gold, 5 % gems, 2 % jewellery, 2 % magic all missed.
    ['2', [...d(6, 1, 1, 3), ...d(100, 51, 6, 3, 3)], ['contents: empty, with treasure', 'treasure: 300 sp']],
    // A monster alone: 6 on the level's d20 are goblins, 2d4.
    ['3', [...d(6, 3, 4), ...d(20, 6), ...d(4, 2, 3)], ['contents: monster', 'monster: 5 × Goblin']],
    // Kobolds, 4d4 = 4, each with 3d8 cp (P); their lair (J): 25 % copper, 1d4 × 1,000; 10 % silver missed.
    [
      '4',
      [
        ...d(6, 4, 3),
        ...d(20, 10),
        ...d(4, 1, 1, 1, 1),
        ...d(8, 1, 2, 3, 1, 1, 1, 8, 8, 8, 2, 2, 2),
        ...d(100, 25),
        ...d(4, 2),
        ...d(100, 11),
      ],
      ['contents: monster, with treasure', 'monster: 4 × Kobold', 'treasure: 2,039 cp'],
    ],
    // Something special has no treasure die; of nine, a ten is thrown again.
    ['5', [...d(6, 5), ...d(10, 10, 7)], ['contents: special', 'special: Teleports']],
    ['6', [...d(6, 6, 3), ...d(6, 4)], ['contents: trap', 'trap: Pit: falling damage']],
    // A trap with treasure is a treasure trap; 100 sp and 4 × 10 gp.
    [
      '7',
      [...d(6, 6, 2), ...d(6, 6), ...d(6, 1), ...d(100, 50), ...d(6, 4), ...d(100, 90, 90, 90)],
      [
        'contents: trap, with treasure',
        'trap: Sprung needle: death by poison, a save against death avoids it',
        'treasure: 100 sp; 40 gp',
      ],
    ],
  ] as const)('room %s', async (key, dice, holds) => {
    sheet = await typeDice(sheet, key, dice);
    expect(cells(rowOf(sheet, key))).toEqual(holds);
  });

  test('what the referee types goes before dice', async () => {
    sheet = await plan({
      rows: say(sheet, '8', {
        contents: 'monster and treasure',
        monster: '3 goblins',
        treasure: '12 sp; silver ring 15 gp',
      }),
    });
    expect(cells(rowOf(sheet, '8'))).toEqual([
      'contents: monster, with treasure',
      'monster: 3 × Goblin',
      'treasure: 12 sp, 1 silver ring (15 gp)',
    ]);
    sheet = await plan({ rows: say(sheet, '9', { contents: 'special', special: 'A well that whispers' }) });
    sheet = await plan({ rows: say(sheet, '10', { contents: 'trap', trap: 'Loose flagstone' }) });
    sheet = await plan({ rows: say(sheet, '11', { contents: 'empty' }) });
    sheet = await plan({ rows: say(sheet, '12', { contents: 'monster', monster: 'Old Grizel' }) });
    expect(cells(rowOf(sheet, '12'))).toEqual(['contents: monster', 'monster: Old Grizel']);
    expect(sheet.rows.every(({ complete }) => complete)).toBe(true);
  });

  test('sums: goblins 8 at 5, kobolds 4 at 5 experience; gold to the copper', () => {
    expect(sheet.sums.monsters).toEqual([
      { hd: '½', count: 4, xp: 20 },
      { hd: '1-1', count: 8, xp: 40 },
    ]);
    // 30 gp; 20.39; 10 + 40; 1.20 + 15.
    expect(sheet.sums).toMatchObject({ xp: 60, gold: 116.59, magic: 0, treasureXp: 116 });
    expect(sheet.shares.map(({ contents: what, rooms: many, treasure }) => [what, many, treasure])).toEqual([
      ['empty', 3, 1],
      ['treasure', 0, 0],
      ['monster', 4, 2],
      ['special', 2, 0],
      ['trap', 3, 1],
      ['note', 0, 0],
    ]);
    expect(sheet.shares[0]?.expected).toBeCloseTo(4);
  });

  test('all of it is one step, taken back as one', async () => {
    const before = now();
    await table.tell('stock.write', { levelId, low: true, rows: givenOf(sheet) });
    const after = now();
    const [line] = (await table.ask('log.list', { limit: 1 })).lines;
    expect(line?.summary).toBe(
      'Stocked 10 rooms of Level 1: 4 kinds of foes, 3 traps, 2 special things and 4 treasures. 2 rooms are empty.',
    );
    expect(line?.rolls.filter(({ source }) => source === 'typed')).toHaveLength(line?.rolls.length ?? 0);
    const room = await table.ask('place.room', { roomId: rooms.get('7') ?? 0 });
    expect(room?.traps).toMatchObject([{ name: 'Sprung needle', facts: { of: 'treasure', chanceInSix: 2 } }]);
    expect((await table.ask('place.room', { roomId: rooms.get('3') ?? 0 }))?.foes).toMatchObject([
      { who: 'Goblin', creatureId: 'goblin', number: 5, numberDice: '2d4' },
    ]);
    const lying = (await table.ask('hoard.list', {})).map(({ where, things, worth }) => [
      where,
      things.map(({ quantity, name }) => `${quantity} ${name}`).join(', '),
      worth,
    ]);
    expect(lying).toEqual([
      ['room 2: Treasure', '300 sp', 30],
      ['room 4: Treasure', '2039 cp', 20.39],
      ['room 7: Treasure', '100 sp, 40 gp', 50],
      ['room 8: Treasure', '12 sp, 1 silver ring', 16.2],
    ]);
    const left = await plan();
    expect(left.rows.map(({ key }) => key)).toEqual(['1', '11']);
    expect(left.standing.find(({ key }) => key === '4')?.holds).toMatch(/^foes, 1 treasure/u);
    await table.tell('journal.undo', {});
    expect(now()).toBe(before);
    await table.tell('journal.redo', {});
    expect(now()).toBe(after);
    await table.tell('journal.undo', {});
  });
});

describe('thrown by the program', () => {
  test('a room, what is empty, or one cell; what is locked or typed stays', async () => {
    const first = await plan();
    const id = rooms.get('5') ?? 0;
    const one = await plan({ rows: givenOf(first), throws: { rooms: [id], cell: null } });
    expect(one.rows.filter(({ complete }) => complete).map(({ key }) => key)).toEqual(['5']);
    const cell = await plan({ rows: givenOf(first), throws: { rooms: [id], cell: 'contents' } });
    expect(rowOf(cell, '5').cells.contents.state).toBe('rolled');
    const locked = givenOf(first).map((row) => ({
      ...row,
      monster: { ...row.monster, said: '2 ogres', locked: true },
    }));
    const all = await plan({ rows: locked, throws: { rooms: [...rooms.values()], cell: null } });
    expect(all.rows.every(({ cells: { monster } }) => monster.text === '2 × Ogre')).toBe(true);
    expect(all.rows.every(({ complete }) => complete)).toBe(true);
  });

  test('written and taken back equals before, whatever fell', async () => {
    const before = now();
    for (let nth = 0; nth < 4; nth += 1) {
      const sheet = await plan({
        rows: givenOf(await plan()),
        throws: { rooms: [...rooms.values()], cell: null },
      });
      await table.tell('stock.write', { levelId, low: true, rows: givenOf(sheet) });
      await table.tell('journal.undo', {});
      expect(now()).toBe(before);
    }
  });

  test('a lair is as many as its lair holds', async () => {
    const sheet = await plan();
    const rows = givenOf(sheet).map((row) => ({
      ...row,
      lair: true,
      contents: { ...row.contents, said: 'monster' },
      monster: { ...row.monster, faces: [{ face: 6, typed: true }] },
    }));
    expect((await plan({ rows })).rows[0]?.ask).toMatchObject({
      title: 'Goblin: how many',
      sides: 10,
      of: 6,
    });
  });
});

describe('bad input', () => {
  test('is told, and nothing is written', async () => {
    const before = now();
    const sheet = await plan();
    const rows = givenOf(sheet) as Given;
    const [first] = rows;
    if (!first) throw new Error('There are rooms.');
    const write = (changed: object) =>
      table.refusal('stock.write', { levelId, rows: [{ ...first, ...changed }] });
    expect((await write({})).message).toBe(
      'Room 1 still wants dice: Contents: what is there. Nothing was written.',
    );
    expect((await write({ contents: { ...first.contents, said: 'dragons' } })).details).toEqual({
      'rows.0.contents.said':
        'Write empty, monster, trap, special or treasure; and treasure beside one of them.',
    });
    expect((await write({ contents: { ...first.contents, faces: [{ face: 7, typed: true }] } })).code).toBe(
      'bad-die',
    );
    expect((await write({ contents: { ...first.contents, said: 'empty' } })).message).toMatch(
      /^Nothing of these rooms/u,
    );
    const said = {
      contents: { ...first.contents, said: 'treasure' },
      treasure: { ...first.treasure, said: '0 sp' },
    };
    expect(Object.keys((await write(said)).details ?? {})).toEqual(['rows.0.treasure.said']);
    expect((await write({ roomId: 9999, contents: { ...first.contents, said: 'trap' } })).code).toBe(
      'not-found',
    );
    expect((await table.refusal('stock.write', { levelId, rows: [] })).code).toBe('bad-input');
    expect((await table.refusal('stock.plan', { levelId: 9999 })).code).toBe('not-found');
    expect((await table.refusal('stock.plan', { levelId, by: 'no-such-book' })).code).toBe('not-found');
    const lost = await plan({ rows: [{ ...first, roomId: 9999 }] });
    expect(lost.left).toEqual(['1 room of the sheet is no longer on this level and left out.']);
    expect(now()).toBe(before);
  });
});

describe('rooms that were emptied', () => {
  test('say since when, and are stocked again by the same sheet beside what stands there', async () => {
    const { id: below } = await table.tell('place.addLevel', { dungeonId: 1 });
    const at = async (key: string) => (await table.tell('place.addRoom', { levelId: below, key })).id;
    const [fought, looted, held, bare] = [await at('1'), await at('2'), await at('3'), await at('4')];
    const foe = async (roomId: number) =>
      (await table.tell('room.addFoe', { roomId, creatureId: 'goblin', number: 2 })).id;
    const slain = await foe(fought);
    await foe(held);
    const gone = await foe(held);
    await table.tell('room.changeFoe', { id: gone, state: 'gone' });
    await table.tell('encounter.begin', { roomFoeId: slain });
    await table.tell('encounter.conclude', { outcome: 'All were slain.' });
    await table.tell('room.changeFoe', { id: slain, state: 'slain' });
    const chest = await table.tell('place.addFeature', { roomId: looted, kind: 'treasure', name: 'Chest' });
    await table.tell('place.changeFeature', { id: chest.id, facts: { taken: true } });
    await table.tell('dungeon.leave', {});
    const { day } = (await table.ask('shell.view', {})).now;
    await table.tell('clock.advanceTo', { day: day + 12, hour: 23, minute: 0 });
    const sheet = await plan({ levelId: below });
    expect(sheet.rows.map(({ roomId }) => roomId)).toEqual([bare]);
    expect(sheet.standing.map(({ roomId, holds, emptied }) => [roomId, holds, emptied])).toEqual([
      [fought, 'foes', 'emptied 12 days ago'],
      [looted, '1 treasure', 'emptied'],
      [held, 'foes', ''],
    ]);
    const again = await plan({ levelId: below, rows: [{ roomId: fought }] });
    const rows = say(again, '1', { contents: 'monster', monster: '3 orcs' });
    await table.tell('stock.write', { levelId: below, low: true, rows });
    const foes = (await table.ask('place.room', { roomId: fought }))?.foes ?? [];
    expect(foes.map(({ who, state }) => [who, state])).toEqual([
      ['Goblin', 'slain'],
      ['Orc', 'there'],
    ]);
    expect((await plan({ levelId: below })).standing[0]).toMatchObject({ roomId: fought, emptied: '' });
  });
});
