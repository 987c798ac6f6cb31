import type { Generated } from 'kysely';
import type { TablePurpose } from '../../../shared/ipc/vocabulary.ts';
import type { RandomTable, Way } from '../../../shared/tables/table.ts';

/** The random tables of the campaign, those of wandering monsters among them. */

export interface RandomTableTable {
  id: Generated<number>;
  position: number;
  /** Parted by /; empty at the top. */
  folder: string;
  name: string;
  purpose: TablePurpose;
  way: Way;
  beyond: RandomTable['beyond'];
  /** JSON: title and dice of each. */
  columns: string;
  /** JSON. */
  modifiers: string;
  notes: string;
  licence: string;
  /** The starter table it was taken from; empty for one of the referee's own. */
  source: string;
  /** How often. */
  rolled: Generated<number>;
}

export interface RandomRowTable {
  id: Generated<number>;
  table_id: number;
  position: number;
  /** JSON: one for each column, or null. */
  spans: string;
  weight: Generated<number>;
  text: string;
  /** JSON. */
  gives: Generated<string>;
  /** 0: thrown again instead; else so many times more. */
  again: number | null;
  once: Generated<0 | 1>;
  struck: Generated<0 | 1>;
  drawn: Generated<number>;
  note: string;
}
