import { ose } from '../../shared/rules/ose/index.ts';
import { operations } from '../../shared/rules/ose/operations.ts';
import { tables } from '../../shared/rules/ose/tables.ts';

/**
 * Encumbrance, movement, light, rest and the dungeon turn: the procedures of `ose`, which serve every system.
 * The areas reach them through this file alone.
 */
export const exploration = operations;

/** The usual chances in six of a search or of listening, where the class gives no better one. */
export const usualChanceInSix = {
  secretDoor: tables.dungeon.secretDoorInSix,
  roomTrap: tables.dungeon.roomTrapInSix,
  listen: tables.dungeon.listenInSix,
};

export const { turnsPerHour } = tables.units;
export const roundSeconds = ose.clock.roundSeconds;
export const turnSeconds = tables.units.turnMinutes * 60;
