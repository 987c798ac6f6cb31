import { ose } from '../../shared/rules/ose/index.ts';
import { tables } from '../../shared/rules/ose/tables.ts';

/**
 * Encumbrance, movement, light, rest, the dungeon turn and the road: the procedures of `ose`, which serve every system.
 * The areas reach them through this file alone.
 */
export { evasionWilderness } from '../../shared/rules/ose/encounter/evasion.ts';
export { pursuitDay } from '../../shared/rules/ose/encounter/pursuit.ts';
export { encounterConclude } from '../../shared/rules/ose/encounter/encounters.ts';
export { encumbranceLoad } from '../../shared/rules/ose/exploration/encumbrance.ts';
export { fallDamage, starvationStatus, swimDrowningSuggestion } from '../../shared/rules/ose/harm/hazards.ts';
export { lightBurn } from '../../shared/rules/ose/exploration/light.ts';
export { movementRates } from '../../shared/rules/ose/exploration/movement.ts';
export {
  partyCheck,
  partyMovementRate,
  treasureDivide,
  treasurePickOrder,
} from '../../shared/rules/ose/characters/party.ts';
export {
  navigationDrift,
  navigationHexSides,
  navigationLost,
} from '../../shared/rules/ose/travel/navigation.ts';
export { barsVehicles } from '../../shared/rules/ose/travel/travel.ts';
export { provisionsGround } from '../../shared/rules/ose/travel/provisions.ts';
export { vesselRate, vesselRepair } from '../../shared/rules/ose/travel/vessel.ts';
export { milesAfloat, waterGale, waterNearGale, waterSweep } from '../../shared/rules/ose/travel/water.ts';
export { forage, hunt, mountCapacity, visibilityRange } from '../../shared/rules/ose/travel/wilderness.ts';
export { fatigueAdvance, restStatus } from '../../shared/rules/ose/harm/rest.ts';
export { wanderingCheck, wanderingDue } from '../../shared/rules/ose/exploration/wandering.ts';

export const { turnsPerHour } = tables.units;
export const currentDieSides = tables.water.currentDie;
export const { travelDaysPerRestDay } = tables.overland;
export const roundSeconds = ose.clock.roundSeconds;
export const turnSeconds = tables.units.turnMinutes * 60;
