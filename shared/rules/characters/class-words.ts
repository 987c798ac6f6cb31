import type { ClassOption } from './character.ts';
import type { AbilityKey, ClassTable, LevelRow, Minimums } from './class-content.ts';
import { namesOfKeys } from './class-tables.ts';
import { diceOf } from './level-steps.ts';

/** Classes and races in words. */

const keys = ['str', 'int', 'wis', 'dex', 'con', 'cha'] as const satisfies AbilityKey[];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const abilityWord = (key: AbilityKey): string => capital(namesOfKeys[key]);

/** "two-handed-sword" as it is read. */
const plain = (id: string): string => id.replaceAll('-', ' ');

const entries = (limits: Minimums): [AbilityKey, number][] =>
  keys.flatMap((key) => {
    const limit = limits[key];
    return limit === undefined ? [] : [[key, limit]];
  });

/** "Constitution 9, Dexterity 9". */
export const limitsInWords = (limits: Minimums, bound: 'least' | 'most' = 'least'): string =>
  entries(limits)
    .map(([key, limit]) => `${abilityWord(key)} ${bound === 'most' ? 'at most ' : ''}${limit}`)
    .join(', ');

type Scores = Readonly<Record<string, number | null>>;

/** What a person's scores fall short of or go beyond; a score nobody knows breaks no limit. */
export function brokenLimits(scores: Scores, limits: Minimums, bound: 'least' | 'most'): string[] {
  return entries(limits).flatMap(([key, limit]) => {
    const score = scores[namesOfKeys[key]] ?? null;
    if (score === null || !Number.isSafeInteger(score)) return [];
    if (bound === 'least' ? score >= limit : score <= limit) return [];
    return [`${abilityWord(key)} must be at ${bound} ${limit}; it is ${score}.`];
  });
}

function shields(shield: boolean | string): string {
  if (typeof shield === 'boolean') return shield ? 'shields' : 'no shields';
  return shield === 'any' ? 'shields' : `${shield} shields`;
}

function armour({ allowed, shields: shield }: ClassTable['armour']): string {
  const worn = typeof allowed === 'string' ? allowed : allowed.map(plain).join(', ');
  return `${capital(worn)}, ${shields(shield)}`;
}

function weapons({ rule, ids, note }: ClassTable['weapons']): string {
  const listed = ids.map(plain).join(', ');
  const words =
    { any: 'Any', allowed: capital(listed), forbidden: `All but ${listed}` }[rule] ?? capital(listed);
  return note === null ? words : `${words} (${note})`;
}

/** A class as the one who chooses reads it. */
export const classOption = (table: ClassTable, first: LevelRow | null): ClassOption => ({
  id: table.id,
  name: table.name,
  hitDice: first ? diceOf(first.hd, table.hit_die) : `1d${table.hit_die}`,
  requirements: limitsInWords(table.requirements),
  primeRequisites: table.prime_requisites.map(abilityWord).join(', '),
  armour: armour(table.armour),
  weapons: weapons(table.weapons),
  confidence: table.confidence,
});

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The special abilities by name; those of later levels say when they come. */
export const featuresOf = (abilities: ClassTable['abilities']): string[] =>
  abilities.map(({ name, figures }) => {
    const from = numberOf(figures['from_level']) ?? numberOf(figures['min_level']);
    return from === null || from <= 1 ? name : `${name} (from level ${from})`;
  });

export const languagesOf = ({ languages }: ClassTable): string[] => languages.map((id) => capital(plain(id)));
