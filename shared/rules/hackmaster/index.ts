import type { OwnRules } from '../system.ts';
import { capabilities } from './capabilities.ts';
import { weights } from './exploration/carrying.ts';
import { characters } from './characters/characters.ts';
import { combat } from './combat/machine.ts';
import { deeds } from './exploration/deeds.ts';
import { lighting } from './exploration/lighting.ts';
import { meeting } from './encounter/meeting.ts';
import { operations } from './operations.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { vitality } from './harm/vitality.ts';

/** The rules of the referee's sheet for the count-up of seconds. The title claims no product: it names the style of play. */
export const hackmaster = {
  id: 'hackmaster',
  title: 'Second by second (hackmaster)',
  clock: tables.clock,
  settings,
  tables,
  operations,
  combat,
  meeting,
  capabilities,
  lighting,
  characters,
  deeds,
  vitality,
  experience: { perGold: null, drivenOff: false },
  weights,
  encumbrance: [],
} satisfies OwnRules;
