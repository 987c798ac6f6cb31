import { because } from '../common/reason.ts';
import type { Reason } from '../common/reason.ts';

/** Where a meeting takes place, and what its distances are counted in. */

export const grounds = ['dungeon', 'wilderness', 'water', 'air'] as const;
export type Ground = (typeof grounds)[number];

export const distanceUnits = ['feet', 'yards'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

const feetPer: Record<DistanceUnit, number> = { feet: 1, yards: 3 };

/** A distance in another unit, whole. */
export const inUnit = (distance: number, from: DistanceUnit, to: DistanceUnit): number =>
  from === to ? distance : Math.round((distance * feetPer[from]) / feetPer[to]);

/** Why a distance that the rule gives in one unit stands in another; nothing where it stands as it is. */
export const unitReasons = (distance: number, from: DistanceUnit, to: DistanceUnit, rule: string): Reason[] =>
  from === to ? [] : [because(`${distance} ${from}, in ${to}`, inUnit(distance, from, to), rule)];

/** 60', 60 yards. */
export const distanceText = (distance: number, unit: DistanceUnit): string =>
  unit === 'feet' ? `${distance}'` : `${distance} ${distance === 1 ? 'yard' : 'yards'}`;
