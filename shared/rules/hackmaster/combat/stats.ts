import type { OnHit } from '../../fight/magic/on-hit.ts';
import type { PowerStats } from '../../fight/magic/powers.ts';
import type { Recipe } from '../../fight/magic/recipe.ts';
import type { PainKind } from '../harm/pain.ts';
import type { DamageType, LightSource, RangedWeapon, Shield, Situation, Size, WeaponSize } from '../terms.ts';

export const weaponKinds = ['spear', 'polearm', 'other'] as const;
export type WeaponKind = (typeof weaponKinds)[number];

/** A weapon as its bearer's sheet has it. A missile weapon has `ranged`, a melee weapon `reachFt`. */
export interface WeaponStats {
  id: string;
  title?: string;
  /** Dice such as `2d8p`, without the bearer's strength. */
  damage: string;
  damageType?: DamageType;
  /** To-hit and damage of the weapon itself: its make, its magic, its bearer's mastery. */
  attack?: number;
  damageModifier?: number;
  size?: WeaponSize;
  /** Counts between attacks, as listed; `speedModifier` may not take it below the limit of its size. */
  speed: number;
  speedModifier?: number;
  jabSpeed?: number;
  reachFt?: number;
  kind?: WeaponKind;
  /** A dirk, dagger or knife, good for a counter-blow. */
  shortBlade?: boolean;
  ranged?: RangedWeapon;
  /** Missiles, or hurled weapons, at hand; without it there is no end of them. */
  ammo?: number;
  /** Packed away: takes longer to get ready. */
  stowed?: boolean;
  /** What a hit does besides; bare words are the referee's to see to. */
  onHit?: string | OnHit<'save'>;
}

export interface SpellStats {
  id: string;
  title?: string;
  castingTime: number;
  /** How often it may be cast; without it there is no end. */
  uses?: number;
  /** Its component is not in hand. */
  componentStored?: boolean;
  /** Whether there is a save against it, and what it does to him at whom it is cast. */
  save?: 'save';
  recipe?: Recipe;
}

export interface HackmasterPower extends PowerStats {
  /** How long it keeps him; one second if left out. */
  counts?: number;
}

export const hands = ['right', 'left'] as const;

/** What the count needs to know of a fighter. */
export interface HackmasterStats {
  attack?: number;
  /** Defence bonus in all, dexterity included. */
  defence?: number;
  /** The part of it that comes from dexterity; left out for creatures without the score. */
  dexterityDefence?: number;
  armourDr?: number;
  shield?: Shield;
  /** Strength's modifier to damage. */
  strengthDamage?: number;
  size?: Size;
  hand?: (typeof hands)[number];
  slow?: boolean;
  lowLight?: boolean;
  light?: LightSource;
  kind?: PainKind;
  level?: number;
  con?: number;
  /** Knows no pain: never checks for trauma. */
  mindless?: boolean;
  situation?: Situation;
  initiative?: number;
  /** Feet above the ground. */
  height?: number;
  /** Which row of his side he stands in, the first if left out; for the table to see. */
  rank?: number;
  /** The first is in hand when the fight begins. */
  weapons?: readonly WeaponStats[];
  spells?: readonly SpellStats[];
  powers?: readonly HackmasterPower[];
}

/** Every stat there is, in the order in which they are kept. */
export const statKeys = Object.keys({
  attack: 0,
  defence: 0,
  dexterityDefence: 0,
  armourDr: 0,
  shield: 0,
  strengthDamage: 0,
  size: 0,
  hand: 0,
  slow: 0,
  lowLight: 0,
  light: 0,
  kind: 0,
  level: 0,
  con: 0,
  mindless: 0,
  situation: 0,
  initiative: 0,
  height: 0,
  rank: 0,
  weapons: 0,
  spells: 0,
  powers: 0,
} satisfies Record<keyof HackmasterStats, 0>) as (keyof HackmasterStats)[];

/** Stats that are conditions of his, which a word may set. */
export const conditions = ['slow', 'lowLight', 'mindless'] as const satisfies (keyof HackmasterStats)[];

/** Words for conditions, and what they are to the rules. */
export const conditionFlags: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  surprised: { surprised: true },
  crouching: { crouching: true },
  slowed: { slow: true },
  mindless: { mindless: true },
  'low-light vision': { lowLight: true },
};
