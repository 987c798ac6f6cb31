/** The vocabulary of the operations: plain data, units in the names. */

export interface Ac {
  ascending: number;
}

export interface Hp {
  current: number;
  max: number;
}

/** One contribution to a sum. */
export interface Part {
  source: string;
  value: number;
}

export const classIds = ['cleric', 'fighter', 'magic-user', 'thief'] as const;
export type ClassId = (typeof classIds)[number];

export interface ClassLevel {
  class: ClassId;
  level: number;
}

/** A class and level, or the row of normal men. */
export type SaveAs = ClassLevel | 'normal-man';

/** Of a combination class, listed with two entries, the better value counts. */
export type Creature =
  | { kind: 'character'; classes: ClassLevel[] }
  | { kind: 'normal-man' }
  | { kind: 'monster'; hitDice: string; saveAs?: SaveAs };

export const saveCategories = [
  'death-ray-poison',
  'magic-wands',
  'paralysis-petrify',
  'dragon-breath',
  'spells',
] as const;
export type SaveCategory = (typeof saveCategories)[number];

/** In order of strength, as the columns of the table stand. */
export const undeadKinds = [
  'skeleton',
  'zombie',
  'ghoul',
  'wight',
  'wraith',
  'mummy',
  'spectre',
  'vampire',
  'ghost',
] as const;
export type UndeadKind = (typeof undeadKinds)[number];

export type TurnEntry = number | 'No' | 'T' | 'D';

export const armorMaterials = ['none', 'leather', 'metal'] as const;
export type ArmorMaterial = (typeof armorMaterials)[number];

export const vitalStatuses = ['active', 'unconscious', 'dead'] as const;

export interface Vitals {
  hp: Hp;
  /** Hit points lost to subduing damage since it was last cleared. */
  subdualTaken: number;
  status: (typeof vitalStatuses)[number];
}

export const vehicleKinds = ['land', 'ship'] as const;

export interface Vehicle {
  kind: (typeof vehicleKinds)[number];
  hardness: number;
  /** Listed hit points of one side. */
  hp: number;
  /** Damage taken so far by side; a side not listed has taken none. */
  sides: Record<string, number>;
}

export type VehicleStatus = 'sound' | 'half-speed' | 'immobilized' | 'sunk';

/** Feet; a weapon without a short range has none. */
export interface MissileRanges {
  short: number | null;
  medium: number;
  long: number;
}
