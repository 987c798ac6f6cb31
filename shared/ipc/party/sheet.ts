import { terrains } from '../../rules/ose/terms.ts';
import { z } from 'zod';
import * as fields from '../fields.ts';
import { wageSpans } from '../travel/wage-words.ts';
import { abilityIds, ownScoreIds, ownScoreMax } from '../vocabulary.ts';

/**
 * What only a sheet shows, kept as one JSON column. Every key may be missing; a reader fills it in with its default,
 * so that a sheet of yesterday opens tomorrow.
 */

const figure = fields.whole(-1000, 100_000);

export const spell = z.strictObject({
  name: fields.name,
  level: fields.whole(0, 12),
  memorised: fields.whole(0, 20).default(0),
});

/** A skill the referee typed: a percentage or a figure, as the system has it. */
export const skill = z.strictObject({
  name: fields.name,
  value: figure,
  note: fields.words(120).default(''),
});

/** A weapon as the count of seconds needs it; speeds in seconds, reach in feet. */
export const countWeapon = z.strictObject({
  name: fields.name,
  damage: fields.words(40).default(''),
  speed: fields.whole(1, 60),
  jabSpeed: fields.whole(1, 60).nullable().default(null),
  reachFeet: z.number().min(0).max(60).nullable().default(null),
  attack: fields.whole(-50, 50).default(0),
  damageModifier: fields.whole(-50, 50).default(0),
});

/** What a fight counted in seconds needs of a fighter beyond his level and hit points. */
export const countFacts = z.strictObject({
  attack: fields.whole(-50, 50).default(0),
  defence: fields.whole(-50, 50).default(0),
  initiative: fields.whole(-50, 50).default(0),
  strengthDamage: fields.whole(-50, 50).default(0),
  damageReduction: fields.whole(0, 50).default(0),
  size: fields.words(20).default('M'),
  shield: z
    .strictObject({ kind: fields.words(40), defence: fields.whole(-20, 20), intact: z.boolean() })
    .nullable()
    .default(null),
  weapons: z.array(countWeapon).max(20).default([]),
});

/** Beside the six scores: percentiles of scores, and scores of the system's own. */
export const ownScores = z.strictObject({
  percentiles: z.partialRecord(z.enum([...abilityIds, ...ownScoreIds]), fields.whole(1, 100)).default({}),
  scores: z
    .partialRecord(z.enum(ownScoreIds), fields.whole(0, Math.max(...Object.values(ownScoreMax))))
    .default({}),
});

/** In the campaign's unit of weight. */
const maxLoad = z.number().min(0).max(10_000_000);

const carry = z.strictObject({
  maxLoad,
  turnFeet: fields.whole(0, 10_000),
  roundFeet: fields.whole(0, 10_000),
});

/** What a beast, cart or ship carries and how fast; `encumbered` above the first load. */
export const carrierFacts = z.strictObject({
  unencumbered: carry,
  encumbered: carry.nullable().default(null),
  milesPerDay: fields.whole(0, 1000).nullable().default(null),
  /** A beast before a cart pulls for so many of the weakest. */
  pull: fields.whole(1, 100).default(1),
  /** Of a cart: what it carries behind beasts that pull for so many, the weakest team first; none, and any team will do. */
  teams: z
    .array(z.strictObject({ pull: fields.whole(1, 100), maxLoad }))
    .max(10)
    .default([]),
  /** Ground that does not slow it. */
  fullSpeedIn: z.array(z.enum(terrains)).max(terrains.length).default([]),
  /** It goes through the air, with whoever rides it. */
  flies: z.boolean().default(false),
  /** Days on end it goes without water before it wants any. */
  waterDays: fields.whole(0, 1000).default(0),
});

/** A creature's line of figures, as words. */
export const creatureFacts = z.strictObject({
  hitDice: fields.words(60).default(''),
  attacks: fields.words(400).default(''),
  movement: fields.words(200).default(''),
  morale: fields.whole(2, 12).nullable().default(null),
  saveAs: fields.words(80).default(''),
  special: fields.words(1000).default(''),
});

/** Keys of figures that stand over the rules', each with what stands instead. */
const overrules = z.record(z.string().max(200), z.union([figure, fields.words(120)]));

const sheetShape = {
  alignment: fields.words(40),
  languages: z.array(fields.name).max(40),
  spells: z.array(spell).max(200),
  skills: z.array(skill).max(100),
  conditions: z.array(fields.name).max(40),
  notes: fields.prose(8000),
  /** Who a retainer, mercenary or mount belongs to. */
  employerId: fields.id.nullable(),
  loyalty: fields.whole(0, 20).nullable(),
  /** Copper pieces for each such span. */
  wage: fields.whole(0, 100_000_000).nullable(),
  wageEvery: z.enum(wageSpans),
  overrules,
  /** Of those that stand over the rules', the ones of a stat block or of the content: nobody typed them over. */
  printed: overrules,
  count: countFacts.nullable(),
  carrier: carrierFacts.nullable(),
  creature: creatureFacts.nullable(),
  own: ownScores.nullable(),
};

/** Who carries somebody who cannot walk; hundredths of a pound, null for what the campaign says a body weighs. */
const borne = z.strictObject({
  by: z.array(fields.id).min(1).max(40),
  weight: fields.whole(0, 10_000_000).nullable().default(null),
});

export const sheetFacts = z.strictObject({
  alignment: sheetShape.alignment.default(''),
  languages: sheetShape.languages.default([]),
  spells: sheetShape.spells.default([]),
  skills: sheetShape.skills.default([]),
  conditions: sheetShape.conditions.default([]),
  notes: sheetShape.notes.default(''),
  employerId: sheetShape.employerId.default(null),
  loyalty: sheetShape.loyalty.default(null),
  wage: sheetShape.wage.default(null),
  wageEvery: sheetShape.wageEvery.default('month'),
  overrules: sheetShape.overrules.default({}),
  printed: sheetShape.printed.default({}),
  count: sheetShape.count.default(null),
  carrier: sheetShape.carrier.default(null),
  creature: sheetShape.creature.default(null),
  own: sheetShape.own.default(null),
  borne: borne.nullable().default(null),
});
export type SheetFacts = z.output<typeof sheetFacts>;

/** Some keys of a sheet: the rest stay as they are, so nothing here has a default. */
export const sheetChanges = z.strictObject(sheetShape).partial();

/** What the kind of a thing says of it. Ranges in feet. */
export const itemFacts = z.strictObject({
  /** How much it betters the armour class of its wearer over going without. */
  acBonus: fields.whole(-20, 20).optional(),
  armourType: z.enum(['unarmoured', 'light', 'heavy']).optional(),
  /** Of the armour class, the attack and the damage alike; part of none of the other figures. */
  magicBonus: fields.whole(-10, 10).optional(),
  damage: fields.words(40).optional(),
  damageTwoHanded: fields.words(40).optional(),
  hands: fields.whole(1, 2).optional(),
  range: z
    .strictObject({
      short: fields.whole(0, 10_000),
      medium: fields.whole(0, 10_000),
      long: fields.whole(0, 10_000),
    })
    .optional(),
  rangeIncrement: fields.whole(1, 10_000).optional(),
  /** It can be struck with though it can be shot or thrown too. */
  melee: z.boolean().optional(),
  qualities: z.array(fields.words(60)).max(20).optional(),
  /** Which entry of the starter content it was made from. */
  contentId: fields.words(80).optional(),
  /** The weight was guessed when it was found. */
  estimated: z.boolean().optional(),
});
export type ItemFacts = z.output<typeof itemFacts>;

/** What a thing is in truth, beside its true name, while that is not known. */
export const trueFacts = z.strictObject({
  /** Copper pieces, each; null where nobody knows. */
  worth: fields.whole(0, 1_000_000_000).nullable().default(null),
  charges: fields.whole(0, 1000).nullable().default(null),
  notes: fields.prose(2000).default(''),
  facts: itemFacts.prefault({}),
});
export type TrueFacts = z.output<typeof trueFacts>;
