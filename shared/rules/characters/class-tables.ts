import type { AbilityName, PersonFacts } from './character.ts';
import type {
  AbilityKey,
  AbilityRow,
  ClassContent,
  ClassTable,
  LevelRow,
  RaceTable,
} from './class-content.ts';

/** Reading the tables of a classes file: what is not in them is null, never a guess. */

export const abilityKeys = {
  strength: 'str',
  intelligence: 'int',
  wisdom: 'wis',
  dexterity: 'dex',
  constitution: 'con',
  charisma: 'cha',
} as const satisfies Record<AbilityName, AbilityKey>;

export const namesOfKeys: Readonly<Record<AbilityKey, AbilityName>> = {
  str: 'strength',
  int: 'intelligence',
  wis: 'wisdom',
  dex: 'dexterity',
  con: 'constitution',
  cha: 'charisma',
};

export const classTable = (content: ClassContent, id: string | null): ClassTable | null =>
  content.classes.find((table) => table.id === id) ?? null;

export const raceTable = (content: ClassContent, id: string | null): RaceTable | null =>
  content.races.find((race) => race.id === id) ?? null;

/** The row of exactly this level. */
export const levelRow = (table: ClassTable, level: number): LevelRow | null =>
  table.levels.find((row) => row.level === level) ?? null;

/** The last row printed, for a level beyond it. */
export function lastRow(table: ClassTable, level: number): LevelRow | null {
  const last = table.levels.at(-1);
  return last && Number.isSafeInteger(level) && level > last.level ? last : null;
}

/** The row of a score; scores beyond the table read its nearest row. */
export function scoreRow(
  content: ClassContent,
  ability: AbilityName,
  score: number | null,
): AbilityRow | null {
  if (score === null || !Number.isSafeInteger(score)) return null;
  const rows = content.abilities[abilityKeys[ability]];
  const held = rows.find(({ min, max }) => score >= min && score <= max);
  return held ?? rows.find(({ min }) => score < min) ?? rows.at(-1) ?? null;
}

/** What the row of a score says in a column, if the table has it. */
export function scoreValue(
  content: ClassContent,
  ability: AbilityName,
  score: number | null,
  column: string,
): number | string | null {
  const value = scoreRow(content, ability, score)?.[column];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** The same, where it is a number. */
export function scoreFigure(
  content: ClassContent,
  ability: AbilityName,
  score: number | null,
  column: string,
): number | null {
  const value = scoreValue(content, ability, score, column);
  return typeof value === 'number' ? value : null;
}

/** What constitution adds to a hit die. */
export const constitutionBonus = (content: ClassContent, { abilities }: PersonFacts): number =>
  scoreFigure(content, 'constitution', abilities.constitution, 'hit_points_per_die') ?? 0;
