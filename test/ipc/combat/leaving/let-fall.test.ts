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

/** Of the pack of somebody, and what lies about. */
const swords = async (fighter = 'c1') => {
  const told = await table.ask('combat.lying', { fightId: 1, fighter });
  const held = told?.held.find(({ name }) => name === 'Sword')?.quantity ?? 0;
  return { held, lies: told?.things.map(({ what, atFeet }) => `${what} at ${atFeet}`) ?? [] };
};

/** Osric with his mace stands by as Hild lets her sword fall. */
async function besideOsric(): Promise<void> {
  await table.tell('character.add', {
    name: 'Osric',
    className: 'Fighter',
    level: 1,
    abilities: { strength: 13, dexterity: 10, constitution: 10, intelligence: 9, wisdom: 9, charisma: 9 },
    hp: 8,
    maxHp: 8,
    sheet: { count: { weapons: [{ name: 'Mace', damage: '2d6p', speed: 11, reachFeet: 3 }] } },
  });
  await table.begin({ comers: [{ name: 'robber', hp: 30 }], feet: 100 });
  await table.until('c1', 'drop', 'Sword');
  await table.throwAll({ kind: 'drop', actor: 'c1', way: 'Sword' });
}

describe('a weapon that is not thrown and is let fall', () => {
  beforeEach(() =>
    table.tell('character.edit', {
      id: table.hild,
      changes: {
        sheet: { count: { weapons: [{ name: 'Sword', damage: '2d8p', speed: 10, reachFeet: 3 }] } },
      },
    }),
  );

  test('leaves the pack, lies at his feet, and is taken up again from there', async () => {
    await table.begin({ comers: [{ name: 'robber', hp: 30 }], feet: 100 });
    await table.until('c1', 'drop', 'Sword');
    expect(await swords()).toEqual({ held: 1, lies: [] });
    await table.throwAll({ kind: 'drop', actor: 'c1', way: 'Sword' });
    expect(await swords()).toEqual({ held: 0, lies: ['1 Sword at 0'] });
    expect((await table.board()).lying).toEqual([{ text: '1 Sword', atFeet: 0 }]);
    await table.until('c1', 'takeUp', 'Sword');
    await table.throwAll({ kind: 'takeUp', actor: 'c1', way: 'Sword' });
    expect(await swords()).toEqual({ held: 1, lies: [] });
    await table.until('c1', 'drop', 'Sword');
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    while ((await swords()).held === 1) await table.tell('journal.undo', {});
    expect(await swords()).toEqual({ held: 0, lies: ['1 Sword at 0'] });
    expect(table.errors).toEqual([]);
  });

  test('is the same by the list of what is held and lies about, and costs what the book says', async () => {
    await table.begin({ comers: [{ name: 'robber', hp: 30 }], feet: 100 });
    await table.until('c1', 'drop', 'Sword');
    const told = await table.ask('combat.lying', { fightId: 1, fighter: 'c1' });
    const itemId = told?.held.find(({ name }) => name === 'Sword')?.itemId ?? 0;
    const at = async () => ({ fightId: 1, after: (await table.board()).after, fighter: 'c1' });
    await table.tell('combat.drop', { ...(await at()), itemId });
    expect(await swords()).toEqual({ held: 0, lies: ['1 Sword at 0'] });
    // No longer in the hand for the rules either.
    const { own = [] } = (await table.ask('combat.acts', { fightId: 1, fighter: 'c1' })) ?? {};
    expect(own.find(({ kind }) => kind === 'drop')?.ways ?? []).not.toContain('Sword');
    await table.until('c1', 'takeUp', 'Sword');
    const thing = (await table.ask('combat.lying', { fightId: 1, fighter: 'c1' }))?.things[0];
    await table.tell('combat.takeUp', { ...(await at()), thingId: thing?.id ?? 0 });
    expect(await swords()).toEqual({ held: 1, lies: [] });
    await table.until('c1', 'drop', 'Sword');
    expect(table.errors).toEqual([]);
  });

  test('is taken up by another, in whose pack it is then', async () => {
    await besideOsric();
    await table.until('c2', 'takeUp', 'Sword');
    await table.throwAll({ kind: 'takeUp', actor: 'c2', way: 'Sword' });
    expect([await swords('c1'), await swords('c2')]).toEqual([
      { held: 0, lies: [] },
      { held: 1, lies: [] },
    ]);
    await table.throwAll({ kind: 'overrule', change: 'note', id: null, words: 'Go on' });
    await table.until('c2', 'drop', 'Sword');
    await table.throwAll({ kind: 'drop', actor: 'c2', way: 'Sword' });
    expect(await swords('c2')).toEqual({ held: 0, lies: ['1 Sword at 0'] });
    await table.tell('combat.end', { fightId: 1 });
    expect(table.errors).toEqual([]);
  });

  test('is taken up from afar by the list, and lies there no longer for the rules either', async () => {
    await besideOsric();
    const takes = async (fighter: string) => {
      const thing = (await table.ask('combat.lying', { fightId: 1, fighter }))?.things[0];
      const { after } = await table.board();
      await table.tell('combat.takeUp', { fightId: 1, after, fighter, thingId: thing?.id ?? 0 });
    };
    await table.throwAll({ kind: 'overrule', change: 'place', id: 'c2', atFeet: -60 });
    await takes('c2');
    expect((await table.newest()).summary).toContain('Osric takes up 1 Sword.');
    const standsSo = async () => {
      expect([await swords('c1'), await swords('c2')]).toEqual([
        { held: 0, lies: [] },
        { held: 1, lies: [] },
      ]);
      // Whose it was finds none at his feet.
      const { own = [] } = (await table.ask('combat.acts', { fightId: 1, fighter: 'c1' })) ?? {};
      expect(own.find(({ kind }) => kind === 'takeUp')?.ways ?? []).toEqual([]);
    };
    await standsSo();
    await table.tell('journal.undo', {});
    expect(await swords('c1')).toEqual({ held: 0, lies: ['1 Sword at 0'] });
    await table.tell('journal.redo', {});
    await table.throwAll({ kind: 'overrule', change: 'note', id: null, words: 'Go on' });
    await standsSo();
    await table.until('c2', 'drop', 'Sword');
    await table.throwAll({ kind: 'drop', actor: 'c2', way: 'Sword' });
    expect(await swords('c2')).toEqual({ held: 0, lies: ['1 Sword at -60'] });
    // A foe far off, who has no such thing, has it then, and it may be found with him.
    await takes('f1');
    expect(await swords('c2')).toEqual({ held: 0, lies: [] });
    await table.until('f1', 'drop', 'Sword');
    expect((await table.ask('combat.lying', { fightId: 1, fighter: 'c1' }))?.shots).toMatchObject([
      { name: 'Sword', quantity: 1, whose: 'Osric' },
    ]);
    expect(table.errors).toEqual([]);
  });
});
