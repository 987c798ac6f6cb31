import { operations } from '../../shared/rules/ose/operations.ts';
import { tables } from '../../shared/rules/ose/tables.ts';
import type { ArmourType } from '../../shared/rules/ose/terms.ts';
import { armourTypes } from '../../shared/rules/ose/terms.ts';
import type { Armour } from '../../shared/ipc/vocabulary.ts';

/**
 * Encumbrance, movement, light, rest and the dungeon turn: the procedures of `ose`, which serve every system.
 * The areas reach them through this file alone.
 */
export const exploration = operations;

const { armour } = tables.outside;

interface WornArmour {
  descending: number;
  coins: number;
  type: ArmourType;
}

const worn = ({
  descending,
  coins,
  type,
}: {
  descending: number;
  coins: number;
  type: string;
}): WornArmour => ({
  descending,
  coins,
  type: armourTypes.find((known) => known === type) ?? 'unarmoured',
});

/** Armour worn: armour class, weight in coins, and what basic encumbrance calls it (OUTSIDE, O4). */
export const wornArmour: Record<Armour, WornArmour> = {
  none: worn(armour.none),
  leather: worn(armour.leather),
  chainmail: worn(armour.chainmail),
  plate: worn(armour.plate),
};
export const wornShield = armour.shield;
export const loadBands = tables.detailedEncumbrance.bands;

/** The usual chances in six of a search or of listening, where the class gives no better one. */
export const usualChanceInSix = {
  secretDoor: tables.dungeon.secretDoorInSix,
  roomTrap: tables.dungeon.roomTrapInSix,
  listen: tables.dungeon.listenInSix,
};

export const { turnsPerHour } = tables.units;
export const turnSeconds = tables.units.turnMinutes * 60;
