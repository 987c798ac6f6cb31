import { ose } from '../../shared/rules/ose/index.ts';
import { tables } from '../../shared/rules/ose/tables.ts';

/**
 * Encumbrance, movement, light, rest and the dungeon turn: the procedures of `ose`, which serve every system.
 * The areas reach them through this file alone.
 */
export { encounterConclude } from '../../shared/rules/ose/encounters.ts';
export { encumbranceLoad } from '../../shared/rules/ose/encumbrance.ts';
export { fallDamage, starvationStatus, swimDrowningSuggestion } from '../../shared/rules/ose/hazards.ts';
export { lightBurn } from '../../shared/rules/ose/light.ts';
export { movementRates } from '../../shared/rules/ose/movement.ts';
export {
  partyCheck,
  partyMovementRate,
  treasureDivide,
  treasurePickOrder,
} from '../../shared/rules/ose/party.ts';
export { fatigueAdvance, restStatus } from '../../shared/rules/ose/rest.ts';
export { wanderingCheck, wanderingDue } from '../../shared/rules/ose/wandering.ts';

export const { turnsPerHour } = tables.units;
export const roundSeconds = ose.clock.roundSeconds;
export const turnSeconds = tables.units.turnMinutes * 60;
