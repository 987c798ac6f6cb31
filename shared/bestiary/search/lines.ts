import type { MonstersFile } from '../../content/schemas/monsters.ts';
import { rollTotal } from '../../dice/roll.ts';
import { unaccented } from '../../words/unaccented.ts';
import type { Bounds, Where, WordFact } from './sought.ts';
import { wheres } from './sought.ts';

type Monster = MonstersFile['entries'][number];

/** Where the wandering tables of a book put a creature. */
export interface Haunts {
  terrains: readonly string[];
  levels: readonly Bounds[];
}

/** A creature as it is searched: words without accents, and every figure that a fact may ask for. */
export interface SearchLine {
  id: string;
  name: string;
  nameWords: readonly string[];
  /** Second name, group, tags and special abilities. */
  otherWords: readonly string[];
  /** ½ for less than one die; null where hit points alone are given. */
  hd: number | null;
  ascending: number | null;
  descending: number | null;
  morale: number | null;
  challenge: number | null;
  xp: number;
  levels: readonly Bounds[];
  /** How many are met, least and most. */
  appearing: Readonly<Record<Where, Bounds | null>>;
  hasTreasure: boolean;
  /** No book prints one: the referee's own may have it. */
  hasPicture: boolean;
  words: Readonly<Record<WordFact, readonly string[]>>;
  /** The referee's own, not printed. */
  isOwn: boolean;
}

const wordsOf = (text: string): string[] =>
  unaccented(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Dice of hit points in numbers that can be compared. */
function hitDiceOf({ hd }: Monster): number | null {
  if (hd.hp_fixed !== null) return hd.hp_fixed < fewestOfADie ? 0.5 : null;
  return hd.die < 8 && hd.dice === 1 ? 0.5 : hd.dice;
}
/** On average a hit die gives four and a half. */
const fewestOfADie = 5;

export function searchLine(
  monster: Monster,
  { terrains, levels }: Haunts,
  { isOwn = false, hasPicture = false } = {},
): SearchLine {
  const { ac, alignment, treasure, challenge_level: challenge } = monster;
  const special = [...monster.special, ...ac.alternates.map(({ when }) => when ?? '')];
  const second = [monster.also_known_as ?? '', monster.group ?? '', ...monster.categories, ...special];
  return {
    id: monster.id,
    name: unaccented(monster.name),
    nameWords: wordsOf(monster.name),
    otherWords: wordsOf(second.join(' ')),
    hd: hitDiceOf(monster),
    ascending: ac.ascending,
    descending: ac.descending,
    morale: monster.morale,
    challenge: typeof challenge === 'number' ? challenge : challenge === undefined ? null : 0,
    xp: monster.xp,
    levels,
    appearing: Object.fromEntries(
      wheres.map((where) => [where, numberOf(monster.number_appearing[where])]),
    ) as SearchLine['appearing'],
    hasTreasure: treasure.types.length + treasure.lair_types.length + treasure.special.length > 0,
    hasPicture,
    words: {
      al: alignment.map(unaccented),
      terrain: terrains.map(unaccented),
      tt: [...treasure.types, ...treasure.lair_types].map(unaccented),
      move: monster.movement.map(({ mode }) => unaccented(mode)),
      tag: monster.categories.map(unaccented),
      save: saveWords(monster),
    },
    isOwn,
  };
}

/** "Fighter 3" is found as f3, fighter3 and fighter. */
function saveWords({ save_as: as }: Monster): string[] {
  if (as === null) return [];
  const name = unaccented(as.class).replaceAll(' ', '-');
  const short = name
    .split('-')
    .map((word) => word.charAt(0))
    .join('');
  const [least = 0, most = -1] = as.range ?? (as.level === null ? [] : [as.level, as.level]);
  const levels = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return [name, ...levels.flatMap((level) => [`${short}${level}`, `${name}${level}`])];
}

/** Least and most of dice; null for 0, "special" and nothing. */
export function numberOf(text: string | null): Bounds | null {
  if (text === null || text === '0' || text === 'special') return null;
  return {
    least: rollTotal(text, { roll: () => 1 }),
    most: rollTotal(text, { roll: (sides) => sides }),
  };
}
