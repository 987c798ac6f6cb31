import { passingOf } from '../../characters/character.ts';
import type { CharacterRules, GearFacts, PersonFacts, RuleFigure } from '../../characters/character.ts';
import { added, classCharacters } from '../../characters/class-characters.ts';
import type { ClassContent, ClassTable, LevelRow } from '../../characters/class-content.ts';
import {
  hitDiceFigures,
  printed,
  rowName,
  scoreFigures,
  slotFigures,
  summed,
  turningFigures,
  unknown,
  whyUnknown,
} from '../../characters/class-figures.ts';
import { classTable, levelRow, namesOfKeys } from '../../characters/class-tables.ts';
import { armourClassFigures, wornReasons } from '../../characters/worn-armour.ts';
import { capabilities } from '../capabilities.ts';
import { againstLarge, oseAttacks } from './attack.ts';
import { abilityOf } from './scores.ts';
import { oseSkills } from './skills.ts';
import { tables } from '../tables.ts';

const { outside } = tables;

const naked = {
  source: 'unarmoured',
  rule: 'OSE-ATK-8',
  ascending: outside.armour.none.ascending,
  both: outside.acSum,
};

/** Against the large the halfling is harder to hit: the same figures once more. */
function defence(
  person: PersonFacts,
  gear: readonly GearFacts[],
  content: ClassContent | null,
): RuleFigure[] {
  const table = content && classTable(content, person.classId);
  const bettering = [
    ...wornReasons(gear),
    ...abilityOf(person, 'dexterity', 'dexAc'),
    ...passingOf(person).armourClass,
  ];
  const large = againstLarge(table);
  const figures = armourClassFigures(naked, bettering);
  if (large.length === 0) return figures;
  const apart = armourClassFigures(naked, [...bettering, ...large]);
  return [
    ...figures,
    ...apart.map((each) => ({
      ...each,
      key: `${each.key}.large`,
      title: `${each.title}, against the large`,
    })),
  ];
}

function saves(person: PersonFacts, table: ClassTable | null, row: LevelRow | null): RuleFigure[] {
  const why = whyUnknown(table, person.level);
  const wisdom = abilityOf(person, 'wisdom', 'wisMagicSaves');
  return [
    ...capabilities.saves.map(({ id, title }) => {
      const target = row?.saves[id];
      if (!table || !row || target === undefined) return unknown(`save.${id}`, title, 'saves', why);
      return printed(`save.${id}`, title, 'saves', target, rowName(table, row), 'OSE-SAVE-4');
    }),
    ...(wisdom.length > 0
      ? [summed('saveBonus.magic', 'Added to saves against magic', 'saves', wisdom)]
      : []),
  ];
}

/** The first tier whose scores are all met. */
function xpBonus(person: PersonFacts, table: ClassTable): number {
  const met = table.xp_tiers.find(({ minimums }) =>
    Object.entries(minimums).every(([key, least]) => {
      const score = person.abilities[namesOfKeys[key as keyof typeof namesOfKeys]];
      return score !== null && score >= least;
    }),
  );
  return met?.xp_modifier_percent ?? 0;
}

const social = [
  { ability: 'charisma', column: 'max_retainers', key: 'retainers', title: 'Retainers at most' },
  { ability: 'charisma', column: 'retainer_loyalty', key: 'loyalty', title: 'Loyalty of retainers' },
  { ability: 'charisma', column: 'npc_reactions', key: 'reaction', title: 'Reactions', rule: 'OSE-REACT-2' },
  {
    ability: 'intelligence',
    column: 'additional_languages',
    key: 'languages',
    title: 'Additional languages',
  },
  { ability: 'intelligence', column: 'literacy', key: 'literacy', title: 'Reading and writing' },
] as const;

function rest(
  person: PersonFacts,
  table: ClassTable | null,
  row: LevelRow | null,
  content: ClassContent | null,
): RuleFigure[] {
  const common = scoreFigures(
    content,
    person,
    social.map((each) => ({ ...each, group: 'other' as const })),
  );
  if (!content || !table) return common;
  const percent = xpBonus(person, table);
  return [
    ...common,
    printed(
      'xpBonus',
      'Experience bonus (%)',
      'other',
      percent,
      `prime requisite of the ${table.name.toLowerCase()}`,
    ),
    ...(row ? hitDiceFigures(content, person, table, row, table.hit_die) : []),
    ...(row ? slotFigures(row.spells, rowName(table, row)) : []),
    ...(row ? turningFigures(content, table, person.level) : []),
  ];
}

const inSix = ' (in 6)';

/** Characters of seven classes; the demihumans are classes of their own. */
export const characters: CharacterRules = classCharacters({
  abilityDice: '3d6',
  alignments: ['Lawful', 'Neutral', 'Chaotic'],
  writesAscending: (settings) => settings['ascendingAc'] === true,
  columns: {
    strength: [
      { id: 'melee_attack_and_damage', title: 'Melee attack and damage', show: added },
      { id: 'open_doors_in_6', title: `Open doors${inSix}` },
    ],
    intelligence: [
      { id: 'additional_languages', title: 'Additional languages' },
      { id: 'literacy', title: 'Literacy' },
      { id: 'broken_speech', title: 'Speech', show: (broken) => (broken === true ? 'broken' : null) },
    ],
    wisdom: [{ id: 'magic_saves', title: 'Saves against magic', show: added }],
    dexterity: [
      { id: 'ac', title: 'Armour class', show: added },
      { id: 'missile_attack', title: 'Missile attack', show: added },
      { id: 'initiative', title: 'Initiative', show: added },
    ],
    constitution: [{ id: 'hit_points_per_die', title: 'Hit points for each die', show: added }],
    charisma: [
      { id: 'npc_reactions', title: 'Reactions', show: added },
      { id: 'max_retainers', title: 'Retainers at most' },
      { id: 'retainer_loyalty', title: 'Loyalty of retainers' },
    ],
  },
  classes: ({ classes }) => classes,
  races: ({ races }) => races,
  raceProblem: () => null,
  xpBonusPercent: xpBonus,
  hitDie: (table) => table.hit_die,
  rowOf: levelRow,
  slots: (person, table) => levelRow(table, person.level)?.spells ?? null,
  defence,
  figures: (person, gear, content, settings) => {
    const table = content && classTable(content, person.classId);
    const row = table && levelRow(table, person.level);
    return [
      ...defence(person, gear, content),
      ...oseAttacks(person, gear, table, row, settings),
      ...saves(person, table, row),
      ...oseSkills(person, table),
      ...rest(person, table, row, content),
    ];
  },
});
