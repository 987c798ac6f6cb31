import { given, modifier, whole } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { kindOf, partsOf, totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import { saveCategories, type Part, type SaveCategory } from '../terms.ts';

const natures = [
  'plain',
  'poison',
  'illusion',
  'charm',
  'pursuit-fall',
  'wrestling-escape',
  'constitution-recovery',
] as const;
type Nature = (typeof natures)[number];

const races = ['human', 'dwarf', 'elf', 'halfling'] as const;
type Race = (typeof races)[number];

interface ModifierInput {
  category: SaveCategory;
  nature?: Nature;
  strBonus?: number;
  dexBonus?: number;
  conBonus?: number;
  intBonus?: number;
  wisBonus?: number;
  race?: Race;
  negativeLevels?: number;
  nightsShortOfSleep?: number;
  other?: number;
}

const { energyDrain, sleep, outside } = tables;

/** The one ability that counts in a save of this nature, if any. */
function abilityOf(input: ModifierInput, nature: Nature): Reason {
  const str = modifier(input.strBonus, 'strBonus');
  const dex = modifier(input.dexBonus, 'dexBonus');
  const con = modifier(input.conBonus, 'conBonus');
  const int = modifier(input.intBonus, 'intBonus');
  const wis = modifier(input.wisBonus, 'wisBonus');
  const reasons: Record<Nature, Reason> = {
    plain: because('no ability', 0, 'BF-SAVE-5'),
    poison: because('constitution', con, 'BF-SAVE-6'),
    illusion: because('intelligence', int, 'BF-SAVE-6'),
    charm: because('wisdom', wis, 'BF-SAVE-6'),
    'pursuit-fall': because('dexterity', dex, 'BF-EVA-4'),
    'wrestling-escape': because('strength or dexterity', Math.max(str, dex), 'BF-WRES-17'),
    'constitution-recovery': because('no adjustment', 0, 'BF-CON-3'),
  };
  return reasons[nature];
}

function raceBonus(race: Race | undefined, category: SaveCategory): number {
  if (race === undefined) return 0;
  const bonus = outside.raceSaveBonuses[kindOf(race, 'race', races)][saveCategories.indexOf(category)];
  if (bonus === undefined) throw new RangeError(`No save against ${category}.`);
  return bonus;
}

/**
 * Everything that changes a save, added up: an ability only where the nature of the danger calls for one, and nothing at
 * all when the last lost point of Constitution is to be regained. Throws `unknown-kind`, `bad-input`.
 * BF-SAVE-5 to 7, BF-EVA-4, BF-WRES-17, BF-CON-3, BF-DRAIN-3, BF-SLEEP-4, BF-OUT-6.
 */
export function saveModifier(input: ModifierInput): { total: number; parts: Part[] } & Reasoned {
  const { nature = 'plain', negativeLevels = 0, nightsShortOfSleep = 0 } = given(input);
  const category = kindOf(input.category, 'category', saveCategories);
  const danger = kindOf(nature, 'nature', natures);
  const reasons = parts(
    abilityOf(input, danger),
    because('race', raceBonus(input.race, category), 'BF-OUT-6'),
    because('negative levels', whole(negativeLevels, 'negativeLevels') * energyDrain.d20, 'BF-DRAIN-3'),
    because(
      'short of sleep',
      whole(nightsShortOfSleep, 'nightsShortOfSleep') * sleep.penaltyPerNight,
      'BF-SLEEP-4',
    ),
    because('other', modifier(input.other, 'other'), 'BF-SAVE-7'),
  );
  if (danger === 'constitution-recovery') return { total: 0, parts: [], reasons: [] };
  return { total: totalOf(reasons), parts: partsOf(reasons), reasons };
}

export const saveModifierOps = {
  'save.modifier': saveModifier,
} as const;
