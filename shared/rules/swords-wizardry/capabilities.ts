import type { OwnRules } from '../system.ts';

/**
 * What a window may ask: armour either way round, four orders of battle. The chapter has no saving throws, and nobody
 * checks morale by dice.
 */
export const capabilities: OwnRules['capabilities'] = {
  armourClass: 'either',
  saves: [],
  combatOrders: [
    { value: 'complete', title: 'Move and missiles, then melee and spells' },
    { value: 'core', title: 'Side by side, with holding' },
    { value: 'holmes', title: 'Spells, missiles, melee, moves' },
    { value: 'segments', title: 'Segments of six seconds' },
  ],
  moraleDice: false,
};
