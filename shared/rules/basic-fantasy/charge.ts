import { amount, bool, flag, given, signed } from '../input.ts';
import { because, type Reasoned } from '../reason.ts';
import { tables } from './tables.ts';

type Fault =
  | 'too-short'
  | 'too-far'
  | 'not-straight'
  | 'path-blocked'
  | 'unsuitable-weapon'
  | 'no-line-of-sight'
  | 'exhausted';

export interface ChargeOps {
  charge: (input: {
    distanceFeet: number;
    normalMovementFeet: number;
    straightLine: boolean;
    pathClear: boolean;
    suitableWeapon: boolean;
    lineOfSightAtStart: boolean;
    exhausted?: boolean;
  }) => {
    allowed: boolean;
    reasons: Fault[];
    attackModifier: number;
    acModifier: number;
    damageMultiplier: 1 | 2;
  };
  'charge.setWeapon': (input: {
    weaponCanBeSet: boolean;
    defenderInitiative: number;
    chargerInitiative: number;
  }) => { allowed: boolean; actsOn: number; damageMultiplier: 1 | 2 } & Reasoned;
}

const { charge: figures, running } = tables;

/**
 * Whether a charge is allowed over this distance (feet), all that speaks against it in `reasons`, and what it gives.
 * Its attack modifier belongs to the roll once: here or as `charging`. Throws `bad-input`. BF-CHG-1 to 7, 10.
 */
export const charge: ChargeOps['charge'] = (input) => {
  const distance = amount(given(input).distanceFeet, 'distanceFeet');
  const most = amount(input.normalMovementFeet, 'normalMovementFeet') * running.speedFactor;
  const faults: [fault: Fault, applies: boolean][] = [
    ['too-short', distance < figures.leastFeet],
    ['too-far', distance > most],
    ['not-straight', !bool(input.straightLine, 'straightLine')],
    ['path-blocked', !bool(input.pathClear, 'pathClear')],
    ['unsuitable-weapon', !bool(input.suitableWeapon, 'suitableWeapon')],
    ['no-line-of-sight', !bool(input.lineOfSightAtStart, 'lineOfSightAtStart')],
    ['exhausted', flag(input.exhausted, 'exhausted')],
  ];
  const reasons = faults.filter(([, applies]) => applies).map(([fault]) => fault);
  const allowed = reasons.length === 0;
  return {
    allowed,
    reasons,
    attackModifier: allowed ? figures.attack : 0,
    acModifier: allowed ? figures.armourClass : 0,
    damageMultiplier: (allowed ? figures.damageMultiplier : 1) as 1 | 2,
  };
};

/**
 * Whether a weapon can be set against a charge: initiative at least the charger's, whose number both then act on.
 * Throws `bad-input`. BF-CHG-8, 9.
 */
export const chargeSetWeapon: ChargeOps['charge.setWeapon'] = (input) => {
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
};
