import type { CreatureFacts } from '../../content/schemas/own-creature.ts';
import type { CreatureFigures } from '../figures.ts';
import type { Figure } from '../marks.ts';
import { without } from '../../without.ts';

/** The figures of a creature as an own one would store them, whoever says them. */
export function factsOf(figures: CreatureFigures): CreatureFacts {
  const treasure = without(figures.treasure.value, 'worth');
  return {
    armourClass: figures.armourClass.value,
    hitDice: figures.hitDice.value,
    attack: figures.attack.value,
    attacks: figures.attacks.value,
    movement: figures.movement.value,
    saves: figures.saves.value,
    morale: figures.morale.value,
    alignment: figures.alignment.value,
    numberAppearing: figures.numberAppearing.value,
    experience: figures.experience.value,
    ...(figures.challengeLevel !== null && { challengeLevel: figures.challengeLevel.value }),
    treasure,
    special: figures.special.value,
  };
}

/** What stands where nobody says a figure, nor any table. */
export const blanks = {
  armourClass: { ascending: null, descending: null, alternates: [] },
  hitDice: { dice: 0, die: 8, modifier: 0, asterisks: 0, hp_fixed: null, hp_average: null, text: '' },
  attack: null,
  attacks: { list: [], text: '' },
  movement: [],
  saves: null,
  morale: null,
  alignment: { any: [], usual: null },
  numberAppearing: { dungeon: null, wilderness: null, lair: null },
  experience: null,
  challengeLevel: null,
  treasure: { types: [], lair_types: [], multiplier: 1, extra_gp: null, special: [] },
  special: [],
} satisfies Required<CreatureFacts>;

export const isBlank = (key: keyof CreatureFacts, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(blanks[key]);

/** Whether nobody says it, nor any table: a hoard without letters, unless it is worth gold pieces. */
export function isUnsaid(key: keyof CreatureFigures, { value, mark }: Figure<unknown>): boolean {
  if (key !== 'treasure') return mark === 'typed' && isBlank(key, value);
  const { worth, ...letters } = value as CreatureFigures['treasure']['value'];
  return mark === 'typed' && worth === null && isBlank(key, letters);
}

/** Only those that somebody says: none that follow from a table, and none that are blank. */
export function saidFacts(figures: CreatureFigures): CreatureFacts {
  const all = Object.entries(factsOf(figures)) as [keyof CreatureFacts, unknown][];
  const said = all.filter(([key, value]) => figures[key]?.mark !== 'derived' && !isBlank(key, value));
  return Object.fromEntries(said);
}
