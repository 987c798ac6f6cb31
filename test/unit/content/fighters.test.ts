import { describe, expect, test } from 'vitest';
import type { MonstersFile } from '../../../shared/content/schemas/monsters.ts';
import { systemById } from '../../../shared/rules/registry.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';
import type { OseStats } from '../../../shared/rules/ose/combat/stats.ts';
import type { SwordsStats } from '../../../shared/rules/swords-wizardry/combat/fighter/stats.ts';
import type { Stats as BasicStats } from '../../../shared/rules/basic-fantasy/combat/stats.ts';
import { loadMonsters } from '../../../src-main/content/content.ts';
import { creaturesStats, strangersStats } from '../../../src-main/areas/combat/fighters.ts';
import type { CampaignRules } from '../../../src-main/facts/campaign/read-campaign.ts';

type Monster = MonstersFile['entries'][number];

const needSystem = (id: string): RuleSystem => {
  const system = systemById(id);
  if (!system) throw new Error(`No system ${id}.`);
  return system;
};

const rulesOf = (id: string): CampaignRules => {
  const system = needSystem(id);
  return { system, settings: defaultSettings(system) } as CampaignRules;
};

const bestiary = async (id: string): Promise<readonly Monster[]> => (await loadMonsters(id))?.entries ?? [];

/** A fight of one of a kind against a man in plate, thirty feet away. */
function against(id: string, stats: unknown) {
  const { system, settings } = rulesOf(id);
  return system.combat.start({
    settings,
    fighters: [
      { id: 'f1', side: 'foes', hp: 9, maxHp: 9, atFeet: 30, stats },
      {
        id: 'f2',
        side: 'party',
        hp: 9,
        maxHp: 9,
        atFeet: 0,
        stats: strangersStats(rulesOf(id), 'man').stats,
      },
    ],
  });
}

/** Of this book a creature has a single save. */
const save = ({ saves }: Monster): number | undefined =>
  saves && 'single' in saves ? saves.single : undefined;

const systems = ['ose', 'swords-wizardry', 'basic-fantasy'] as const;

describe.each(systems)('the bestiary of %s', (id) => {
  test('every creature becomes a fighter that the machine takes', async () => {
    const all = await bestiary(id);
    expect(all.length).toBeGreaterThan(200);
    for (const monster of all) {
      const { stats } = creaturesStats(rulesOf(id), monster);
      const state = against(id, stats);
      expect(
        state.fighters.map(({ status }) => status),
        monster.name,
      ).toEqual(['active', 'active']);
    }
  });

  test('what nobody printed is named, and nothing that is printed is', async () => {
    for (const monster of await bestiary(id)) {
      const { wanting } = creaturesStats(rulesOf(id), monster);
      const told = new Set(wanting.map(({ title }) => title));
      // One creature's damage is printed as no dice of this book say it: 1d6*10.
      const unprinted = monster.attacks.filter(({ damage }) => damage === null || damage.includes('*'));
      const damage = [...told].filter((title) => title.startsWith('Damage of'));
      expect(damage.length, monster.name).toBeLessThanOrEqual(
        unprinted.reduce((sum, { count }) => sum + Math.max(1, count), 0),
      );
      if (unprinted.length === 0) expect(damage, monster.name).toEqual([]);
      const ascends = id === 'basic-fantasy';
      const printed = ascends ? monster.ac.ascending : (monster.ac.descending ?? monster.ac.ascending);
      expect(told.has('Armour class'), monster.name).toBe(printed === null);
      expect(told.has('Attacks'), monster.name).toBe(monster.attacks.length === 0);
    }
  });
});

describe('figures are those of the printed line', () => {
  test('ose: armour class, the attack roll, blows a round, saves, morale', async () => {
    const { combat } = needSystem('ose');
    for (const monster of await bestiary('ose')) {
      const stats = creaturesStats(rulesOf('ose'), monster).stats as OseStats;
      if (monster.ac.descending !== null) expect(stats.ac).toEqual({ descending: monster.ac.descending });
      expect(stats.morale ?? null, monster.name).toBe(monster.morale);
      if (monster.saves !== null) expect(stats.saves).toEqual({ values: monster.saves });
      const first = monster.attacks.filter(({ option }) => option === 1);
      const blows = stats.weapons.slice(0, first.length);
      expect(blows.map(({ perRound }) => perRound)).toEqual(first.map(({ count }) => count));
      // What a roll must come to against armour class 9 is THAC0 less 9.
      const state = combat.start({
        settings: { ...defaultSettings(needSystem('ose')), thac0: true },
        fighters: [
          { id: 'f1', side: 'foes', hp: 9, maxHp: 9, atFeet: 5, stats },
          {
            id: 'f2',
            side: 'party',
            hp: 9,
            maxHp: 9,
            atFeet: 0,
            stats: strangersStats(rulesOf('ose'), 'x').stats,
          },
        ],
      });
      const [weapon] = stats.weapons;
      if (!weapon || monster.thac0 === null) continue;
      const figures = combat.figures(state, { kind: 'attack', actor: 'f1', target: 'f2', way: weapon.id });
      expect(figures?.needed, monster.name).toBe(Math.max(2, monster.thac0 - 9));
    }
  });

  test('swords-wizardry: armour class, attack bonus, each attack with its count, the save', async () => {
    for (const monster of await bestiary('swords-wizardry')) {
      const stats = creaturesStats(rulesOf('swords-wizardry'), monster).stats as SwordsStats;
      expect(stats.ac).toEqual({ descending: monster.ac.descending });
      const bonus = monster.attack_bonus ?? 0;
      expect(stats.skill, monster.name).toEqual({ monsterHitDice: bonus === 0 ? 0.5 : bonus });
      expect(stats.weapons.map(({ count = 1 }) => count)).toEqual(
        monster.attacks.map(({ count }) => Math.max(1, count)),
      );
      expect({ single: stats.save }).toMatchObject(monster.saves === null ? {} : { single: save(monster) });
    }
  });

  test('basic-fantasy: armour class, Hit Dice, each blow of the routine, morale', async () => {
    for (const monster of await bestiary('basic-fantasy')) {
      const stats = creaturesStats(rulesOf('basic-fantasy'), monster).stats as BasicStats;
      if (monster.ac.ascending !== null) expect(stats.armourClass).toBe(monster.ac.ascending);
      expect(stats.creature, monster.name).toMatchObject({ kind: 'monster', hitDice: monster.hd.text });
      expect(stats.weapons.length).toBe(
        monster.attacks.reduce((sum, { count }) => sum + Math.max(1, count), 0),
      );
      expect(stats.morale ?? null).toBe(monster.morale);
    }
  });
});

test('of a stranger every figure is named as guessed', () => {
  for (const id of [...systems, 'hackmaster']) {
    const { wanting, stats } = strangersStats(rulesOf(id), 'thing');
    expect(wanting.length, id).toBeGreaterThan(2);
    expect(wanting.every(({ sure }) => sure === 'guessed')).toBe(true);
    expect(against(id, stats).fighters).toHaveLength(2);
  }
});
