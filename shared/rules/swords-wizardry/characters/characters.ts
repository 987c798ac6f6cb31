import { passingOf } from '../../characters/character.ts';
import type { CharacterRules, GearFacts, PersonFacts, RuleFigure } from '../../characters/character.ts';
import { added, classCharacters } from '../../characters/class-characters.ts';
import type { ClassContent, ClassTable, LevelRow } from '../../characters/class-content.ts';
import {
  figure,
  hitDiceFigures,
  printed,
  rowName,
  scoreFigures,
  summed,
  unknown,
  whyUnknown,
} from '../../characters/class-figures.ts';
import { classTable, raceTable, scoreFigure } from '../../characters/class-tables.ts';
import { reaches } from '../../characters/prime-requisites.ts';
import { because, CONTENT, sumOf, parts, type Reason } from '../../common/reason.ts';
import { thiefSkillFigures } from '../../characters/thief-skills.ts';
import { armourClassFigures, wornReasons } from '../../characters/worn-armour.ts';
import { feetOfRate } from '../exploration/carrying.ts';
import { attacks, unarmed, writesAscending } from './attack.ts';
import { raceProblem, races, rowOf, slots, spellFigures } from './levels.ts';
import { tables } from '../tables.ts';

const { armourClass, carrying } = tables;

/** A monk's own class, while he wears neither armour nor shield. */
function nakedClass(table: ClassTable | null, row: LevelRow | null, gear: readonly GearFacts[]) {
  const both = armourClass.sum;
  const own = row?.['ac'];
  const worn = gear.some(({ kind }) => kind === 'armour' || kind === 'shield');
  if (table && row && !worn && typeof own === 'object' && own !== null && 'ascending' in own) {
    if (typeof own.ascending === 'number')
      return { source: rowName(table, row), rule: CONTENT, ascending: own.ascending, both };
  }
  return { source: 'unarmoured', rule: 'SW-ATK-7', ascending: both - armourClass.worstColumn, both };
}

function defence(
  person: PersonFacts,
  gear: readonly GearFacts[],
  content: ClassContent | null,
): RuleFigure[] {
  const table = content && classTable(content, person.classId);
  const row = table && rowOf(table, person.level);
  const { dexterity } = person.abilities;
  const agile = content && scoreFigure(content, 'dexterity', dexterity, 'ac');
  const bettering = [
    ...wornReasons(gear),
    ...parts(because(`dexterity ${String(dexterity)}`, agile ?? 0, CONTENT)),
    ...passingOf(person).armourClass,
  ];
  return [...armourClassFigures(nakedClass(table, row, gear), bettering), ...parry(person, table)];
}

/** What a fighter who parries takes off the blows against him. */
function parry({ abilities }: PersonFacts, table: ClassTable | null): RuleFigure[] {
  const steps = table?.abilities.find(({ id }) => id === 'parry')?.figures['by_dex'];
  const { dexterity } = abilities;
  if (typeof steps !== 'object' || steps === null || dexterity === null) return [];
  const reached = Object.entries(steps).filter(([score]) => Number(score) <= dexterity);
  const value = Math.min(0, ...reached.map(([, change]) => Number(change)));
  if (value === 0) return [];
  return [printed('parry', 'Attacks against one who parries', 'defence', value, `dexterity ${dexterity}`)];
}

/** The one saving throw, and once more against what the class is hardened to. */
function saves(person: PersonFacts, table: ClassTable | null, row: LevelRow | null): RuleFigure[] {
  const target = row?.saves['single'];
  const title = 'Saving throw';
  if (!table || !row || target === undefined)
    return [unknown('save.single', title, 'saves', whyUnknown(table, person.level))];
  const own = because(rowName(table, row), target, CONTENT);
  const hardened = table.abilities.find(({ id }) => id === 'save-bonus')?.figures ?? {};
  const { versus, bonus } = hardened;
  const against = Array.isArray(versus) && typeof bonus === 'number' ? versus.map(String) : [];
  return [
    figure('save.single', title, 'saves', target, [own]),
    ...against.map((threat) =>
      summed(`save.${threat}`, `${title} against ${threat}`, 'saves', [
        own,
        because(`${table.name.toLowerCase()} against ${threat}`, 0 - Number(bonus), CONTENT),
      ]),
    ),
  ];
}

const { least, percent } = tables.experience;

/** So much each for the class's own scores, for wisdom and for charisma. */
function xpReasons(person: PersonFacts, { prime_requisites: own, name }: ClassTable): Reason[] {
  const share = (source: string, met: boolean) => because(source, met ? percent : 0, CONTENT);
  return parts(
    share(`prime requisite of the ${name.toLowerCase()}`, reaches(person, own, least)),
    share('wisdom', reaches(person, ['wis'], least)),
    share('charisma', reaches(person, ['cha'], least)),
  );
}

const wanted = [
  {
    ability: 'strength',
    column: 'open_doors_in_6',
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
    ability: 'intelligence',
    column: 'extra_languages',
    key: 'languages',
    title: 'Additional languages',
    group: 'other',
  },
  {
    ability: 'constitution',
    column: 'raise_dead_percent',
    key: 'raiseDead',
    title: 'Survives being raised (%)',
    group: 'other',
  },
] as const;

/** What only those who study spells ask. */
const studied = [
  {
    ability: 'intelligence',
    column: 'max_spell_level',
    key: 'maxSpellLevel',
    title: 'Highest spell level',
    group: 'other',
  },
  {
    ability: 'intelligence',
    column: 'know_spell_percent',
    key: 'knowSpell',
    title: 'Understands a spell (%)',
    group: 'other',
  },
] as const;

function movement(table: ClassTable, row: LevelRow): RuleFigure[] {
  const { movement_rate: rate } = row;
  if (typeof rate !== 'number') return [];
  const { baseFeet, encounterFeet } = feetOfRate(rate);
  return [
    printed('movementRate', 'Unburdened movement rate', 'movement', rate, rowName(table, row)),
    figure(
      'movementFeet',
      'Unburdened, feet a turn (a round)',
      'movement',
      `${baseFeet} (${encounterFeet})`,
      [because(`rate ${rate}`, `${carrying.turnFeetPerRate} feet a turn each`, CONTENT)],
    ),
  ];
}

function rest(
  person: PersonFacts,
  table: ClassTable | null,
  row: LevelRow | null,
  content: ClassContent | null,
) {
  const known = scoreFigures(content, person, wanted);
  if (!content || !table) return known;
  const spells = row ? spellFigures(person, table, row, content) : [];
  return [
    ...known,
    ...(table.id === 'magic-user' ? scoreFigures(content, person, studied) : []),
    summed('xpBonus', 'Experience bonus (%)', 'other', xpReasons(person, table)),
    ...(row ? hitDiceFigures(content, person, table, row, table.hit_die) : []),
    ...spells,
    ...(row ? movement(table, row) : []),
  ];
}

/** Characters of nine classes, human or not. */
export const characters: CharacterRules = classCharacters({
  abilityDice: '3d6',
  alignments: ['Lawful', 'Neutral', 'Chaotic'],
  writesAscending,
  columns: {
    strength: [
      { id: 'to_hit', title: 'To hit', show: added },
      { id: 'damage', title: 'Damage', show: added },
      { id: 'open_doors_in_6', title: 'Open doors (in 6)' },
      { id: 'carry_lb', title: 'Carrying (lb)', show: added },
    ],
    intelligence: [
      { id: 'extra_languages', title: 'Additional languages' },
      { id: 'max_spell_level', title: 'Highest spell level' },
      { id: 'know_spell_percent', title: 'Understands a spell (%)' },
      {
        id: 'spells_per_level_min',
        title: 'Spells of a level',
        show: (from, { spells_per_level_max: to }) =>
          `${String(from)} to ${to === null ? 'all' : String(to)}`,
      },
    ],
    wisdom: [{ id: 'extra_first_level_spell', title: "Cleric's extra spell" }],
    dexterity: [
      { id: 'missile_attack', title: 'To hit with missiles', show: added },
      { id: 'ac', title: 'Armour class', show: added },
    ],
    constitution: [
      { id: 'hit_points_per_die', title: 'Hit points for each die', show: added },
      { id: 'raise_dead_percent', title: 'Survives being raised (%)' },
    ],
    charisma: [{ id: 'retainers_max', title: 'Retainers at most' }],
  },
  classes: ({ classes }) => classes,
  races,
  raceProblem,
  xpBonusPercent: (person, table) => sumOf(xpReasons(person, table)),
  hitDie: (table) => table.hit_die,
  rowOf,
  slots,
  defence,
  figures: (person, gear, content, settings) => {
    const table = content && classTable(content, person.classId);
    const row = table && rowOf(table, person.level);
    const race = content && raceTable(content, person.raceId);
    return [
      ...defence(person, gear, content),
      ...attacks(person, gear, table, settings),
      ...unarmed(table, row),
      ...saves(person, table, row),
      ...(table ? thiefSkillFigures(table, person.level, race) : []),
      ...rest(person, table, row, content),
    ];
  },
});
