import type { Reason } from '../rules/common/reason.ts';
import type { Gift, TableId } from './table.ts';

export interface FallenDie {
  readonly sides: number;
  readonly face: number;
}

/** Dice that fell together. A d1 falls nowhere and is not among the faces. */
export interface Thrown {
  readonly dice: string;
  readonly faces: readonly FallenDie[];
  readonly total: number;
}

/** A throw on a table, and why it did or did not count; the total is with what was added. */
export interface TableThrow extends Thrown {
  readonly outcome: 'stands' | 'nothing' | 'struck' | 'repeated' | 'again';
}

/** What one piece of a row's text came to. */
export interface RolledPiece {
  readonly kind: 'text' | 'link' | 'dice' | 'table' | 'choice' | 'kept' | 'unread';
  readonly written: string;
  readonly text: string;
  /** The dice, those of how many times, or those of which option. */
  readonly thrown: Thrown | null;
  /** What came of the tables, in order. */
  readonly tables: readonly RolledTable[];
  /** The pieces of the option that was chosen. */
  readonly chosen: readonly RolledPiece[];
}

export interface RolledGift {
  readonly gift: Gift;
  /** How many; null where no dice say. */
  readonly amount: Thrown | null;
  readonly tables: readonly RolledTable[];
}

/** What came of a table. Without a row nothing stands there, and the roll is as complete. */
export interface RolledTable {
  readonly table: TableId;
  readonly name: string;
  readonly column: string;
  /** The last one counts. */
  readonly throws: readonly TableThrow[];
  readonly total: number | null;
  readonly row: number | null;
  readonly pieces: readonly RolledPiece[];
  readonly gives: readonly RolledGift[];
  readonly again: readonly RolledTable[];
  readonly text: string;
  readonly why: readonly Reason[];
}

export interface RowOf {
  readonly table: TableId;
  readonly row: number;
}

/** Where a roll stopped short, with the tables that lead there. */
export interface Stop {
  readonly limit: Limit;
  readonly chain: readonly string[];
  readonly sentence: string;
}

/** What one roll may come to. A piece of a text takes one character at least. */
export const rollLimits = {
  nesting: 20,
  throws: 1_000,
  dice: 10_000,
  characters: 50_000,
  rerolls: 200,
} as const;

export type Limit = keyof typeof rollLimits;

export interface RollTree {
  readonly root: RolledTable;
  readonly text: string;
  readonly stopped: Stop | null;
  /** Rows to be struck off, and cards drawn, in the order they came up. */
  readonly struck: readonly RowOf[];
  readonly drawn: readonly RowOf[];
}
