import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { logFilters } from '../vocabulary.ts';
import { logPage, movableSteps, sessionView } from './views.ts';

/** The journal as people read it. */

export const logQueries = {
  'log.list': {
    input: z.strictObject({
      search: z.string().max(200).default(''),
      sessionId: fields.id.nullable().default(null),
      kind: z.enum(logFilters).default('all'),
      takenBack: z.boolean().default(false),
      beforeSeq: fields.id.nullable().default(null),
      limit: fields.whole(1, 500).default(100),
    }),
    output: logPage,
  },
  /** What undo and redo can go over. */
  'log.movable': {
    input: z.strictObject({ direction: z.enum(['undo', 'redo']) }),
    output: movableSteps,
  },
  'log.sessions': { input: z.strictObject({}), output: z.array(sessionView) },
} as const satisfies QueriesContract;

export const logSteps = {
  'log.addNote': { input: z.strictObject({ text: fields.noteText }), log: 'notes' },
} as const satisfies Steps;
