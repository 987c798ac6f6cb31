import { z } from 'zod';
import { encounterDetail, weighedStep, weighedSteps } from './encounter-views.ts';
import * as fields from './fields.ts';
import { courses, foeStates, pursuitOutcomes } from './vocabulary.ts';

/** Queries and commands of an encounter, step by step. */

const done = z.null();
const created = z.object({ id: z.int() });
const optionalDie = fields.die(6).nullable().default(null);
const optionalText = (max: number) => fields.words(max).default('');

/** Dice as they are written: 2d6+1, or a figure. */
const diceText = fields.words(40);
const optionId = z.string().min(1).max(40);

/** What the referee says of the circumstances; what is left out stands as the view says. */
const answers = z
  .record(optionId, z.union([z.boolean(), fields.whole(-1000, 10_000), z.array(fields.id).max(400)]))
  .default({});
/** Faces typed instead of rolled, by the id of the dice; null lets the program roll that one. */
const typed = z.record(optionId, z.array(fields.whole(1, 10_000).nullable()).max(40)).default({});
const faces = z.array(fields.whole(1, 10_000).nullable()).max(1000).nullable().default(null);
const verdict = z.boolean().nullable().default(null);
const hitPoints = fields.whole(-1000, 100_000);
const side = z.enum(['party', 'monsters']);

export const encounterQueries = {
  /** Null where no encounter is under way. */
  'encounter.view': { input: z.strictObject({}), output: encounterDetail.nullable() },
  /** A step as it would be settled with these answers; null where no encounter is under way. */
  'encounter.preview': {
    input: z.strictObject({
      step: z.enum(weighedSteps),
      answers,
      speakerId: fields.id.nullable().optional(),
    }),
    output: weighedStep.nullable(),
  },
} as const;

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

export const encounterCommands = {
  'encounter.begin': {
    input: z.strictObject({
      /** May be left out where a creature or a table says it. */
      who: fields.name.nullable().default(null),
      /** Null: settled as a step of its own. */
      number: fields.whole(1, 10_000).nullable().default(null),
      /** What it is then thrown with; empty for the creature's own. */
      numberDice: diceText.default(''),
      checkTurn: fields.whole(1, 1_000_000).nullable().default(null),
      creatureId: z.string().min(1).max(80).nullable().default(null),
      roomId: fields.id.nullable().default(null),
      /** Throws on this wandering table for who comes. */
      tableId: fields.id.nullable().default(null),
      tableFaces: faces,
    }),
    output: created,
  },
  'encounter.number': {
    input: z.strictObject({
      number: fields.whole(1, 10_000).nullable().default(null),
      dice: diceText.default(''),
      faces,
    }),
    output: z.object({ number: z.int() }),
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
    output: done,
  },
  'encounter.addFoe': {
    input: z.strictObject({
      name: fields.name.nullable().default(null),
      hp: fields.whole(1, 100_000),
      count: fields.whole(1, 200).default(1),
    }),
    output: done,
  },
  'encounter.editFoe': {
    input: z.strictObject({
      foeId: fields.id,
      name: fields.name.nullable().default(null),
      hp: hitPoints.nullable().default(null),
      maxHp: fields.whole(1, 100_000).nullable().default(null),
      state: z.enum(foeStates).nullable().default(null),
    }),
    output: done,
  },
  'encounter.removeFoe': { input: z.strictObject({ foeId: fields.id }), output: done },
  'encounter.surprise': {
    input: z.strictObject({
      answers,
      typed,
      /** The referee's own word instead of dice. */
      partySurprised: verdict,
      monstersSurprised: verdict,
      surprisedIds: z.array(fields.id).max(400).nullable().default(null),
      /** How many of the foes, where the referee says that not all of them are. */
      surprisedFoes: fields.whole(1, 10_000).nullable().default(null),
      partyAware: z.boolean().default(false),
      monstersAware: z.boolean().default(false),
      overruleLight: z.boolean().default(false),
      partyDie: optionalDie,
      monstersDie: optionalDie,
    }),
    output: done,
  },
  /** Whether the surprised drop what they hold; things named fall to the ground. */
  'encounter.dropHeld': {
    input: z.strictObject({
      people: z
        .array(
          z.strictObject({
            characterId: fields.id,
            die: fields.whole(1, 100).nullable().default(null),
            pick: fields.whole(1, 100).nullable().default(null),
          }),
        )
        .min(1, { error: 'Name at least one.' })
        .max(400),
    }),
    output: done,
  },
  'encounter.distance': {
    input: z.strictObject({
      answers,
      typed,
      dice: z.array(fields.die(6)).min(1).max(2).nullable().default(null),
      feet: fields.whole(0, 10_000).nullable().default(null),
    }),
    output: done,
  },
  'encounter.reaction': {
    input: z.strictObject({
      answers,
      typed,
      /** Who speaks; left out, whoever speaks for the party. Null: nobody. */
      speakerId: fields.id.nullable().optional(),
      /** A word of the system's table instead of dice. */
      result: z.string().min(1).max(40).nullable().default(null),
      dice: fields.dice(2, 6).nullable().default(null),
      total: fields.whole(-20, 40).nullable().default(null),
      modifier: fields.whole(-10, 10).default(0),
    }),
    output: done,
  },
  'encounter.course': {
    input: z.strictObject({ course: z.enum(courses), note: optionalText(500) }),
    output: done,
  },
  'encounter.morale': {
    input: z.strictObject({
      rating: fields.whole(2, 12).nullable().default(null),
      adjustment: fields.whole(-10, 10).default(0),
      /** Checks already passed in this encounter; null: those noted. */
      successes: fields.whole(0, 10).nullable().default(null),
      faces,
      /** The referee's own word instead of dice. */
      holds: verdict,
      note: optionalText(200),
    }),
    output: z.object({ holds: z.boolean() }),
  },
  /** Rounds of a fight played at the table, with what they cost. */
  'encounter.noteRound': {
    input: z.strictObject({
      rounds: fields.whole(0, 3600).default(1),
      foes: z.array(foeChange).max(1000).default([]),
      people: z.array(personChange).max(400).default([]),
      note: optionalText(500),
    }),
    output: done,
  },
  'encounter.flee': {
    input: z.strictObject({
      fleeing: side,
      /** Whether the other side comes after them; null: as the rules suggest. */
      pursued: verdict,
      exitAvailable: z.boolean().default(true),
      forcedToStop: z.boolean().default(false),
      fleeingFeet: fields.whole(0, 10_000).nullable().default(null),
      pursuingFeet: fields.whole(0, 10_000).nullable().default(null),
      startFeet: fields.whole(0, 10_000).nullable().default(null),
      /** Those of the party who do not run with it. */
      left: z.array(fields.id).max(400).default([]),
    }),
    output: z.object({ outcome: z.enum(pursuitOutcomes).nullable() }),
  },
  'encounter.pursuitRound': {
    input: z.strictObject({
      /** The pursuers lost sight of them for the whole of this round. */
      outOfSight: z.boolean().default(false),
      fleeingFeet: fields.whole(0, 10_000).nullable().default(null),
      pursuingFeet: fields.whole(0, 10_000).nullable().default(null),
      /** The gap after this round, as the referee says. */
      feet: fields.whole(0, 10_000).nullable().default(null),
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
  },
  'encounter.endPursuit': {
    input: z.strictObject({ outcome: z.enum(pursuitOutcomes), note: optionalText(200) }),
    output: done,
  },
  'encounter.conclude': {
    input: z.strictObject({
      outcome: fields.outcomeText,
      /** Left out: the rounds fought and run. */
      rounds: fields.whole(0, 3600).nullable().default(null),
    }),
    output: done,
  },
} as const;
