import type { Generated } from 'kysely';
import type { Flag } from '../flag.ts';
import type { PageKind } from '../../../shared/ipc/vocabulary.ts';

/** The tables of what is prepared: creatures of the referee's own, pages of the notebook, packs of others. */

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
  picture_id: number | null;
}

export interface PageTable {
  id: Generated<number>;
  kind: PageKind;
  /** Parted by /; empty at the top. */
  folder: Generated<string>;
  title: string;
  /** Markdown, for the referee alone. */
  text: Generated<string>;
  /** Markdown: all that players may see of it. */
  players_text: Generated<string>;
  /** JSON: a list of words. */
  tags: Generated<string>;
  /** When the players heard of it, in seconds of the clock; null: not yet. */
  told: Generated<number | null>;
  picture_id: number | null;
}

/** A pack that was taken. */
export interface PackTable {
  id: Generated<number>;
  /** That all editions of it bear. */
  pack: string;
  name: string;
  author: string;
  /** JSON: its id, name, attribution and section 15. */
  licence: string;
}

/** A part of it, and what became of it here: one of the ids, or none once it was removed. */
export interface PackPartTable {
  id: Generated<number>;
  pack_id: number;
  /** Its kind and the name it bears in the pack, folded. */
  part: string;
  /** JSON: as the pack had it. */
  came: string;
  /** A digest of how it stood here once it was taken. */
  written: string;
  creature_id: number | null;
  table_id: number | null;
  page_id: number | null;
}

/** What comes first on the page for tonight, or not at all; one of the ids says what. */
export interface TonightPinTable {
  id: Generated<number>;
  /** Of what comes first. */
  position: number;
  hidden: Flag;
  room_id: number | null;
  page_id: number | null;
  table_id: number | null;
  muster_id: number | null;
  site_id: number | null;
  /** An entry of the book, or `own:12`. */
  creature_id: string | null;
}

/** The index of the words of all that the referee writes; see `written-texts.ts`. */
export interface PrepFtsTable {
  rowid: number;
  name: string;
  text: string;
  /** The hidden column that MATCH is written against. */
  prep_fts: string;
}
