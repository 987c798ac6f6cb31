import { afterEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { worseBy } from '../../../shared/words/armour-class.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

afterEach(() => table.end());

async function open(system: string, settings: CommandInput<'app.createCampaign'>['settings'] = {}) {
  table = new TestDesk({ roll: (sides) => Math.min(sides, 3) });
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system, settings });
}

const scores = { strength: 13, intelligence: 10, wisdom: 10, dexterity: 10, constitution: 10, charisma: 10 };
const leather = {
  kind: 'armour',
  name: 'Leather',
  quantity: 1,
  state: 'worn',
  facts: { acBonus: 2 },
} as const;
const sword = {
  kind: 'weapon',
  name: 'Sword',
  quantity: 1,
  state: 'wielded',
  facts: { damage: '1d8' },
} as const;

const add = async (name: string, more: Partial<CommandInput<'character.add'>> = {}): Promise<number> =>
  (
    await table.tell('character.add', {
      name,
      className: 'Fighter',
      classId: 'fighter',
      level: 1,
      hp: 8,
      maxHp: 8,
      abilities: scores,
      items: [leather, sword],
      ...more,
    })
  ).id;

const nowOf = async (id: number, key: string) => {
  const figure = (await table.ask('character.view', { id })).figures.find((each) => each.key === key);
  return figure && { rested: figure.value, now: figure.now?.value, why: figure.now?.reasons.at(-1) };
};
const passing = async () => (await table.ask('party.view', {})).passing;
const inDungeon = async () => (await table.ask('dungeon.delve', {})).delve?.passing;

/** Of one person, as a list writes it now. */
async function classNow(id: number): Promise<string | undefined> {
  const { members } = await table.ask('party.view', {});
  const worse = (await passing()).find((each) => each.id === id)?.armourClass ?? 0;
  const ac = members.find((each) => each.id === id)?.ac;
  return ac && worseBy(ac, worse);
}

async function exhausted(settings: CommandInput<'app.createCampaign'>['settings'] = {}) {
  await open('ose', { variableWeaponDamage: true, ...settings });
  const hild = await add('Hild');
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: hild });
  await table.tell('deed.run', { rounds: 30 });
  return hild;
}

test('the exhausted are hit as 9 [10] where rested they are 7 [12] (OSE-RUN-4)', async () => {
  const hild = await exhausted();
  expect(await classNow(hild)).toBe('9 [10]');
  expect(await nowOf(hild, 'acDescending')).toMatchObject({
    rested: 7,
    now: 9,
    why: { value: 2, rule: 'OSE-RUN-4' },
  });
  expect(await nowOf(hild, 'acAscending')).toMatchObject({ rested: 12, now: 10, why: { value: -2 } });
});

test('their attack and damage lose two, with the reason', async () => {
  const hild = await exhausted({ ascendingAc: true });
  expect(await classNow(hild)).toBe('10 [9]');
  expect(await nowOf(hild, 'attackMelee')).toMatchObject({
    rested: 1,
    now: -1,
    why: { source: 'exhausted from running', value: -2, rule: 'OSE-RUN-4' },
  });
  expect(await nowOf(hild, 'weapon.sword')).toMatchObject({
    rested: 'to hit +1, 1d8+1',
    now: 'to hit −1, 1d8-1',
    why: { source: 'damage: exhausted from running', value: -2 },
  });
  expect(await inDungeon()).toMatchObject([
    { id: hild, attack: -2, damage: -2, armourClass: 2, states: [{ text: 'exhausted' }] },
  ]);
  await table.tell('journal.undo', {});
  expect([await inDungeon(), await passing(), await classNow(hild)]).toEqual([[], [], '12 [7]']);
  expect((await nowOf(hild, 'attackMelee'))?.now).toBeUndefined();
});

test('what the referee wrote over a figure changes by as much', async () => {
  const hild = await exhausted();
  await table.tell('character.overrule', { id: hild, key: 'acDescending', value: 4 });
  await table.tell('character.overrule', { id: hild, key: 'attackMelee', value: 5 });
  expect(await classNow(hild)).toBe('6 [13]');
  expect(await nowOf(hild, 'acDescending')).toMatchObject({ rested: 4, now: 6 });
  expect(await nowOf(hild, 'acAscending')).toMatchObject({ rested: 15, now: 13 });
  expect(await nowOf(hild, 'attackMelee')).toMatchObject({ rested: 5, now: 3 });
});

test('spells and conditions on the clock stand with whoever is under them, not with the dead or a cart', async () => {
  const hild = await exhausted();
  const cart = await add('Cart', { kind: 'vehicle', className: 'Cart', classId: null, items: [] });
  const mirre = await add('Mirre', { hp: -3 });
  await table.tell('effect.add', {
    kind: 'spell',
    name: 'Bless',
    characterIds: [hild, mirre],
    duration: { amount: '6', unit: 'turns' },
  });
  expect((await passing()).map(({ id, states }) => [id, states.map(({ text }) => text)])).toEqual([
    [hild, ['exhausted', 'Bless']],
  ]);
  expect(cart).toBeGreaterThan(hild);
});

test('a night short of sleep is taken off attacks and saves where the system says so', async () => {
  await open('basic-fantasy');
  const hild = await add('Hild');
  const target = (await nowOf(hild, 'save.death-ray-poison'))?.rested;
  await table.tell('clock.advanceTo', { day: 2, hour: 6, minute: 0 });
  await table.tell('need.endDay', { food: 'found', water: 'found', hoursSlept: 0 });
  expect(await passing()).toMatchObject([{ id: hild, attack: -1, damage: 0, saves: -1, armourClass: 0 }]);
  expect(await nowOf(hild, 'save.death-ray-poison')).toMatchObject({ now: Number(target) + 1 });
});
