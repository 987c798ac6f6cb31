/** A random table as it stands: tables are data, and what has been drawn or struck stands in their rows. */

/** A number is a table of the campaign, a text one of the content. */
export type TableId = number | string;

/** Rows by the total of dice, by parts of a whole, or as cards that stay out once they are drawn. */
export type Way = 'dice' | 'weights' | 'deck';

export interface Column {
  readonly title: string;
  readonly dice: string;
}

/** Added to a total; `when` names the circumstance it belongs to. */
export interface Modifier {
  readonly title: string;
  readonly add: number;
  readonly when?: string;
}

/** Both ends included. From beyond its end it holds nothing. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a row gives beside its text. Dice may be a plain number; empty is one, or a creature's own number. */
export type Gift =
  | { readonly kind: 'creature'; readonly creature: string; readonly name: string; readonly number: string }
  | {
      readonly kind: 'treasure';
      readonly letters: string;
      readonly level: number | null;
      readonly value: number | null;
    }
  | { readonly kind: 'thing'; readonly name: string; readonly quantity: string }
  | TableGift
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'outcome'; readonly outcome: string };

export interface TableGift {
  readonly kind: 'table';
  readonly table: TableId;
  readonly times: string;
  readonly add: number;
  readonly unique: boolean;
}

/** A result that is not wanted here and thrown again, or one that sends so many times more to its table. */
export type Again = 'reroll' | { readonly more: number };

export interface TableRow {
  readonly id: number;
  /** One for each column; null where the row has no place in that column. */
  readonly spans: readonly (Span | null)[];
  /** Parts of the whole, or cards in a deck. */
  readonly weight: number;
  readonly text: string;
  readonly gives: readonly Gift[];
  readonly again: Again | null;
  /** Struck off when it has come up. */
  readonly once: boolean;
  readonly struck: boolean;
  /** Cards of this row that lie beside the deck. */
  readonly drawn: number;
  readonly note: string;
}

export interface RandomTable {
  readonly id: TableId;
  readonly name: string;
  /** Parted by /; empty at the top. */
  readonly folder: string;
  readonly columns: readonly Column[];
  readonly way: Way;
  /** Whether a total beyond the ends is the end row's, or nobody's. */
  readonly beyond: 'end rows' | 'nothing';
  readonly modifiers: readonly Modifier[];
  readonly rows: readonly TableRow[];
}
