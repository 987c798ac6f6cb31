import type { BookTables } from '../../rules/bestiary/tables.ts';
import type { BlockSystem } from '../figures.ts';

/** The book in whose terms an own creature is written, and the tables of its content, null if not at hand. */
export interface Terms {
  system: BlockSystem;
  tables: BookTables | null;
}
