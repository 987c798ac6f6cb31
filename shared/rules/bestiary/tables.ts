/** Of a starter content's classes file, what the rules of the bestiary read. */

export interface FiveSaves {
  death: number;
  wands: number;
  paralysis: number;
  breath: number;
  spells: number;
}

export type BookSaves = FiveSaves | { single: number; versus_magic?: number };

/** A and B come before 1. */
export type ChallengeLevel = 'A' | 'B' | number;

export type Award =
  | { hd: string; base: number; per_asterisk: number }
  | { challenge_level: ChallengeLevel; xp: number };

export interface BookTables {
  classes: readonly { id: string; levels: readonly { level: number; saves: BookSaves }[] }[];
  monster_saves: readonly { hd_max: number | null; label: string; saves: BookSaves }[];
  xp_awards: readonly Award[];
  /** For each Hit Die over the last row. */
  xp_awards_over_25_hd?: { base_per_hd: number; per_asterisk_per_hd: number };
}
