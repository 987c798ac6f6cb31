/** The vocabulary of the operations: plain data, units in the names. */

export type Face = number;
export type InSix = number;
export type Percent = number;

export type ArmourClass = { descending: number } | { ascending: number };
/** 2+1 is `{dice: 2, modifier: 1}`; half a die is `{dice: 0.5}`. */
export interface HitDice {
  dice: number;
  modifier?: number;
}
export type Attacker = { thac0: number } | { hd: HitDice } | { normalHuman: true };
export type AttackMethod = 'matrix' | 'thac0' | 'ascending';

export const saveCategories = ['death', 'wands', 'paralysis', 'breath', 'spells'] as const;
export type SaveCategory = (typeof saveCategories)[number];
export type SaveValues = Record<SaveCategory, number>;

export const armourTypes = ['unarmoured', 'light', 'heavy'] as const;
export type ArmourType = (typeof armourTypes)[number];

export { terrains } from '../travel/grounds.ts';
export type { Terrain } from '../travel/grounds.ts';

export const waterTerrains = ['ocean', 'river', 'lake', 'swamp'] as const;
export type WaterTerrain = (typeof waterTerrains)[number];

export const lightKinds = ['torch', 'lantern', 'other'] as const;
export interface Light {
  id: string;
  kind: (typeof lightKinds)[number];
  lit: boolean;
  turnsLeft: number;
}

export interface Effect {
  id: string;
  roundsLeft: number;
}

export interface Fatigue {
  /** Dungeon turns of activity since the last turn of rest. */
  turnsSinceRest: number;
  /** Rounds of running not yet broken by a full turn of something else. */
  roundsRun: number;
  /** Full turns of rest still needed; 0 is not exhausted. */
  exhaustionTurns: number;
  /** Days travelled since the last complete day of rest. */
  travelDays: number;
  /** A day's rest is owed for a forced march. */
  forcedMarchRest: boolean;
  /** Pressed on while a day's rest was owed. */
  dayRestOverdue: boolean;
}

export const encumbranceRules = ['none', 'basic', 'detailed'] as const;
export const initiativeTieRules = ['reroll', 'simultaneous'] as const;

/** The road and the sea: hours of the day, weights in pounds. */
export interface RoadSettings {
  wildernessChecksPerDay: number;
  setOutHour: number;
  marchHours: number;
  forcedMarchHours: number;
  oarHours: number;
  sailHours: number;
  riderWeight: number;
  streams: boolean;
  coursesByTheirMap: boolean;
  roadDayInOneStep: boolean;
  weather: boolean;
}

export interface OseSettings extends RoadSettings {
  encumbrance: (typeof encumbranceRules)[number];
  windVariable: boolean;
  individualInitiative: boolean;
  morale: boolean;
  ascendingAc: boolean;
  thac0: boolean;
  variableWeaponDamage: boolean;
  invulnerabilitiesByHd: boolean;
  subdual: boolean;
  initiativeTies: (typeof initiativeTieRules)[number];
  familiarMultiplier: number;
  bodyPounds: number;
  dungeonCheckEvery: number;
  dungeonChanceInSix: InSix;
  checksRollThemselves: boolean;
  effectsEndThemselves: boolean;
  oddsShown: boolean;
}
