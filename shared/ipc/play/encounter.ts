import { z } from 'zod';
import { distanceUnits, grounds } from '../../rules/meeting/ground.ts';
import { encounterDetail, weighedStep } from './encounter-views.ts';
import * as fields from '../fields.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import { courses, foeStates, pursuitOutcomes } from '../vocabulary.ts';

/** Queries and commands of an encounter, step by step. */

const created = z.object({ id: z.int() });
const optionalDie = fields.die(6).nullable().default(null);
const optionalText = (max: number) => fields.words(max).default('');

/** Dice as they are written: 2d6+1, or a figure. */
const diceText = fields.words(40);
const optionId = z.string().min(1).max(40);

/** A step of the system's own list. */
const stepId = z.string().min(1).max(40);
const answer = z
  .union([z.boolean(), fields.whole(-1000, 2_000_000_000), diceText, z.array(fields.id).max(400)])
  .nullable();
/** What the referee says of the circumstances; what is left out stands as the view says. */
const answers = z.record(optionId, answer).default({});
/** The referee's own word instead of dice, by the ids of the step's sayings; null leaves it to the dice. */
const said = z.record(optionId, answer).default({});
/** Faces typed instead of rolled, by the id of the dice; null lets the program roll that one. */
const typed = z.record(optionId, z.array(fields.whole(1, 10_000).nullable()).max(40)).default({});
const faces = z.array(fields.whole(1, 10_000).nullable()).max(1000).nullable().default(null);
/** In the encounter's unit. */
const distance = fields.whole(0, 10_000).nullable().default(null);
const verdict = z.boolean().nullable().default(null);
const hitPoints = fields.whole(-1000, 100_000);
const side = z.enum(['party', 'monsters']);

export const encounterQueries = {
  /** Null where no encounter is under way. */
  'encounter.view': {
    input: z.strictObject({}),
    output: encounterDetail.nullable(),
    needs: ['classes', 'equipment', 'monsters'],
  },
  /** A step as it would be settled with these answers; null where no encounter is under way. */
  'encounter.preview': {
    input: z.strictObject({ step: stepId, answers }),
    output: weighedStep.nullable(),
    needs: ['monsters'],
  },
} as const satisfies QueriesContract;

const foeChange = z.strictObject({
  foeId: fields.id,
  /** Taken off (or, below 0, given back); goes before `hp`. */
  damage: hitPoints.nullable().default(null),
  /** Dice that say the damage; with a minus they give hit points back. Goes before both figures. */
  dice: diceText.default(''),
  hp: hitPoints.nullable().default(null),
  state: z.enum(foeStates).nullable().default(null),
});

const personChange = z.strictObject({
  characterId: fields.id,
  damage: hitPoints.nullable().default(null),
  dice: diceText.default(''),
  hp: hitPoints.nullable().default(null),
});

export const encounterSteps = {
  'encounter.begin': {
    input: z.strictObject({
      /** May be left out where a creature or a table says it. */
      who: fields.name.nullable().default(null),
      /** Null: settled as a step of its own. */
      number: fields.whole(1, 10_000).nullable().default(null),
      /** What it is then thrown with; empty for the creature's own. */
      numberDice: diceText.default(''),
      checkTurn: fields.whole(1, 1_000_000).nullable().default(null),
      /** The check of the road that brought them. */
      roadCheckId: fields.id.nullable().default(null),
      creatureId: z.string().min(1).max(80).nullable().default(null),
      roomId: fields.id.nullable().default(null),
      /** The foes keyed to a room: they are met there, as many as are keyed. */
      roomFoeId: fields.id.nullable().default(null),
      /** Throws on this wandering table for who comes. */
      tableId: fields.id.nullable().default(null),
      tableFaces: faces,
      /** Null: a dungeon where the party is in one, else the wild. */
      ground: z.enum(grounds).nullable().default(null),
      /** Null: what the system counts in on such ground. */
      unit: z.enum(distanceUnits).nullable().default(null),
    }),
    output: created,
    log: 'encounters',
    needs: ['monsters', 'encounters'],
  },
  /** Settles a step: by the dice it weighs, or as the referee says; again as often as he likes. */
  'encounter.settle': {
    input: z.strictObject({ step: stepId, answers, typed, said }),
    output: z.object({ figure: z.string(), text: z.string() }),
    log: 'encounters',
    needs: ['monsters'],
  },
  /** Hit points for every foe still without, or for all anew. */
  'encounter.rollFoes': {
    input: z.strictObject({
      anew: z.boolean().default(false),
      /** Dice for each; empty for the creature's own. */
      hitDice: diceText.default(''),
      /** The same for all, unrolled. */
      hp: fields.whole(1, 100_000).nullable().default(null),
      /** Totals typed one by one, in order; the program rolls the rest. */
      totals: z.array(fields.whole(1, 100_000).nullable()).max(1000).nullable().default(null),
    }),
    log: 'encounters',
    needs: ['monsters'],
  },
  'encounter.addFoe': {
    input: z.strictObject({
      name: fields.name.nullable().default(null),
      hp: fields.whole(1, 100_000),
      count: fields.whole(1, 200).default(1),
    }),
    log: 'encounters',
  },
  'encounter.editFoe': {
    input: z.strictObject({
      foeId: fields.id,
      name: fields.name.nullable().default(null),
      hp: hitPoints.nullable().default(null),
      maxHp: fields.whole(1, 100_000).nullable().default(null),
      state: z.enum(foeStates).nullable().default(null),
    }),
    log: 'encounters',
  },
  'encounter.removeFoe': { input: z.strictObject({ foeId: fields.id }), log: 'encounters' },
  /** Whether the surprised drop what they hold; things named fall to the ground. */
  'encounter.dropHeld': {
    input: z.strictObject({
      people: z
        .array(
          z.strictObject({
            characterId: fields.id,
            die: fields.whole(1, 100).nullable().default(null),
          }),
        )
        .min(1, { error: 'Name at least one.' })
        .max(400),
    }),
    log: 'encounters',
  },
  'encounter.course': { input: z.strictObject({ course: z.enum(courses) }), log: 'encounters' },
  /** Rounds of a fight played at the table, with what they cost. */
  'encounter.noteRound': {
    input: z.strictObject({
      rounds: fields.whole(0, 3600).default(1),
      foes: z.array(foeChange).max(1000).default([]),
      people: z.array(personChange).max(400).default([]),
      note: optionalText(500),
    }),
    log: 'encounters',
  },
  'encounter.flee': {
    input: z.strictObject({
      fleeing: side,
      /** Whether the other side comes after them; null: as the rules suggest. */
      pursued: verdict,
      exitAvailable: z.boolean().default(true),
      forcedToStop: z.boolean().default(false),
      /** Rates a round and the gap at first, in the encounter's unit; null: as the program knows them. */
      fleeingRate: distance,
      pursuingRate: distance,
      startGap: distance,
      /** In the open: how many run and how many come after them; null: all who could. */
      fleeingHeads: fields.whole(1, 10_000).nullable().default(null),
      pursuingHeads: fields.whole(1, 10_000).nullable().default(null),
      /** What the lie of the land adds to the chance, and a chance granted to the surprised, in percent. */
      surroundings: fields.whole(-100, 100).default(0),
      granted: fields.whole(0, 100).default(0),
      typed,
      /** Those of the party who do not run with it. */
      left: z.array(fields.id).max(400).default([]),
    }),
    output: z.object({ outcome: z.enum(pursuitOutcomes).nullable() }),
    log: 'encounters',
    needs: ['monsters'],
  },
  'encounter.pursuitRound': {
    input: z.strictObject({
      /** At most so many, up to the first in which something happens; what is said below happens in the first. */
      rounds: fields.whole(1, 100).default(1),
      /** The pursuers lost sight of them for the whole of this round. */
      outOfSight: z.boolean().default(false),
      /** The gap after this round, as the referee says. */
      gap: distance,
      drop: z
        .strictObject({
          what: z.enum(['treasure', 'food']),
          intelligent: z.boolean(),
          die: optionalDie,
          things: z
            .array(z.strictObject({ itemId: fields.id, quantity: fields.whole(1, 1_000_000) }))
            .max(100)
            .default([]),
        })
        .nullable()
        .default(null),
      obstacle: z
        .strictObject({
          what: optionalText(80),
          /** Who must save; a foe is spoken for by `monsters`. */
          people: z
            .array(z.strictObject({ characterId: fields.id, die: fields.die(20).nullable().default(null) }))
            .max(400)
            .default([]),
          monsters: z
            .strictObject({ target: fields.whole(-10, 40), die: fields.die(20).nullable().default(null) })
            .nullable()
            .default(null),
          modifier: fields.whole(-10, 10).default(0),
          /** Whether those who flee wait for the fallen; the others run on and leave them. */
          wait: z.boolean().default(true),
        })
        .nullable()
        .default(null),
      /** All who are out of it from this round on: left to the pursuers, or fallen behind. Null: as before. */
      left: z.array(fields.id).max(400).nullable().default(null),
      /** How many of the foes are. */
      leftFoes: fields.whole(0, 10_000).nullable().default(null),
      /** Something that slows the pursuers for this round: burning oil, a shut door. */
      hindered: z.boolean().default(false),
      note: optionalText(200),
    }),
    output: z.object({ outcome: z.enum(pursuitOutcomes).nullable() }),
    log: 'encounters',
    needs: ['classes', 'equipment', 'monsters'],
  },
  /** In the open: what is left of a day is run off the course, then it falls whether they are caught or get away. */
  'encounter.pursuitDay': {
    input: z.strictObject({
      /** Else they stop and are caught. */
      keepFleeing: z.boolean().default(true),
      /** The chance to get away in percent; null: by their numbers and rates. */
      percent: fields.whole(0, 100).nullable().default(null),
      /** The direction's d6; the pursuers' d100 where they are faster; the d100 to get away. */
      faces: z.array(fields.whole(1, 100)).max(3).default([]),
    }),
    output: z.object({ outcome: z.enum(pursuitOutcomes).nullable() }),
    log: ['encounters', 'travel'],
    needs: ['monsters'],
  },
  'encounter.endPursuit': {
    input: z.strictObject({ outcome: z.enum(pursuitOutcomes) }),
    log: 'encounters',
  },
  'encounter.conclude': {
    input: z.strictObject({
      outcome: fields.outcomeText,
      /** Left out: the rounds fought and run. */
      rounds: fields.whole(0, 3600).nullable().default(null),
    }),
    log: 'encounters',
  },
} as const satisfies Steps;
