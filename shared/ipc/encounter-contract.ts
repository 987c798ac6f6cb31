import { z } from 'zod';
import * as fields from './fields.ts';

/** Commands of an encounter, step by step. */

const done = z.null();
const created = z.object({ id: z.int() });
const optionalDie = fields.die(6).nullable().default(null);

export const encounterCommands = {
  'encounter.begin': {
    input: z.strictObject({
      who: fields.name,
      number: fields.whole(1, 10_000),
      checkTurn: fields.whole(1, 1_000_000).nullable().default(null),
    }),
    output: created,
  },
  'encounter.surprise': {
    input: z.strictObject({
      partyAware: z.boolean().default(false),
      monstersAware: z.boolean().default(false),
      overruleLight: z.boolean().default(false),
      partyDie: optionalDie,
      monstersDie: optionalDie,
    }),
    output: done,
  },
  'encounter.distance': {
    input: z.strictObject({
      dice: fields.dice(2, 6).nullable().default(null),
      feet: fields.whole(0, 10_000).nullable().default(null),
    }),
    output: done,
  },
  'encounter.reaction': {
    input: z.strictObject({
      dice: fields.dice(2, 6).nullable().default(null),
      total: fields.whole(-20, 40).nullable().default(null),
      modifier: fields.whole(-10, 10).default(0),
    }),
    output: done,
  },
  'encounter.conclude': {
    input: z.strictObject({ outcome: fields.outcomeText, rounds: fields.whole(0, 3600) }),
    output: done,
  },
} as const;
