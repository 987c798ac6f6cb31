import { z } from 'zod';
import * as fields from '../fields.ts';
import { companyView, delveNow } from './dungeon-views.ts';
import { passed } from './turn-sheet-views.ts';
import { passActivities } from '../vocabulary.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';

/** Queries and commands of a delve: its turns, its tries, its prompts. */

const nothing = z.strictObject({});
const created = z.object({ id: z.int() });
const turn = fields.whole(1, 1_000_000);
const detail = fields.words(200).default('');
const activity = z.enum(passActivities).default('explore');

export const dungeonQueries = {
  'dungeon.delve': { input: nothing, output: delveNow },
  'dungeon.company': { input: nothing, output: companyView, needs: ['classesInUse'] },
} as const satisfies QueriesContract;

export const dungeonSteps = {
  'dungeon.enter': {
    /** Without a dungeon of the book, one of the same name is taken. */
    input: z.strictObject({
      name: fields.place,
      speakerId: fields.id.nullable(),
      dungeonId: fields.id.nullable().default(null),
    }),
    output: created,
    log: 'turns',
  },
  /** At once, or with the way back played out: so many turns, or so many feet at the party's pace. */
  'dungeon.leave': {
    input: z.strictObject({
      turns: fields.whole(0, 144).default(0),
      /** Goes before `turns`. */
      feet: fields.whole(1, 1_000_000).nullable().default(null),
      /** Whether the way is walked as familiar ground. */
      familiar: z.boolean().default(true),
      /** Goes on over what falls due, and lets it go. */
      over: z.boolean().default(false),
    }),
    /** Turns passed, and turns still to go where something stopped it; out where none are. */
    output: z.object({ turns: z.int(), left: z.int(), stopped: z.string().nullable() }),
    log: 'turns',
  },
  'dungeon.setFamiliar': { input: z.strictObject({ familiar: z.boolean() }), log: 'turns' },
  'dungeon.setSpeaker': { input: z.strictObject({ characterId: fields.id.nullable() }), log: 'turns' },
  'dungeon.passTurn': {
    input: z.strictObject({
      activity: z.enum(passActivities),
      detail: fields.words(200).default(''),
    }),
    log: 'turns',
  },
  /** Passes turns so that `turn` is the one at hand; stops before what is due unless `over` says to let it wait. */
  'dungeon.passTo': {
    input: z.strictObject({ turn, activity, detail, over: z.boolean().default(false) }),
    output: passed,
    log: 'turns',
  },
  /** Passes turns until something asks for the referee, and stops before it. */
  'dungeon.passUntilDue': { input: z.strictObject({ activity, detail }), output: passed, log: 'turns' },
} as const satisfies Steps;
