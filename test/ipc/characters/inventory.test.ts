import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk();
});
afterEach(() => table.end());

async function campaign(system: string, encumbrance: string, names: readonly string[]): Promise<number[]> {
  await table.tell('app.createCampaign', {
    path: table.campaignPath,
    name: 'The Barrow',
    system,
    settings: { encumbrance },
  });
  const ids: number[] = [];
  for (const name of names)
    ids.push(
      (await table.tell('character.add', { name, className: 'Fighter', level: 1, hp: 6, maxHp: 6 })).id,
    );
  return ids;
}

const gold = (quantity: number): CommandInput<'inventory.add'>['item'] => ({
  kind: 'coin',
  name: 'gp',
  coin: 'gp',
  quantity,
});
const give = (id: number, item: CommandInput<'inventory.add'>['item']) =>
  table.tell('inventory.add', { to: { in: 'holder', id }, item });
const view = (id: number) => table.ask('inventory.view', { place: { in: 'holder', id } });

const systems: [system: string, method: string, unit: string, coins: number][] = [
  ['ose', 'detailed', 'coins', 100],
  ['swords-wizardry', 'own', 'pounds', 10],
  ['basic-fantasy', 'own', 'pounds', 5],
  ['hackmaster', 'detailed', 'pounds', 10],
];

describe.each(systems)('in %s by the method %s', (system, method, unit, weightOf100) => {
  test('equip, overload, give, drop; undo all to the start and redo all to the end', async () => {
    const [hild = 0, wren = 0] = await campaign(system, method, ['Hild', 'Wren']);
    const start = contents(table.desk.campaign.file);
    const { id: pack } = await give(hild, { kind: 'gear', name: 'backpack', capacity: 40 });
    await give(hild, {
      kind: 'armour',
      name: 'mail',
      weightEach: 40,
      state: 'worn',
      facts: { acBonus: 4, armourType: 'heavy' },
    });
    const { id: coins } = await table.tell('inventory.add', {
      to: { in: 'container', id: pack },
      item: gold(100),
    });
    const had = await view(hild);
    expect(had.unit.id).toBe(unit);
    expect(had.items.find(({ id }) => id === coins)).toMatchObject({ weight: weightOf100, depth: 1 });
    expect(had.member?.load.treasureWeight).toBe(weightOf100);
    await table.tell('inventory.edit', { id: coins, changes: { quantity: 900_000 } });
    expect((await view(hild)).member).toMatchObject({ load: { canMove: false }, rate: { baseFeet: 0 } });
    expect((await table.ask('party.view', {})).rate).toMatchObject({ baseFeet: 0, slowest: ['Hild'] });
    await table.tell('inventory.move', { itemIds: [coins], quantity: 50, to: { in: 'holder', id: wren } });
    await table.tell('inventory.dropPack', { characterId: hild });
    const dropped = await view(hild);
    expect(dropped.items.map(({ name }) => name)).toEqual(['mail']);
    expect(dropped.member?.load.canMove).toBe(true);
    const end = contents(table.desk.campaign.file);
    const steps = 6;
    for (let step = 0; step < steps; step++) await table.tell('journal.undo', {});
    expect(contents(table.desk.campaign.file)).toBe(start);
    for (let step = 0; step < steps; step++) await table.tell('journal.redo', {});
    expect(contents(table.desk.campaign.file)).toBe(end);
    expect(await view(hild)).toEqual(dropped);
  });
});

test('the shop tells what a purchase would do, and does it', async () => {
  const [hild = 0] = await campaign('ose', 'detailed', ['Hild']);
  await give(hild, gold(25));
  const { groups } = await table.ask('content.equipment', {});
  expect(groups.flatMap(({ wares }) => wares).some(({ id }) => id === 'leather')).toBe(true);
  const input = { characterId: hild, wares: [{ list: 'armour', id: 'leather' }] };
  const preview = await table.ask('inventory.previewBuy', input);
  expect(preview).toMatchObject({
    refused: null,
    costGp: 20,
    coins: { before: { gp: 25 }, after: { gp: 5 } },
    member: { after: { weight: 205 }, ac: { before: '9 [10]', after: '7 [12]' } },
  });
  await table.tell('inventory.buy', input);
  const { member, purse } = await view(hild);
  expect(purse.gp).toBe(5);
  expect(member).toMatchObject({ load: { weight: 205 }, ac: { text: '7 [12]' } });
  const again = await table.ask('inventory.previewBuy', input);
  expect(again).toMatchObject({ costGp: 20, coins: { before: { gp: 5 }, after: { gp: 5 } }, member: null });
  expect(again.refused).toBe('That costs 20 gp; Hild lacks 15 gp.');
});

test('asking stores nothing, and what is stored are facts alone', async () => {
  const [hild = 0, wren = 0] = await campaign('ose', 'detailed', ['Hild', 'Wren']);
  await give(hild, gold(600));
  const [coins] = (await view(hild)).items;
  const { db } = table.desk.campaign.file;
  const changes = () => db.prepare('SELECT total_changes()').pluck().get();
  const before = changes();
  await table.ask('party.view', {});
  await table.ask('inventory.view', { place: { in: 'ground' } });
  await table.ask('inventory.preview', { itemIds: [coins?.id ?? 0], to: { in: 'holder', id: wren } });
  await table.ask('inventory.preview', { itemIds: [coins?.id ?? 0], to: { in: 'ground' } });
  await table.ask('reward.preview', { coinSharerIds: [hild, wren] });
  expect(changes()).toBe(before);
  const columns = (name: string) =>
    (db.pragma(`table_info(${name})`) as { name: string }[]).map((column) => column.name);
  const derived = /ac$|armou?r_class|load|speed|rate|feet|encumb|total|band|filled/;
  expect(
    [...columns('item'), ...columns('character'), ...columns('stash')].filter((name) => derived.test(name)),
  ).toEqual([]);
});

test('a step that would change nothing is refused', async () => {
  const [hild = 0] = await campaign('ose', 'detailed', ['Hild']);
  const { id } = await give(hild, { kind: 'gear', name: 'rope', weightEach: 5 });
  const same: [name: Parameters<TestDesk['refusal']>[0], input: object][] = [
    ['inventory.edit', { id, changes: { name: 'rope' } }],
    ['inventory.setState', { id, state: 'carried' }],
    ['inventory.move', { itemIds: [id], to: { in: 'holder', id: hild } }],
  ];
  for (const [name, input] of same) expect((await table.refusal(name, input)).code).toBe('refused');
});

test('the order at the table changes one by one', async () => {
  const [, wren = 0] = await campaign('ose', 'none', ['Hild', 'Wren', 'Osric']);
  await table.tell('party.moveCharacter', { id: wren, by: -5 });
  const { members } = await table.ask('party.view', {});
  expect(members.map(({ name }) => name)).toEqual(['Wren', 'Hild', 'Osric']);
  expect((await table.refusal('party.moveCharacter', { id: wren, by: -1 })).message).toBe(
    'Wren stands there already.',
  );
  expect((await table.refusal('party.moveCharacter', { id: 99, by: 1 })).code).toBe('not-found');
});

test('a hundred things move in one step, and the log counts most of them', async () => {
  const [hild = 0, wren = 0] = await campaign('ose', 'detailed', ['Hild', 'Wren']);
  await table.tell('party.findTreasure', {
    what: Array.from({ length: 100 }, (_, index) => ({
      kind: 'gem' as const,
      name: `gem ${index}`,
      quantity: 9,
    })),
  });
  const { items } = await table.ask('inventory.view', { place: { in: 'pool' } });
  await table.tell('inventory.move', { itemIds: items.map(({ id }) => id), to: { in: 'holder', id: hild } });
  await table.tell('inventory.move', { itemIds: items.map(({ id }) => id), to: { in: 'holder', id: wren } });
  expect((await view(wren)).member?.load.weight).toBe(900);
  const { lines } = await table.ask('log.list', { limit: 1 });
  expect(lines[0]?.summary).toContain('and 60 more');
});

test('basic encumbrance asks whether treasure is worth mention, and forgets it with the last of it', async () => {
  const basic = new TestDesk();
  await basic.tell('app.createCampaign', {
    path: basic.campaignPath,
    name: 'The Barrow',
    system: 'ose',
    settings: { encumbrance: 'basic' },
  });
  const { id: brand } = await basic.tell('character.add', {
    ...{ name: 'Brand', className: 'Fighter', level: 1, hp: 6, maxHp: 6 },
    items: [{ kind: 'armour', name: 'leather armour', state: 'worn', facts: { armourType: 'light' } }],
  });
  const holder = { in: 'holder', id: brand } as const;
  const feet = async () => (await basic.ask('party.view', {})).members[0]?.rate.baseFeet;
  const newest = async () => (await basic.ask('log.list', { limit: 1 })).lines[0]?.summary;
  await basic.tell('party.findTreasure', { what: [{ kind: 'gem', name: 'gem' }] });
  await basic.tell('party.findTreasure', { what: [{ kind: 'jewellery', name: 'crown' }] });
  const pool = await basic.ask('inventory.view', { place: { in: 'pool' } });
  const itemIds = pool.items.map(({ id }) => id);
  const give = { itemIds, to: holder };
  const asked = await basic.ask('inventory.preview', give);
  expect(asked.treasure).toEqual([{ id: brand, name: 'Brand', carries: false }]);
  const carrying = [{ characterId: brand, carries: true }];
  const said = await basic.ask('inventory.preview', { ...give, carrying });
  expect(said.treasure).toEqual([{ id: brand, name: 'Brand', carries: true }]);
  expect(said.members[0]?.after.baseFeet).toBe(60);
  await basic.tell('inventory.move', { ...give, carrying });
  expect(await newest()).toBe(
    "Brand took 1 gem, 1 crown, now 11 coins, 60' (20'). Brand carries treasure worth mention.",
  );
  const [first = 0, second = 0] = itemIds;
  const ground = { in: 'ground' } as const;
  const drop = { itemIds: [first], to: ground };
  expect((await basic.ask('inventory.preview', drop)).treasure).toEqual([
    { id: brand, name: 'Brand', carries: true },
  ]);
  await basic.tell('inventory.move', drop);
  expect(await feet()).toBe(60);
  const last = { itemIds: [second], to: ground };
  const { treasure, members } = await basic.ask('inventory.preview', last);
  expect([treasure, members[0]?.after.baseFeet]).toEqual([[], 90]);
  await basic.tell('inventory.move', last);
  expect(await newest()).toBe(
    "Brand dropped 1 crown, now 0 coins, 90' (30'). Brand carries no treasure to speak of.",
  );
  expect(await feet()).toBe(90);
  await basic.tell('journal.undo', {});
  expect(await feet()).toBe(60);
  await basic.tell('inventory.dropPack', { characterId: brand });
  expect(await feet()).toBe(90);
  await basic.end();
});
