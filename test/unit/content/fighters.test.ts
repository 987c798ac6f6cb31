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
type Attack = Monster['attacks'][number];

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
type System = (typeof systems)[number];

/**
 * Attacks of the bestiaries that no attack roll decides, as their names are printed: these are used, not struck with.
 * Those with dice of their own are a breath, a bolt or a cloud; whatever else is printed is a blow.
 */
const used: Record<System, { readonly dice: readonly string[]; readonly words: readonly string[] }> = {
  ose: {
    dice: ['breath', 'spores'],
    words: ['breath', 'gaze', 'group spell', 'lightning bolt', 'magic', 'song', 'spell'],
  },
  'swords-wizardry': { dice: [], words: ['breath'] },
  'basic-fantasy': {
    dice: ['breath', 'lightning bolt', 'whirlwind'],
    words: [
      'breath',
      'charm',
      'fear',
      'gaze',
      'magic',
      'possession',
      'slow',
      'sound blast',
      'special',
      'spell',
      'spore cloud',
      'stone to sand',
      'thunderclap',
    ],
  },
};

const isUsed = (id: System, { name, damage }: Attack): boolean =>
  (damage === null ? used[id].words : used[id].dice).includes(name);

interface Numbered {
  readonly way: string;
  readonly attack: Attack;
}

/** A second of a name is numbered. */
const numbered = (attacks: readonly Attack[]): Numbered[] =>
  attacks.map((attack, at) => {
    const before = attacks.slice(0, at).filter(({ name }) => name === attack.name).length;
    return { way: before === 0 ? attack.name : `${attack.name} ${before + 1}`, attack };
  });

/** What it strikes with, as its line has it; in one book two claws are two weapons. */
function blowsOf(id: System, { attacks }: Monster): Numbered[] {
  const blows = attacks.filter((attack) => !isUsed(id, attack));
  return numbered(
    id === 'basic-fantasy'
      ? blows.flatMap((attack) => Array.from({ length: Math.max(1, attack.count) }, () => attack))
      : blows,
  );
}

const powersOf = (id: System, { attacks }: Monster): Numbered[] =>
  numbered(attacks.filter((attack) => isUsed(id, attack)));

/** Its whole fight is a special, and no attack is printed of it because it has none. */
const isOnlySpecial = ({ attacks, special }: Monster): boolean =>
  attacks.length === 0 && special.includes('Shriek');

/** What all three books call alike. */
interface Armed {
  readonly weapons: readonly {
    readonly id: string;
    readonly damage: string;
    readonly noDamage?: boolean;
    readonly onHit?: string | { readonly words: string };
  }[];
  readonly powers?: readonly { readonly id: string; readonly uses?: number }[];
}

/** A fixed figure may be dice of one face. */
const fixed = (damage: string): string =>
  damage.replace(/^1d1(?:\+(\d+))?$/, (_, more = '0') => String(Number(more) + 1));

/** One creature's damage is printed as no dice of its book say it: 1d6*10. */
const isUnsaid = ({ damage }: Attack): boolean => damage?.includes('*') === true;

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
      const damage = [...told].filter((title) => title.startsWith('Damage of'));
      // Of a blow that has an effect and no damage none is missing.
      const unprinted = blowsOf(id, monster).filter(
        ({ attack }) => isUnsaid(attack) || (attack.damage === null && attack.effect === null),
      );
      expect(damage, monster.name).toEqual(unprinted.map(({ way }) => `Damage of ${way}`));
      const ascends = id === 'basic-fantasy';
      const printed = ascends ? monster.ac.ascending : (monster.ac.descending ?? monster.ac.ascending);
      expect(told.has('Armour class'), monster.name).toBe(printed === null);
      expect(told.has('Attacks'), monster.name).toBe(monster.attacks.length === 0 && !isOnlySpecial(monster));
      for (const { way, attack } of powersOf(id, monster))
        expect(told.has(`Uses of ${way}`), monster.name).toBe(
          attack.effect?.includes('once per day') !== true,
        );
    }
  });

  test('each printed attack is a weapon or a power with the damage and the effect of its line', async () => {
    for (const monster of await bestiary(id)) {
      const { stats, offered = [], notes = [] } = creaturesStats(rulesOf(id), monster);
      const { weapons, powers = [] } = stats as Armed;
      const blows = blowsOf(id, monster);
      expect(
        weapons.map(({ id: way }) => way),
        monster.name,
      ).toEqual(blows.map(({ way }) => way));
      for (const [at, { way, attack }] of blows.entries()) {
        const who = `${monster.name}: ${way}`;
        const weapon = weapons[at];
        if (attack.damage !== null && !isUnsaid(attack))
          expect(fixed(weapon?.damage ?? ''), who).toBe(attack.damage);
        expect(weapon?.noDamage === true, who).toBe(attack.damage === null && attack.effect !== null);
        const onHit = weapon?.onHit;
        expect((typeof onHit === 'object' ? onHit.words : onHit) ?? null, who).toBe(attack.effect);
      }
      const printed = powersOf(id, monster);
      const ways = powers.map(({ id: way }) => way);
      expect(ways.slice(0, printed.length), monster.name).toEqual(printed.map(({ way }) => way));
      expect(monster.special, monster.name).toEqual(expect.arrayContaining(ways.slice(printed.length)));
      if (isOnlySpecial(monster)) expect(ways, monster.name).toEqual(['Shriek']);
      for (const { way, attack } of printed) {
        const who = `${monster.name}: ${way}`;
        const offer = offered.find((each) => each.way === way);
        expect(offer?.recipe.damage ?? null, who).toBe(attack.damage);
        if (attack.effect !== null) expect(notes, who).toContain(`${attack.name}: ${attack.effect}`);
      }
    }
  });

  test('what is used instead of struck with is what the bestiary prints, name by name', async () => {
    const attacks = (await bestiary(id)).flatMap((monster) => monster.attacks);
    const names = (all: readonly Attack[]) => [...new Set(all.map(({ name }) => name))].toSorted();
    const ways = attacks.filter((attack) => isUsed(id, attack));
    expect(names(ways.filter(({ damage }) => damage !== null))).toEqual(used[id].dice);
    expect(names(ways.filter(({ damage }) => damage === null))).toEqual(used[id].words);
    // None of them is made more than once a round, so that no count is lost.
    expect(ways.filter(({ count }) => count !== 1)).toEqual([]);
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
      expect(
        stats.weapons.map(({ perRound }) => perRound),
        monster.name,
      ).toEqual(blowsOf('ose', monster).map(({ attack }) => attack.count));
      // Who strikes with nothing of its own has its attack roll all the same.
      const weapons = stats.weapons.length === 0 ? [{ id: 'fist', damage: '1d2' }] : stats.weapons;
      // What a roll must come to against armour class 9 is THAC0 less 9.
      const state = combat.start({
        settings: { ...defaultSettings(needSystem('ose')), thac0: true },
        fighters: [
          { id: 'f1', side: 'foes', hp: 9, maxHp: 9, atFeet: 5, stats: { ...stats, weapons } },
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
      if (monster.thac0 === null) continue;
      const figures = combat.figures(state, {
        kind: 'attack',
        actor: 'f1',
        target: 'f2',
        way: weapons[0]?.id ?? '',
      });
      expect(figures?.needed, monster.name).toBe(Math.max(2, monster.thac0 - 9));
    }
  });

  test('swords-wizardry: armour class, attack bonus, each attack with its count, the save', async () => {
    for (const monster of await bestiary('swords-wizardry')) {
      const stats = creaturesStats(rulesOf('swords-wizardry'), monster).stats as SwordsStats;
      expect(stats.ac).toEqual({ descending: monster.ac.descending });
      const bonus = monster.attack_bonus ?? 0;
      expect(stats.skill, monster.name).toEqual({ monsterHitDice: bonus === 0 ? 0.5 : bonus });
      expect(
        stats.weapons.map(({ count = 1 }) => count),
        monster.name,
      ).toEqual(blowsOf('swords-wizardry', monster).map(({ attack }) => Math.max(1, attack.count)));
      expect({ single: stats.save }).toMatchObject(monster.saves === null ? {} : { single: save(monster) });
    }
  });

  test('basic-fantasy: armour class, Hit Dice, each blow of the routine, morale', async () => {
    for (const monster of await bestiary('basic-fantasy')) {
      const stats = creaturesStats(rulesOf('basic-fantasy'), monster).stats as BasicStats;
      if (monster.ac.ascending !== null) expect(stats.armourClass).toBe(monster.ac.ascending);
      expect(stats.creature, monster.name).toMatchObject({ kind: 'monster', hitDice: monster.hd.text });
      const powers = monster.attacks.filter((attack) => isUsed('basic-fantasy', attack));
      expect(stats.weapons.length, monster.name).toBe(
        monster.attacks.reduce((sum, { count }) => sum + Math.max(1, count), 0) - powers.length,
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
