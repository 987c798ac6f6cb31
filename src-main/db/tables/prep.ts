import type { Generated } from 'kysely';

/** The tables of what is prepared: creatures of the referee's own. */

export interface CreatureTable {
  id: Generated<number>;
  position: number;
  name: string;
  /** Its second name; empty for none. */
  also: Generated<string>;
  /** The entry of a printed book it is a variant of, by system and id. */
  base: string | null;
  /** The own creature it is a variant of. */
  base_id: number | null;
  /** In the terms of whose book it is written. */
  system: string;
  /** JSON: figures by their names; of a variant only what differs. */
  facts: Generated<string>;
  /** JSON: a list of words. */
  tags: Generated<string>;
  /** JSON: a list of words. */
  terrain: Generated<string>;
  level_least: number | null;
  level_most: number | null;
  /** Markdown. */
  notes: Generated<string>;
  licence: Generated<string>;
  source: Generated<string>;
}
