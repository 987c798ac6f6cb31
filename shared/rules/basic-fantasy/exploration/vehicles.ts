import type { Dice } from '../../../dice/dice.ts';
import { sum } from '../../common/arithmetic.ts';
import { checkCount, diceTray, type Rolled } from '../../common/dice-tray.ts';
import { given, list, text, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { kindOf, rollable } from '../readers.ts';
import { tables } from '../tables.ts';
import { vehicleKinds, type Ac, type Vehicle, type VehicleStatus } from '../terms.ts';

interface Standing {
  vehicle: Vehicle;
  status: VehicleStatus;
  speedFactor: 1 | 0.5 | 0;
}

const { vehicle: figures, outside } = tables;

/** The Armor Class of every vehicle, and the vehicles listed. Throws `bad-input`. BF-VEH-1, 2, BF-OUT-9. */
function vehicleArmorClass(input: Record<string, never>): {
  ac: Ac;
  /** The vehicles listed, with their Hardness and hit points. */
  listed: { id: string; hardness: number; hp: number }[];
} {
  given(input);
  const listed = Object.entries(outside.vehicles).map(([id, { hardness, hp }]) => ({ id, hardness, hp }));
  return { ac: { ascending: figures.armourClass }, listed };
}

function checkedVehicle(vehicle: Vehicle): Vehicle {
  const { kind, hardness, hp, sides } = given(vehicle, 'vehicle');
  const damaged = Object.entries(given(sides, 'vehicle.sides')).map(
    ([side, damage]) => [side, whole(damage, `vehicle.sides.${side}`)] as const,
  );
  return {
    kind: kindOf(kind, 'vehicle.kind', vehicleKinds),
    hardness: whole(hardness, 'vehicle.hardness'),
    hp: whole(hp, 'vehicle.hp', { min: 1 }),
    sides: Object.fromEntries(damaged),
  };
}

const damageOn = ({ sides }: Vehicle, side: string): number =>
  Object.hasOwn(sides, side) ? (sides[side] ?? 0) : 0;

/** The vehicle with so much damage on one side, in what state that leaves it. */
function standing(vehicle: Vehicle, side: string, damage: number): Standing {
  const sides = Object.fromEntries([...Object.entries(vehicle.sides), [side, damage]]);
  const amounts = Object.values(sides).map((taken) => Math.floor(taken / vehicle.hp));
  const times = sum(amounts);
  const after = { ...vehicle, sides };
  if (times === 0) return { vehicle: after, status: 'sound', speedFactor: 1 };
  if (times === 1) return { vehicle: after, status: 'half-speed', speedFactor: 0.5 };
  return { vehicle: after, status: vehicle.kind === 'ship' ? 'sunk' : 'immobilized', speedFactor: 0 };
}

/**
 * A hit on one side of a vehicle: what exceeds its Hardness counts. Its hit points lost once is half speed, twice
 * is immobile or, for a ship, sunk. Throws `unknown-kind`, `bad-input`. BF-VEH-2 to 7.
 */
function vehicleDamage(input: { vehicle: Vehicle; side: string; damage: number }): Standing & {
  applied: number;
} & Reasoned {
  const vehicle = checkedVehicle(given(input).vehicle);
  const side = text(input.side, 'side');
  const damage = whole(input.damage, 'damage');
  const applied = Math.max(0, damage - vehicle.hardness);
  return {
    applied,
    ...standing(vehicle, side, damageOn(vehicle, side) + applied),
    reasons: [because('damage', damage, 'BF-VEH-3'), because('hardness', -vehicle.hardness + 0, 'BF-VEH-3')],
  };
}

/**
 * Repairs in the field to one side: hit points for every hour of each of the crew, up to nine tenths of the whole. What
 * is sunk stays sunk. Dice: d4 for each of the crew and hour.
 * Throws `bad-die`, `dice-count`, `unknown-kind`, `bad-input`. BF-REP-1 to 3, 5.
 */
function vehicleRepair(
  input: { vehicle: Vehicle; side: string; crew: number; hours: number; rolls?: number[] },
  dice?: Dice,
): Standing & { restored: number; limitReached: boolean } & Reasoned & Rolled {
  const vehicle = checkedVehicle(given(input).vehicle);
  const side = text(input.side, 'side');
  const { rolls } = input;
  const labour = whole(input.crew, 'crew') * whole(input.hours, 'hours');
  if (rolls === undefined) rollable(labour, 'hours');
  else checkCount(list(rolls, 'rolls').length, labour, 'rolls');
  const tray = diceTray(dice);
  const rolled = sum(tray.faces(rolls, labour, figures.repairDie, 'rolls'));
  const before = damageOn(vehicle, side);
  const stays = vehicle.hp - Math.floor((vehicle.hp * figures.fieldRepairPercent) / 100);
  const sunk = standing(vehicle, side, before).status === 'sunk';
  const restored = sunk ? 0 : Math.max(0, Math.min(rolled, before - stays));
  return {
    restored,
    ...standing(vehicle, side, before - restored),
    limitReached: before - restored <= stays,
    reasons: [
      because(`${labour}d${figures.repairDie}`, rolled, 'BF-REP-1'),
      because('damage that stays', stays, 'BF-REP-2'),
    ],
    ...tray.log(),
  };
}

export const vehicleOps = {
  'vehicle.armorClass': vehicleArmorClass,
  'vehicle.damage': vehicleDamage,
  'vehicle.repair': vehicleRepair,
} as const;
