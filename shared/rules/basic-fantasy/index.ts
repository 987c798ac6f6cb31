import type { OwnRules } from '../system.ts';
import { bestiary } from './bestiary.ts';
import { capabilities } from './capabilities.ts';
import { encumbrance, weights } from './exploration/carrying.ts';
import { characters } from './characters/characters.ts';
import { bridge } from './combat/bridge.ts';
import { combat } from './combat/machine.ts';
import { deeds } from './exploration/deeds.ts';
import { lighting } from './exploration/lighting.ts';
import { meeting } from './encounter/meeting.ts';
import { operations } from './operations.ts';
import { recovery } from './harm/recovery.ts';
import { running } from './exploration/runners.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';
import { treasure } from './treasure/treasure.ts';
import { travel } from './travel/rules.ts';
import { vitality } from './harm/vitality.ts';

const { roundSeconds, roundsPerTurn } = tables.time;

/** The Basic Fantasy rules of encounter and combat. The title claims no product: it names the style of play. */
export const basicFantasy = {
  id: 'basic-fantasy',
  title: 'Count-down initiative (basic-fantasy)',
  about:
    'An adaptation of the Basic Fantasy Role-Playing Game, 4th edition, under CC BY-SA 4.0: race and class apart, armour class upwards, initiative counted down from high to low.',
  clock: { roundSeconds, turnSeconds: roundsPerTurn * roundSeconds },
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
  running,
  recovery,
  vitality,
  experience: { perGold: null, drivenOff: true },
  weights,
  encumbrance,
  travel,
} satisfies OwnRules;
