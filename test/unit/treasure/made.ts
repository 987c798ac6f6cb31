import { askingDice, type DieAsk, DieWanted } from '../../../shared/dice/asking.ts';
import { systemById } from '../../../shared/rules/registry.ts';
import type { TreasureBook, TreasureRules } from '../../../shared/rules/treasure/rules.ts';
import { type LetterAsked, linesOf, type TreasureSource } from '../../../shared/treasure/plan.ts';
import { findsIn, rollLines } from '../../../shared/treasure/roll.ts';
import { sumsOf, worthOf } from '../../../shared/treasure/sums.ts';
import { treasureBook } from '../../../src-main/content/treasure-book.ts';
import { contentOf, type ContentSystem } from '../content/starter-content.ts';

/** Treasure rolled by typed dice on the tables that ship. */

const books = new Map<ContentSystem, TreasureBook>();

export function bookOf(system: ContentSystem): TreasureBook {
  const known = books.get(system);
  if (known) return known;
  const book = treasureBook(contentOf(system));
  if (!book) throw new Error(`${system} has no tables of treasure.`);
  books.set(system, book);
  return book;
}

export function rulesOf(system: string): TreasureRules {
  const found = systemById(system);
  if (!found) throw new Error(`There is no system ${system}.`);
  return found.treasure;
}

export const letters = (
  ...asked: readonly (string | LetterAsked)[]
): Extract<TreasureSource, { by: 'letters' }> => ({
  by: 'letters',
  letters: asked.map((each) => (typeof each === 'string' ? { letter: each, times: 1 } : each)),
  gold: [],
  words: [],
  dragon: null,
});

/** Every die typed and used up, and by what name it was asked for. */
export function typed(
  system: ContentSystem,
  source: TreasureSource,
  faces: readonly number[],
  { low = false } = {},
) {
  const asks: string[] = [];
  const dice = askingDice(faces);
  const named = {
    about: dice.about,
    roll: (sides: number) => {
      const face = dice.roll(sides);
      asks.push(`d${sides}`);
      return face;
    },
  };
  const lines = rollLines(linesOf(source, rulesOf(system), bookOf(system)), { dice: named, low });
  if (dice.used !== faces.length) throw new Error(`${faces.length - dice.used} of the dice were left over.`);
  const finds = findsIn(lines);
  return {
    lines,
    finds,
    asks,
    copper: finds.reduce((sum, find) => sum + worthOf(find), 0),
    sums: sumsOf(finds, 1),
    names: finds.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} ${name}`)),
  };
}

/** The die that is wanted after these faces. */
export function wantedAfter(system: ContentSystem, source: TreasureSource, faces: readonly number[]): DieAsk {
  try {
    typed(system, source, faces);
  } catch (error) {
    if (error instanceof DieWanted) return error.ask;
    throw error;
  }
  throw new Error('No die is wanted.');
}
