import { beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Place } from '../../../shared/ipc/party/views/party-views.ts';
import { inventoryViewOf } from '../../../src-main/areas/inventory/view/inventory-view.ts';
import { previewMove } from '../../../src-main/areas/inventory/view/preview.ts';
import type { MemberView } from '../../../src-main/areas/party/member-view.ts';
import { partyViewNow } from '../../../src-main/areas/party/party-now.ts';
import { query } from '../../../src-main/db/sql.ts';
import type { ItemRow } from '../../../src-main/db/tables.ts';
import { contents, doStep } from '../../fixtures/campaigns.ts';
import { GearTable } from './table.ts';

type Item = CommandInput<'inventory.add'>['item'];

let table: GearTable;
let hild: number;
let wren: number;

beforeEach(async () => {
  table = await GearTable.laid();
  hild = table.addPerson('Hild');
  wren = table.addPerson('Wren');
});

const holder = (id: number): Place => ({ in: 'holder', id });
const inside = (id: number): Place => ({ in: 'container', id });
const add = (to: Place, item: Item): number =>
  (table.tell('inventory.add', { to, item }) as { id: number }).id;
const move = (id: number, to: Place, quantity: number | null = null) =>
  table.say('inventory.move', { itemIds: [id], to, quantity });
const row = (id: number): ItemRow | undefined => table.items().find((item) => item.id === id);
const named = (name: string): ItemRow[] => table.items().filter((item) => item.name === name);
const member = (id: number): MemberView => {
  const found = partyViewNow(table.sql, table.campaign, table.content).members.find((each) => each.id === id);
  if (!found) throw new Error(`Nobody is ${id}.`);
  return found;
};
const view = (place: Place) => inventoryViewOf(table.sql, table.campaign, table.content, place);

const pack: Item = { kind: 'gear', name: 'backpack', capacity: 400 };
const gold = (quantity: number): Item => ({ kind: 'coin', name: 'gp', coin: 'gp', quantity });
const sword: Item = { kind: 'weapon', name: 'sword', weightEach: 60, facts: { damage: '1d8', hands: 1 } };
const mail: Item = {
  kind: 'armour',
  name: 'chainmail',
  weightEach: 400,
  facts: { acBonus: 4, armourType: 'heavy' },
};
const leather: Item = {
  kind: 'armour',
  name: 'leather',
  weightEach: 200,
  facts: { acBonus: 2, armourType: 'light' },
};
const shield: Item = { kind: 'shield', name: 'shield', weightEach: 100, facts: { acBonus: 1 } };

describe('found treasure', () => {
  test('enters the pool by its estimated weight, coins and gems by the rule', () => {
    expect(
      table.say('party.findTreasure', {
        what: [
          gold(700),
          { kind: 'gem', name: 'garnet', quantity: 2 },
          { kind: 'otherTreasure', name: 'tapestry', weightEach: 300 },
        ],
        where: 'behind the altar',
      }),
    ).toBe('Found 700 gp, 2 × garnet, 1 tapestry (behind the altar).');
    expect(table.items().map(({ weight }) => weight)).toEqual([10, 10, 3000]);
    expect(named('tapestry')[0]?.facts).toBe('{"estimated":true}');
    expect(table.last?.outcome.finds).toEqual([
      { name: 'gp', quantity: 700, coins: 700 },
      { name: 'garnet', quantity: 2, coins: 2 },
      { name: 'tapestry', quantity: 1, coins: 300 },
    ]);
    table.tell('party.findTreasure', { what: [gold(300)] });
    expect(view({ in: 'pool' }).purse.gp).toBe(1000);
    expect(named('gp')).toHaveLength(1);
  });
});

describe('moving', () => {
  test('some of a stack goes, and says who has what now', () => {
    const found = add({ in: 'pool' }, gold(700));
    expect(move(found, holder(hild), 600)).toBe("Hild took 600 gp, now 600 coins, 90' (30').");
    expect(table.last?.outcome).toMatchObject({ given: { to: 'Hild', what: '600 gp', coins: 600 } });
    expect(row(found)?.quantity).toBe(100);
    expect(member(hild).load).toMatchObject({ weight: 600, shed: { weight: 200, baseFeet: 120 } });
    expect(move(found, holder(hild))).toBe("Hild took 100 gp, now 700 coins, 60' (20').");
    expect(named('gp')).toHaveLength(1);
  });

  test('a container goes whole, with what is in it', () => {
    const backpack = add(holder(hild), pack);
    const sack = add(inside(backpack), { kind: 'gear', name: 'sack', capacity: 200 });
    add(inside(sack), gold(90));
    expect(member(hild)).toMatchObject({ things: 3, load: { weight: 170 } });
    expect(move(backpack, holder(wren))).toBe("Wren took 1 backpack from Hild, now 170 coins, 120' (40').");
    expect(member(hild)).toMatchObject({ things: 0, load: { weight: 0 } });
    expect(member(wren)).toMatchObject({ things: 3, load: { weight: 170 } });
    expect(
      view(holder(wren)).items.map(({ name, depth, weight, filled }) => [name, depth, weight, filled]),
    ).toEqual([
      ['backpack', 0, 90, 90],
      ['sack', 1, 90, 90],
      ['gp', 2, 90, 0],
    ]);
  });

  test('a thing never goes into itself, nor deeper than 20', () => {
    let outer = add(holder(hild), pack);
    const first = outer;
    for (let depth = 1; depth <= 20; depth++) outer = add(inside(outer), pack);
    expect(table.refusal('inventory.move', { itemIds: [first], to: inside(outer) })).toBe(
      'backpack cannot go into itself.',
    );
    expect(table.refusal('inventory.add', { to: inside(outer), item: pack })).toBe(
      'Things lie at most 20 deep in each other.',
    );
    const other = add(holder(wren), pack);
    expect(table.refusal('inventory.move', { itemIds: [first], to: inside(other) })).toBe(
      'Things lie at most 20 deep in each other.',
    );
  });

  test('a pack that is over-full takes it all the same, and says so', () => {
    const sack = add(holder(hild), { kind: 'gear', name: 'sack', capacity: 100 });
    const coins = add(holder(hild), gold(150));
    const input = { itemIds: [coins], to: inside(sack), quantity: null, carrying: [] };
    const { remarks } = previewMove(table.sql, table.campaign, table.content, input);
    expect(remarks).toEqual(['sack is over-full: 150 coins in it, and it holds 100 coins.']);
    expect(move(coins, inside(sack))).toBe(
      'Hild put 150 gp into sack. sack is over-full: 150 coins in it, and it holds 100 coins.',
    );
  });

  test('what is worn comes off when it goes', () => {
    const worn = add(holder(hild), { ...mail, state: 'worn' });
    expect(member(hild).ac.text).toBe('5 [14]');
    move(worn, holder(wren));
    expect(row(worn)?.state).toBe('carried');
    expect(member(hild).ac.text).toBe('9 [10]');
    expect(member(wren).ac.text).toBe('9 [10]');
  });

  test('to the ground, into a cache, and back to the pool', () => {
    const rope = add(holder(hild), { kind: 'gear', name: 'rope' });
    expect(view({ in: 'ground' })).toMatchObject({ name: 'The ground', items: [] });
    expect(move(rope, { in: 'ground' })).toBe("Hild dropped 1 rope, now 0 coins, 120' (40').");
    expect(view({ in: 'ground' }).items).toHaveLength(1);
    const { id: well } = table.tell('inventory.addCache', { name: 'the well' }) as { id: number };
    expect(move(rope, { in: 'stash', id: well })).toBe('The party left 1 rope in the well.');
    expect(table.refusal('inventory.removeStash', { id: well })).toBe(
      'There are things in the well. Empty it first.',
    );
    expect(move(rope, { in: 'pool' })).toBe('The party put 1 rope into the pool.');
    expect(table.say('inventory.renameCache', { id: well, name: 'the dry well' })).toBe(
      'The cache the well is called the dry well now.',
    );
    expect(table.say('inventory.removeStash', { id: well })).toBe('Gave up the cache the dry well.');
  });

  test.each<[string, (id: number, other: number) => CommandInput<'inventory.move'>]>([
    ['Hild already has these.', (id) => ({ itemIds: [id], to: holder(hild) })],
    ['Some of these things are no longer there.', () => ({ itemIds: [999], to: holder(hild) })],
    ['That character is not in the party.', (id) => ({ itemIds: [id], to: holder(999) })],
    ['That container is no longer there.', (id) => ({ itemIds: [id], to: inside(999) })],
    ['That cache is no longer there.', (id) => ({ itemIds: [id], to: { in: 'stash', id: 999 } })],
    ['sword holds nothing. Give it a capacity first.', (id) => ({ itemIds: [id], to: inside(id) })],
    ['There are only 1 × sword.', (id) => ({ itemIds: [id], to: holder(wren), quantity: 2 })],
    [
      'How many can be said of one stack only.',
      (id, other) => ({ itemIds: [id, other], to: holder(wren), quantity: 1 }),
    ],
  ])('is refused: %s', (why, input) => {
    const [one, other] = [add(holder(hild), sword), add(holder(hild), gold(5))];
    const before = contents(table.file);
    expect(table.refusal('inventory.move', input(one, other))).toBe(why);
    expect(contents(table.file)).toBe(before);
  });

  test('a beast bears its own load, not its owner’s', () => {
    const carrier = {
      unencumbered: { maxLoad: 200, turnFeet: 120, roundFeet: 40 },
      encumbered: { maxLoad: 400, turnFeet: 60, roundFeet: 20 },
      milesPerDay: 24,
    };
    const mule = table.addPerson('Bess', {
      kind: 'mount',
      sheet: JSON.stringify({ employerId: hild, carrier }),
    });
    const coins = add(holder(hild), gold(500));
    expect(move(coins, holder(mule), 300)).toBe("Bess took 300 gp from Hild, now 300 coins, 60' (20').");
    expect(member(hild).load.weight).toBe(200);
    expect(member(mule).movement).toEqual({ runFeet: 60, milesPerDay: 12 });
    const { party } = previewMove(table.sql, table.campaign, table.content, {
      itemIds: [coins],
      to: holder(mule),
      quantity: null,
      carrying: [],
    });
    expect(party).toEqual({ beforeFeet: 60, afterFeet: 0, afterEncounterFeet: 0, slowest: ['Bess'] });
  });
});

describe('wearing and wielding', () => {
  test('one armour at a time: the former comes off', () => {
    add(holder(hild), { ...leather, state: 'worn' });
    const better = add(holder(hild), mail);
    expect(table.say('inventory.setState', { id: better, state: 'worn' })).toBe(
      'Hild put on 1 chainmail, armour class 7 [12] → 5 [14]. Taken off: 1 leather.',
    );
    expect(named('leather')[0]?.state).toBe('carried');
  });

  test('one of a stack, out of the pack, and back onto the stack', () => {
    const backpack = add(holder(hild), pack);
    const daggers = add(inside(backpack), { ...sword, name: 'dagger', quantity: 3 });
    table.tell('inventory.setState', { id: daggers, state: 'wielded' });
    expect(named('dagger').map(({ quantity, state }) => [quantity, state])).toEqual([
      [2, 'carried'],
      [1, 'wielded'],
    ]);
    const drawn = named('dagger')[1];
    expect(drawn?.holder_id).toBe(hild);
    table.tell('inventory.setState', { id: drawn?.id ?? 0, state: 'carried' });
    expect(named('dagger').map(({ quantity, state }) => [quantity, state])).toEqual([
      [2, 'carried'],
      [1, 'carried'],
    ]);
  });

  test('two hands are all there are', () => {
    add(holder(hild), { ...sword, state: 'wielded' });
    add(holder(hild), { ...shield, state: 'worn' });
    const axe = add(holder(hild), { ...sword, name: 'axe', facts: { hands: 2 } });
    expect(table.refusal('inventory.setState', { id: axe, state: 'wielded' })).toBe(
      'Hild would need 4 hands: sword (1), shield (1), axe (2). Put something away first.',
    );
    const spider = table.addPerson('Spider', { kind: 'creature' });
    move(axe, holder(spider));
    expect(table.refusal('inventory.setState', { id: axe, state: 'wielded' })).toBeNull();
  });

  test('nobody wears what nobody has', () => {
    const loose = add({ in: 'pool' }, mail);
    expect(table.refusal('inventory.setState', { id: loose, state: 'worn' })).toBe(
      'Nobody has chainmail: give it to somebody first.',
    );
    const held = add(holder(hild), mail);
    expect(table.refusal('inventory.setState', { id: held, state: 'wielded' })).toBe(
      'chainmail is armour: it is worn.',
    );
  });
});

describe('stacks', () => {
  test('are parted and put together, only equal things of one place', () => {
    const arrows = add(holder(hild), { kind: 'ammunition', name: 'arrow', quantity: 20 });
    const { id: part } = table.tell('inventory.split', { id: arrows, quantity: 8 }) as { id: number };
    expect([row(arrows)?.quantity, row(part)?.quantity]).toEqual([12, 8]);
    const silver = add(holder(hild), {
      kind: 'ammunition',
      name: 'arrow',
      quantity: 2,
      facts: { qualities: ['silver'] },
    });
    expect(table.refusal('inventory.merge', { itemIds: [arrows, silver] })).toBe(
      'arrow and arrow are not the same, so they stay apart.',
    );
    expect(table.say('inventory.merge', { itemIds: [arrows, part] })).toBe('Put together: 20 × arrow.');
    expect(table.refusal('inventory.split', { id: arrows, quantity: 20 })).toBe(
      'A stack of 20 cannot give off 20.',
    );
    move(arrows, holder(wren), 5);
    const there = table.items().find((item) => item.holder_id === wren);
    expect(table.refusal('inventory.merge', { itemIds: [arrows, there?.id ?? 0] })).toBe(
      'These arrow lie in different places. Bring them together first.',
    );
  });

  test('are used up a few at a time', () => {
    const backpack = add(holder(hild), pack);
    const arrows = add(inside(backpack), { kind: 'ammunition', name: 'arrow', quantity: 20 });
    expect(table.say('inventory.remove', { itemIds: [arrows], quantity: 3 })).toBe(
      "Struck off: 3 × arrow, 17 left (Hild, now 80 coins, 120' (40')).",
    );
    expect(table.say('inventory.remove', { itemIds: [backpack] })).toBe(
      "Struck off: 1 backpack, with 1 in it (Hild, now 0 coins, 120' (40')).",
    );
    expect(table.items()).toEqual([]);
  });
});

describe('editing', () => {
  test('says what changed, from what to what', () => {
    const id = add(holder(hild), sword);
    expect(
      table.say('inventory.edit', {
        id,
        changes: { name: 'sword +1', weightEach: 55, costEach: 310, notes: 'hums' },
      }),
    ).toBe('Changed 1 sword: name sword → sword +1, weight 60 coins → 55 coins, price none → 310 gp, notes.');
    expect(row(id)).toMatchObject({
      name: 'sword +1',
      weight: 550,
      cost: 31000,
      notes: 'hums',
      kind: 'weapon',
    });
  });

  test('a full container keeps its capacity; what is no coin any more is of no kind of coin', () => {
    const backpack = add(holder(hild), pack);
    const coins = add(inside(backpack), gold(5));
    expect(table.refusal('inventory.edit', { id: backpack, changes: { capacity: null } })).toBe(
      'There are things in backpack. Empty it first.',
    );
    table.tell('inventory.edit', { id: coins, changes: { kind: 'gear', name: 'tokens' } });
    expect(row(coins)).toMatchObject({ kind: 'gear', coin: null, name: 'tokens' });
  });
});

describe('buying', () => {
  test('takes the coins from wherever they are, and gives change', () => {
    const backpack = add(holder(hild), pack);
    add(inside(backpack), { ...gold(3), name: 'pp', coin: 'pp' });
    expect(
      table.say('inventory.buy', { characterId: hild, wares: [{ list: 'gear', id: 'torches-6', times: 2 }] }),
    ).toBe("Hild bought 12 × Torch for 2 gp (paid 1 pp, got back 3 gp), now 85 coins, 120' (40').");
    expect(view(holder(hild)).purse).toEqual({ cp: 0, sp: 0, ep: 0, gp: 3, pp: 2 });
    expect(member(hild).supplies.torch).toBe(12);
  });

  test('is refused with what is missing, and free where the referee says so', () => {
    add(holder(hild), gold(30));
    const wares = [{ list: 'armour', id: 'chainmail' }];
    expect(table.refusal('inventory.buy', { characterId: hild, wares })).toBe(
      'That costs 40 gp; Hild lacks 10 gp.',
    );
    expect(table.say('inventory.buy', { characterId: hild, wares, free: true })).toBe(
      "Hild bought 1 Chainmail for nothing, now 430 coins, 90' (30'). Put on: Chainmail.",
    );
    expect(member(hild).ac.text).toBe('5 [14]');
    expect(view(holder(hild)).purse.gp).toBe(30);
  });
});

describe('dropping the pack', () => {
  const lit = (bearer: number) =>
    doStep(table.file, (sql) =>
      sql.run(
        query.insertInto('light').values({ bearer_id: bearer, kind: 'lantern', lit: 1, turns_left: 20 }),
      ),
    );
  const bearerOfLight = () => table.sql.get(query.selectFrom('light').select('bearer_id'))?.bearer_id;

  test('everything but what is worn and in hand falls, in one step', () => {
    add(holder(hild), { ...mail, state: 'worn' });
    add(holder(hild), { ...sword, state: 'wielded' });
    const backpack = add(holder(hild), pack);
    add(inside(backpack), gold(300));
    add(holder(hild), { kind: 'torch', name: 'torch', quantity: 3 });
    expect(table.say('inventory.dropPack', { characterId: hild })).toBe(
      "Hild dropped 1 backpack, 3 × torch, now 460 coins, 90' (30').",
    );
    expect(view({ in: 'ground' }).items.map(({ name }) => name)).toEqual(['backpack', 'gp', 'torch']);
    expect(table.refusal('inventory.dropPack', { characterId: hild })).toBe(
      'Hild has nothing to drop but what is worn or in hand.',
    );
  });

  test('a lantern that burns stays in hand, packed or not', () => {
    const backpack = add(holder(hild), pack);
    const lanterns = add(inside(backpack), { kind: 'lantern', name: 'lantern', quantity: 2 });
    lit(hild);
    expect(table.say('inventory.dropPack', { characterId: hild })).toContain(
      'The burning lantern stays in hand.',
    );
    expect(row(lanterns)).toMatchObject({ quantity: 1, container_id: backpack });
    expect(view(holder(hild)).items.map(({ name, quantity }) => [name, quantity])).toEqual([['lantern', 1]]);
    expect(bearerOfLight()).toBe(hild);
  });

  test('a burning lantern goes with its pack to who takes it, and is never left behind', () => {
    const backpack = add(holder(hild), pack);
    add(inside(backpack), { kind: 'lantern', name: 'lantern' });
    lit(hild);
    const why =
      'A lantern of Hild is burning. Nothing was changed; put it out first, or hand it to somebody.';
    for (const to of [{ in: 'ground' }, { in: 'pool' }] satisfies Place[]) {
      expect(table.refusal('inventory.move', { itemIds: [backpack], to })).toBe(why);
      const { refused } = previewMove(table.sql, table.campaign, table.content, {
        itemIds: [backpack],
        to,
        quantity: null,
        carrying: [],
      });
      expect(refused).toBe(why);
    }
    expect(table.refusal('inventory.remove', { itemIds: [backpack] })).toBe(why);
    move(backpack, holder(wren));
    expect(bearerOfLight()).toBe(wren);
  });
});
