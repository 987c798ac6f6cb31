import { terrains, type Terrain, type WaterTerrain } from '../../rules/ose/terms.ts';

/** The closed lists of words of the road and the sea. */

/** Waters of a way: the open sea, the sea in sight of land, and the waters of a swamp among them. */
export const waters = ['sea', 'coast', 'lake', 'river', 'marsh'] as const;
export type Water = (typeof waters)[number];

/** What a leg goes over. */
export const roadGrounds = [...terrains, ...waters] as const;
export type RoadGround = Terrain | Water;

export const isWater = (ground: RoadGround): ground is Water => waters.some((water) => water === ground);

/** What the rules call each water. */
const ruleWaters: Readonly<Record<Water, WaterTerrain>> = {
  sea: 'ocean',
  coast: 'ocean',
  lake: 'lake',
  river: 'river',
  marsh: 'swamp',
};

export function ruleTerrain(ground: Water): WaterTerrain;
export function ruleTerrain(ground: RoadGround): Terrain | WaterTerrain;
export function ruleTerrain(ground: RoadGround): Terrain | WaterTerrain {
  return isWater(ground) ? ruleWaters[ground] : ground;
}

/** Portions that a hunt brings home. */
export const catchLimits = { min: 0, max: 1000 } as const;

/**
 * What joins a leg's ends: nothing, a trail that shows the way, or a maintained road that speeds it too; on a river, which
 * way the current is taken.
 */
export const ways = ['open', 'trail', 'road', 'downstream', 'upstream'] as const;
export type Way = (typeof ways)[number];

export const waysOn = (ground: RoadGround): readonly Way[] =>
  ground === 'river'
    ? ['open', 'downstream', 'upstream']
    : isWater(ground)
      ? ['open']
      : ['open', 'trail', 'road'];

/** What a day out of doors is given to; camp is neither travel nor complete rest, sailing is by sails or oars. */
export const passedDayKinds = ['march', 'forced', 'hunt', 'rest', 'camp', 'sail', 'adrift'] as const;
export type PassedDayKind = (typeof passedDayKinds)[number];

/** All that a day can have been; a stay in a town is paid for, and is a step of its own. */
export const roadDayKinds = [...passedDayKinds, 'town'] as const;
export type RoadDayKind = (typeof roadDayKinds)[number];

/** How a vessel makes way. */
export const propulsions = ['sail', 'oar'] as const;
export type Propulsion = (typeof propulsions)[number];

/**
 * What the referee says of a gale: whether the way it sweeps a seaworthy vessel meets land; whether another, in sight of
 * land, makes for a clear shore, for any other, or stands off.
 */
export const galeWords = ['openWater', 'meetsLand', 'clearShore', 'otherShore', 'standsOff'] as const;
export type GaleWord = (typeof galeWords)[number];

export const galeOutcomes = [
  'swept',
  'wrecked',
  'sheltered',
  'beached',
  'harboured',
  'sunk',
  'survives',
] as const;
export type GaleOutcome = (typeof galeOutcomes)[number];

/** Where water comes from: by the ground, which has it or has not, or as the referee says. */
export const waterOrders = ['ground', 'packs', 'found', 'none'] as const;
export type WaterOrder = (typeof waterOrders)[number];
