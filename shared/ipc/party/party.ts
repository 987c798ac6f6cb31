import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { partyNow } from './party-views.ts';
import { newItem } from './things.ts';

/** The party as a whole. */

const nothing = z.strictObject({});

export const partyQueries = {
  'party.view': { input: nothing, output: partyNow, needs: ['classesInUse'] },
} as const satisfies QueriesContract;

export const partySteps = {
  'party.moveCharacter': {
    input: z.strictObject({ id: fields.id, by: fields.whole(-100, 100) }),
    log: 'people',
  },
  'party.findTreasure': {
    input: z.strictObject({
      what: z.array(newItem).min(1, { error: 'Say what was found.' }).max(100),
      where: fields.words(120).default(''),
    }),
    log: 'finds',
  },
} as const satisfies Steps;
