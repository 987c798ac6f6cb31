import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

type Act = Parameters<FightTable['propose']>[0];
type Said =
  Extract<Act, { change: string }> extends infer Each
    ? Each extends { kind: string }
      ? Omit<Each, 'kind'>
      : never
    : never;

const strong = { strength: 16, dexterity: 10, constitution: 10, intelligence: 9, wisdom: 9, charisma: 9 };

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

/** How many find room in ten feet by each book: OSE-OTH-7, SW-SPACE-1, and five feet for each. */
const books = [
  ['ose', 3],
  ['swords-wizardry', 3],
  ['basic-fantasy', 2],
  ['hackmaster', 2],
] as const;

describe('ranks', () => {
  test.each(books)(
    'under %s in a passage of ten feet %i stand abreast, the next ten feet behind',
    async (system, abreast) => {
      await table.sitDown(system);
      await table.begin({ comers: [{ name: 'Brute', count: 5, hp: 9 }], feet: 40, widthFeet: 10 });
      const { rows } = await table.board();
      const brutes = rows.filter(({ side }) => side === 'foes');
      const ranks = brutes.map((_, nth) => Math.floor(nth / abreast) + 1);
      expect(brutes.map(({ atFeet }) => atFeet)).toEqual(ranks.map((rank) => 30 + 10 * rank));
      expect(brutes.map(({ marks }) => marks.find((mark) => mark.startsWith('rank')))).toEqual(
        ranks.map((rank) => (rank === 1 ? undefined : `rank ${rank}`)),
      );
    },
  );

  test('the party stands as it marches, also on open ground, where no rank binds', async () => {
    await table.sitDown('ose');
    const { id } = await table.tell('character.add', {
      name: 'Osric',
      className: 'Cleric',
      level: 1,
      hp: 6,
      maxHp: 6,
    });
    const order = await table.tell('organisation.addFormation', { situation: 'Fighting' });
    const to = { rank: 2, file: 0 };
    await table.tell('organisation.place', { formationId: order.id, characterId: id, to });
    await table.begin({ comers: [{ name: 'Brute', hp: 9 }], feet: 20 });
    expect(await table.row('Hild')).toMatchObject({ atFeet: 0, marks: [] });
    expect(await table.row('Osric')).toMatchObject({ atFeet: -10, marks: [] });
  });

  test.each(books)(
    'under %s a rank, a height and the width are named by word, kept, and undone',
    async (system) => {
      await table.sitDown(system);
      await table.begin({ comers: [{ name: 'Brute', count: 2, hp: 9 }], feet: 5 });
      const before = await table.board();
      const rule = (more: Said) => table.propose({ kind: 'overrule', ...more });
      await rule({ change: 'flags', id: 'c1', flags: { rank: 2, height: 20 } });
      await rule({ change: 'width', feet: 10 });
      expect((await table.row('Hild')).marks).toEqual(expect.arrayContaining(['rank 2', '20 feet up']));
      expect((await table.newest()).summary).toContain('10 feet wide');
      // A sheet that changes meanwhile takes neither from him.
      await table.tell('character.edit', { id: table.hild, changes: { abilities: strong } });
      await rule({ change: 'note', id: null, words: 'Well.' });
      expect((await table.row('Hild')).marks).toEqual(expect.arrayContaining(['rank 2', '20 feet up']));
      await rule({ change: 'flags', id: 'c1', flags: { rank: null, height: null } });
      expect((await table.row('Hild')).marks).toEqual(before.rows.find(({ id }) => id === 'c1')?.marks);
    },
  );
});

test('who finds no room beside the others is marked, and strikes all the same', async () => {
  await table.end();
  table = new FightTable(oneAfterAnother([2]));
  await table.sitDown('ose');
  await table.begin({ comers: [{ name: 'Brute', count: 4, hp: 9 }], feet: 5 });
  await table.propose({ kind: 'overrule', change: 'width', feet: 10 });
  await table.propose({ kind: 'initiative', actor: null }, 1, 6);
  const { fight, after, clock } = await table.board();
  expect(clock.phase).toBe('melee');
  const members = ['f1', 'f2', 'f3', 'f4'];
  const plan = { kind: 'plan' as const, name: 'Brutes', members, aim: 'one' as const, at: 'c1', way: null };
  await table.tell('combat.stroke', { fightId: fight.id, after, stroke: plan, throwAll: true });
  const { rows } = await table.board();
  expect(rows.filter(({ marks }) => marks.includes('no room')).map(({ name }) => name)).toEqual(['Brute 4']);
});

test('from the air a bomb falls on all who are marked, its dice asked one by one', async () => {
  await table.sitDown('ose');
  await table.begin({ comers: [{ name: 'Brute', count: 3, hp: 9 }], feet: 30 });
  await table.propose({ kind: 'overrule', change: 'flags', id: 'c1', flags: { height: 120 } });
  await table.propose({ kind: 'initiative', actor: null }, 6, 1);
  for (let n = 0; n < 3 && (await table.board()).clock.phase !== 'missile'; n += 1)
    await table.propose({ kind: 'next', actor: null });
  const { fight } = await table.board();
  const acts = await table.ask('combat.acts', { fightId: fight.id, fighter: 'c1' });
  expect(acts?.own.find(({ kind }) => kind === 'bomb')).toMatchObject({ aims: 'many', barred: null });
  const bomb = { kind: 'bomb', actor: 'c1', target: 'f1', targets: ['f2', 'f3'], way: '2d6' };
  const asked = await table.propose(bomb);
  expect(asked.wanted).toMatchObject({ title: 'Bomb', sides: 20, needed: 16, of: 3 });
  await table.answer(17, 3, 16, 2, 2);
  const { rows } = await table.board();
  expect(rows.filter(({ side }) => side === 'foes').map(({ hp }) => hp)).toEqual([5, 9, 5]);
});
