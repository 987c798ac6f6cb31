import type { Awarded } from './awards.ts';
import type { CountedDice } from './hit-dice.ts';
import type { SaveAs, Saver } from './savers.ts';
import type { BookSaves, BookTables, ChallengeLevel } from './tables.ts';

/** What a creature's moves are written as, from feet a round. */
export interface WrittenPace {
  per_turn_ft: number;
  per_round_ft: number;
  rate?: number;
}

/** How a creature saves in this book: the words of its block and what it must reach. */
export interface WrittenSaves {
  as: SaveAs | null;
  figures: BookSaves;
  /** The row that was read. */
  source: string;
  rule: string | null;
}

/** How many special powers an entry is counted with for experience. */
export interface Powers {
  count: number;
  /** Its challenge level was read backwards. */
  guessed: boolean;
}

/**
 * A book whose creatures are blocks of figures. Armour class goes by one inner figure that counts downwards, 9 is
 * unarmoured.
 */
export interface BlockRules {
  readonly form: 'block';
  readonly armourClass: {
    /** Ascending armour class is this less the inner figure. */
    readonly sum: number;
    /** Whether the book writes it downwards too. */
    readonly descending: boolean;
    readonly rule: string | null;
  };
  /** THAC0 is this less the attack bonus; null where the book has none. */
  readonly thac0Sum: number | null;
  /** The attack bonus of so many Hit Dice, by the book's own table. */
  attack(dice: CountedDice): { bonus: number; rule: string };
  saver(saveAs: SaveAs | null, dice: CountedDice): Saver;
  /** Null where the content that prints the row is not at hand. */
  saves(saver: Saver, dice: CountedDice, tables: BookTables | null): WrittenSaves | null;
  /** The rule of its morale from 2 to 12; null where the book has none. */
  readonly morale: string | null;
  readonly movement: {
    readonly written: (feetARound: number) => WrittenPace;
    readonly rule: string | null;
    /** How one comes to it from feet a round, as a part of a sentence. */
    readonly how: string;
  };
  /** Whether its entries name them. */
  readonly alignment: boolean;
  readonly numberAppearing: boolean;
  powers(dice: CountedDice, entry: { asterisks: number; level: ChallengeLevel | null }): Powers;
  /** Null where the content that prints the table is not at hand. */
  award(
    dice: CountedDice,
    powers: number,
    tables: BookTables | null,
  ): (Awarded & { level: ChallengeLevel | null }) | null;
  /** The dice of gold pieces that a hoard of so many points is worth; null where treasure goes by letters. */
  readonly worth: ((points: number) => string) | null;
}

/** A book without open creatures: a sheet of suggestions, which the referee looks through before they are used. */
export interface SheetRules {
  readonly form: 'sheet';
  /** Taken off an ascending armour class. */
  readonly defenceLess: number;
  readonly damageReduction: number;
  /** Seconds from one attack to the next. */
  readonly speed: number;
  readonly reachFeet: number;
  /** By what it is called, or by its kin. */
  readonly sizeOf: (names: readonly string[]) => string;
}

export type BestiaryRules = BlockRules | SheetRules;
