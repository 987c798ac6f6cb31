import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { organisationView } from './views/organisation-views.ts';

/** Queries and steps of marching orders and roles. */

const nothing = z.strictObject({});
const created = z.object({ id: z.int() });

export const organisationQueries = {
  'organisation.view': { input: nothing, output: organisationView, needs: ['classesInUse'] },
} as const satisfies QueriesContract;

export const organisationSteps = {
  'organisation.addFormation': {
    input: z.strictObject({ situation: fields.name }),
    output: created,
    log: 'people',
  },
  'organisation.renameFormation': {
    input: z.strictObject({ id: fields.id, situation: fields.name }),
    log: 'people',
  },
  'organisation.removeFormation': { input: z.strictObject({ id: fields.id }), log: 'people' },
  /** Whoever stands there changes places; a null rank takes the person out of the order. */
  'organisation.place': {
    input: z.strictObject({
      formationId: fields.id,
      characterId: fields.id,
      to: z.strictObject({ rank: fields.whole(0, 99), file: fields.whole(0, 9) }).nullable(),
    }),
    log: 'people',
  },
  'organisation.setRoles': {
    input: z.strictObject({ callerId: fields.id.nullable(), mapperId: fields.id.nullable() }),
    log: 'people',
  },
} as const satisfies Steps;
