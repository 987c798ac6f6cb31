/** The tables of treasure as a book prints them. Money is in gold pieces, dice are text. */

export interface Row {
  readonly min: number;
  readonly max: number;
}

export interface NamedRow extends Row {
  readonly name: string;
}

export interface NamedTable {
  readonly dice: string;
  readonly rows: readonly NamedRow[];
}

export type CoinKind = 'cp' | 'sp' | 'ep' | 'gp' | 'pp';
export type HoardKind = CoinKind | 'gems' | 'jewellery' | 'magic';
export type MagicSort = 'any' | 'armour' | 'potion' | 'scroll' | 'sword' | 'weapon';

/** So many magic items of these sorts, but none of those. */
export interface MagicAsked {
  readonly count: string;
  readonly of: readonly MagicSort[];
  readonly not: readonly MagicSort[];
}

export interface HoardEntry {
  /** In a hundred; at 100 no die is thrown for it. */
  readonly chance_percent: number;
  readonly kind: HoardKind;
  readonly amount: string | null;
  readonly items?: readonly MagicAsked[];
}

/** Of a lair, borne by each of them, or by the group together. */
export type LetterKind = 'hoard' | 'individual' | 'group';

export interface MagicRow extends NamedRow {
  /** The roll for a party of low level; null where the row has none. */
  readonly basic?: Row | null;
  /** Thrown on that table instead, so many times. */
  readonly table?: string;
  readonly count?: number;
}

export interface MagicTable {
  readonly id: string;
  readonly name: string;
  readonly dice: string;
  readonly basic_dice: string | null;
  readonly rows: readonly MagicRow[];
}

interface GemTable {
  readonly dice: string;
  readonly rows: readonly (Row & {
    readonly value_gp: number;
    readonly name?: string;
    readonly number?: string;
  })[];
  readonly adjust?: {
    readonly dice: string;
    readonly rows: readonly (Row & { readonly step?: number; readonly factor?: number | undefined })[];
  };
  readonly jewel_value_gp?: number;
}

export interface TreasureTables {
  readonly types: readonly {
    readonly type: string;
    readonly kind: LetterKind;
    readonly average_gp: number | null;
    readonly entries: readonly HoardEntry[];
  }[];
  readonly unguarded: readonly {
    readonly level: { readonly min: number; readonly max: number | null };
    readonly entries: readonly HoardEntry[];
  }[];
  readonly gems: GemTable | null;
  readonly jewellery_value_gp: string | null;
  readonly magic_items: readonly MagicTable[];
  readonly value_rule?: {
    readonly trade_out: readonly { readonly for_each_gp: number; readonly table: string }[];
  };
}

export type Magic = 'arcane' | 'divine';

export interface SpellList {
  readonly id: string;
  readonly magic: Magic;
  readonly levels: readonly {
    readonly level: number;
    readonly spells: readonly { readonly roll: number; readonly name: string }[];
  }[];
}

export interface PrintedItem {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly rows: readonly (Row & { readonly table: string })[];
  readonly weight?: number;
  readonly charges?: string;
  readonly attack_bonus?: number;
  readonly ac_bonus?: number;
  readonly ac_set?: number;
  readonly versus?: readonly { readonly bonus: number; readonly label: string }[];
  readonly cursed?: true;
}

export interface SentientTables {
  readonly sentient_percent: number;
  readonly special_purpose_in_20: number;
  readonly intelligence: string;
  readonly by_intelligence: readonly {
    readonly intelligence: number;
    readonly reading: boolean;
    readonly communication: 'empathy' | 'speech';
    readonly sensory: number;
    readonly extraordinary: number;
  }[];
  readonly languages: NamedTable;
  readonly alignment: NamedTable;
  readonly sensory: NamedTable;
  readonly extraordinary: NamedTable;
  readonly special_purpose: NamedTable;
}

/** What a book prints for a referee to prepare with; each part only where it does. */
export interface PrepTables {
  readonly spell_lists: readonly SpellList[];
  readonly scrolls?: {
    readonly magic: { readonly dice: string; readonly rows: readonly (Row & { readonly name: Magic })[] };
    readonly spell_level: {
      readonly dice: string;
      readonly basic_dice: string;
      readonly rows: readonly (Row & { readonly basic: Row | null } & Readonly<Record<Magic, number>>)[];
    };
    readonly curses: readonly string[];
  };
  readonly scroll_curses?: NamedTable;
  readonly treasure_maps?: {
    readonly types: readonly {
      readonly id: string;
      readonly entries: readonly {
        readonly kind: string;
        readonly amount?: string | null;
        readonly items?: readonly MagicAsked[];
      }[];
    }[];
  };
  readonly treasure_value?: {
    readonly gp_from_monster_xp: string;
    readonly trade_out_die: string;
    readonly trade_out_face: number;
  };
  readonly magic_armour_type?: NamedTable & { readonly weight_factor: number };
  readonly items?: readonly PrintedItem[];
  readonly item_charges?: { readonly rod?: string; readonly staff: string; readonly wand: string };
  readonly sentient_swords?: SentientTables;
  readonly gem_types?: NamedTable;
  readonly jewellery_types?: NamedTable;
  readonly gem_count_die_from?: number;
  readonly dragon_hoard?: {
    readonly type: string;
    readonly money_percent_by_age: readonly { readonly age: number; readonly percent: number }[];
    readonly gems_jewellery_magic_percent_per_hd: number;
  };
}
