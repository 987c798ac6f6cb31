import type { OwnDeeds } from '../../exploration/deeds.ts';

/** Strength opens doors by the class tables' own column; a thief's skill with traps is good for those of rooms too. */
export const deeds: OwnDeeds = {
  roomTrap: { figures: [{ key: 'skill.traps', sides: 100 }] },
  force: { own: null },
};
