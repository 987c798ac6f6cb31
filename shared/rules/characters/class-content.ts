/** The tables of a starter content's classes file, as far as rules read them. */

export type AbilityKey = 'str' | 'int' | 'wis' | 'dex' | 'con' | 'cha';
export type Minimums = Partial<Record<AbilityKey, number>>;

export interface AbilityRow {
  min: number;
  max: number;
  [figure: string]: number | string | boolean | null;
}

export interface LevelRow {
  level: number;
  xp: number;
  hd: { dice: number; die: number; modifier: number; con_applies: boolean };
  thac0: number | null;
  attack_bonus: number | null;
  saves: Record<string, number>;
  spells: number[] | null;
  [more: string]: unknown;
}

export interface ClassTable {
  id: string;
  name: string;
  race: string | null;
  requirements: Minimums;
  prime_requisites: AbilityKey[];
  hit_die: number;
  max_level: number | null;
  xp_per_level_after_20?: number;
  armour: { allowed: string | string[]; shields: boolean | string };
  weapons: { rule: string; ids: string[]; note: string | null };
  alignments?: string[];
  races?: string[];
  languages: string[];
  xp_tiers: { minimums: Minimums; xp_modifier_percent: number }[];
  levels: LevelRow[];
  thief_skills: ({ level: number } & Record<string, number | null>)[] | null;
  abilities: { id: string; name: string; figures: Record<string, unknown> }[];
  confidence: 'source' | 'secondary' | 'memory' | 'derived';
}

export interface RaceTable {
  id: string;
  name: string;
  classes?: string[];
  minimum?: Minimums;
  maximum?: Minimums;
  hit_die_max?: number | null;
  save_bonuses?: Record<string, number>;
  forbidden_weapons?: string[];
  thief_skill_bonus?: Record<string, number>;
  abilities?: { id: string; name: string; figures: Record<string, unknown> }[];
}

/** What to roll against each kind of undead; T and D need no roll, null is no effect. */
interface TurningTable {
  columns: string[];
  rows: { level: string; results: Record<string, number | 'T' | 'D' | null> }[];
}

export interface ClassContent {
  abilities: Record<AbilityKey, AbilityRow[]>;
  prime_requisite_xp: { min?: number; max?: number; xp_modifier_percent?: number; rule?: string }[];
  classes: ClassTable[];
  combination_classes?: {
    id: string;
    name: string;
    classes: string[];
    race: string;
    hit_die: number;
    xp: string;
  }[];
  races: RaceTable[];
  /** Null where the source prints none. */
  turning?: TurningTable | null;
}
