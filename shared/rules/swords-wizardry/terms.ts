/** The vocabulary of the operations: plain data, units in the names. */

export type Face = number;

export const classIds = [
  'cleric',
  'druid',
  'monk',
  'fighter',
  'paladin',
  'ranger',
  'magic-user',
  'thief',
  'assassin',
] as const;
export type ClassId = (typeof classIds)[number];

export type AC = { descending: number } | { ascending: number };
/** A character by class and level, a monster by its hit dice (half a die is 0.5). */
export type Attacker = { class: ClassId; level: number } | { monsterHitDice: number };
/** What he adds to hit, as it is written of him. */
export interface Rated {
  attackBonus: number;
}
export type AttackMethod = 'chart' | 'quick';

/** One contribution to a roll or to damage. */
export interface Modifier {
  source: string;
  value: number;
}

export type Condition = 'active' | 'unconscious' | 'dead';

export const weaponStyles = ['single', 'shield', 'twoHanded', 'twoWeapons'] as const;
export type WeaponStyle = (typeof weaponStyles)[number];

export const segmentArmours = ['none', 'leather', 'ring', 'chain', 'plate'] as const;

/** What sets the pace of one who fights by segments. `hp` is what is left after subdual points. */
export interface SegmentProfile {
  armor?: (typeof segmentArmours)[number];
  shield?: boolean;
  dexterity?: number;
  hp?: number;
  maxHp?: number;
  /** Base movement rate (12, 9, 6 or 3). */
  movementRate?: number;
  class?: ClassId;
  level?: number;
  /** The whole interval, in segments. */
  fixed?: number;
  monster?: boolean;
}
