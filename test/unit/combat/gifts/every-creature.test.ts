import { describe, expect, test } from 'vitest';
import type { Offered } from '../../../../shared/rules/fight/bridge/offered.ts';
import { systemById } from '../../../../shared/rules/registry.ts';
import { defaultSettings } from '../../../../shared/rules/system.ts';
import { creaturesStats } from '../../../../src-main/areas/combat/fighters.ts';
import { loadMonsters } from '../../../../src-main/content/content.ts';
import type { CampaignRules } from '../../../../src-main/facts/campaign/read-campaign.ts';

/** Of every creature of the bestiaries: nothing its entry says is dropped without a word. */

interface Stats {
  readonly weapons: readonly {
    id: string;
    noDamage?: boolean;
    onHit?: string | { words: string; save?: string; modifier?: number; recipe?: object };
  }[];
  readonly powers?: readonly { id: string; uses?: number }[];
}

const rulesOf = (id: string): CampaignRules => {
  const system = systemById(id);
  if (!system) throw new Error(id);
  return { system, settings: defaultSettings(system) } as CampaignRules;
};

async function bestiary(id: string) {
  const rules = rulesOf(id);
  const { entries = [] } = (await loadMonsters(id)) ?? {};
  return entries.map((monster) => {
    const { stats, offered = [], notes = [], wanting } = creaturesStats(rules, monster);
    return { monster, stats: stats as Stats, offered, notes, wanting };
  });
}

const wordsOf = (onHit: Stats['weapons'][number]['onHit']): string | undefined =>
  typeof onHit === 'object' ? onHit.words : onHit;

describe.each(['ose', 'swords-wizardry', 'basic-fantasy'])('every creature of %s', (id) => {
  test('strikes, uses or is noted to have whatever its entry says', async () => {
    for (const { monster, stats, offered, notes } of await bestiary(id)) {
      const said = new Set(notes);
      const hits = stats.weapons.flatMap(({ onHit }) => wordsOf(onHit) ?? []);
      const powers = new Set((stats.powers ?? []).map(({ id: way }) => way.replace(/ \d+$/, '')));
      for (const { name, effect } of monster.attacks) {
        expect(
          powers.has(name) || stats.weapons.some((weapon) => weapon.id.replace(/ \d+$/, '') === name),
          `${monster.id}: ${name}`,
        ).toBe(true);
        if (effect === null) continue;
        expect(said.has(`${name}: ${effect}`), `${monster.id}: ${effect}`).toBe(true);
        expect(powers.has(name) || hits.includes(effect), `${monster.id}: ${effect}`).toBe(true);
      }
      for (const special of monster.special)
        expect(said.has(special), `${monster.id}: ${special}`).toBe(true);
      expect(offered.map(({ way }) => way)).toEqual((stats.powers ?? []).map(({ id: way }) => way));
    }
  });

  test('is a fighter of the book, and asks how often what nobody counted is used', async () => {
    const { combat } = rulesOf(id).system;
    const all = await bestiary(id);
    const fighters = all.map(({ stats }, at) => ({
      id: `f${at}`,
      side: at % 2 === 0 ? 'foes' : 'party',
      hp: 5,
      maxHp: 5,
      atFeet: 0,
      stats,
    }));
    expect(combat.start({ settings: {}, fighters }).fighters).toHaveLength(all.length);
    for (const { stats, wanting } of all)
      for (const { id: way, uses } of stats.powers ?? [])
        expect(wanting.some(({ title }) => title === `Uses of ${way}`)).toBe(uses === undefined);
  });

  test('has no damage guessed of a touch that deals none', async () => {
    for (const { monster, stats, wanting } of await bestiary(id))
      for (const { id: way, noDamage } of stats.weapons)
        if (noDamage)
          expect(
            wanting.map(({ title }) => title),
            monster.id,
          ).not.toContain(`Damage of ${way}`);
  });
});

async function one(id: string, creature: string) {
  const found = (await bestiary(id)).find(({ monster }) => monster.id === creature);
  if (!found) throw new Error(creature);
  const hits = Object.fromEntries(found.stats.weapons.map(({ id: way, onHit }) => [way, onHit]));
  const offers = new Map(found.offered.map((each): [string, Offered] => [each.way, each]));
  return { ...found, hits, offers, powers: found.stats.powers ?? [] };
}

const dead = { status: 'dead' };
const lasts = { at: 'said' };

describe('what the words of an entry mean', () => {
  test('ose: poison kills who fails, paralysis and petrifying hold, a drain knows no save (OSE-SAVE-2, 8, 9)', async () => {
    expect((await one('ose', 'centipede-giant')).hits['bite']).toMatchObject({ save: 'death', recipe: dead });
    const crawler = await one('ose', 'carcass-crawler');
    expect(crawler.stats.weapons[0]).toMatchObject({
      noDamage: true,
      onHit: { words: 'paralysis', save: 'paralysis', recipe: { effect: 'paralysed', lasts } },
    });
    expect((await one('ose', 'wight')).hits['touch']).toEqual({
      words: 'energy drain',
      recipe: { effect: 'energy drain', lasts },
    });
    expect((await one('ose', 'rust-monster')).hits['feeler']).toBe('rusting');
  });

  test('ose: a breath is a power, and its damage the hit points of the moment, halved by a save (OSE-SAVE-7)', async () => {
    const dragon = await one('ose', 'black-dragon');
    expect(dragon.stats.weapons.map(({ id }) => id)).not.toContain('breath');
    expect(dragon.powers).toEqual([{ id: 'breath', aim: 'none' }]);
    expect(dragon.offers.get('breath')).toEqual({
      way: 'breath',
      save: 'breath',
      recipe: { saved: 'half' },
      damageIsHp: true,
    });
    expect((await one('ose', 'hellhound-3')).offers.get('breath')).toMatchObject({
      save: 'breath',
      recipe: { damage: '3d6', saved: 'half' },
    });
    const basilisk = await one('ose', 'basilisk');
    expect(basilisk.offers.get('gaze')).toMatchObject({ save: 'paralysis', recipe: { effect: 'petrified' } });
    expect(basilisk.powers).toHaveLength(1);
    expect(basilisk.hits['bite']).toMatchObject({ save: 'paralysis' });
  });

  test('swords-wizardry: the entry adds to the save, and non-lethal is not dead', async () => {
    const spider = await one('swords-wizardry', 'spider-giant-1hd');
    expect(spider.hits['bite']).toEqual({
      words: 'poison, save +2',
      save: 'single',
      modifier: 2,
      recipe: dead,
    });
    expect((await one('swords-wizardry', 'centipede-giant-small-non-lethal')).hits['bite']).toMatchObject({
      modifier: 4,
      recipe: { effect: 'poisoned', lasts },
    });
    expect((await one('swords-wizardry', 'ant-giant-warrior')).hits['bite']).toBe('poison (2d6, save 1d4)');
    expect((await one('swords-wizardry', 'dryad')).offers.get('Charm person (-2 save)')).toMatchObject({
      modifier: -2,
      save: 'single',
      recipe: { effect: 'charmed' },
    });
    expect((await one('swords-wizardry', 'medusa')).offers.get('Gaze turns to stone')).toMatchObject({
      recipe: { effect: 'petrified' },
    });
    // What a dragon breathes is printed, how much is not.
    expect((await one('swords-wizardry', 'dragon-red-10-hd')).offers.get('Breathes fire')).toEqual({
      way: 'Breathes fire',
      save: 'single',
      recipe: {},
    });
  });

  test('basic-fantasy: breath by its dice, poison against death, once a day is once', async () => {
    expect((await one('basic-fantasy', 'dragon-forest')).offers.get('breath')).toMatchObject({
      save: 'dragon-breath',
      recipe: { damage: '8d8', saved: 'half' },
    });
    expect((await one('basic-fantasy', 'bee-giant')).hits['sting']).toMatchObject({
      save: 'death-ray-poison',
      recipe: dead,
    });
    expect((await one('basic-fantasy', 'yellow-mold')).powers).toEqual([
      { id: 'spore cloud', aim: 'none', uses: 1 },
    ]);
    expect((await one('basic-fantasy', 'golem-iron')).offers.get('breath')).toMatchObject({
      save: 'dragon-breath',
      recipe: {},
    });
  });

  test('what is no act is a note and nothing more', async () => {
    const warp = await one('ose', 'warp-beast');
    expect(warp.powers).toEqual([]);
    expect(warp.notes).toContain('Hate blink dogs');
  });
});
