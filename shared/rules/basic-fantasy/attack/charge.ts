import { amount, bool, flag, given, signed } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

type Fault =
  | 'too-short'
  | 'too-far'
  | 'not-straight'
  | 'path-blocked'
  | 'unsuitable-weapon'
  | 'no-line-of-sight'
  | 'exhausted';

const { charge: figures, running } = tables;

/**
 * Whether a charge is allowed over this distance (feet), all that speaks against it in `reasons`, and what it gives.
 * Its attack modifier belongs to the roll once: here or as `charging`. Throws `bad-input`. BF-CHG-1 to 7, 10.
 */
export function charge(input: {
  distanceFeet: number;
  normalMovementFeet: number;
  straightLine: boolean;
  pathClear: boolean;
  suitableWeapon: boolean;
  lineOfSightAtStart: boolean;
  exhausted?: boolean;
}): {
  allowed: boolean;
  reasons: Fault[];
  attackModifier: number;
  acModifier: number;
  damageMultiplier: 1 | 2;
} {
  const distance = amount(given(input).distanceFeet, 'distanceFeet');
  const most = amount(input.normalMovementFeet, 'normalMovementFeet') * running.speedFactor;
  const reasons: Fault[] = [];
  if (distance < figures.leastFeet) reasons.push('too-short');
  if (distance > most) reasons.push('too-far');
  if (!bool(input.straightLine, 'straightLine')) reasons.push('not-straight');
  if (!bool(input.pathClear, 'pathClear')) reasons.push('path-blocked');
  if (!bool(input.suitableWeapon, 'suitableWeapon')) reasons.push('unsuitable-weapon');
  if (!bool(input.lineOfSightAtStart, 'lineOfSightAtStart')) reasons.push('no-line-of-sight');
  if (flag(input.exhausted, 'exhausted')) reasons.push('exhausted');
  const allowed = reasons.length === 0;
  return {
    allowed,
    reasons,
    attackModifier: allowed ? figures.attack : 0,
    acModifier: allowed ? figures.armourClass : 0,
    damageMultiplier: (allowed ? figures.damageMultiplier : 1) as 1 | 2,
  };
}

/**
 * Whether a weapon can be set against a charge: initiative at least the charger's, whose number both then act on.
 * Throws `bad-input`. BF-CHG-8, 9.
 */
export function chargeSetWeapon(input: {
  weaponCanBeSet: boolean;
  defenderInitiative: number;
  chargerInitiative: number;
}): { allowed: boolean; actsOn: number; damageMultiplier: 1 | 2 } & Reasoned {
  const settable = bool(given(input).weaponCanBeSet, 'weaponCanBeSet');
  const own = signed(input.defenderInitiative, 'defenderInitiative');
  const chargers = signed(input.chargerInitiative, 'chargerInitiative');
  const allowed = settable && own >= chargers;
  const damageMultiplier = (allowed ? figures.setWeaponMultiplier : 1) as 1 | 2;
  return {
    allowed,
    actsOn: allowed ? chargers : own,
    damageMultiplier,
    reasons: [
      because('own initiative', own, 'BF-CHG-8'),
      because("charger's initiative", chargers, 'BF-CHG-8'),
      because('damage, times', damageMultiplier, 'BF-CHG-9'),
    ],
  };
}

export const chargeOps = {
  charge,
  'charge.setWeapon': chargeSetWeapon,
} as const;
