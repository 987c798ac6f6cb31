import type { OwnRules } from '../system.ts';

/** What a window may ask: armour upwards, five saves, one order of battle. */
export const capabilities: OwnRules['capabilities'] = {
  armourClass: 'ascending',
  saves: [
    { id: 'death-ray-poison', title: 'Death ray or poison' },
    { id: 'magic-wands', title: 'Magic wands' },
    { id: 'paralysis-petrify', title: 'Paralysis or petrify' },
    { id: 'dragon-breath', title: 'Dragon breath' },
    { id: 'spells', title: 'Spells' },
  ],
  combatOrders: [{ value: 'countdown', title: 'Counting down from the highest' }],
  moraleDice: true,
};
