import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneAfterAnother } from '../fight-table.ts';
import { SpearTable } from './spear-table.ts';

let table: SpearTable;
beforeEach(() => {
  table = new SpearTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

describe.each([
  ['ose', 'shoot', { 'Range of spear': '20/40/60' }],
  ['swords-wizardry', 'missile', { 'Greatest range of spear': '60' }],
  ['basic-fantasy', 'throw', { 'Range of spear': '10/20/30' }],
] as const)('a spear that a goblin threw (%s)', (system, kind, figures) => {
  test('lies where it fell, is nobody’s, and goes into the pack of whoever takes it up', async () => {
    await table.spears(system, figures);
    await table.goblinThrows(kind);
    expect((await table.row('Goblin 1')).shots).toEqual([{ way: 'spear', left: 0 }]);
    expect((await table.row('Goblin 2')).shots).toEqual([{ way: 'spear', left: 1 }]);
    expect(await table.lies()).toEqual(['1 Spear at 0']);
    const [spear] = (await table.view()).things;
    expect(spear).toMatchObject({ whose: '', whoseId: null, away: 0 });
    await table.tell('combat.takeUp', { ...(await table.at('c1')), thingId: spear?.id ?? 0 });
    expect((await table.newest()).summary).toContain('Hild takes up 1 Spear.');
    expect([await table.has('Spear'), await table.lies()]).toEqual([1, []]);
    // She can fight with it as with one of her own.
    await table.throwAll({ kind: 'overrule', change: 'note', id: null, words: 'Go on' });
    expect((await table.row('Hild')).shots).toContainEqual({ way: 'Spear', left: 1 });
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect([await table.has('Spear'), await table.lies()]).toEqual([0, ['1 Spear at 0']]);
    await table.tell('journal.undo', {});
    expect(await table.lies()).toEqual([]);
    expect((await table.row('Goblin 1')).shots).toEqual([{ way: 'spear', left: 1 }]);
    await table.tell('journal.redo', {});
    expect(await table.lies()).toEqual(['1 Spear at 0']);
    expect(table.errors).toEqual([]);
  });

  test('is taken up by a goblin, who has one to throw again', async () => {
    await table.spears(system, figures);
    await table.goblinThrows(kind);
    const [spear] = (await table.view('f2')).things;
    await table.tell('combat.takeUp', { ...(await table.at('f2')), thingId: spear?.id ?? 0 });
    expect((await table.row('Goblin 2')).shots).toEqual([{ way: 'spear', left: 2 }]);
    expect(await table.lies()).toEqual([]);
    await table.tell('journal.undo', {});
    expect((await table.row('Goblin 2')).shots).toEqual([{ way: 'spear', left: 1 }]);
    expect(await table.lies()).toEqual(['1 Spear at 0']);
    expect(table.errors).toEqual([]);
  });

  test('is among what lies about at the end, and goes to whoever is named', async () => {
    await table.spears(system, figures);
    await table.goblinThrows(kind);
    const [spear] = (await table.view()).things;
    await table.tell('combat.end', { fightId: 1, things: [{ thingId: spear?.id ?? 0, to: table.hild }] });
    expect((await table.newest()).summary).toContain('Hild takes up 1 Spear.');
    await table.tell('combat.begin', { lines: 'goblin hp 3' });
    expect(
      (await table.ask('combat.lying', { fightId: 2, fighter: 'c1' }))?.held.map(({ name }) => name),
    ).toContain('Spear');
  });
});

describe('a javelin that a goblin hurled (hackmaster)', () => {
  const hurl = async (): Promise<void> => {
    await table.spears(
      'hackmaster',
      { 'What spear flies as': 'javelin' },
      { lines: '2 goblins hp 30', feet: 60 },
    );
    await table.goblinThrows('shoot');
  };

  test('lies where it fell, is taken up by an act of its own, and hurled back', async () => {
    await hurl();
    expect((await table.row('Goblin 1')).shots).toEqual([{ way: 'spear', left: 0 }]);
    expect(await table.lies()).toEqual(['1 spear at 0']);
    await table.until('c1', 'takeUp');
    await table.throwAll({ kind: 'takeUp', actor: 'c1', way: 'spear' });
    expect([await table.has('spear'), await table.lies()]).toEqual([1, []]);
    await table.until('c1', 'shoot');
    await table.throwAll({ kind: 'shoot', actor: 'c1', target: 'f1', way: 'spear' });
    expect([await table.has('spear'), await table.lies()]).toEqual([0, ['1 spear at 60']]);
    await table.until('f1', 'takeUp');
    await table.throwAll({ kind: 'takeUp', actor: 'f1', way: 'spear' });
    expect((await table.row('Goblin 1')).shots).toEqual([{ way: 'spear', left: 1 }]);
    // It was hers last: it may be found again, and where he hurls it, it lies as hers.
    expect(await table.view()).toMatchObject({
      things: [],
      shots: [{ name: 'spear', quantity: 1, whose: 'Hild' }],
    });
    await table.until('f1', 'shoot');
    await table.throwAll({ kind: 'shoot', actor: 'f1', target: 'c1', way: 'spear' });
    expect(await table.view()).toMatchObject({
      things: [{ what: '1 spear', atFeet: 0, whose: 'Hild' }],
      shots: [],
    });
    expect(table.errors).toEqual([]);
  });

  test.each([
    ['c1', 'Hild', { held: 1, shots: { way: 'spear', left: 1 } }],
    ['f2', 'Goblin 2', { held: 0, shots: { way: 'spear', left: 2 } }],
  ] as const)('is taken up from afar by %s, and by nobody once more', async (fighter, name, has) => {
    await hurl();
    await table.throwAll({ kind: 'overrule', change: 'place', id: 'c1', atFeet: -40 });
    const [spear] = (await table.view()).things;
    await table.tell('combat.takeUp', { ...(await table.at(fighter)), thingId: spear?.id ?? 0 });
    const standsSo = async () => {
      expect(await table.lies()).toEqual([]);
      expect((await table.view()).held.find((each) => each.name === 'spear')?.quantity ?? 0).toBe(has.held);
      expect((await table.row(name)).shots).toContainEqual(has.shots);
    };
    await standsSo();
    await table.throwAll({ kind: 'overrule', change: 'place', id: 'c1', atFeet: 0 });
    await standsSo();
    await table.until('c1', 'wait');
    const { own } = await table.actsOf('c1');
    expect(own.find(({ kind }) => kind === 'takeUp')?.ways ?? []).toEqual([]);
    expect(table.errors).toEqual([]);
  });

  test('typed as a thing of the list of what lies about it is the same act', async () => {
    await hurl();
    await table.until('c1', 'takeUp');
    const [spear] = (await table.view()).things;
    await table.tell('combat.takeUp', { ...(await table.at('c1')), thingId: spear?.id ?? 0 });
    expect([await table.has('spear'), await table.lies()]).toEqual([1, []]);
    expect((await table.row('Hild')).shots).toContainEqual({ way: 'spear', left: 1 });
  });
});

describe('what foes throw', () => {
  test('is what the book sells by that name: its weight, its price, its damage', async () => {
    await table.spears('ose', { 'Range of spear': '20/40/60' });
    await table.goblinThrows('shoot');
    const [spear] = (await table.view()).things;
    await table.tell('combat.takeUp', { ...(await table.at('c1')), thingId: spear?.id ?? 0 });
    const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: table.hild } });
    expect(items.find(({ name }) => name === 'Spear')).toMatchObject({
      kind: 'weapon',
      weightEach: 30,
      costEach: 3,
    });
  });

  test('is no use to a foe who throws no such thing, and that is said', async () => {
    await table.spears('ose', { 'Range of spear': '20/40/60' });
    await table.tell('inventory.add', {
      to: { in: 'holder', id: table.hild },
      item: { kind: 'gear', name: 'Rope', quantity: 1 },
    });
    const rope = (await table.view()).held.find(({ name }) => name === 'Rope');
    await table.tell('combat.drop', { ...(await table.at('c1')), itemId: rope?.itemId ?? 0 });
    const [thing] = (await table.view()).things;
    const refusal = await table.refusal('combat.takeUp', {
      ...(await table.at('f1')),
      thingId: thing?.id ?? 0,
    });
    expect(refusal.message).toBe('Goblin 1 takes up only what he throws himself. Nothing was changed.');
    expect(await table.lies()).toEqual(['1 Rope at 0']);
  });
});
