import type { OwnRules } from '../system.ts';
import { bestiary } from './bestiary.ts';
import { capabilities } from './capabilities.ts';
import { encumbrance, weights } from './exploration/carrying.ts';
import { characters } from './characters/characters.ts';
import { bridge } from './combat/bridge.ts';
import { machine } from './combat/machine.ts';
import { deeds } from './exploration/deeds.ts';
import { lighting } from './exploration/lighting.ts';
import { meeting } from './encounter/meeting.ts';
import { operations } from './operations.ts';
import { recovery } from './harm/recovery.ts';
import { settings } from './settings.ts';
import { roundSeconds, tables, turnSeconds } from './tables.ts';
import { travel } from './travel/rules.ts';
import { treasure } from './treasure/treasure.ts';
import { vitality } from './harm/vitality.ts';

/** The rules of a chapter on combat that knows four orders of battle. The title claims no product: it names just these. */
export const swordsWizardry = {
  id: 'swords-wizardry',
  title: 'Four combat orders (swords-wizardry)',
  about:
    'Plays like the original game of 1974: one saving throw, classes and races apart, rounds in four orders to choose from. Figures of the Core Rules of 2008 and the Complete Rules of 2010, under the OGL 1.0a.',
  clock: { roundSeconds, turnSeconds },
  settings,
  tables,
  operations,
  combat: machine,
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
  experience: { perGold: 1, drivenOff: false },
  weights,
  encumbrance,
  travel,
} satisfies OwnRules;
