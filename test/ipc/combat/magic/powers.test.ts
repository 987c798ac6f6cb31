import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { oneAfterAnother } from '../fight-table.ts';
import { MagicTable, type Act } from './magic-table.ts';

/** Powers of things and creatures through the window's commands: counted, flowing back, taken back. */

let table: MagicTable;

beforeEach(() => {
  table = new MagicTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

type Item = CommandInput<'inventory.add'>['item'];

const wand: Item = { kind: 'wand', name: 'Wand of cold', charges: 2 };
const potion: Item = { kind: 'potion', name: 'Potion of healing', quantity: 2 };

async function armed(system: string, ...items: Item[]) {
  await table.sitWith(system);
  for (const item of items)
    await table.tell('inventory.add', { to: { in: 'holder', id: table.corin }, item });
  await table.begin({ comers: [{ name: 'orcs', count: 2, hp: 9 }], feet: 20 });
}

async function carried(): Promise<Record<string, [quantity: number, charges: number | null]>> {
  const { items } = await table.ask('inventory.view', {
    place: { in: 'holder', id: table.corin },
  });
  return Object.fromEntries(items.map(({ name, quantity, charges }) => [name, [quantity, charges]]));
}

const at = (way: string, more: object): Act => ({
  kind: 'overrule',
  change: 'works',
  by: table.caster,
  way,
  ids: ['f1'],
  recipe: {},
  ...more,
});

describe.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])(
  '%s: things with charges',
  (system) => {
    test('are used undeclared; the charge is struck off the thing, and undo gives it back', async () => {
      await armed(system, wand, potion);
      const { powers } = await table.row('Corin');
      expect(powers).toEqual(
        expect.arrayContaining([
          { way: 'Wand of cold', left: 2 },
          { way: 'Potion of healing', left: 2 },
        ]),
      );
      const use = await table.untilUsable('Wand of cold');
      expect(use.works).toBe('now');
      const before = await table.board();
      await table.proposeAll(
        [
          { kind: use.kind, actor: table.caster, way: 'Wand of cold' },
          at('Wand of cold', { recipe: { damage: '1d6' } }),
        ],
        3,
      );
      expect((await table.row('Corin')).powers).toContainEqual({ way: 'Wand of cold', left: 1 });
      expect((await carried())['Wand of cold']).toEqual([1, 1]);
      const after = await table.board();
      await table.tell('journal.undo', {});
      expect(await table.board()).toEqual(before);
      expect((await carried())['Wand of cold']).toEqual([1, 2]);
      await table.tell('journal.redo', {});
      expect(await table.board()).toEqual(after);
      expect((await carried())['Wand of cold']).toEqual([1, 1]);
    });

    test('a potion drunk is gone from the pack', async () => {
      await armed(system, { ...potion, quantity: 1 });
      const use = await table.untilUsable('Potion of healing');
      await table.proposeAll([
        { kind: use.kind, actor: table.caster, way: 'Potion of healing' },
        at('Potion of healing', { ids: [table.caster] }),
      ]);
      expect(await carried()).not.toHaveProperty('Potion of healing');
      expect((await table.row('Corin')).powers).toContainEqual({ way: 'Potion of healing', left: 0 });
      // What the fight itself used up is no news to it.
      await table.proposeAll([{ kind: 'overrule', change: 'note', id: null, words: 'so be it' }]);
      expect((await table.row('Corin')).powers).toContainEqual({ way: 'Potion of healing', left: 0 });
    });
  },
);

test.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])(
  '%s: uses typed of what the pack counts stand in the pack, and the next fight begins with what is left of them',
  async (system) => {
    await armed(system, wand, potion);
    const { fight, after } = await table.board();
    const typed = [
      { ids: [table.caster], title: 'Uses of Potion of healing', value: '11' },
      { ids: [table.caster], title: 'Uses of Wand of cold', value: '1' },
    ];
    await table.tell('combat.typeFigures', { fightId: fight.id, after, typed });
    expect(await carried()).toMatchObject({ 'Potion of healing': [11, null], 'Wand of cold': [1, 1] });
    expect((await table.row('Corin')).powers).toEqual(
      expect.arrayContaining([
        { way: 'Wand of cold', left: 1 },
        { way: 'Potion of healing', left: 11 },
      ]),
    );
    const use = await table.untilUsable('Potion of healing');
    await table.proposeAll([
      { kind: use.kind, actor: table.caster, way: 'Potion of healing' },
      at('Potion of healing', { ids: [table.caster] }),
    ]);
    expect(await carried()).toMatchObject({ 'Potion of healing': [10, null] });
    await table.tell('combat.end', { fightId: fight.id });
    await table.begin({ lines: 'orc hp 4' });
    expect((await table.row('Corin')).powers).toContainEqual({ way: 'Potion of healing', left: 10 });
  },
);

test('charges given in another window while the fight goes on are his with the next act', async () => {
  await armed('ose', { ...wand, charges: 2 });
  const { items } = await table.ask('inventory.view', {
    place: { in: 'holder', id: table.corin },
  });
  const id = items.find(({ name }) => name === 'Wand of cold')?.id ?? 0;
  await table.tell('inventory.edit', { id, changes: { charges: 5 } });
  await table.proposeAll([{ kind: 'overrule', change: 'note', id: null, words: 'filled' }]);
  expect((await table.row('Corin')).powers).toContainEqual({ way: 'Wand of cold', left: 5 });
});

test('a creature’s breath is offered with its hit points, is kept by its kind, and stands on no other’s card', async () => {
  await table.sitWith('ose');
  await table.begin({ comers: [{ name: 'Black Dragon', count: 1, hp: 31 }], feet: 40 });
  const offered = async () => {
    const all = await table.ask('combat.recipes', { fightId: 1 });
    return all.find(({ name, fighter }) => name === 'breath' && fighter === 'f1');
  };
  expect(await offered()).toMatchObject({
    kept: { recipe: { damage: '31', saved: 'half' }, save: 'breath' },
  });
  const breath: Act = {
    kind: 'overrule',
    change: 'works',
    by: 'f1',
    way: 'breath',
    ids: [table.caster],
    recipe: { damage: '2d8', saved: 'half' },
    save: 'breath',
  };
  await table.proposeAll([breath], 20, 1, 1);
  expect(await offered()).toMatchObject({ kept: { recipe: { damage: '2d8' } } });
  expect((await table.ask('combat.recipes', { fightId: 1 })).map(({ name }) => name)).toContain(
    'black dragon: breath',
  );
});

test('a hit of the content asks its save within the blow, and what the referee says of it serves its kind', async () => {
  await table.sitDown('ose');
  await table.begin({ comers: [{ name: 'Centipede, Giant', count: 1, hp: 2 }], feet: 5 });
  const bite = async () => {
    for (let n = 0; n < 30; n += 1) {
      const acts = await table.ask('combat.acts', { fightId: 1, fighter: 'f1' });
      const strike = acts?.own.find(({ kind, barred }) => kind === 'attack' && barred === null);
      if (strike) return { kind: 'attack', actor: 'f1', target: `c${table.hild}`, way: 'bite' };
      const { fight, after } = await table.board();
      const next = (await table.ask('combat.acts', { fightId: fight.id, fighter: null }))?.table[0];
      if (next) await table.throwAll({ kind: next.kind, actor: null });
      else await table.tell('combat.stroke', { fightId: 1, after, stroke: { kind: 'rest' }, throwAll: true });
    }
    throw new Error('It never may bite.');
  };
  const act = await bite();
  expect((await table.ask('combat.weigh', { fightId: 1, act }))?.besides).toBe('a save against poison');
  const { seq } = await table.newest();
  const asked = await table.propose(act, 19);
  expect(asked.wanted).toMatchObject({
    sides: 20,
    by: `c${table.hild}`,
    title: 'Save against poison',
    needed: 12,
  });
  await table.answer(3);
  expect((await table.newest()).seq).toBe(seq + 1);
  expect(await table.row('Hild')).toMatchObject({ status: 'dead' });
  await table.tell('journal.undo', {});
  expect(await table.row('Hild')).toMatchObject({ status: 'active', hp: 8 });
  await table.propose({
    kind: 'overrule',
    change: 'effectOf',
    id: 'f1',
    way: 'bite',
    recipe: { effect: 'sick', lasts: { at: 'said' } },
    save: 'death',
    modifier: 2,
  });
  await table.propose(await bite(), 19, 3);
  expect(await table.row('Hild')).toMatchObject({ status: 'active', effects: [{ name: 'sick' }] });
  expect((await table.ask('combat.recipes', { fightId: 1 })).map(({ name }) => name)).toContain(
    'centipede, giant: bite',
  );
});
