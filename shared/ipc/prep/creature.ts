import { z } from 'zod';
import { creatureLimits } from '../../content/schemas/creature-limits.ts';
import { creatureFacts, creatureTags } from '../../content/schemas/own-creature.ts';
import type { CommandsContract, QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import {
  creatureAdjusted,
  creatureDraft,
  creatureJudged,
  creaturesFound,
  creaturesPasted,
  creatureSorts,
  creatureUses,
  creatureView,
} from './creature-views.ts';

/** Questions to the bestiary, and steps of the referee's own creatures. */

/** A creature of a book by the system and its id; an own one by "own:12". */
const place = { book: z.string().max(40), id: z.string().max(80) };
const anyPlace = z.strictObject(place);

const level = fields.whole(1, 100);

/** What there is to say of an own creature beside its figures. */
const about = {
  also: fields.words(creatureLimits.name),
  tags: creatureTags,
  terrain: creatureTags,
  levels: z
    .strictObject({ least: level, most: level })
    .refine(({ least, most }) => least <= most, { error: 'The levels go from the upper to the lower.' })
    .nullable(),
  notes: fields.prose(creatureLimits.notes),
  licence: fields.words(creatureLimits.words),
  source: fields.words(creatureLimits.words),
};
const newAbout = {
  also: about.also.default(''),
  tags: about.tags.default([]),
  terrain: about.terrain.default([]),
  levels: about.levels.default(null),
  notes: about.notes.default(''),
  licence: about.licence.default(''),
  source: about.source.default(''),
};

const created = z.object({ id: z.int() });

const mostPasted = 400_000;
/** So many creatures are added at once. */
const mostAtOnce = 500;

/** As a note with a stat block, as a line of a module, and as another program's JSON. */
export const creatureFormats = ['statblock', 'line', 'initiative'] as const;
export type CreatureFormat = (typeof creatureFormats)[number];

const asFile = anyPlace.extend({ format: z.enum(creatureFormats) });

export const creatureQueries = {
  'creature.search': {
    input: z.strictObject({
      /** Words and facts: `undead hd 2-4 ac>=15 -giant`. */
      text: z.string().max(200).default(''),
      sort: z.enum(creatureSorts).default('found'),
      /** From the most to the least. */
      down: z.boolean().default(false),
      /** The books of other systems too. */
      others: z.boolean().default(false),
      limit: fields.whole(1, 2000).default(500),
    }),
    output: creaturesFound,
    needs: ['bestiaries'],
  },
  'creature.view': {
    input: z.strictObject({
      ...place,
      /** The system to show it in; null: the campaign's. */
      in: z.string().max(40).nullable(),
    }),
    output: creatureView,
    needs: ['bestiaries'],
  },
  /** Of one that is at hand: rooms, tables and musters with it, and meetings. Of another book's: nothing. */
  'creature.uses': { input: anyPlace, output: creatureUses, needs: ['bestiaries'] },
  /** With what a form of a creature begins: an own one as it stands; a new one, a variant or a copy of another. */
  'creature.draft': {
    input: z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('new') }),
      z.strictObject({ of: z.enum(['own', 'variant', 'copy']), ...place }),
    ]),
    output: creatureDraft,
    needs: ['bestiaries'],
  },
  /** What the book's tables say to figures while they are typed. */
  'creature.judge': {
    input: z.strictObject({
      system: z.string().max(40),
      base: anyPlace.nullable(),
      facts: creatureFacts,
    }),
    output: creatureJudged,
    needs: ['bestiaries'],
  },
  /** The creatures that stand in a text as blocks; nothing is written. */
  'creature.paste': {
    input: z.strictObject({
      text: z
        .string()
        .max(mostPasted, { error: 'That is too long to be read at once: at most 400,000 letters.' }),
      /** In the terms of whose book; null: the campaign's. */
      system: z.string().max(40).nullable().default(null),
    }),
    output: creaturesPasted,
    needs: ['bestiaries'],
  },
  /** A creature as it would stand in a file, in the terms of its own book, and what that would not bring back. */
  'creature.asText': {
    input: asFile,
    output: z.object({
      text: z.string(),
      losses: z.array(z.object({ what: z.string(), count: z.int() })),
    }),
    needs: ['bestiaries'],
  },
  /** What one Hit Die more or less makes of a creature, and what its leaders are. */
  'creature.adjust': {
    input: anyPlace,
    output: creatureAdjusted,
    needs: ['bestiaries'],
  },
} as const satisfies QueriesContract;

export const creatureSteps = {
  'creature.add': {
    input: z.strictObject({
      name: fields.name,
      /** In the terms of whose book it is written. */
      system: z.string().max(40),
      facts: creatureFacts.default({}),
      ...newAbout,
      /** A kept picture, as a copy shows that of what it copies. */
      pictureId: fields.id.nullable().default(null),
    }),
    output: created,
    log: 'creatures',
    needs: ['bestiaries'],
  },
  /** As they were read in a pasted text: all in one step. */
  'creature.addAll': {
    input: z.strictObject({
      system: z.string().max(40),
      creatures: z
        .array(z.strictObject({ name: fields.name, facts: creatureFacts, notes: about.notes.default('') }))
        .min(1, { error: 'There is none to add.' })
        .max(mostAtOnce, { error: `At most ${mostAtOnce} creatures are added at once.` }),
      source: about.source.default(''),
    }),
    output: created,
    log: 'creatures',
    needs: ['bestiaries'],
  },
  'creature.addVariant': {
    input: z.strictObject({ of: anyPlace, name: fields.name, facts: creatureFacts.default({}), ...newAbout }),
    output: created,
    log: 'creatures',
    needs: ['bestiaries'],
  },
  'creature.change': {
    input: z.strictObject({
      id: fields.id,
      changes: z.strictObject({
        name: fields.name.optional(),
        /** All of them, in the place of those it had. */
        facts: creatureFacts.optional(),
        also: about.also.optional(),
        tags: about.tags.optional(),
        terrain: about.terrain.optional(),
        levels: about.levels.optional(),
        notes: about.notes.optional(),
        licence: about.licence.optional(),
        source: about.source.optional(),
      }),
    }),
    log: 'creatures',
    needs: ['bestiaries'],
  },
  /** Null takes it away; a variant without one shows its base's. */
  'creature.setPicture': {
    input: z.strictObject({ id: fields.id, assetId: fields.id.nullable() }),
    log: 'creatures',
  },
  /** Its variants take what they had from it. */
  'creature.remove': { input: z.strictObject({ id: fields.id }), log: 'creatures' },
} as const satisfies Steps;

/** No steps of the journal. */
export const creatureCommands = {
  'creature.export': {
    input: asFile.extend({ path: fields.path, replace: z.boolean().default(false) }),
    output: z.object({ path: z.string(), bytes: z.int() }),
  },
} as const satisfies CommandsContract;
