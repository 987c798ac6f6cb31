import type { OwnRules } from '../system.ts';
import { bestiary } from './bestiary.ts';
import { capabilities } from './capabilities.ts';
import { weights } from './exploration/carrying.ts';
import { characters } from './characters/characters.ts';
import { bridge } from './combat/bridge.ts';
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
  about:
    'For tables that play HackMaster, a trademark of Kenzer and Company, who have no part in this: fights counted up second by second. None of its lists is here: people, things and prices are typed.',
  clock: tables.clock,
  settings,
  tables,
  operations,
  combat,
  bridge,
  bestiary,
  treasure: { way: 'own tables' },
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
