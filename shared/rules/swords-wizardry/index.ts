import type { OwnRules } from '../system.ts';
import { capabilities } from './capabilities.ts';
import { encumbrance, weights } from './exploration/carrying.ts';
import { characters } from './characters/characters.ts';
import { machine } from './combat/machine.ts';
import { deeds } from './exploration/deeds.ts';
import { lighting } from './exploration/lighting.ts';
import { meeting } from './encounter/meeting.ts';
import { operations } from './operations.ts';
import { recovery } from './harm/recovery.ts';
import { settings } from './settings.ts';
import { roundSeconds, tables, turnSeconds } from './tables.ts';
import { vitality } from './harm/vitality.ts';

/** The rules of a chapter on combat that knows four orders of battle. The title claims no product: it names just these. */
export const swordsWizardry = {
  id: 'swords-wizardry',
  title: 'Four combat orders (swords-wizardry)',
  clock: { roundSeconds, turnSeconds },
  settings,
  tables,
  operations,
  combat: machine,
  meeting,
  capabilities,
  lighting,
  characters,
  deeds,
  recovery,
  vitality,
  experience: { perGold: 1, drivenOff: false },
  weights,
  encumbrance,
} satisfies OwnRules;
