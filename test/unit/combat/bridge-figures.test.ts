import { describe, expect, test } from 'vitest';
import { mixed, withTyped } from '../../../shared/rules/fight/bridge/typed.ts';
import { systemById } from '../../../shared/rules/registry.ts';
import { defaultSettings } from '../../../shared/rules/system.ts';
import { loadMonsters } from '../../../src-main/content/content.ts';
import { creaturesStats, strangersStats } from '../../../src-main/areas/combat/fighters.ts';
import type { CampaignRules } from '../../../src-main/facts/campaign/read-campaign.ts';

const rulesOf = (id: string): CampaignRules => {
  const system = systemById(id);
  if (!system) throw new Error(id);
  return { system, settings: defaultSettings(system) } as CampaignRules;
};

const nonsense = ['many', '', '1d', '-5000', '9/9', '4.5', '1e3', 'null', '9999999'];

describe.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])('the figures of %s', (id) => {
  const rules = rulesOf(id);
  const { bridge, combat } = rules.system;
  const figuresOf = (stats: unknown) => bridge.figures(stats);

  const takes = (stats: unknown): void => {
    const one = { side: 'foes', hp: 5, maxHp: 5, atFeet: 0, stats };
    combat.start({
      settings: rules.settings,
      fighters: [
        { ...one, id: 'f1' },
        { ...one, id: 'f2', side: 'party' },
      ],
    });
  };

  async function some(): Promise<unknown[]> {
    const all = (await loadMonsters(id))?.entries ?? [];
    const content = all
      .filter((_, at) => at % 9 === 0)
      .map((monster) => creaturesStats(rules, monster).stats);
    return [...content, strangersStats(rules, 'thing').stats];
  }

  test('bear titles of their own, and typed as they stand change nothing', async () => {
    for (const stats of await some()) {
      const figures = figuresOf(stats);
      expect(new Set(figures.map(({ title }) => title)).size).toBe(figures.length);
      for (const { title, value, typed } of figures) {
        if (value === '') continue;
        const made = typed(value);
        expect(typeof made, `${title} ${value}`).toBe('object');
        const again = mixed(stats, made as object);
        expect(figuresOf(again).find((each) => each.title === title)?.value).toBe(value);
        takes(again);
      }
    }
  });

  test('refuse nonsense in a sentence that names them', async () => {
    for (const stats of await some())
      for (const { title, typed } of figuresOf(stats))
        for (const text of nonsense) {
          const made = typed(text);
          if (typeof made === 'string') expect(made).toContain(title);
          // What is taken after all the machine takes.
          else takes(mixed(stats, made));
        }
  });

  test('figures nobody of his has, and nonsense that was kept, change nothing', async () => {
    for (const stats of await some()) {
      const crossed = { stats, wanting: [] };
      expect(withTyped(crossed, { Nerves: '4', Morale: 'high', 'Armour class': '' }, figuresOf)).toEqual(
        crossed,
      );
    }
  });

  test('whoever types what stands for a missing figure has looked at it', () => {
    const crossed = strangersStats(rules, 'thing');
    for (const { title, taken } of crossed.wanting) {
      const { stats, wanting } = withTyped(crossed, { [title]: taken }, figuresOf);
      expect(stats).toEqual(crossed.stats);
      expect(wanting.map((each) => each.title)).not.toContain(title);
      expect(wanting).toHaveLength(crossed.wanting.length - 1);
    }
  });
});
