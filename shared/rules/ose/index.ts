import type { OwnRules } from '../system.ts';
import { capabilities } from './capabilities.ts';
import { weights } from './carrying.ts';
import { characters } from './characters.ts';
import { combat } from './combat/machine.ts';
import { roundSeconds, turnSeconds } from './measures.ts';
import { operations } from './operations.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';

/** The rules of the Old-School Essentials SRD. The title claims no product: it names the style of play. */
export const ose = {
  id: 'ose',
  title: 'Old-school rules (ose)',
  clock: { roundSeconds, turnSeconds },
  settings,
  tables,
  operations: { ...operations },
  combat,
  capabilities,
  characters,
  weights,
  encumbrance: [],
} satisfies OwnRules;
