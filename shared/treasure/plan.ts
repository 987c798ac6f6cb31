import { figure } from '../words/figures.ts';
import { askedInWords } from '../rules/treasure/asked.ts';
import { coins } from '../rules/treasure/finds.ts';
import type { TreasureLine } from '../rules/treasure/lines.ts';
import type { Dragon, LetterRules, TreasureBook, TreasureRules } from '../rules/treasure/rules.ts';
import type { HoardEntry, HoardKind } from '../rules/treasure/tables.ts';
import { needed, type TreasureThrower } from '../rules/treasure/thrower.ts';

/** A letter, and for how many: so many creatures where each bears it, else so many times. */
export interface LetterAsked {
  readonly letter: string;
  readonly times: number;
}

/** What is rolled for. */
export type TreasureSource =
  | {
      readonly by: 'letters';
      readonly letters: readonly LetterAsked[];
      /** Gold pieces beside the letters, as dice or a number. */
      readonly gold: readonly string[];
      /** What the book says in words; the referee types it. */
      readonly words: readonly string[];
      readonly dragon: Dragon | null;
    }
  | { readonly by: 'unguarded'; readonly level: number }
  | { readonly by: 'experience'; readonly points: number };

/** What each kind is called where its dice are asked for. */
const titles: Record<HoardKind, string> = {
  cp: 'Copper',
  sp: 'Silver',
  ep: 'Electrum',
  gp: 'Gold',
  pp: 'Platinum',
  gems: 'Gems',
  jewellery: 'Jewellery',
  magic: 'Magic',
};

/**
 * The lines of a roll in the order their dice fall: letters as they are asked for, each letter's entries as the book
 * prints them, each entry wholly. Throws not-found for what the book has not.
 */
export function linesOf(source: TreasureSource, rules: TreasureRules, book: TreasureBook): TreasureLine[] {
  if (source.by === 'experience') return [...byExperience(rules).lines(source.points, book)];
  if (source.by === 'unguarded') {
    const { entries } = needed(
      unguardedOn(book, source.level),
      `unguarded treasure for level ${source.level}`,
    );
    return entries.map((entry, at) => lineOf({ entry, id: `u-${at}`, times: 1 }, byLetters(rules), book));
  }
  const letters = source.letters.flatMap((asked, at) => letterLines(asked, at, source.dragon, rules, book));
  const gold = source.gold.map((dice, at) => goldLine(dice, at));
  const words = source.words.map((said, at) => wordsLine(said, at));
  return [...letters, ...gold, ...words];
}

export const unguardedOn = ({ tables }: Pick<TreasureBook, 'tables'>, level: number) =>
  tables.unguarded.find(({ level: { min, max } }) => level >= min && (max === null || level <= max));

const byLetters = (rules: TreasureRules): LetterRules =>
  needed(rules.way === 'letters' ? rules : null, 'letters of treasure');

const byExperience = (rules: TreasureRules) =>
  needed(rules.way === 'experience' ? rules : null, 'hoards by experience');

function letterLines(
  { letter, times }: LetterAsked,
  at: number,
  dragon: Dragon | null,
  rules: TreasureRules,
  book: TreasureBook,
): TreasureLine[] {
  const own = byLetters(rules);
  const type = needed(
    book.tables.types.find((each) => each.type === letter),
    `treasure type ${letter}`,
  );
  const hoards = type.kind === 'individual' ? 1 : times;
  const bearers = type.kind === 'individual' ? times : 1;
  return Array.from({ length: hoards }, (_, nth) =>
    type.entries.map((entry, row) => {
      const chance = (dragon && own.chanceOf?.(entry, letter, dragon, book)) ?? entry.chance_percent;
      const line = {
        entry: { ...entry, chance_percent: chance },
        id: `${at}-${letter}-${nth}-${row}`,
        letter,
      };
      return lineOf({ ...line, times: bearers }, own, book);
    }),
  ).flat();
}

interface Wanted {
  entry: HoardEntry;
  id: string;
  times: number;
  letter?: string;
}

/** Of several bearers each is thrown for to his end before the next. */
function lineOf({ entry, id, times, letter }: Wanted, rules: LetterRules, book: TreasureBook): TreasureLine {
  const title = letter === undefined ? titles[entry.kind] : `${letter}: ${titles[entry.kind].toLowerCase()}`;
  return {
    id,
    title,
    printed: `${printedOf(entry)}${times === 1 ? '' : `, each of ${figure(times)}`}`,
    entries: [{ entry, times }],
    roll(thrower) {
      let none = 0;
      for (let nth = 0; nth < times; nth += 1)
        if (thrower.happens(entry.chance_percent, 'there')) putEntry(thrower, entry, rules, book);
        else none += 1;
      if (none === times) thrower.told.push('None.');
    },
  };
}

function putEntry(thrower: TreasureThrower, entry: HoardEntry, rules: LetterRules, book: TreasureBook): void {
  const { kind, amount } = entry;
  if (kind === 'magic') {
    for (const asked of entry.items ?? []) {
      const many = thrower.throw(asked.count, 'how many');
      for (let nth = 0; nth < many; nth += 1) rules.magic(thrower, book, asked);
    }
    return;
  }
  const many = thrower.throw(needed(amount, `amount of ${kind}`), 'how many');
  if (kind === 'gems') rules.gems(thrower, book, many);
  else if (kind === 'jewellery') rules.jewellery(thrower, book, many);
  else thrower.put(coins(kind, many));
}

/** "35 %: 2d6×1,000", "2d4", "30 %: 3 magic items". */
function printedOf({ chance_percent: chance, amount, items }: HoardEntry): string {
  const magic = (items ?? []).map(askedInWords);
  const what =
    amount === null ? magic.join(' and ') : amount.replace(/\*(\d+)$/u, (_, by) => `×${figure(Number(by))}`);
  return chance >= 100 ? what : `${chance} %: ${what}`;
}

const goldLine = (dice: string, at: number): TreasureLine => ({
  id: `gold-${at}`,
  title: 'And gold',
  printed: `${dice} gp`,
  entries: [{ entry: { chance_percent: 100, kind: 'gp', amount: dice }, times: 1 }],
  roll(thrower) {
    thrower.put(coins('gp', thrower.throw(dice, 'how many')));
  },
});

const wordsLine = (said: string, at: number): TreasureLine => ({
  id: `words-${at}`,
  title: 'In words',
  printed: said,
  entries: [],
  roll(thrower) {
    thrower.told.push(`${said}: no table says what it is. Type it.`);
  },
});
