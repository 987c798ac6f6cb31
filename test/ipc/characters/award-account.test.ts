import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let people: number[];

async function sitDown(system: string, ...faces: number[]) {
  table = new TestDesk(scriptedDice(faces));
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system });
  people = [];
  for (const name of ['Hild', 'Osric'])
    people.push(
      (await table.tell('character.add', { name, className: 'Fighter', level: 1, hp: 6, maxHp: 6 })).id,
    );
}

beforeEach(() => sitDown('ose'));
afterEach(() => table.end());

type Award = CommandInput<'reward.award'>;
const account = async () => (await table.ask('reward.account', {})).lines;
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const pool = () => table.ask('inventory.view', { place: { in: 'pool' } });
const xpOf = async (id: number) => (await table.ask('character.view', { id })).xp;
const gold = (quantity: number) => ({ kind: 'coin', name: 'gp', coin: 'gp', quantity }) as const;
const find = (what: CommandInput<'party.findTreasure'>['what'], where = '') =>
  table.tell('party.findTreasure', { what, where });
const everybody = () => people.map((characterId) => ({ characterId }));
const award = (input: Award) => table.tell('reward.award', { xpSharers: everybody(), ...input });

/** Met, fought and left: three are down, one ran. */
async function beatGoblins() {
  await table.tell('encounter.begin', { who: 'Goblin', creatureId: 'goblin', number: 4 });
  await table.tell('encounter.rollFoes', { hp: 3 });
  const foes = (await table.ask('encounter.view', {}))?.foes.all ?? [];
  for (const [at, { id }] of foes.entries())
    await table.tell('encounter.editFoe', { foeId: id, ...(at < 3 ? { hp: 0 } : { state: 'fled' }) });
  await table.tell('encounter.conclude', { outcome: 'three slain, one ran' });
}

test('a find asks its worth: a figure, dice for each piece, the table; pieces of one worth lie together', async () => {
  await table.end();
  await sitDown('ose', 3, 2, 1, 6, 6, 6, 5, 5, 20);
  await find(
    [
      { kind: 'jewellery', name: 'ring', quantity: 2, worth: '3d6x100' },
      { kind: 'gem', name: 'garnet', quantity: 3, worth: 'table' },
      { kind: 'otherTreasure', name: 'idol', worth: '1,250 gp', weightEach: 100 },
      { kind: 'otherTreasure', name: 'carpet', weightEach: 300 },
    ],
    'the altar',
  );
  expect(await newest()).toBe(
    'Found 1 ring (1,800 gp), 1 ring (600 gp), 1 garnet (1,000 gp), 2 × garnet (50 gp each), 1 idol (1,250 gp), 1 carpet (the altar).',
  );
  expect((await pool()).items.map(({ name, quantity, costEach }) => [name, quantity, costEach])).toEqual([
    ['ring', 1, 1800],
    ['ring', 1, 600],
    ['garnet', 1, 1000],
    ['garnet', 2, 50],
    ['idol', 1, 1250],
    ['carpet', 1, null],
  ]);
});

test('dice that cannot be read and a table that is not there put nothing into the pool', async () => {
  const gem = { kind: 'gem', name: 'gem' } as const;
  expect((await table.refusal('party.findTreasure', { what: [{ ...gem, worth: '3d' }] })).code).toBe(
    'bad-input',
  );
  const idol = { kind: 'otherTreasure', name: 'idol', worth: 'table' } as const;
  expect((await table.refusal('party.findTreasure', { what: [idol] })).details).toHaveProperty(
    'what.0.worth',
  );
  expect((await table.refusal('party.findTreasure', { what: [] })).code).toBe('bad-input');
  expect((await pool()).items).toEqual([]);
});

test('a whole treasure is rolled on a table of the starter content', async () => {
  await table.end();
  await sitDown('ose', 4, 50, 1, 2, 2, 6, 16, 100, 2, 16, 3);
  const { tables, worths } = await table.ask('party.treasureTables', {});
  expect(tables.find(({ id }) => id === 'C')?.title).toBe('Type C (hoard)');
  expect(tables.at(-1)?.title).toBe('Unguarded, level 8 to 9');
  expect(worths).toEqual(['gem', 'jewellery']);
  await table.tell('party.findTreasure', { what: [], table: 'unguarded-1' });
  expect(await newest()).toBe(
    'Unguarded, level 1: Found 400 sp, 10 gp, 1 gem (50 gp), 1 gem (500 gp), 1 potion.',
  );
});

test('an award begins with what was brought back and who was beaten, each with its reason', async () => {
  await find([gold(600)], 'the altar');
  await find([
    { kind: 'gem', name: 'gem', quantity: 2, worth: '500' },
    { kind: 'wand', name: 'wand of cold' },
  ]);
  await beatGoblins();
  const lines = await account();
  expect(
    lines.map(({ title, detail, worthGp, xp, fate, canSell }) => [title, detail, worthGp, xp, fate, canSell]),
  ).toEqual([
    ['600 gp', 'the altar; in the pool', 600, 600, 'counted', false],
    ['2 × gem', 'in the pool', 1000, 1000, 'counted', true],
    ['1 wand of cold', 'in the pool', null, 0, 'counted', false],
    ['4 × Goblin', '3 down, 1 driven off; three slain, one ran', null, 20, 'counted', false],
  ]);
  expect(lines.map(({ reasons }) => reasons[0]?.source)).toEqual([
    'worth 600 gp, 1 XP a gold piece',
    'worth 1,000 gp, 1 XP a gold piece',
    'magical treasure',
    '4 beaten, 5 XP for each Goblin',
  ]);
});

test('counted, sold, changed and struck in one step, and undo brings all of it back', async () => {
  await find([gold(100), { kind: 'gem', name: 'gem', quantity: 2, worth: '500' }]);
  await find([{ kind: 'otherTreasure', name: 'idol', worth: '40', weightEach: 10 }]);
  await beatGoblins();
  const before = await account();
  const [coins, gems, idol, goblins] = before.map(({ of, id }) => ({ of, id }));
  if (!coins || !gems || !idol || !goblins) throw new Error('four lines');
  const lines: NonNullable<Award['lines']> = [
    { ...coins, fate: 'counted' },
    { ...gems, fate: 'sold' },
    { ...idol, fate: 'struck' },
    { ...goblins, fate: 'counted', xp: 15 },
  ];
  const ahead = await table.ask('reward.preview', { lines, coinSharerIds: people, xpSharers: everybody() });
  expect(ahead.xpTotal).toBe(1115);
  expect(ahead.things.map(({ name }) => name)).toEqual(['idol']);
  expect(ahead.coins).toEqual([{ kind: 'gp', total: 1100, each: 550, remainder: 0 }]);
  await award({ lines, coinSharerIds: people, reason: 'the barrow' });
  expect(await newest()).toBe(
    'Reward, the barrow: 1,100 gp among 2, 550 gp each; 1,115 XP: Hild 557, Osric 557, 1 left over; ' +
      'for 100 gp 100 XP, 2 × gem 1,000 XP, 4 × Goblin 15 XP; sold: 2 × gem for 1,000 gp; not counted: 1 idol.',
  );
  expect(await account()).toEqual([]);
  expect((await pool()).items.map(({ name }) => name)).toEqual(['idol']);
  await table.tell('journal.undo', {});
  expect(await account()).toEqual(before);
  expect(await xpOf(people[0] ?? 0)).toBe(0);
  expect((await pool()).items.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['gp', 100],
    ['gem', 2],
    ['idol', 1],
  ]);
});

test('what is left for later stands in the next award, and nothing is counted twice', async () => {
  await find([gold(50), { kind: 'gem', name: 'gem', worth: '10' }]);
  const [coins, gem] = await account();
  const counted = { of: 'find', id: coins?.id ?? 0, fate: 'counted' } as const;
  await award({ lines: [counted] });
  expect((await account()).map(({ id }) => id)).toEqual([gem?.id]);
  const again = await table.refusal('reward.award', { lines: [counted], xpSharers: everybody() });
  expect(again.message).toContain('counted or struck already');
  const unshared = await table.refusal('reward.award', { lines: [{ ...counted, id: gem?.id ?? 0 }] });
  expect(unshared.message).toContain('Nobody shares the experience');
});

test('what is still below, or was left behind, waits', async () => {
  await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null });
  await find([gold(50), { kind: 'otherTreasure', name: 'idol', worth: '40', weightEach: 10 }]);
  expect((await account()).map(({ detail, fate }) => [detail, fate])).toEqual([
    ['still in Barrow', 'later'],
    ['still in Barrow', 'later'],
  ]);
  const idol = (await pool()).items.find(({ name }) => name === 'idol')?.id ?? 0;
  await table.tell('inventory.move', { itemIds: [idol], to: { in: 'ground' } });
  await table.tell('dungeon.leave', {});
  expect((await account()).map(({ detail, fate }) => [detail, fate])).toEqual([
    ['in the pool', 'counted'],
    ['left behind: The ground', 'later'],
  ]);
});

test('coins that were divided and merged with other coins count all the same', async () => {
  const [hild = 0] = people;
  await table.tell('inventory.add', { to: { in: 'holder', id: hild }, item: gold(7) });
  await find([gold(30)]);
  const item = (await pool()).items[0]?.id ?? 0;
  await table.tell('inventory.move', { itemIds: [item], to: { in: 'holder', id: hild } });
  expect((await account()).map(({ title, worthGp, fate }) => [title, worthGp, fate])).toEqual([
    ['30 gp', 30, 'counted'],
  ]);
});

test('each system counts by its own rule', async () => {
  const counts = async (system: string) => {
    await table.end();
    await sitDown(system);
    await find([gold(100)]);
    await table.tell('encounter.begin', { who: 'goblins', number: 2 });
    await table.tell('encounter.course', { course: 'fight' });
    await table.tell('encounter.conclude', { outcome: 'slain' });
    return (await account()).map(({ xp }) => xp);
  };
  expect(await counts('swords-wizardry')).toEqual([100, 20]);
  expect(await counts('basic-fantasy')).toEqual([0, 20]);
  expect(await counts('hackmaster')).toEqual([0, 0]);
});
