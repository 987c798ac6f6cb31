import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4]));
  await table.sitDown('hackmaster');
  await table.tell('inventory.add', {
    to: { in: 'holder', id: table.hild },
    item: {
      kind: 'weapon',
      name: 'Javelin',
      quantity: 1,
      state: 'wielded',
      facts: { damage: 'd8p', range: { short: 30, medium: 60, long: 90 } },
    },
  });
  await table.tell('character.edit', {
    id: table.hild,
    changes: { sheet: { count: { weapons: [{ name: 'Javelin', damage: 'd8p', speed: 10 }] } } },
  });
});
afterEach(() => table.end());

const view = async () => {
  const told = await table.ask('combat.lying', { fightId: 1, fighter: 'c1' });
  const held = told?.held.find(({ name }) => name === 'Javelin')?.quantity ?? 0;
  return { held, lies: told?.things.map(({ what, atFeet }) => `${what} at ${atFeet}`) ?? [] };
};

describe('a thrown kind of weapon that is let fall', () => {
  test('lies at his feet, is taken up from there by an act, and is never lost or doubled', async () => {
    await table.begin({ comers: [{ name: 'robber', hp: 30 }], feet: 100 });
    await table.throwAll({ kind: 'initiative', actor: null });
    const mayAct = async () => (await table.row('Hild')).standing === 'mayAct';
    while (!(await mayAct())) await table.throwAll({ kind: 'next', actor: null });
    expect(await view()).toEqual({ held: 1, lies: [] });
    await table.throwAll({ kind: 'drop', actor: 'c1', way: 'Javelin' });
    expect(await view()).toEqual({ held: 0, lies: ['1 Javelin at 0'] });
    while (!(await mayAct())) await table.throwAll({ kind: 'next', actor: null });
    await table.throwAll({ kind: 'takeUp', actor: 'c1', way: 'Javelin' });
    expect(await view()).toEqual({ held: 1, lies: [] });
    await table.tell('journal.undo', {});
    expect(await view()).toEqual({ held: 0, lies: ['1 Javelin at 0'] });
    await table.tell('journal.redo', {});
    await table.throwAll({ kind: 'overrule', change: 'note', id: null, words: 'Go on' });
    expect((await table.row('Hild')).shots).toContainEqual({ way: 'Javelin', left: 1 });
    expect(await view()).toEqual({ held: 1, lies: [] });
    expect(table.errors).toEqual([]);
  });
});
