import type { OwnRules } from '../system.ts';
import { capabilities } from './capabilities.ts';
import { encumbrance, weights } from './exploration/carrying.ts';
import { characters } from './characters/characters.ts';
import { combat } from './combat/machine.ts';
import { deeds } from './exploration/deeds.ts';
import { lighting } from './exploration/lighting.ts';
import { meeting } from './encounter/meeting.ts';
import { operations } from './operations.ts';
import { recovery } from './harm/recovery.ts';
import { running } from './exploration/runners.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { vitality } from './harm/vitality.ts';

const { roundSeconds, roundsPerTurn } = tables.time;

/** The Basic Fantasy rules of encounter and combat. The title claims no product: it names the style of play. */
export const basicFantasy = {
  id: 'basic-fantasy',
  title: 'Count-down initiative (basic-fantasy)',
  clock: { roundSeconds, turnSeconds: roundsPerTurn * roundSeconds },
  settings,
  tables,
  operations,
  combat,
  meeting,
  capabilities,
  lighting,
  characters,
  deeds,
  running,
  recovery,
  vitality,
  experience: { perGold: null, drivenOff: true },
  weights,
  encumbrance,
} satisfies OwnRules;
