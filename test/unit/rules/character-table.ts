import basicFantasy from '../../../shared/content/basic-fantasy.classes.json' with { type: 'json' };
import { classesFile } from '../../../shared/content/schemas/classes.ts';
import ose from '../../../shared/content/ose.classes.json' with { type: 'json' };
import swordsWizardry from '../../../shared/content/swords-wizardry.classes.json' with { type: 'json' };
import type {
  FigureValue,
  GearFacts,
  PersonFacts,
  RuleFigure,
} from '../../../shared/rules/characters/character.ts';
import type { ClassContent } from '../../../shared/rules/characters/class-content.ts';
import { defaultSettings, type RuleSystem } from '../../../shared/rules/system.ts';
import { systemById } from '../../../shared/rules/registry.ts';

/** People, gear and tables for the tests of characters. */

const files: Readonly<Record<string, unknown>> = {
  ose,
  'swords-wizardry': swordsWizardry,
  'basic-fantasy': basicFantasy,
};

export const contentOf = (id: string): ClassContent => classesFile.parse(files[id]);

export function systemOf(id: string): RuleSystem {
  const system = systemById(id);
  if (!system) throw new Error(`There are no rules called ${id}.`);
  return system;
}

type Scores = Partial<PersonFacts['abilities']>;

const unknown: PersonFacts['abilities'] = {
  strength: null,
  intelligence: null,
  wisdom: null,
  dexterity: null,
  constitution: null,
  charisma: null,
};

export const person = (
  classId: string | null,
  level: number,
  scores: Scores = {},
  raceId: string | null = null,
): PersonFacts => ({ classId, raceId, level, xp: 0, abilities: { ...unknown, ...scores } });

export const allScores = (score: number): PersonFacts['abilities'] => ({
  strength: score,
  intelligence: score,
  wisdom: score,
  dexterity: score,
  constitution: score,
  charisma: score,
});

const thing: GearFacts = {
  name: '',
  kind: 'other',
  acBonus: 0,
  magicBonus: 0,
  damage: null,
  missile: false,
};

export const armour = (name: string, acBonus: number, magicBonus = 0): GearFacts => ({
  ...thing,
  name,
  kind: 'armour',
  acBonus,
  magicBonus,
});
export const shield = (magicBonus = 0): GearFacts => ({
  ...thing,
  name: 'Shield',
  kind: 'shield',
  acBonus: 1,
  magicBonus,
});
export const weapon = (name: string, damage: string | null, more: Partial<GearFacts> = {}): GearFacts => ({
  ...thing,
  name,
  kind: 'weapon',
  damage,
  ...more,
});
export const ring = (acBonus: number): GearFacts => ({ ...thing, name: 'Ring of protection', acBonus });

/** A system with its tables, asked for figures by their keys. */
export function table(id: string) {
  const system = systemOf(id);
  const content = id === 'hackmaster' ? null : contentOf(id);
  const usual = defaultSettings(system);
  const figures = (
    facts: PersonFacts,
    gear: readonly GearFacts[] = [],
    settings: Record<string, boolean | string | number> = {},
  ): RuleFigure[] => system.characters.figures(facts, gear, content, { ...usual, ...settings });
  return {
    system,
    content: content as ClassContent,
    figures,
    /** The values under these keys; a key that is not there is undefined. */
    values: (
      facts: PersonFacts,
      keys: readonly string[],
      gear: readonly GearFacts[] = [],
      settings: Record<string, boolean | string | number> = {},
    ): (FigureValue | undefined)[] => {
      const found = new Map(figures(facts, gear, settings).map(({ key, value }) => [key, value]));
      return keys.map((key) => found.get(key));
    },
  };
}
