import type { OwnRules } from '../system.ts';
import { bestiary } from './bestiary.ts';
import { capabilities } from './capabilities.ts';
import { weights } from './exploration/carrying.ts';
import { characters } from './characters/characters.ts';
import { bridge } from './combat/bridge.ts';
import { combat } from './combat/machine.ts';
import { deeds } from './exploration/deeds.ts';
import { roundSeconds, turnSeconds } from './measures.ts';
import { lighting } from './exploration/lighting.ts';
import { meeting } from './encounter/meeting.ts';
import { operations } from './operations.ts';
import { recovery } from './harm/recovery.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { treasure } from './treasure/treasure.ts';
import { vitality } from './harm/vitality.ts';

/** The rules of the Old-School Essentials SRD. The title claims no product: it names the style of play. */
export const ose = {
  id: 'ose',
  title: 'Old-school rules (ose)',
  about:
    'Plays like the Basic and Expert sets of 1981 (B/X): a race is a class, sides roll 1d6 for initiative, armour class down or up. Figures from an SRD under the OGL 1.0a.',
  clock: { roundSeconds, turnSeconds },
  settings,
  tables,
  operations,
  combat,
  bridge,
  bestiary,
  treasure,
  meeting,
  capabilities,
  lighting,
  characters,
  deeds,
  recovery,
  vitality,
  experience: { perGold: 1, drivenOff: true },
  weights,
  encumbrance: [],
} satisfies OwnRules;
