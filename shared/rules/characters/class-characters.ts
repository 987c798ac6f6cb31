import { withSign } from '../common/arithmetic.ts';
import type { AbilityName, AbilityReading, CharacterRules, Judgement, PersonFacts } from './character.ts';
import { abilityNames } from './character.ts';
import type { AbilityRow, ClassContent, ClassTable, LevelRow, RaceTable } from './class-content.ts';
import { constitutionBonus, levelRow, raceTable, scoreRow } from './class-tables.ts';
import { brokenLimits, classOption, featuresOf, languagesOf, limitsInWords } from './class-words.ts';
import { diceOf, levelStep } from './level-steps.ts';

/** What every system of classes and levels does alike with its tables. */

/** One column of a table of scores: what it is called, and how its value is shown. */
export interface Column {
  id: string;
  title: string;
  show?: (value: AbilityRow[string] | undefined, row: AbilityRow) => number | string | null;
}

/** For what is added to a roll or a sum. */
export const added: NonNullable<Column['show']> = (value) =>
  typeof value === 'number' ? withSign(value) : null;

export interface ClassSystem extends Pick<
  CharacterRules,
  'abilityDice' | 'alignments' | 'figures' | 'defence' | 'writesAscending'
> {
  columns: Record<AbilityName, readonly Column[]>;
  /** Every class that can be chosen, combined ones too. */
  classes: (content: ClassContent) => ClassTable[];
  /** The races to choose from; none where the class is the race. */
  races: (content: ClassContent) => RaceTable[];
  /** Why this race may not be of this class, if so. */
  raceProblem: (race: RaceTable, table: ClassTable) => string | null;
  xpBonusPercent: (person: PersonFacts, table: ClassTable, content: ClassContent) => number;
  /** Sides of the hit die. */
  hitDie: (table: ClassTable, race: RaceTable | null) => number;
  /** The row of a level, also one past those printed where the rules go on. */
  rowOf: (table: ClassTable, level: number) => LevelRow | null;
  slots: (person: PersonFacts, table: ClassTable, content: ClassContent) => number[] | null;
}

const titles: Record<AbilityName, [title: string, short: string]> = {
  strength: ['Strength', 'STR'],
  intelligence: ['Intelligence', 'INT'],
  wisdom: ['Wisdom', 'WIS'],
  dexterity: ['Dexterity', 'DEX'],
  constitution: ['Constitution', 'CON'],
  charisma: ['Charisma', 'CHA'],
};

function shown(row: AbilityRow, { id, title, show }: Column): AbilityReading['modifiers'] {
  const raw = row[id];
  const value = show ? show(raw, row) : raw;
  return typeof value === 'number' || typeof value === 'string' ? [{ title, value }] : [];
}

/** The six scores, with what each does where the tables say so. */
export function abilityReadings(
  person: PersonFacts,
  content: ClassContent | null,
  columns: Record<AbilityName, readonly Column[]>,
): AbilityReading[] {
  return abilityNames.map((id) => {
    const score = person.abilities[id];
    const row = content && scoreRow(content, id, score);
    const [title, short] = titles[id];
    return {
      id,
      title,
      short,
      score,
      modifiers: row ? columns[id].flatMap((column) => shown(row, column)) : [],
    };
  });
}

function judgeWith(system: ClassSystem, person: PersonFacts, content: ClassContent): Judgement {
  const tables = system.classes(content);
  const races = system.races(content);
  const table = tables.find(({ id }) => id === person.classId) ?? null;
  const race = races.find(({ id }) => id === person.raceId) ?? null;
  const mismatch = (one: RaceTable | null, other: ClassTable | null): string[] => {
    const problem = one && other && system.raceProblem(one, other);
    return problem ? [problem] : [];
  };
  const first = table && levelRow(table, 1);
  return {
    classes: tables.map((each) => ({
      id: each.id,
      problems: [...brokenLimits(person.abilities, each.requirements, 'least'), ...mismatch(race, each)],
    })),
    races: races.map((each) => ({
      id: each.id,
      problems: [
        ...brokenLimits(person.abilities, each.minimum ?? {}, 'least'),
        ...brokenLimits(person.abilities, each.maximum ?? {}, 'most'),
        ...mismatch(each, table),
      ],
    })),
    xpBonusPercent: table ? system.xpBonusPercent(person, table, content) : 0,
    hitDice: table && first ? diceOf(first.hd, system.hitDie(table, race)) : null,
    hitPointModifier: constitutionBonus(content, person) * (first?.hd.dice ?? 1),
    spellSlots: table ? system.slots(person, table, content) : null,
    features: [...featuresOf(table?.abilities ?? []), ...featuresOf(race?.abilities ?? [])],
    languages: table ? languagesOf(table) : [],
  };
}

const raceRequirements = ({ minimum = {}, maximum = {} }: RaceTable): string =>
  [limitsInWords(minimum), limitsInWords(maximum, 'most')].filter((words) => words !== '').join('; ');

/** The rules of characters of a system of classes and levels. */
export function classCharacters(system: ClassSystem): CharacterRules {
  const { abilityDice, alignments, figures, defence, writesAscending } = system;
  return {
    abilityDice,
    alignments,
    figures,
    defence,
    writesAscending,
    abilities: (person, content) => abilityReadings(person, content, system.columns),
    classOptions: (content) => system.classes(content).map((table) => classOption(table, levelRow(table, 1))),
    raceOptions: (content) =>
      system.races(content).map((race) => ({
        id: race.id,
        name: race.name,
        requirements: raceRequirements(race),
      })),
    judge: (person, content) => judgeWith(system, person, content),
    nextLevel: (person, content) => {
      const table = system.classes(content).find(({ id }) => id === person.classId);
      const from = table && system.rowOf(table, person.level);
      const to = table && system.rowOf(table, person.level + 1);
      if (!table || !from || !to) return null;
      const die = system.hitDie(table, raceTable(content, person.raceId));
      return levelStep({ from, to, die, constitution: constitutionBonus(content, person), name: table.name });
    },
  };
}
