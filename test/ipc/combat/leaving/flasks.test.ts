import { afterEach, beforeEach, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

/** What breaks where it lands is thrown as a flask, and lies nowhere afterwards. */

let table: FightTable;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

const flask = (name: string) => ({
  kind: 'weapon' as const,
  name,
  quantity: 2,
  state: 'wielded' as const,
  facts: { damage: '1d8', range: { short: 10, medium: 30, long: 50 }, qualities: ['splash'] },
});

async function carries(system: string, name: string): Promise<void> {
  await table.sitDown(system);
  await table.tell('inventory.add', { to: { in: 'holder', id: table.hild }, item: flask(name) });
  await table.begin({ lines: '2 orcs hp 9', feet: 30 });
}

const left = async (name: string) => {
  const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: table.hild } });
  return items.filter((each) => each.name === name).reduce((sum, { quantity }) => sum + quantity, 0);
};
const lying = async () => (await table.ask('combat.lying', { fightId: 1, fighter: null }))?.things;

test('oil that misses breaks on one of ten squares, which the die asks for with their places (BF-GREN-2)', async () => {
  await carries('basic-fantasy', 'Oil (per flask)');
  const who = `c${table.hild}`;
  await table.until(who, 'throw', 'Oil (per flask)');
  const asked = await table.propose({ kind: 'throw', actor: who, target: 'f1', way: 'Oil (per flask)' }, 2);
  expect(asked.wanted).toMatchObject({ sides: 10, title: 'Where the flask breaks', against: 'f1' });
  expect(asked.wanted?.squares).toHaveLength(10);
  await table.answer(10);
  expect(await left('Oil (per flask)')).toBe(1);
  expect(await lying()).toEqual([]);
  await table.tell('journal.undo', {});
  expect(await left('Oil (per flask)')).toBe(2);
  expect(table.errors).toEqual([]);
});

test('oil that hits burns by its own die, and whom it hit burns on (BF-OIL-1, 3)', async () => {
  await carries('basic-fantasy', 'Oil (per flask)');
  const who = `c${table.hild}`;
  await table.until(who, 'throw', 'Oil (per flask)');
  const asked = await table.propose({ kind: 'throw', actor: who, target: 'f1', way: 'Oil (per flask)' }, 19);
  expect(asked.wanted).toMatchObject({ sides: 8, against: 'f1' });
  await table.answer(5);
  expect(await table.row('Orc 1')).toMatchObject({ hp: 4 });
});

test('water hurts nobody but the undead, and a damage that was written for it is no figure of it (BF-HOLY-1)', async () => {
  await carries('basic-fantasy', 'Holy Water, per vial');
  const who = `c${table.hild}`;
  await table.until(who, 'throw', 'Holy Water, per vial');
  const way = 'Holy Water, per vial';
  expect((await table.propose({ kind: 'throw', actor: who, target: 'f1', way }, 19)).wanted).toBeNull();
  expect(await table.row('Orc 1')).toMatchObject({ hp: 9 });
  const shown = await table.ask('combat.figures', { fightId: 1, fighter: who });
  expect(shown?.figures.map(({ title }) => title)).not.toContain(`Damage of ${way}`);
});

test.each(['ose', 'swords-wizardry'])(
  '%s: nor does a flask lie about that was thrown there',
  async (system) => {
    await carries(system, 'Oil flask');
    const who = `c${table.hild}`;
    const kind = system === 'ose' ? 'shoot' : 'missile';
    await table.until(who, kind, 'Oil flask');
    await table.throwAll({ kind, actor: who, target: 'f1', way: 'Oil flask' });
    expect(await left('Oil flask')).toBe(1);
    expect(await lying()).toEqual([]);
  },
);
