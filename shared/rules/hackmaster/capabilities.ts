import type { OwnRules } from '../system.ts';
import { tables } from './tables.ts';
import { lightSources } from './terms.ts';

const { sources } = tables.light;

/** What a window may ask: armour by defence rolls, opposed saves, three kinds of light with dim edges, one order of battle. */
export const capabilities = {
  armourClass: 'defence',
  saves: [{ id: 'opposed', title: 'Opposed d20p' }],
  lightSources: lightSources.map((id) => ({ id, ...sources[id] })),
  combatOrders: [{ value: 'count', title: 'Second by second' }],
  moraleDice: false,
} satisfies OwnRules['capabilities'];
