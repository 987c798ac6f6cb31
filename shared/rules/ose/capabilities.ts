import type { Capabilities } from '../system.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';

const { units, outside } = tables;
const { light } = outside;

const burning = (id: string, title: string, turns: number) => ({
  id,
  title,
  burnMinutes: turns * units.turnMinutes,
  brightFeet: light.radiusFeet,
  dimFeet: null,
});

const encumbrance = settings.find(({ key }) => key === 'encumbrance');

/** What a window may ask: armour either way round, five saves, two kinds of light, three ways to weigh a pack. */
export const capabilities: Capabilities = {
  armourClass: 'either',
  saves: [
    { id: 'death', title: 'Death, poison' },
    { id: 'wands', title: 'Wands' },
    { id: 'paralysis', title: 'Paralysis, petrify' },
    { id: 'breath', title: 'Breath attacks' },
    { id: 'spells', title: 'Spells, rods, staves' },
  ],
  lightSources: [
    burning('torch', 'Torch', light.torchTurns),
    burning('lantern', 'Lantern, a flask of oil', light.lanternTurnsPerFlask),
  ],
  encumbranceMethods: encumbrance?.kind === 'choice' ? encumbrance.choices : [],
  combatOrders: [
    { value: 'sides', title: 'Side by side' },
    { value: 'individual', title: 'Each for himself' },
  ],
  moraleDice: true,
};
