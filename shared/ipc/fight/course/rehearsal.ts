import { z } from 'zod';
import { aims, casting, missileUses, usualPolicy } from '../../../rehearsal/policy/policy.ts';
import { endings } from '../../../rehearsal/tally/outcome.ts';
import type { CommandsContract, QueriesContract } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';
import { fighterId } from '../combat-acts.ts';

/** Fights played thousands of times, beside the campaign: nothing of it is ever written. */

const fight = { fightId: fields.id };

/** What is left out is as usual. */
const policy = z.strictObject({
  aim: z.enum(aims).default(usualPolicy.aim),
  whom: fighterId.nullable().default(usualPolicy.whom),
  casting: z.enum(casting).default(usualPolicy.casting),
  staysBack: z.boolean().default(usualPolicy.staysBack),
  fallsBack: z.boolean().default(usualPolicy.fallsBack),
  fleesAtHalf: z.boolean().default(usualPolicy.fleesAtHalf),
  missiles: z.enum(missileUses).default(usualPolicy.missiles),
  parries: z.boolean().default(usualPolicy.parries),
});

const whatIf = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('more'), like: fighterId, count: fields.whole(1, 60) }),
  z.strictObject({ kind: z.literal('fewer'), like: fighterId, count: fields.whole(1, 60) }),
  z.strictObject({ kind: z.literal('abreast'), count: fields.whole(1, 20) }),
  z.strictObject({ kind: z.literal('hp'), fighter: fighterId, hp: fields.whole(1, 100_000) }),
  z.strictObject({
    kind: z.literal('withoutSpell'),
    fighter: fighterId,
    spell: z.string().min(1).max(120),
  }),
]);

/** How often each figure came up. */
const counts = z.array(z.tuple([z.number(), z.int()]));

const fighter = z.object({
  id: z.string(),
  name: z.string(),
  side: z.string(),
  maxHp: z.int(),
  dead: z.int(),
  down: z.int(),
  firstDown: z.int(),
  dealt: z.int(),
  shots: z.int(),
  casts: z.int(),
  left: counts,
});

/** The fight played in one way. */
const run = z.object({
  key: z.enum(['asIs', 'withoutMorale', 'whatIf']),
  title: z.string(),
  fights: z.int(),
  /** In the order of the sides. */
  won: z.array(z.int()),
  endings: z.array(z.object({ ending: z.enum(endings), times: z.int() })),
  lengths: counts,
  fighters: z.array(fighter),
  /** Beside the fight as it is, on the same seeds: so often the first side lost what it had won, and won what it had lost. */
  turned: z.object({ lost: z.int(), won: z.int() }),
  /** Numbers of fights of the worst tenth for the first side, of the middle, of the best tenth. */
  examples: z.object({ worst: z.array(z.int()), middle: z.array(z.int()), best: z.array(z.int()) }),
});

export const rehearsalView = z.object({
  state: z.enum(['running', 'done', 'partial']),
  from: z.enum(['now', 'beginning']),
  asked: z.int(),
  done: z.int(),
  seed: z.int(),
  /** Null while nobody knows. */
  secondsLeft: z.number().nullable(),
  secondsTaken: z.number(),
  problem: z.string().nullable(),
  lengthsIn: z.enum(['rounds', 'seconds']),
  sides: z.array(z.object({ id: z.string(), name: z.string() })),
  runs: z.array(run),
  /** Spells and powers nobody has said what they do: they were played as nothing. */
  playedAsNothing: z.array(z.string()),
});

/** What can be set before one: who fights how, and what could be otherwise. */
const choices = z.object({
  groups: z.array(z.object({ like: z.string(), name: z.string(), side: z.string(), count: z.int() })),
  fighters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      side: z.string(),
      hp: z.int(),
      spells: z.array(z.string()),
    }),
  ),
  sides: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Dice decide whether somebody fights on. */
  moraleDecides: z.boolean(),
  /** Who stands behind others is kept out of the fight, so that narrow ground makes a difference. */
  ranksKeepApart: z.boolean(),
  /** Why none can begin from here; null where one can. */
  shut: z.string().nullable(),
});

export const rehearsalQueries = {
  /** What the last rehearsal of a fight has come to so far; null before the first. */
  'combat.rehearsal': { input: z.strictObject(fight), output: rehearsalView.nullable() },
  'combat.rehearsalChoices': { input: z.strictObject(fight), output: choices.nullable() },
} as const satisfies QueriesContract;

export const rehearsalCommands = {
  /** Begins one, in place of any other of the campaign. */
  'combat.rehearse': {
    input: z.strictObject({
      ...fight,
      from: z.enum(['now', 'beginning']).default('now'),
      fights: fields.whole(1000, 100_000),
      policies: z
        .strictObject({
          sides: z.record(z.string().min(1).max(40), policy).default({}),
          fighters: z.record(fighterId, policy).default({}),
        })
        .default({ sides: {}, fighters: {} }),
      withoutMorale: z.boolean().default(false),
      whatIf: whatIf.nullable().default(null),
      /** Null: another every time. */
      seed: fields.whole(0, 2_147_483_647).nullable().default(null),
    }),
    output: z.object({ job: z.string() }),
  },
  /** Ends it and keeps what was played. */
  'combat.stopRehearsal': { input: z.strictObject(fight), output: z.null() },
  /** One fight of the last rehearsal again, told in sentences. */
  'combat.replayRehearsed': {
    input: z.strictObject({
      ...fight,
      run: z.enum(['asIs', 'withoutMorale', 'whatIf']).default('asIs'),
      fight: fields.whole(0, 100_000),
    }),
    output: z.object({
      lines: z.array(z.object({ when: z.string(), text: z.string() })),
      outcome: z.string(),
      /** Sentences that were left out at the end. */
      more: z.int(),
    }),
  },
} as const satisfies CommandsContract;
