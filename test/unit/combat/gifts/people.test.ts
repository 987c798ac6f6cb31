import { describe, expect, test } from 'vitest';
import type { FightingPerson, PersonsDevice } from '../../../../shared/rules/fight/bridge/bridge.ts';
import { systemById } from '../../../../shared/rules/registry.ts';
import { loadClasses } from '../../../../src-main/content/content.ts';
import { devicesIn } from '../../../../src-main/areas/combat/magic/devices.ts';

/** Things with charges, and what a class can do, as powers of who has them. */

const plain: FightingPerson = {
  kind: 'character',
  classId: 'magic-user',
  className: 'Magic-user',
  raceId: 'human',
  level: 5,
  abilities: {
    strength: 10,
    intelligence: 10,
    wisdom: 10,
    dexterity: 10,
    constitution: 10,
    charisma: 10,
  },
  figures: {},
  weapons: [],
  shieldBonus: 0,
  armour: 'none',
  armourBonus: 0,
  turnFeet: 120,
  roundFeet: 40,
  spells: [{ name: 'Sleep', level: 1, copies: 1 }],
  morale: null,
  count: null,
};

const devices: PersonsDevice[] = [
  { name: 'Horn', kind: 'other', uses: 2 },
  { name: 'Potion of healing', kind: 'potion', uses: 3 },
  { name: 'Sleep', kind: 'scroll', uses: 1 },
  { name: 'Wand of fire', kind: 'wand', uses: null },
];

async function crossed(id: string, more: Partial<FightingPerson>) {
  const system = systemById(id);
  if (!system) throw new Error(id);
  const content = id === 'hackmaster' ? null : await loadClasses(id);
  return system.bridge.person({ ...plain, ...more }, {}, content);
}

type Powers = { powers?: object[]; wands?: object[]; spells?: object[] };

describe.each(['ose', 'basic-fantasy', 'hackmaster'])('%s: things carried', (id) => {
  test('are powers with what is left in them; what nobody counted is asked for', async () => {
    const { stats, wanting } = await crossed(id, { devices });
    expect((stats as Powers).powers).toEqual([
      { id: 'Horn', aim: 'none', uses: 2 },
      { id: 'Potion of healing', aim: 'none', uses: 3 },
      { id: 'Sleep, scroll', aim: 'none', uses: 1 },
      { id: 'Wand of fire', aim: 'none' },
    ]);
    expect(wanting).toContainEqual({ title: 'Uses of Wand of fire', taken: 'no end', sure: 'guessed' });
  });

  test('counted by word they are asked for no more', async () => {
    const { stats, wanting } = await crossed(id, { devices, typed: { 'Uses of Wand of fire': '7' } });
    expect((stats as Powers).powers).toContainEqual({ id: 'Wand of fire', aim: 'none', uses: 7 });
    expect(wanting.map(({ title }) => title)).not.toContain('Uses of Wand of fire');
  });
});

test('swords-wizardry: wands work in melee, a scroll is cast as a spell is (SW-SPELL-6)', async () => {
  const { stats, wanting } = await crossed('swords-wizardry', { devices });
  expect(stats).toMatchObject({
    wands: [{ id: 'Wand of fire' }],
    powers: [{ id: 'Horn', uses: 2 }, { id: 'Potion of healing' }],
    spells: [
      { id: 'Sleep', level: 1, copies: 1 },
      { id: 'Sleep, scroll', copies: 1 },
    ],
  });
  expect(wanting.map(({ title }) => title)).toContain('Level of the spell of Sleep, scroll');
});

test('swords-wizardry: a paladin lays on hands once a day, for so much a level', async () => {
  const paladin = { classId: 'paladin', className: 'Paladin', spells: [] };
  const { stats, offered } = await crossed('swords-wizardry', paladin);
  expect((stats as Powers).powers).toEqual([{ id: 'Lay on hands', aim: 'none', uses: 1 }]);
  expect(offered).toEqual([{ way: 'Lay on hands', helps: true, recipe: { heal: '10' } }]);
  const used = await crossed('swords-wizardry', { ...paladin, spent: { 'Lay on hands': 1 } });
  expect((used.stats as Powers).powers).toEqual([{ id: 'Lay on hands', aim: 'none', uses: 0 }]);
});

test('who carries nothing of the kind has no powers', async () => {
  for (const id of ['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])
    expect(await crossed(id, {}), id).not.toHaveProperty('stats.powers');
});

test('pieces and charges are counted together, coins and plain things not at all', () => {
  const thing = { quantity: 1, charges: null };
  expect(
    devicesIn([
      { ...thing, kind: 'wand', name: 'Wand of cold', quantity: 2, charges: 5 },
      { ...thing, kind: 'potion', name: 'Potion', quantity: 2 },
      { ...thing, kind: 'potion', name: 'Potion' },
      { ...thing, kind: 'otherTreasure', name: 'Horn', charges: 3 },
      { ...thing, kind: 'weapon', name: 'Staff' },
      { ...thing, kind: 'staff', name: 'Staff of power' },
    ]),
  ).toEqual([
    { name: 'Horn', kind: 'other', uses: 3 },
    { name: 'Potion', kind: 'potion', uses: 3 },
    { name: 'Staff of power', kind: 'staff', uses: null },
    { name: 'Wand of cold', kind: 'wand', uses: 10 },
  ]);
});
