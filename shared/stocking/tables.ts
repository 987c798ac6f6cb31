import type { Row } from '../rules/treasure/tables.ts';

/** The tables that a book prints for stocking a dungeon, in one shape whatever the book. */

export const roomContents = ['empty', 'treasure', 'monster', 'special', 'trap'] as const;
export type RoomContents = (typeof roomContents)[number];

interface ContentsTable {
  readonly dice: string;
  /** Null where one throw says both. */
  readonly treasure_dice: string | null;
  readonly rows: readonly (Row & {
    readonly contents: RoomContents;
    /** 0 is never, 6 always. */
    readonly treasure_chance_in_6: number;
  })[];
}

/** A trap, or a thing of note, with whatever figures it is printed with. */
export interface Example extends Row {
  readonly name: string;
  readonly damage?: string;
  readonly count?: string;
  readonly save?: string;
  readonly save_for?: 'none' | 'half';
  readonly dexterity?: true;
  readonly attack?: true;
  readonly attack_bonus?: number;
  readonly effect?: string;
  readonly turns?: string;
  readonly hours?: string;
  readonly radius_ft?: number;
  readonly note?: string;
}

export interface ExampleList {
  /** Null where it is printed as examples alone: a die with at least as many faces is thrown. */
  readonly dice: string | null;
  readonly rows: readonly Example[];
}

interface PrintedDungeon {
  readonly room_contents: ContentsTable;
  readonly room_traps?: ExampleList;
  readonly treasure_traps?: ExampleList;
  readonly traps?: ExampleList & { readonly trigger_chance_in_6: number };
  readonly specials?: ExampleList;
}

export interface StockingTables {
  readonly contents: ContentsTable;
  readonly roomTraps: ExampleList;
  readonly treasureTraps: ExampleList;
  /** Null where the book lists none. */
  readonly specials: ExampleList | null;
}

const none: ExampleList = { dice: null, rows: [] };

/** Null where the book prints no stocking. One list of traps serves rooms and treasures alike. */
export function stockingTables(dungeon: PrintedDungeon | null): StockingTables | null {
  if (dungeon === null) return null;
  const { room_contents: contents, room_traps: room, treasure_traps: treasure, traps, specials } = dungeon;
  return {
    contents,
    roomTraps: room ?? traps ?? none,
    treasureTraps: treasure ?? traps ?? none,
    specials: specials ?? null,
  };
}
