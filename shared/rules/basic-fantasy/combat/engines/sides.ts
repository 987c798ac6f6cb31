import { sum } from '../../../common/arithmetic.ts';
import { vehicleOps } from '../../exploration/vehicles.ts';
import type { Vehicle, VehicleStatus } from '../../terms.ts';
import type { BasicFantasyFighter, Kit } from '../state.ts';

/** A vehicle in a fight: which sides it has, and what its hit points are. BF-VEH-2 to 7. */

export const hullSides = ['front', 'left', 'right', 'rear'] as const;

/** Where nobody says which side is struck. */
export const usualSide = 'front';

/** It stops when its listed hit points are gone twice; a row has both amounts. */
export const amountsToStop = 2;

/** Listed hit points, out of those of the row. */
const ofOneSide = (maxHp: number): number => Math.max(1, Math.floor(maxHp / amountsToStop));

/** The damage of one whose hit points are said and nothing else. */
export function wornTo(hp: number, maxHp: number): Vehicle['sides'] {
  const damage = ofOneSide(maxHp) * amountsToStop - Math.max(0, hp);
  return damage > 0 ? { [usualSide]: damage } : {};
}

/** Null for whoever is no vehicle. */
export function vehicleOf({
  stats,
  hull,
  maxHp,
}: Pick<BasicFantasyFighter, 'stats' | 'hull' | 'maxHp'>): Vehicle | null {
  return hull === null || !stats.hull ? null : { ...stats.hull, hp: ofOneSide(maxHp), sides: { ...hull } };
}

/** In what state it is, and how much slower. */
export const stateOf = (vehicle: Vehicle) =>
  vehicleOps['vehicle.damage']({ vehicle, side: usualSide, damage: 0 });

const timesLost: Readonly<Record<VehicleStatus, number>> = {
  sound: 0,
  'half-speed': 1,
  immobilized: amountsToStop,
  sunk: amountsToStop,
};

/** How often its hit points must still be lost until it stops. */
const timesToCome = (vehicle: Vehicle): number => amountsToStop - timesLost[stateOf(vehicle).status];

/** The least damage that stops it, wherever it falls: the hit points of its row. */
export function leftOf(vehicle: Vehicle): number {
  const { hp, sides } = vehicle;
  const begun = Object.values(sides)
    .map((damage) => damage % hp)
    .sort((one, other) => other - one);
  return sum(Array.from({ length: timesToCome(vehicle) }, (_, nth) => hp - (begun[nth] ?? 0)));
}

/** The damage past Hardness that stops it, all on one side. */
export const leftOn = (vehicle: Vehicle, side: string): number => {
  const { hp, sides } = vehicle;
  return Math.max(0, timesToCome(vehicle) * hp - ((sides[side] ?? 0) % hp));
};

/** As fast as its state lets it be; `kit` is that of a sound one. */
export function slowed(kit: Kit, fighter: Pick<BasicFantasyFighter, 'stats' | 'hull' | 'maxHp'>): Kit {
  const vehicle = vehicleOf(fighter);
  const factor = vehicle === null ? 1 : stateOf(vehicle).speedFactor;
  return factor === 1 ? kit : { ...kit, movementFeet: kit.movementFeet * factor };
}

const words: Readonly<Record<VehicleStatus, string>> = {
  sound: 'sound',
  'half-speed': 'half speed',
  immobilized: 'immobilised',
  sunk: 'sunk',
};

export const wordOf = (vehicle: Vehicle): string => words[stateOf(vehicle).status];

/** What its row says: the state it is in, and how each side is. */
export function hullMarks(fighter: BasicFantasyFighter): string[] {
  const vehicle = vehicleOf(fighter);
  if (vehicle === null) return [];
  const damaged = Object.entries(vehicle.sides).filter(([, damage]) => damage > 0);
  return [
    wordOf(vehicle),
    `Hardness ${vehicle.hardness}, ${vehicle.hp} a side`,
    ...damaged.map(([side, damage]) => `${side} −${damage}`),
  ];
}
