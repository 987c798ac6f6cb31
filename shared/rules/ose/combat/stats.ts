import type { OnHit } from '../../fight/magic/on-hit.ts';
import type { Recipe } from '../../fight/magic/recipe.ts';
import type { ArmourClass, Attacker, HitDice, SaveCategory, SaveValues } from '../terms.ts';

export const fighterKinds = ['character', 'retainer', 'mercenary', 'npc', 'monster'] as const;
export type FighterKind = (typeof fighterKinds)[number];

export const attackSorts = ['normal', 'silver', 'magical'] as const;
export const spellAims = ['foe', 'ally', 'self', 'any', 'none'] as const;

/** The situation of a combatant, as the referee sees it. */
export const conditions = [
  'fromBehind',
  'blind',
  'invisible',
  'gagged',
  'bound',
  'silenced',
  'unstable',
  'underwater',
] as const;

/** Words for conditions, and what they are to the rules. */
export const conditionFlags: Readonly<Record<string, Partial<Record<Condition, boolean>>>> = {
  blinded: { blind: true },
  blind: { blind: true },
  invisible: { invisible: true },
  gagged: { gagged: true },
  bound: { bound: true },
  silenced: { silenced: true },
  underwater: { underwater: true },
};
export type Condition = (typeof conditions)[number];

/** A weapon, or one attack of a monster's entry. */
export interface OseWeapon {
  id: string;
  /** `NdS`, `NdS+K` or `NdS-K`; 1d6 for anyone but a monster unless weapons differ by the campaign's setting. */
  damage: string;
  /** Upper ends of short, medium and long range, as printed. Absent: it cannot shoot or be thrown. */
  range?: readonly [short: number, medium: number, long: number];
  /** Whether it strikes in melee; yes unless it has a range. */
  melee?: boolean;
  slow?: boolean;
  /** Long enough to strike past a rank. */
  reaches?: boolean;
  blunt?: boolean;
  /** What it counts as against creatures only silver or magic harms. */
  sort?: (typeof attackSorts)[number];
  /** Added to attack and damage; or to one of them. */
  bonus?: number;
  toHit?: number;
  damageBonus?: number;
  /** A hit deals no damage, and does only what it does besides. */
  noDamage?: boolean;
  /** What a hit does besides; bare words are the referee's to see to. */
  onHit?: string | OnHit<SaveCategory>;
  /** How often a round; as often as its owner may attack if left out. */
  perRound?: number;
  /** Shots or throws left; endless if left out. */
  shots?: number;
}

export interface OseSpell {
  id: string;
  level: number;
  /** How often it is memorised; once if left out. */
  copies?: number;
  /** At whom it may be cast; anyone if left out. */
  aim?: (typeof spellAims)[number];
  /** The farthest target, as printed: feet, yards outdoors. */
  rangeFeet?: number;
  sightNotNeeded?: boolean;
  /** The target's save against it, rolled when it is cast. */
  save?: SaveCategory;
  /** What it does; the rest is the referee's. */
  recipe?: Recipe;
}

/** A breath, a gaze, a wand, a horn: used in the spells' step, undeclared and unspoilt. */
export interface OsePower {
  id: string;
  /** How often it is left; without end if left out. */
  uses?: number;
  aim?: (typeof spellAims)[number];
  rangeFeet?: number;
  /** The target's save against it. */
  save?: SaveCategory;
  recipe?: Recipe;
}

/** What a fight needs to know of a combatant. */
export interface OseStats extends Partial<Record<Condition, boolean>> {
  kind: FighterKind;
  /** Armour, shield and dexterity together. */
  ac: ArmourClass;
  /** Against the large, where it differs. */
  acAgainstLarge?: ArmourClass;
  large?: boolean;
  /** How much of it is the shield. */
  shieldBonus?: number;
  skill: Attacker;
  weapons: readonly OseWeapon[];
  /** Attacks a round; one if left out. */
  attacks?: number;
  /** Ids of weapons that are used together; whoever has begun one leaves the others until the next round. */
  routines?: readonly (readonly string[])[];
  powers?: readonly OsePower[];
  /** Base movement rate; 120 if left out. */
  baseFeet?: number;
  /** Ability scores; no modifier where left out. */
  str?: number;
  dex?: number;
  wis?: number;
  /** Added to hit with missiles beside dexterity. */
  missileToHit?: number;
  /** Takes the place of dexterity in individual initiative. */
  initiativeModifier?: number;
  spells?: readonly OseSpell[];
  /** Level as a turner of the undead. */
  turnsAs?: number;
  /** The undead: Hit Dice, and whether they have a special ability. */
  undead?: { hd: number; special?: boolean };
  /** Saving throws; by the attack skill's Hit Dice if left out. */
  saves?: { values: SaveValues } | { hd: HitDice } | { normalHuman: true };
  /** 2..12; never checked if left out. */
  morale?: number;
  /** Whether blows can subdue; yes for all but monsters if left out. */
  intelligent?: boolean;
  /** All that harms it; empty or left out: anything does. */
  harmedBy?: readonly ('silver' | 'magical')[];
  /** What fatigue costs, as `rest.status` tells. */
  fatigue?: { attackModifier: number; damageModifier: number; acWorsening: number };
  /** The rank he stands in; the first if left out. Past a rank before him only weapons that reach strike. */
  rank?: number;
  /** Above the ground. Feet. */
  height?: number;
  /** What missiles at him suffer: -1 to -4, or no shot at all. */
  cover?: number | 'complete';
}

/** Every stat there is, in the order in which they are kept. */
export const statKeys = Object.keys({
  kind: 0,
  ac: 0,
  acAgainstLarge: 0,
  large: 0,
  shieldBonus: 0,
  skill: 0,
  weapons: 0,
  attacks: 0,
  routines: 0,
  powers: 0,
  baseFeet: 0,
  str: 0,
  dex: 0,
  wis: 0,
  missileToHit: 0,
  initiativeModifier: 0,
  spells: 0,
  turnsAs: 0,
  undead: 0,
  saves: 0,
  morale: 0,
  intelligent: 0,
  harmedBy: 0,
  fatigue: 0,
  rank: 0,
  height: 0,
  cover: 0,
  fromBehind: 0,
  blind: 0,
  invisible: 0,
  gagged: 0,
  bound: 0,
  silenced: 0,
  unstable: 0,
  underwater: 0,
} satisfies Record<keyof OseStats, 0>) as (keyof OseStats)[];
