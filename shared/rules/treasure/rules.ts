import type { HoardEntry, MagicAsked, PrepTables, TreasureTables } from './tables.ts';
import type { TreasureLine } from './lines.ts';
import type { TreasureThrower } from './thrower.ts';

/** The tables a roll goes by, and what wares weigh. */
export interface TreasureBook {
  readonly tables: TreasureTables;
  readonly prep: PrepTables;
  /** In the book's unit, each; null where no such ware stands there, or without a weight. */
  readonly weightOf: (ware: string) => number | null;
}

/** A dragon whose hoard it is, where the book asks: ages count from 1. */
export interface Dragon {
  readonly age: number;
  readonly hitDice: number;
}

interface Pieces {
  /** So many gems, each to its end. */
  gems(thrower: TreasureThrower, book: TreasureBook, count: number): void;
  jewellery(thrower: TreasureThrower, book: TreasureBook, count: number): void;
  /** Copper pieces that one piece is worth, whatever it is. */
  worthOf(kind: 'gem' | 'jewellery', thrower: TreasureThrower, book: TreasureBook): number;
}

/** A book whose creatures name letters. */
export interface LetterRules extends Pieces {
  readonly way: 'letters';
  /** One magic item, to its end. */
  magic(thrower: TreasureThrower, book: TreasureBook, asked: Pick<MagicAsked, 'of' | 'not'>): void;
  /** In a hundred, where a dragon's age and Hit Dice say it; else as printed. */
  chanceOf?(entry: HoardEntry, letter: string, dragon: Dragon, book: TreasureBook): number;
}

/** A book whose hoards go by experience points. */
export interface ExperienceRules {
  readonly way: 'experience';
  lines(points: number, book: TreasureBook): readonly TreasureLine[];
}

/** A book without open tables of treasure: the campaign's own tables serve. */
interface OwnTables {
  readonly way: 'own tables';
}

export type TreasureRules = LetterRules | ExperienceRules | OwnTables;
