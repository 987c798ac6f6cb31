import type { OwnRules } from '../system.ts';
import { capabilities } from './capabilities.ts';
import { weights } from './exploration/carrying.ts';
import { characters } from './characters/characters.ts';
import { combat } from './combat/machine.ts';
import { deeds } from './exploration/deeds.ts';
import { roundSeconds, turnSeconds } from './measures.ts';
import { lighting } from './exploration/lighting.ts';
import { meeting } from './encounter/meeting.ts';
import { operations } from './operations.ts';
import { recovery } from './harm/recovery.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { vitality } from './harm/vitality.ts';

/** The rules of the Old-School Essentials SRD. The title claims no product: it names the style of play. */
export const ose = {
  id: 'ose',
  title: 'Old-school rules (ose)',
  clock: { roundSeconds, turnSeconds },
  settings,
  tables,
  operations,
  combat,
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
