import { afterEach, beforeEach, expect, test } from 'vitest';
import { fightSystems } from '../orders.ts';
import { BadTable } from './bad-table.ts';

/** What nobody can do or be is weighed as nothing, or plays as best it can. */

let table: BadTable;

beforeEach(() => {
  table = new BadTable();
});
afterEach(() => table.end());

test.each(fightSystems)(
  '%s: an act with a weapon nobody has, or a save of another book, is weighed as nothing',
  async (system) => {
    await table.sitDown(system);
    await table.begin({ lines: 'goblin hp 3', feet: 5 });
    for (const kind of ['attack', 'meet', 'subdue', 'charge', 'shoot', 'throw', 'pour', 'brawl', 'grapple'])
      for (const way of ['moonblade', 'sword', '']) {
        const act = { kind, actor: 'c1', target: 'f1', way };
        expect(await table.router.query('combat.weigh', { fightId: 1, act })).toMatchObject({ ok: true });
      }
    for (const category of ['death', 'dragon-breath', 'moon']) {
      const saves = { fightId: 1, ids: ['c1'], category };
      expect(await table.router.query('combat.saves', saves)).toMatchObject({ ok: true });
    }
    expect(table.errors).toEqual([]);
  },
);

test.each(fightSystems)('%s: a cleric set back to level 0 fights', async (system) => {
  await table.sitDown(system);
  const cleric = { name: 'Osric', className: 'Cleric', level: 0, hp: 4, maxHp: 4 };
  const classed = system === 'hackmaster' ? cleric : { ...cleric, classId: 'cleric' };
  await table.tell('character.add', { ...classed, kind: 'retainer' });
  const { rows } = await table.begin({ lines: 'skeleton hp 4', feet: 20 });
  expect(rows.map(({ name }) => name)).toEqual(['Hild', 'Osric', expect.stringMatching(/skeleton/i)]);
  expect(table.errors).toEqual([]);
});
