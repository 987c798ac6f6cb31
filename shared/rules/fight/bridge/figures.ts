import { parseDice } from '../../../dice/notation.ts';
import { RulesError } from '../../../errors.ts';

/** The figures of a fighter, as they are listed and may be typed over. */

/** Stats in place of his own; null takes one away. */
export type Retyped<Stats> = { readonly [Key in keyof Stats]?: Stats[Key] | null };

export interface FighterFigure<Stats = unknown> {
  /** Of one fighter each bears another; it is what a typed figure is kept by. */
  readonly title: string;
  /** As it stands; empty where nothing does. */
  readonly value: string;
  /** How it is written. */
  readonly written: string;
  /** Where it stands on a person's sheet, by the key of that figure; null where only fights ask for it. */
  readonly sheet: string | null;
  /** What typing makes of his stats; a sentence where it cannot be. */
  readonly typed: (text: string) => Retyped<Stats> | string;
}

/** Figures as they were typed, by their titles. */
export type TypedFigures = Readonly<Record<string, string>>;

/** Beyond any figure of play. */
const mostEver = 1000;

interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly sheet?: string;
}

const wholePattern = /^[+-]?\d{1,6}$/;

export function wholeFigure<Stats>(
  title: string,
  value: number | undefined,
  make: (value: number) => Retyped<Stats>,
  { min = 0, max = mostEver, sheet }: Limits = {},
): FighterFigure<Stats> {
  const written = `a whole number from ${min} to ${max}`;
  return {
    title,
    value: value === undefined ? '' : String(value),
    written,
    sheet: sheet ?? null,
    typed: (text) => {
      const wanted = text.trim().replace('−', '-');
      const number = Number(wanted);
      if (!wholePattern.test(wanted) || number < min || number > max) return `${title} is ${written}.`;
      return make(number + 0);
    },
  };
}

/** A fixed figure, or dice of which at least one falls. */
function isDice(text: string): boolean {
  if (/^[1-9]\d{0,3}$/.test(text)) return true;
  if (!/d\d/.test(text)) return false;
  try {
    parseDice(text);
    return true;
  } catch (thrown) {
    if (thrown instanceof RulesError) return false;
    throw thrown;
  }
}

export function diceFigure<Stats>(
  title: string,
  value: string,
  make: (dice: string) => Retyped<Stats>,
  { takes = isDice, sheet }: { takes?: (text: string) => boolean; sheet?: string } = {},
): FighterFigure<Stats> {
  return {
    title,
    value,
    written: 'dice such as 1d8+1',
    sheet: sheet ?? null,
    typed: (text) => {
      const plain = text.trim().toLowerCase().replaceAll(/\s/g, '');
      const dice = [plain, `1${plain}`].find((each) => takes(each));
      return dice === undefined ? `${title} is dice such as 1d8+1.` : make(dice);
    },
  };
}

/** One of a few words. */
export function wordFigure<Stats, const Word extends string>(
  title: string,
  value: string,
  words: readonly Word[],
  make: (word: Word) => Retyped<Stats>,
  sheet: string | null = null,
): FighterFigure<Stats> {
  return {
    title,
    value,
    written: words.join(', '),
    sheet,
    typed: (text) => {
      const found = words.find((word) => word.toLowerCase() === text.trim().toLowerCase());
      return found === undefined ? `${title} is one of: ${words.join(', ')}.` : make(found);
    },
  };
}

export type Bands = readonly [short: number, medium: number, long: number];

/** The upper ends of short, medium and long range. */
export function bandsFigure<Stats>(
  title: string,
  value: Bands | undefined,
  make: (bands: Bands) => Retyped<Stats>,
): FighterFigure<Stats> {
  const written = 'three distances, such as 50/100/150';
  return {
    title,
    value: value?.join('/') ?? '',
    written,
    sheet: null,
    typed: (text) => {
      const [, ...ends] = /^\s*(\d{1,5})\s*\/\s*(\d{1,5})\s*\/\s*(\d{1,5})\s*$/.exec(text) ?? [];
      const [short = 0, medium = 0, long = 0] = ends.map(Number);
      if (ends.length < 3 || short > medium || medium > long || long === 0) return `${title} is ${written}.`;
      return make([short, medium, long]);
    },
  };
}

/** The list with one of it, by its id, changed. */
export const withChanged = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  id: string,
  change: Partial<Thing>,
): Thing[] => things.map((thing) => (thing.id === id ? { ...thing, ...change } : thing));

/** Their titles, in one place: a figure that is missing is asked for by the same. */
export const titles = {
  armourClass: 'Armour class',
  againstLarge: 'Armour class against the large',
  turnFeet: 'Feet a turn',
  roundFeet: 'Feet a round',
  morale: 'Morale',
  initiative: 'Initiative',
  hitDice: 'Hit Dice',
  attacks: 'Attacks',
  crew: 'Crew',
  roundsAShot: 'Rounds from shot to shot',
  hardness: 'Hardness',
  save: 'Saving throw',
  damage: (weapon: string) => `Damage of ${weapon}`,
  toHit: (weapon: string) => `Added to hit with ${weapon}`,
  range: (weapon: string) => `Range of ${weapon}`,
  greatestRange: (weapon: string) => `Greatest range of ${weapon}`,
  flies: (weapon: string) => `What ${weapon} flies as`,
  missiles: (weapon: string) => `Missiles of ${weapon}`,
  blows: (weapon: string) => `Blows a round of ${weapon}`,
  speed: (weapon: string) => `Speed of ${weapon}`,
  reach: (weapon: string) => `Reach of ${weapon}`,
  uses: (power: string) => `Uses of ${power}`,
  spellLevel: (spell: string) => `Level of the spell of ${spell}`,
  castingTime: (spell: string) => `Casting time of ${spell}`,
} as const;
