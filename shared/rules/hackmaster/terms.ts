/** The vocabulary of the operations: plain data, units in the names, words as the specification spells them. */

export const sizes = ['T', 'S', 'M', 'L', 'H', 'G'] as const;
export type Size = (typeof sizes)[number];

export const shields = ['small', 'medium', 'large'] as const;
export type Shield = (typeof shields)[number];

export const weaponSizes = ['small', 'medium', 'large'] as const;
export type WeaponSize = (typeof weaponSizes)[number];

export const movingGaits = ['walk', 'jog', 'run', 'sprint'] as const;
export type MovingGait = (typeof movingGaits)[number];
export const gaits = ['standing', ...movingGaits] as const;
export type Gait = (typeof gaits)[number];

export const rangedWeapons = [
  'lightCrossbow',
  'heavyCrossbow',
  'javelin',
  'longbow',
  'shortbow',
  'sling',
  'throwingAxe',
  'throwingKnife',
] as const;
export type RangedWeapon = (typeof rangedWeapons)[number];

export const lightSources = ['candle', 'minersLantern', 'torch'] as const;
export type LightSource = (typeof lightSources)[number];

export const lightZones = ['bright', 'dim', 'dark'] as const;
export type LightZone = (typeof lightZones)[number];

export const maneuvers = [
  'aggressive',
  'charge',
  'fightDefensively',
  'fightingWithdrawal',
  'flee',
  'fullParry',
  'giveGround',
  'holdAtBay',
  'jab',
  'readyAgainstCharge',
] as const;
export type Maneuver = (typeof maneuvers)[number];

export type DieName = 'd20p' | 'd12p' | 'd10p' | 'd8p' | 'd4p';

export const situations = [
  'standard',
  'readyForTrouble',
  'heardDirection',
  'throughDoorway',
  'aroundCorner',
] as const;
export type Situation = (typeof situations)[number];

export const directions = ['right90', 'right45', 'back', 'left45', 'left90'] as const;
export type Direction = (typeof directions)[number];

export const damageTypes = ['crushing', 'hacking', 'piercing'] as const;
export type DamageType = (typeof damageTypes)[number];

export const defensivePenalties = [-2, -4, -6, -8] as const;
export type DefensivePenalty = (typeof defensivePenalties)[number];

/** Something in force that changes a combatant's rolls; `until` is the first second without it. */
export type Effect =
  | { kind: 'aggressive' }
  | { kind: 'charge'; until: number }
  | { kind: 'fightDefensively'; attackPenalty: DefensivePenalty }
  | { kind: 'fightingWithdrawal' }
  | { kind: 'fullParry'; until: number }
  | { kind: 'gaveGround'; times: number }
  | { kind: 'spellFatigue'; until: number }
  | { kind: 'quickAim' }
  | { kind: 'light'; attack: number; defense: number };
