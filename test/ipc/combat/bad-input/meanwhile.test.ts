import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fightSystems, orders } from '../orders.ts';
import { BadTable, note } from './bad-table.ts';

/** People struck off, things given away, settings changed while a fight goes on. */

let table: BadTable;

beforeEach(() => {
  table = new BadTable();
});
afterEach(() => table.end());

const settingOf: Readonly<Record<string, Record<string, boolean | string>>> = {
  ose: { individualInitiative: true },
  'swords-wizardry': { combatSequence: 'holmes' },
  'basic-fantasy': { deathAtZero: 'linger' },
  hackmaster: { atZero: 'dead' },
};

async function thingOf(name: string): Promise<number> {
  const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: table.hild } });
  const item = items.find((each) => each.name === name);
  if (!item) throw new Error(`Hild has no ${name}.`);
  return item.id;
}

const giveAway = async (name: string) => {
  await table.tell('inventory.move', { itemIds: [await thingOf(name)], to: { in: 'ground' } });
};

describe.each(orders)('%s, %s', (system, title, settings) => {
  beforeEach(async () => {
    await table.sitDown(system, settings);
    await table.gate();
  });

  test('a character removed is out of the fight, and the fight goes on', async () => {
    const stroke = await table.strokeOf('c1', 'f1');
    await table.propose(stroke);
    await table.tell('character.remove', { id: table.hild });
    const now = await table.now();
    await table.isRefused('combat.answer', { fightId: 1, faces: [17] }, /The fight is over/);
    await table.isRefused('combat.propose', { ...now, acts: [stroke], throwAll: true }, /The fight is over/);
    await table.throwAll(note);
    expect((await table.board()).rows.map(({ name }) => name)).toEqual(['Goblin 1', 'Goblin 2']);
    await table.tell('journal.undo', {});
    await table.tell('journal.undo', {});
    expect((await table.board()).rows.map(({ name }) => name)).toEqual(['Hild', 'Goblin 1', 'Goblin 2']);
    await table.throwAll(stroke);
    expect(table.errors).toEqual([]);
  });

  test('a setting changed leaves the fight as it was begun', async () => {
    await table.strokeOf('c1', 'f1');
    const before = await table.board();
    const changed = title === 'each for himself' ? { individualInitiative: false } : settingOf[system];
    await table.tell('campaign.changeSettings', {
      settings: title === 'holmes' ? { combatSequence: 'core' } : (changed ?? {}),
    });
    expect(await table.board()).toEqual(before);
    await table.throwAll(await table.strokeOf('c1', 'f1'));
    expect(table.errors).toEqual([]);
  });
});

describe.each(fightSystems)('%s', (system) => {
  beforeEach(async () => {
    await table.sitDown(system);
    const to = { in: 'holder', id: table.hild } as const;
    await table.tell('inventory.add', { to, item: { kind: 'torch', name: 'Torch' } });
  });

  test('a thing given away is dropped by nobody', async () => {
    await table.gate();
    const itemId = await thingOf('Torch');
    await giveAway('Torch');
    const drop = { ...(await table.now()), fighter: 'c1', itemId, quantity: null };
    await table.isRefused('combat.drop', drop, /Hild has that no longer/);
    await table.tell('journal.undo', {});
    await table.tell('combat.drop', drop);
    expect((await table.newest()).summary).toMatch(/Hild .*torch/i);
  });

  test('what lies there is taken up by one', async () => {
    await table.gate();
    const itemId = await thingOf('Torch');
    await table.tell('combat.drop', { ...(await table.now()), fighter: 'c1', itemId, quantity: null });
    const view = await table.ask('combat.lying', { fightId: 1, fighter: 'c1' });
    const thingId = view?.things[0]?.id ?? 0;
    const take = { fightId: 1, fighter: 'c1', thingId };
    await table.tell('combat.takeUp', { ...take, after: (await table.now()).after });
    await table.isRefused(
      'combat.takeUp',
      { ...take, after: (await table.now()).after },
      /That lies there no longer/,
    );
  });

  test('the torch she carried: whoever has it now throws it', async () => {
    const wat = { name: 'Wat', className: 'Fighter', level: 1, hp: 4, maxHp: 4 };
    const { id } = await table.tell('character.add', wat);
    await table.tell('place.addDungeon', { name: 'The Barrow' });
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null, dungeonId: 1 });
    await table.gate();
    const lit = { does: 'light', kind: 'torch', fighter: 'c1', overruleTinder: true } as const;
    await table.tell('combat.light', { ...(await table.now()), ...lit });
    const view = await table.ask('combat.lights', { fightId: 1 });
    expect(view?.lights).toMatchObject([{ bearer: 'c1', lit: true }]);
    await table.tell('light.take', { lightId: 1, characterId: id });
    await table.tell('combat.light', { ...(await table.now()), does: 'throw', lightId: 'l1', atFeet: 20 });
    expect((await table.newest()).summary).toMatch(/Wat’s torch is thrown/);
    expect(table.errors).toEqual([]);
  });
});

/** Where nobody has anything to shoot, the order of battle may have gone past the shots. */
const noShot = /That cannot be done as they stand|another’s moment|Something else comes first/;

// By seconds the sheet of the count says what is wielded and shot.
describe.each(orders.filter(([system]) => system !== 'hackmaster'))('%s, %s', (system, _title, settings) => {
  beforeEach(async () => {
    await table.sitDown(system, settings);
    const to = { in: 'holder', id: table.hild } as const;
    const range = { short: 50, medium: 100, long: 150 };
    const facts = { damage: '1d6', range, melee: false, hands: 2 };
    await table.tell('inventory.add', { to, item: { kind: 'weapon', name: 'Short bow', facts } });
    await table.tell('inventory.add', { to, item: { kind: 'ammunition', name: 'Arrows', quantity: 2 } });
    await table.begin({ name: 'The gate', comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 60 });
  });

  test.each(['Arrows', 'Short bow'])('%s given away: no shot, told, and nothing is changed', async (name) => {
    const shot = await table.strokeOf('c1', 'f1');
    expect(shot.way).toBe('Short bow');
    await giveAway(name);
    await table.isRefused('combat.propose', { ...(await table.now()), acts: [shot], throwAll: true }, noShot);
    await table.tell('journal.undo', {});
    await table.throwAll(shot);
    expect((await table.newest()).summary).toMatch(/Hild .*Goblin/);
  });

  test('a die asked for already goes to nothing, and another act can be begun', async () => {
    await table.propose(await table.strokeOf('c1', 'f1'));
    await giveAway('Arrows');
    await table.isRefused('combat.answer', { fightId: 1, faces: [17] }, noShot);
    await table.propose(note);
    expect((await table.newest()).summary).toContain('The gong');
  });
});
