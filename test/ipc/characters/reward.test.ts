import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let people: number[];

const person = (
  name: string,
  more: Partial<CommandInput<'character.add'>> = {},
): CommandInput<'character.add'> => ({
  name,
  className: 'Fighter',
  level: 1,
  hp: 6,
  maxHp: 6,
  ...more,
});

beforeEach(async () => {
  table = new TestDesk();
  await table.tell('app.createCampaign', {
    path: table.campaignPath,
    name: 'The Barrow',
    system: 'ose',
    settings: { encumbrance: 'detailed' },
  });
  people = [];
  for (const name of ['Hild', 'Osric', 'Wren', 'Corin', 'Ada', 'Bram', 'Cato'])
    people.push((await table.tell('character.add', person(name))).id);
});
afterEach(() => table.end());

const find = (...what: CommandInput<'party.findTreasure'>['what']) =>
  table.tell('party.findTreasure', { what });
const gold = (quantity: number) => ({ kind: 'coin', name: 'gp', coin: 'gp', quantity }) as const;
const purse = async (id: number) =>
  (await table.ask('inventory.view', { place: { in: 'holder', id } })).purse;
const pool = () => table.ask('inventory.view', { place: { in: 'pool' } });
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const xpOf = async (id: number) => (await table.ask('character.view', { id })).xp;

test('1,234 gp among seven: 176 each, 2 stay in the pool, and one undo takes it back', async () => {
  await find(gold(1234), { kind: 'coin', name: 'sp', coin: 'sp', quantity: 5 });
  const preview = await table.ask('reward.preview', { coinSharerIds: people });
  expect(preview.coins).toEqual([
    { kind: 'gp', total: 1234, each: 176, remainder: 2 },
    { kind: 'sp', total: 5, each: 0, remainder: 5 },
  ]);
  expect(preview.poolWeight).toBe(1239);
  expect(preview.members.map(({ after }) => after.weight)).toEqual(people.map(() => 176));
  await table.tell('reward.award', { coinSharerIds: people });
  expect(await newest()).toBe('Reward: 1,234 gp, 5 sp among 7, 176 gp each, 2 gp, 5 sp left in the pool.');
  for (const id of people) expect((await purse(id)).gp).toBe(176);
  expect((await pool()).purse).toEqual({ cp: 0, sp: 5, ep: 0, gp: 2, pp: 0 });
  await table.tell('journal.undo', {});
  expect((await pool()).purse.gp).toBe(1234);
  await table.tell('journal.redo', {});
  expect((await pool()).purse.gp).toBe(2);
});

test('coins in a chest of the pool are shared out too', async () => {
  const { id: chest } = await table.tell('inventory.add', {
    to: { in: 'pool' },
    item: { kind: 'gear', name: 'chest', capacity: 1000 },
  });
  await table.tell('inventory.add', { to: { in: 'container', id: chest }, item: gold(10) });
  await find(gold(4));
  await table.tell('reward.award', { coinSharerIds: people.slice(0, 2) });
  expect((await purse(people[0] ?? 0)).gp).toBe(7);
  expect((await pool()).items.map(({ name }) => name)).toEqual(['chest']);
});

test('experience by shares: a retainer half, the prime requisite more, the remainder told', async () => {
  const strong = (
    await table.tell('character.add', person('Sten', { classId: 'fighter', abilities: { strength: 16 } }))
  ).id;
  const [hild = 0, osric = 0] = people;
  const input = {
    xp: 1001,
    xpSharers: [{ characterId: hild }, { characterId: strong }, { characterId: osric, half: true }],
  };
  const { xp, xpRemainder } = await table.ask('reward.preview', input);
  expect(xp.map(({ name, share, bonusPercent, gains }) => [name, share, bonusPercent, gains])).toEqual([
    ['Hild', 400, 0, 400],
    ['Sten', 400, 10, 440],
    ['Osric', 200, 0, 200],
  ]);
  expect(xpRemainder).toBe(1);
  await table.tell('reward.award', { ...input, reason: 'the barrow' });
  expect(await newest()).toBe(
    'Reward, the barrow: 1,001 XP: Hild 400, Sten 440 (+10%), Osric 200 (half), 1 left over.',
  );
  expect(await xpOf(strong)).toBe(440);
});

test('a level reached is told and not taken', async () => {
  const close = (await table.tell('character.add', person('Sten', { classId: 'fighter', xp: 1990 }))).id;
  const input = { xp: 20, xpSharers: [{ characterId: close }] };
  expect((await table.ask('reward.preview', input)).xp[0]?.levelsUp).toBe(true);
  await table.tell('reward.award', input);
  expect(await newest()).toContain('Ready for the next level: Sten.');
  expect((await table.ask('character.view', { id: close })).level).toBe(1);
});

test('magic items go by the dice, in one step with all else', async () => {
  await find(
    gold(4),
    { kind: 'wand', name: 'wand of frost' },
    { kind: 'weapon', name: 'sword +1', facts: { magicBonus: 1 } },
  );
  const [hild = 0, osric = 0] = people;
  const entries = [
    { characterId: hild, rolls: [4] },
    { characterId: osric, rolls: [6] },
  ];
  expect(await table.ask('reward.pickOrder', { entries })).toEqual({ order: [[osric], [hild]], reroll: [] });
  const { things } = await table.ask('reward.preview', {});
  expect(things.map(({ name, magic }) => [name, magic])).toEqual([
    ['wand of frost', true],
    ['sword +1', true],
  ]);
  const [wand, sword] = things.map(({ id }) => id);
  await table.tell('reward.award', {
    coinSharerIds: [hild, osric],
    picks: [
      { itemId: wand ?? 0, characterId: osric },
      { itemId: sword ?? 0, characterId: hild },
    ],
    pickRolls: entries,
  });
  expect(await newest()).toBe(
    'Reward: 4 gp among 2, 2 gp each; Osric takes 1 wand of frost; Hild takes 1 sword +1. Picked in the order of the dice: Osric, Hild.',
  );
  expect((await pool()).items).toEqual([]);
});

test.each<[string, (ids: { hild: number; osric: number; held: number }) => CommandInput<'reward.award'>]>([
  ['There is nothing to hand out: no coins divide, nothing was picked, no experience.', () => ({})],
  ['That character is not in the party.', () => ({ coinSharerIds: [999] })],
  ['That character is not in the party.', () => ({ xp: 10, xpSharers: [{ characterId: 999 }] })],
  [
    'Some of what was picked is no longer in the pool.',
    ({ hild, held }) => ({ picks: [{ itemId: held, characterId: hild }] }),
  ],
  [
    'Hild and Osric threw the same. Let them throw again.',
    ({ hild, osric }) => ({
      coinSharerIds: [hild],
      pickRolls: [
        { characterId: hild, rolls: [5] },
        { characterId: osric, rolls: [5] },
      ],
    }),
  ],
])('an award is refused whole: %s', async (why, input) => {
  const [hild = 0, osric = 0] = people;
  await find(gold(3));
  const { id: held } = await table.tell('inventory.add', {
    to: { in: 'holder', id: osric },
    item: { kind: 'gear', name: 'rope' },
  });
  const before = await table.ask('party.view', {});
  expect((await table.refusal('reward.award', input({ hild, osric, held }))).message).toBe(why);
  expect(await table.ask('party.view', {})).toEqual(before);
});
