import { passingOf } from '../../characters/character.ts';
import type { CharacterRules, GearFacts, PersonFacts, RuleFigure } from '../../characters/character.ts';
import { added, classCharacters } from '../../characters/class-characters.ts';
import type { ClassContent, ClassTable, RaceTable } from '../../characters/class-content.ts';
import {
  hitDiceFigures,
  printed,
  rowName,
  scoreFigures,
  slotFigures,
  summed,
  turningFigures,
} from '../../characters/class-figures.ts';
import { levelRow, raceTable } from '../../characters/class-tables.ts';
import { because, CONTENT, sumOf, type Reason } from '../../common/reason.ts';
import { thiefSkillFigures } from '../../characters/thief-skills.ts';
import { armourClassFigures, wornReasons } from '../../characters/worn-armour.ts';
import { attacks, levelsOf, raceReason, saves, scoreReason } from './attack.ts';
import { allClasses } from './combination-classes.ts';
import { tables } from '../tables.ts';

const naked = {
  source: 'unarmoured',
  rule: 'BF-ATK-3',
  ascending: tables.unarmouredClass,
  both: null,
};

function defence(
  person: PersonFacts,
  gear: readonly GearFacts[],
  content: ClassContent | null,
): RuleFigure[] {
  const race = content && raceTable(content, person.raceId);
  const bettering = [
    ...wornReasons(gear),
    ...scoreReason(person, 'dexterity', 'BF-OUT-2'),
    ...passingOf(person).armourClass,
  ];
  const large = raceReason(race, 'defence');
  const figures = armourClassFigures(naked, bettering);
  if (large.length === 0) return figures;
  const apart = armourClassFigures(naked, [...bettering, ...large]);
  return [
    ...figures,
    ...apart.map((each) => ({
      ...each,
      key: `${each.key}.large`,
      title: `${each.title} in melee with the large`,
    })),
  ];
}

/** Chances a race has by nature, as the tables print them. */
const natural = [
  {
    ability: 'detect-construction',
    figure: 'chance_in_6',
    key: 'construction',
    title: 'Find tricks of construction (in 6)',
  },
  { ability: 'secret-doors', figure: 'search_in_6', key: 'secretDoors', title: 'Find secret doors (in 6)' },
  {
    ability: 'secret-doors',
    figure: 'glance_in_6',
    key: 'secretDoorsGlance',
    title: 'Notice secret doors in passing (in 6)',
  },
  { ability: 'hide', figure: 'forest_percent', key: 'hideWoods', title: 'Hide in the forest (%)' },
  { ability: 'hide', figure: 'elsewhere_percent', key: 'hideElsewhere', title: 'Hide elsewhere (%)' },
] as const;

function raceSkills(race: RaceTable | null): RuleFigure[] {
  return natural.flatMap(({ ability, figure, key, title }) => {
    const value = race?.abilities?.find(({ id }) => id === ability)?.figures[figure];
    if (!race || typeof value !== 'number') return [];
    return [printed(`skill.${key}`, title, 'skills', value, race.name.toLowerCase())];
  });
}

/** Only a race earns more experience, by its own percentage. */
function xpReasons({ raceId }: PersonFacts, content: ClassContent): Reason[] {
  const race = raceTable(content, raceId);
  const percent = race?.abilities?.find(({ id }) => id === 'xp-bonus')?.figures['percent'];
  return race && typeof percent === 'number' ? [because(race.name.toLowerCase(), percent, CONTENT)] : [];
}

const wanted = [
  {
    ability: 'strength',
    column: 'open_doors_range',
    key: 'openDoors',
    title: 'Open doors (in 6)',
    group: 'skills',
  },
  {
    ability: 'charisma',
    column: 'retainers_max',
    key: 'retainers',
    title: 'Retainers at most',
    group: 'other',
  },
  {
    ability: 'charisma',
    column: 'retainer_loyalty',
    key: 'loyalty',
    title: 'Loyalty of retainers',
    group: 'other',
    rule: 'BF-MOR-9',
  },
  {
    ability: 'charisma',
    column: 'reactions',
    key: 'reaction',
    title: 'Reactions',
    group: 'other',
    rule: 'BF-REACT-2',
  },
  {
    ability: 'intelligence',
    column: 'extra_languages',
    key: 'languages',
    title: 'Additional languages',
    group: 'other',
  },
] as const;

const hitDie = ({ hit_die: die }: ClassTable, race: RaceTable | null): number =>
  Math.min(die, race?.hit_die_max ?? die);

function rest(
  person: PersonFacts,
  table: ClassTable | null,
  race: RaceTable | null,
  content: ClassContent | null,
): RuleFigure[] {
  const known = scoreFigures(content, person, wanted);
  if (!content || !table) return known;
  const row = levelRow(table, person.level);
  return [
    ...known,
    summed('xpBonus', 'Experience bonus (%)', 'other', xpReasons(person, content)),
    ...(row ? hitDiceFigures(content, person, table, row, hitDie(table, race)) : []),
    ...(row ? slotFigures(row.spells, rowName(table, row)) : []),
    ...turningFigures(content, table, person.level),
  ];
}

/** Characters of four classes and four races, and of two classes at once. */
export const characters: CharacterRules = classCharacters({
  abilityDice: '3d6',
  alignments: [],
  writesAscending: () => true,
  columns: {
    strength: [
      { id: 'melee_attack_and_damage', title: 'Melee attack and damage', show: added },
      { id: 'open_doors_range', title: 'Open doors (in 6)' },
    ],
    intelligence: [
      { id: 'modifier', title: 'Bonus', show: added },
      { id: 'extra_languages', title: 'Additional languages' },
    ],
    wisdom: [
      { id: 'modifier', title: 'Bonus', show: added },
      { id: 'saves_vs_mental_magic', title: 'Saves against mind control', show: added },
    ],
    dexterity: [
      { id: 'ac', title: 'Armour class', show: added },
      { id: 'missile_attack', title: 'Missile attack', show: added },
      { id: 'initiative', title: 'Initiative', show: added },
    ],
    constitution: [
      { id: 'modifier', title: 'Bonus', show: added },
      { id: 'hit_points_per_die', title: 'Hit points for each die', show: added },
    ],
    charisma: [
      { id: 'reactions', title: 'Reactions', show: added },
      { id: 'retainers_max', title: 'Retainers at most' },
      { id: 'retainer_loyalty', title: 'Loyalty of retainers' },
    ],
  },
  classes: allClasses,
  races: ({ races }) => races,
  raceProblem: ({ classes, name }, table) =>
    !classes || classes.includes(table.id)
      ? null
      : `${name} and ${table.name.toLowerCase()} do not go together.`,
  xpBonusPercent: (person, _table, content) => sumOf(xpReasons(person, content)),
  hitDie,
  rowOf: levelRow,
  slots: (person, table) => levelRow(table, person.level)?.spells ?? null,
  defence,
  figures: (person, gear, content) => {
    const table = content ? (allClasses(content).find(({ id }) => id === person.classId) ?? null) : null;
    const race = content && raceTable(content, person.raceId);
    const classes = levelsOf(person, table, content);
    return [
      ...defence(person, gear, content),
      ...attacks(person, gear, table, race, classes),
      ...saves(person, table, race, classes),
      ...(table ? thiefSkillFigures(table, person.level, null) : []),
      ...raceSkills(race),
      ...rest(person, table, race, content),
    ];
  },
});
