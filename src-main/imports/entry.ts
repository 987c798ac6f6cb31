import type { z } from 'zod';
import type { newCharacter } from '../../shared/ipc/party/character.ts';
import type { newItem } from '../../shared/ipc/party/things.ts';
import type { Writing } from '../../shared/bestiary/written/written.ts';
import type { BookEntry } from './book-entry.ts';
import type { PackLicenceText } from '../../shared/ipc/prep/packs/pack-licence.ts';
import type { PicturedFile } from './pictures/picture.ts';

export type NewItem = z.output<typeof newItem>;
export type NewItemInput = z.input<typeof newItem>;
export type NewPerson = Omit<z.output<typeof newCharacter>, 'items'>;
export type NewPersonInput = Omit<z.input<typeof newCharacter>, 'items'>;

/** A field of the source that was not taken over, by its path, with why. */
export interface Unread {
  path: string;
  why: string;
  /** So many fields stand in this one line, which mean something only to the program they came from. */
  folded?: number;
}

/** A thing as a format understood it, before the contract has judged it. `inside` is the index of what it lies in. */
export interface DraftThing {
  item: NewItemInput;
  inside: number | null;
  /** Where in the source it stands. */
  path: string;
}

/** What a format made of one entry of the source. */
export interface Draft {
  kind: 'character' | 'item';
  name: string;
  /** Null for a loose thing, which is the first of `things`; the others lie in it. */
  person: NewPersonInput | null;
  things: DraftThing[];
  /** Somebody of the party by name: the holder of a loose thing, the employer of a retainer. */
  belongsTo: string | null;
  unread: Unread[];
  /** Why nothing can be made of it. */
  refused: string | null;
}

export interface ReadThing {
  item: NewItem;
  inside: number | null;
}

export type EntryKind = 'character' | 'item' | BookEntry['is'];

/** An entry as it will be taken: what the contract accepts, and nothing else. */
export interface ReadEntry {
  kind: EntryKind;
  name: string;
  summary: string;
  person: NewPerson | null;
  things: ReadThing[];
  belongsTo: string | null;
  /** A table, a dungeon or a creature of the bestiary; null for people and things. */
  book: BookEntry | null;
  unread: Unread[];
  refused: string | null;
}

/** What the formats must know of the campaign that will take the entries. */
export interface ImportContext {
  unit: 'coins' | 'pounds';
  unitShort: string;
  /** Hundredths of a pound in one unit of weight, and in one coin. */
  perUnit: number;
  coin: number;
  armourClass: 'either' | 'ascending' | 'defence';
  /** Keys of the figures for saving throws, in the system's order. */
  saveKeys: readonly string[];
  classes: readonly { id: string; name: string }[];
  races: readonly { id: string; name: string }[];
  /** How much the containers of the starter content hold, in the campaign's unit, by lower-case name. */
  capacities: Readonly<Record<string, number>>;
  /** How creatures of the bestiary are written; null where every creature is to be somebody of the party. */
  bestiary: BestiaryTerms | null;
}

export interface BestiaryTerms {
  /** In the terms of whose book. */
  system: string;
  writing: Writing;
  /** The ids of what it prints, by lower-case name. */
  printed: Readonly<Record<string, string>>;
}

/** Tells how far a reader is and lets it be stopped: `tick` throws cancelled. */
export interface ImportWatch {
  tick: (done: number, total: number) => void;
}

export interface DraftFile {
  /** What kind of file it is, in a few words. */
  format: string;
  /** How many entries there are, read or refused. */
  count: number;
  /** Drafts are judged one by one; what comes as an entry has been judged. */
  drafts: Iterable<Draft | ReadEntry>;
  /** What of the file around its entries was not taken over. */
  unread: Unread[];
  /** It was written by this program: its creatures are own ones by nature. */
  pack?: PackHead;
  /** Those its entries have are known once the entries are read. */
  pictures?: { readonly used: readonly PicturedFile[] };
}

/** Whose a pack is and under which licence it came; its id, empty for none, is that of all its editions. */
export interface PackHead {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly licence: PackLicenceText;
}
