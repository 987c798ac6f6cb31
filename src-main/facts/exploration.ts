import { ose } from '../../shared/rules/ose/index.ts';
import { tables } from '../../shared/rules/ose/tables.ts';

/**
 * Encumbrance, movement, light, rest and the dungeon turn: the procedures of `ose`, which serve every system.
 * The areas reach them through this file alone.
 */
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
export { fatigueAdvance, restStatus } from '../../shared/rules/ose/harm/rest.ts';
export { wanderingCheck, wanderingDue } from '../../shared/rules/ose/exploration/wandering.ts';

export const { turnsPerHour } = tables.units;
export const roundSeconds = ose.clock.roundSeconds;
export const turnSeconds = tables.units.turnMinutes * 60;
