import type { OwnDeeds } from '../../exploration/deeds.ts';

/**
 * Strength opens doors by the class tables' own column, a thief hears by percent and finds traps of every kind, and a
 * dwarf's eye for stonework finds those of rooms.
 */
export const deeds: OwnDeeds = {
  roomTrap: {
    figures: [
      { key: 'skill.traps', sides: 100 },
      { key: 'skill.construction', sides: 6 },
    ],
  },
  listen: { figures: [{ key: 'skill.hear', sides: 100 }] },
  force: { own: null },
};
