import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAfterAnother } from '../fight-table.ts';
import { MagicTable } from './magic-table.ts';

/** A thing that nobody knows yet, in a fight: its charges count down behind its name, and its bonus holds. */

let table: MagicTable;
beforeEach(() => {
  table = new MagicTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

test('hidden charges count down, and go on to nothing when it is known', async () => {
  await table.sitWith('ose');
  const to = { in: 'holder', id: table.corin } as const;
  const wand = { kind: 'wand' as const, name: 'Wand of cold', charges: 2 };
  const { id } = await table.tell('inventory.add', { to, item: wand });
  await table.tell('item.setShown', { id, name: 'black wand' });
  await table.begin({ comers: [{ name: 'orcs', count: 2, hp: 9 }], feet: 20 });
  expect((await table.row('Corin')).powers).toContainEqual({ way: 'black wand', left: 2 });
  const use = await table.untilUsable('black wand');
  const works = { kind: 'overrule', change: 'works', by: table.caster, way: 'black wand' } as const;
  await table.proposeAll(
    [
      { kind: use.kind, actor: table.caster, way: 'black wand' },
      { ...works, ids: ['f1'], recipe: { damage: '1d6' } },
    ],
    3,
  );
  const carried = async () =>
    (await table.ask('inventory.view', { place: to })).items.find((item) => item.id === id);
  expect(await carried()).toMatchObject({ name: 'black wand', charges: null, truth: { charges: 1 } });
  await table.tell('item.identify', { id });
  expect(await carried()).toMatchObject({ name: 'Wand of cold', charges: 1, truth: null });
});

test('a bonus that nobody knows of holds in the fight, and is on no sheet', async () => {
  await table.sitWith('ose');
  const to = { in: 'holder', id: table.corin } as const;
  const staff = {
    kind: 'weapon' as const,
    name: 'Staff of Hope',
    state: 'wielded' as const,
    facts: { damage: '1d4', magicBonus: 3 },
  };
  const { id } = await table.tell('inventory.add', { to, item: staff });
  await table.tell('item.setShown', { id, name: 'old staff' });
  const sheet = await table.ask('character.view', { id: table.corin });
  expect(sheet.gear.find((item) => item.id === id)?.facts.magicBonus).toBeUndefined();
  const board = await table.begin({ comers: [{ name: 'orcs', count: 2, hp: 9 }], feet: 5 });
  const asked = await table.ask('combat.figures', { fightId: board.fight.id, fighter: table.caster });
  expect(asked?.figures).toContainEqual(
    expect.objectContaining({ title: 'Added to hit with old staff', value: '3' }),
  );
});
