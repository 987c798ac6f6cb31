import { z } from 'zod';
import type { CommandsContract, QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { act, fallenDie, fighterId, playedAct } from './combat-acts.ts';
import { aimedAt } from './odds.ts';
import { lastingQueries, lastingSteps } from './combat-lasting.ts';
import { acts, asked, board, weighed } from './combat-views.ts';
import { severalSteps } from './course/several.ts';
import { versionSteps } from './course/versions.ts';
import { flightQueries, flightSteps } from './leaving/flight.ts';
import { fightLightQueries, fightLightSteps } from './leaving/light.ts';
import { lyingQueries, lyingSteps } from './leaving/lying.ts';
import { figureQueries, figureSteps } from './figures.ts';
import { fightSettingQueries, fightSettingSteps } from './course/settings.ts';
import { endingInput, endingQueries } from './leaving/ending.ts';
import { musterQueries, musterSteps } from './course/musters.ts';
import { mendCommands, mendQueries, mendSteps } from './mend.ts';
import { playersQueries } from './players/players.ts';
import { asksDice, groupSteps, strokeInput, strokeQueries } from './strokes.ts';

/** Fights, act by act: what is stored is how each began and every act with its dice. */

const fight = { fightId: fields.id };
/** How many steps the window knew of: another may have been faster. */
const goingOn = { ...fight, after: fields.whole(0, 1_000_000) };

/** Some of a kind, who come as they are named. */
const comers = z.strictObject({
  creatureId: z.string().min(1).max(80).nullable().default(null),
  /** Null: as the creature is called. */
  name: fields.name.nullable().default(null),
  count: fields.whole(1, 200).default(1),
  /** Each of them; null: thrown by the creature's dice, or one die of eight where nobody knows them. */
  hp: fields.whole(1, 100_000).nullable().default(null),
  atFeet: fields.whole(-10_000, 10_000).nullable().default(null),
});

/** Who comes, as the referee writes it: `[count] name [hp ..] [@feet] [side word] [as label] [ac ..] [arrives ..]`. */
const lines = fields.prose(8000).default('');
/** Those of a muster come as well. */
const musterId = fields.id.nullable().default(null);

export const combatQueries = {
  ...lastingQueries,
  /** The fight that is looked at, or the newest that is not over; null where nobody fights. */
  'combat.board': {
    input: z.strictObject({ fightId: fields.id.nullable().default(null) }),
    output: board.nullable(),
    needs: ['classesInUse', 'monsters'],
  },
  /** The one that ended last; null where none has. */
  'combat.lastEnded': {
    input: z.strictObject({}),
    output: z.object({ id: z.int(), name: z.string() }).nullable(),
  },
  'combat.acts': {
    input: z.strictObject({ ...fight, fighter: fighterId.nullable() }),
    output: acts.nullable(),
  },
  /** An act before its dice; null where it has no figures or cannot be done any more. */
  'combat.weigh': { input: z.strictObject({ ...fight, act }), output: weighed.nullable() },
  /** An attack that is aimed: what is enough against each lawful target, whichever the act names. */
  'combat.aim': { input: z.strictObject({ ...fight, act }), output: aimedAt.nullable() },
  /** Names that lines may be completed with: of the party, of the content, and of foes of earlier fights. */
  'combat.names': {
    input: z.strictObject({}),
    output: z.object({
      people: z.array(z.string()),
      creatures: z.array(z.string()),
      earlier: z.array(z.string()),
    }),
    needs: ['monsters'],
  },
  ...figureQueries,
  ...fightSettingQueries,
  ...musterQueries,
  ...endingQueries,
  ...flightQueries,
  ...lyingQueries,
  ...fightLightQueries,
  ...strokeQueries,
  ...mendQueries,
  ...playersQueries,
} as const satisfies QueriesContract;

export const combatSteps = {
  ...lastingSteps,
  'combat.begin': {
    input: z.strictObject({
      /** Empty: after the foes. */
      name: fields.words(80).default(''),
      /** Null: everyone who is with the party and able. */
      people: z.array(fields.id).max(400).nullable().default(null),
      /** Takes those who were met and are still up; the distance as it was settled. */
      fromEncounter: z.boolean().default(false),
      lines,
      musterId,
      comers: z.array(comers).max(40).default([]),
      /** Between the first ranks. */
      feet: fields.whole(0, 10_000).nullable().default(null),
      outdoors: z.boolean().nullable().default(null),
      /** How wide the ground is: so many fight abreast, the others in ranks behind; null for open ground. */
      widthFeet: fields.whole(1, 10_000).nullable().default(null),
      surprised: z.enum(['nobody', 'party', 'foes', 'asSettled']).default('asSettled'),
    }),
    output: z.object({ id: z.int() }),
    log: 'fights',
    needs: ['classesInUse', 'monsters'],
  },
  'combat.join': {
    input: z.strictObject({
      ...goingOn,
      people: z.array(fields.id).max(400).default([]),
      lines,
      musterId,
      comers: z.array(comers).max(40).default([]),
      /** The number, segment or second they act on; null: as the rules have it, last in the order. */
      initiative: fields.whole(-1000, 100_000).nullable().default(null),
    }),
    log: 'fights',
    needs: ['classesInUse', 'monsters'],
  },
  /** One act of a referee, with all its dice, or several of one stroke. */
  'combat.act': {
    input: z.strictObject({
      ...goingOn,
      acts: z.array(playedAct).min(1).max(400),
      /** Of those who act as one: what they are called. */
      gang: fields.name.exactOptional(),
      /** Dice that fell for it outside the rules, as for damage by word. */
      besides: z.array(fallenDie).max(400).exactOptional(),
    }),
    log: 'fights',
    needs: ['classesInUse', 'equipment'],
  },
  'combat.end': {
    input: z.strictObject({ ...fight, ...endingInput }),
    log: 'fights',
    needs: ['monsters', 'encounters', 'prep', 'equipment'],
  },
  ...figureSteps,
  ...fightSettingSteps,
  ...flightSteps,
  ...lyingSteps,
  ...fightLightSteps,
  ...groupSteps,
  ...musterSteps,
  ...mendSteps,
  ...severalSteps,
  ...versionSteps,
} as const satisfies Steps;

export const combatCommands = {
  /** Begins an act: done at once where no die falls, else its first die is asked for. */
  'combat.propose': {
    input: z.strictObject({
      ...goingOn,
      acts: z.array(act).min(1).max(400),
      throwAll: z.boolean().default(false),
      asksDice,
    }),
    output: asked,
  },
  /** The next faces of the act under way; what is not typed the program throws: one die, or all that are left. */
  'combat.answer': {
    input: z.strictObject({
      ...fight,
      faces: z.array(fields.whole(1, 10_000)).max(400).default([]),
      /** What equal dice come to together, typed in place of their faces: the next ones that are asked for. */
      sums: z.array(fields.whole(1, 10_000)).max(40).exactOptional(),
      /** The blow whose die is asked for comes out so, by the referee's word; its damage is asked for all the same. */
      word: z.enum(['hits', 'misses']).exactOptional(),
      throws: z.enum(['none', 'one', 'all']).default('none'),
    }),
    output: asked,
  },
  /** Begins many acts of one stroke, as one step. */
  'combat.stroke': { input: strokeInput, output: asked },
  /** Nothing of it has happened. */
  'combat.withdraw': { input: z.strictObject(fight), output: z.null() },
  ...mendCommands,
} as const satisfies CommandsContract;
