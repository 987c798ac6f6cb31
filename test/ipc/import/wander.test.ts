import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ownPlan } from '../../unit/imports/samples/dungeon-samples.ts';
import { deskWith, readFile, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;
const row = (from: number, to: number, who: string, more: object = {}) => ({ from, to, who, ...more });
const lastLine = async (): Promise<{ summary: string; hidden: boolean }> => {
  const { lines } = await desk.ask('log.list', { limit: 1 });
  const [line] = lines;
  if (!line) throw new Error('The log is empty.');
  const { hidden = false } = line.outcome as { hidden?: boolean };
  return { summary: line.summary, hidden };
};
const names = async (): Promise<string[]> =>
  (await desk.ask('wander.list', {})).tables.map(({ name }) => name);

describe('a table of the referee’s own', () => {
  it('has chances, problems and reasons, and every change of it can be taken back', async () => {
    desk = await deskWith('ose');
    const { id } = await desk.tell('wander.addTable', {
      name: 'Old mill',
      dice: '2d6',
      rows: [row(2, 4, 'Rat', { number: '2d4' }), row(5, 7, 'Miller'), row(9, 12, 'Ghost')],
    });
    const table = await desk.ask('wander.table', { id });
    expect(table.rows.map(({ who, chance }) => [who, Math.round((chance?.value ?? 0) * 36)])).toEqual([
      ['Rat', 6],
      ['Miller', 15],
      ['Ghost', 10],
    ]);
    expect(table.rows[0]?.chance?.reasons[0]?.source).toBe('2d6 shows 2 to 4');
    expect(table.problems).toEqual(['Nothing stands at 8 (13.9 %).']);
    expect([table.sides, table.origin, table.source]).toEqual([[6, 6], null, '']);
    expect((await lastLine()).summary).toBe('New wandering table: Old mill, 2d6, with 3 rows.');

    await desk.tell('wander.changeTable', { id, changes: { dice: '1d12', name: 'Mill' } });
    expect((await lastLine()).summary).toBe(
      'Wandering table Old mill: it is now Mill and 1d12 instead of 2d6 are thrown on it.',
    );
    await desk.tell('wander.setRows', { id, rows: [row(1, 12, 'Rat')] });
    expect((await desk.ask('wander.table', { id })).problems).toEqual([]);
    await desk.tell('journal.undo', {});
    await desk.tell('journal.undo', {});
    expect(await desk.ask('wander.table', { id })).toEqual(table);
    await desk.tell('wander.removeTable', { id });
    expect(await names()).toEqual([]);
    await desk.tell('journal.undo', {});
    expect(await desk.ask('wander.table', { id })).toEqual(table);
  });

  it('is refused with dice or rows that cannot be, each at its field', async () => {
    desk = await deskWith('ose');
    const { id } = await desk.tell('wander.addTable', { name: 'Mill', dice: '1d6' });
    const details = async (
      name: 'wander.addTable' | 'wander.setRows' | 'wander.changeTable',
      input: object,
    ) => Object.keys((await desk.refusal(name, input)).details ?? {});
    expect(await details('wander.addTable', { name: 'Bad', dice: 'a die' })).toEqual(['dice']);
    expect(await details('wander.addTable', { name: 'mill', dice: '1d6' })).toEqual(['name']);
    expect(await details('wander.changeTable', { id, changes: { dice: '0d6' } })).toEqual(['changes.dice']);
    expect(await details('wander.setRows', { id, rows: [row(3, 2, 'Rat')] })).toEqual(['rows.0.to']);
    expect(await details('wander.setRows', { id, rows: [row(1, 2, '')] })).toEqual(['rows.0.who']);
    expect(await details('wander.setRows', { id, rows: [row(1, 2, 'Rat', { number: 'some' })] })).toEqual([
      'rows.0.number',
    ]);
    const oldBook = await desk.refusal('wander.setRows', { id, rows: [row(1, 2, 'Rat', { number: '2-8' })] });
    expect(oldBook.message).toContain('2d4');
    expect(await details('wander.setRows', { id, rows: [row(1, 2, '', { nestedId: 99 })] })).toEqual([
      'rows.0.nestedId',
    ]);
    expect((await desk.refusal('wander.setRows', { id, rows: [] })).message).toMatch(/stands so already/);
    expect((await desk.refusal('wander.setRows', { id: 9, rows: [] })).code).toBe('not-found');
  });

  it('never sends in a ring, and not too deep', async () => {
    desk = await deskWith('ose');
    const add = async (name: string, nestedId: number | null) =>
      (
        await desk.tell('wander.addTable', {
          name,
          dice: '1d6',
          rows: [row(1, 6, nestedId === null ? 'Rat' : '', { nestedId })],
        })
      ).id;
    const inner = await add('Inner', null);
    const middle = await add('Middle', inner);
    const outer = await add('Outer', middle);
    const ring = await desk.refusal('wander.setRows', {
      id: inner,
      rows: [row(1, 6, '', { nestedId: outer })],
    });
    expect(ring.message).toBe(
      'These tables would send in a ring: Inner, then Outer, then Middle, then Inner. Nothing was changed.',
    );
    const self = await desk.refusal('wander.setRows', {
      id: inner,
      rows: [row(1, 6, '', { nestedId: inner })],
    });
    expect(self.message).toContain('Inner, then Inner');
    let last = outer;
    for (let deep = 4; deep <= 12; deep += 1) last = await add(`Deep ${deep}`, last);
    const tooDeep = await desk.refusal('wander.addTable', {
      name: 'Deeper',
      dice: '1d6',
      rows: [row(1, 6, '', { nestedId: last })],
    });
    expect(tooDeep.message).toMatch(/at most 12 deep/);
  });

  it('leaves its name in the rows that sent to it when it goes', async () => {
    desk = await deskWith('ose');
    const { id: undead } = await desk.tell('wander.addTable', { name: 'Undead', dice: '1d4' });
    const { id } = await desk.tell('wander.addTable', {
      name: 'Crypt',
      dice: '1d6',
      rows: [row(1, 5, 'Rat'), row(6, 6, '', { nestedId: undead })],
    });
    expect((await desk.ask('wander.table', { id: undead })).usedBy).toEqual([{ id, name: 'Crypt' }]);
    await desk.tell('wander.removeTable', { id: undead });
    expect((await desk.ask('wander.table', { id })).rows[1]).toMatchObject({ who: 'Undead', nestedId: null });
    expect((await lastLine()).summary).toBe(
      'Removed the wandering table Undead. Crypt sent there, and names it now as a row.',
    );
  });

  it('says which levels threw on it, and throw on nothing now', async () => {
    desk = await deskWith('ose');
    const { id } = await desk.tell('wander.addTable', { name: 'Crypt', dice: '1d6' });
    const { id: dungeonId, levelId } = await desk.tell('place.addDungeon', { name: 'Barrow' });
    await desk.tell('place.changeLevel', { id: levelId, tableId: id });
    await desk.tell('place.addLevel', { dungeonId, tableId: id });
    await desk.tell('wander.removeTable', { id });
    expect((await lastLine()).summary).toBe(
      'Removed the wandering table Crypt. No table of their own any more: Barrow, Level 1 and Barrow, Level 2.',
    );
  });
});

describe('throwing', () => {
  it('goes from table to table with typed dice, hidden, and begins nothing', async () => {
    desk = await deskWith('ose');
    const { id: undead } = await desk.tell('wander.addTable', {
      name: 'Undead',
      dice: '2d6',
      rows: [row(2, 12, 'Skeleton', { number: '3d4', note: 'Rusty mail.' })],
    });
    const { id } = await desk.tell('wander.addTable', {
      name: 'Crypt',
      dice: '1d6',
      rows: [row(1, 4, 'Rat'), row(6, 6, '', { nestedId: undead })],
    });
    const thrown = await desk.tell('wander.roll', { tableId: id, faces: [[6], [3, 4]] });
    expect(thrown).toMatchObject({
      who: 'Skeleton',
      numberDice: '3d4',
      note: 'Rusty mail.',
      creatureId: null,
    });
    expect(thrown.path.map(({ table, total, row: words }) => [table, total, words])).toEqual([
      ['Crypt', 6, 'on to Undead'],
      ['Undead', 7, 'Skeleton'],
    ]);
    expect(await lastLine()).toEqual({
      summary: 'Thrown on Crypt, 6, then Undead, 7: 3d4 Skeleton. Rusty mail.',
      hidden: true,
    });
    expect(await desk.tell('wander.roll', { tableId: id, faces: [[5]] })).toMatchObject({ who: null });
    expect((await lastLine()).summary).toBe('Thrown on Crypt, 5: nothing stands there.');
    expect((await desk.ask('dungeon.delve', {})).delve).toBeNull();
    expect((await desk.refusal('wander.roll', { tableId: id, faces: [[7]] })).code).toBe('bad-die');
  });

  it('takes the creature’s own number where the row has none', async () => {
    desk = await deskWith('ose');
    const { id } = await desk.tell('wander.addTable', {
      name: 'Caves',
      dice: '1d1',
      rows: [row(1, 1, 'Goblin', { creatureId: 'goblin' })],
    });
    expect((await desk.ask('wander.table', { id })).rows[0]).toMatchObject({
      creature: 'Goblin',
      ownNumber: '2d4',
    });
    expect(await desk.tell('wander.roll', { tableId: id, faces: [[1]] })).toMatchObject({
      creatureId: 'goblin',
      numberDice: '2d4',
    });
  });
});

describe('the starter content', () => {
  it('gives a level’s table as a copy of one’s own, with its licence', async () => {
    desk = await deskWith('ose');
    const offered = await desk.ask('wander.content', {});
    expect(offered.tables.filter(({ kind }) => kind === 'dungeon').map(({ name }) => name)).toEqual([
      'Dungeon level 1',
      'Dungeon level 2',
      'Dungeon level 3',
      'Dungeon level 4-5',
      'Dungeon level 6-7',
      'Dungeon level 8+',
    ]);
    const { id } = await desk.tell('wander.takeFromContent', { contentId: 'dungeon-level-1' });
    const table = await desk.ask('wander.table', { id });
    expect(table).toMatchObject({
      name: 'Dungeon level 1',
      dice: '1d20',
      source: 'ose/dungeon-level-1',
      problems: [],
    });
    expect(table.origin?.licence).toBe('Open Game License 1.0a');
    expect(table.rows.reduce((sum, { chance }) => sum + (chance?.value ?? 0), 0)).toBeCloseTo(1, 12);
    await desk.tell('wander.takeFromContent', { contentId: 'dungeon-level-1' });
    expect(await names()).toEqual(['Dungeon level 1', 'Dungeon level 1 (2)']);
  });

  it('brings the tables it sends to in the same step, once', async () => {
    desk = await deskWith('ose');
    const { id } = await desk.tell('wander.takeFromContent', { contentId: 'terrain-forest' });
    const table = await desk.ask('wander.table', { id });
    expect(table.rows.map(({ nested }) => nested)).toContain('Insect (sub-table 1)');
    expect(table.rows.every(({ nestedId }) => nestedId !== null)).toBe(true);
    const first = await names();
    await desk.tell('wander.takeFromContent', { contentId: 'terrain-swamp' });
    const second = await names();
    expect(second.filter((name) => name === 'Insect (sub-table 1)')).toHaveLength(1);
    await desk.tell('journal.undo', {});
    expect(await names()).toEqual(first);
    await desk.tell('journal.undo', {});
    expect(await names()).toEqual([]);
  });

  it.each(['ose', 'swords-wizardry', 'basic-fantasy'])(
    'of %s holds nothing but sound tables',
    async (system) => {
      desk = await deskWith(system);
      const { tables } = await desk.ask('wander.content', {});
      expect(tables.length).toBeGreaterThan(5);
      for (const { id: contentId } of tables) await desk.tell('wander.takeFromContent', { contentId });
      const taken = (await desk.ask('wander.list', {})).tables;
      expect(taken.filter(({ problems }) => problems > 0)).toEqual([]);
    },
  );

  it('is missing where a system has none, and says so', async () => {
    desk = await deskWith('hackmaster');
    const { noContent } = await desk.ask('wander.list', {});
    expect(noContent).toMatch(/^No starter content comes with /);
    expect((await desk.ask('wander.content', {})).noContent).toBe(noContent);
    expect((await desk.refusal('wander.takeFromContent', { contentId: 'dungeon-level-1' })).message).toBe(
      noContent,
    );
  });
});

describe('files', () => {
  it('CSV goes out and comes back with the tables it sends to', async () => {
    desk = await deskWith('ose');
    await desk.tell('wander.takeFromContent', { contentId: 'terrain-forest' });
    const path = join(desk.folder, 'tables.csv');
    const written = await desk.tell('wander.exportCsv', { tableId: null, path });
    expect(written.bytes).toBe(readFileSync(path).length);
    expect((await desk.refusal('wander.exportCsv', { tableId: null, path })).code).toBe('file-exists');
    expect((await desk.refusal('wander.exportCsv', { tableId: null, path: 'tables.csv' })).code).toBe(
      'bad-input',
    );
    expect(
      (await desk.refusal('wander.exportCsv', { tableId: null, path: desk.campaignPath, replace: true }))
        .code,
    ).toBe('refused');
    await desk.tell('wander.exportCsv', { tableId: null, path, replace: true });
    const before = await rowsOfAll();

    await desk.tell('journal.undo', {});
    const preview = await readFile(desk, path);
    expect(preview).toMatchObject({
      format: 'Wandering table, CSV',
      characters: 0,
      items: 0,
      refused: 0,
      unread: [],
    });
    const taken = await desk.tell('import.take', { token: preview.token, to: pool });
    expect(taken.tables).toBe(before.length);
    expect((await lastLine()).summary).toBe(
      `Imported ${taken.tables} wandering tables (Wandering table, CSV).`,
    );
    expect(new Set(await rowsOfAll())).toEqual(new Set(before));
    await desk.tell('journal.undo', {});
    expect(await names()).toEqual([]);
  });

  it('a table that a CSV sends to and that is not there is told, and named in its row', async () => {
    desk = await deskWith('ose');
    const { token } = await readText(desk, 'd6,who,subtable\n1-5,Rat,\n6,,Undead\n');
    await desk.tell('import.take', { token, to: pool });
    expect((await lastLine()).summary).toBe(
      'Imported the wandering table Imported table (Wandering table, CSV). There is no table Undead; the rows name it.',
    );
    const ring = await readText(desk, 'table,d6,who,subtable\nMill,1-5,Bat,\nMill,6,,Mill\n');
    const refused = await desk.refusal('import.take', { token: ring.token, to: pool });
    expect(refused.message).toContain('send in a ring: Mill, then Mill');
    expect(await names()).toEqual(['Imported table']);
  });

  it('a one page dungeon becomes a dungeon in one step', async () => {
    desk = await deskWith('hackmaster');
    mkdirSync(join(desk.folder, 'maps'));
    const path = join(desk.folder, 'maps', 'cellar.json');
    writeFileSync(path, JSON.stringify(ownPlan));
    const preview = await readFile(desk, path);
    expect(preview).toMatchObject({ format: 'One page dungeon, JSON', dungeons: 1, refused: 0 });
    expect(preview.first[0]?.summary).toBe('Dungeon of one level, 6 rooms, 6 doors and openings');
    expect(await desk.tell('import.take', { token: preview.token, to: pool })).toEqual({
      characters: 0,
      items: 0,
      tables: 0,
      randomTables: 0,
      dungeons: 1,
      creatures: 0,
      musters: 0,
      pages: 0,
      renewed: 0,
    });
    expect((await lastLine()).summary).toBe(
      'Imported the dungeon The Hushed Cellar (One page dungeon, JSON).',
    );
    const { dungeons } = await desk.ask('place.list', {});
    expect(dungeons.map(({ name }) => name)).toEqual(['The Hushed Cellar']);
    await desk.tell('journal.undo', {});
    expect((await desk.ask('place.list', {})).dungeons).toEqual([]);
  });
});

/** Every row of every table, with the names of the tables instead of their numbers. */
async function rowsOfAll(): Promise<string[]> {
  const { tables } = await desk.ask('wander.list', {});
  const all = await Promise.all(tables.map(({ id }) => desk.ask('wander.table', { id })));
  return all.map(({ name, dice, rows }) =>
    JSON.stringify([
      name,
      dice,
      rows.map(({ from, to, who, number, creatureId, nested, note }) => [
        from,
        to,
        who,
        number,
        creatureId,
        nested,
        note,
      ]),
    ]),
  );
}
