import { z } from 'zod';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { characterView, levelPreview } from './views/sheet-views.ts';
import { creationJudgement, creationOptions } from './views/creation-views.ts';
import { sheetChanges, sheetFacts } from './sheet.ts';
import { newItem } from './things.ts';
import { abilityIds, characterKinds, personStates } from '../vocabulary.ts';

/** Queries and steps of the people of the party: their sheets, levels and faces. */

const nothing = z.strictObject({});
const created = z.object({ id: z.int() });
const people = z.array(fields.id).min(1, { error: 'Choose somebody.' }).max(400);
const score = fields.whole(1, 30).nullable().default(null);
const abilities = z
  .strictObject({
    strength: score,
    intelligence: score,
    wisdom: score,
    dexterity: score,
    constitution: score,
    charisma: score,
  })
  .prefault({});

const person = {
  kind: z.enum(characterKinds, { error: 'Choose what they are.' }).default('character'),
  name: fields.name,
  className: fields.name,
  classId: z.string().max(60).nullable().default(null),
  raceId: z.string().max(60).nullable().default(null),
  level: fields.whole(0, 36),
  xp: fields.whole(0, 100_000_000).default(0),
  abilities,
  hp: fields.whole(-999, 9999),
  maxHp: fields.whole(0, 9999),
  miscGear: z.boolean().default(false),
  carryingTreasure: z.boolean().default(false),
  sheet: sheetFacts.prefault({}),
  /** The referee's word of how it stands with them; left out, as the hit points say. */
  state: z.enum(personStates).nullable().optional(),
};
export const newCharacter = z.strictObject({ ...person, items: z.array(newItem).max(500).default([]) });

/** Of a character only what is given changes; of the sheet likewise, key by key. */
const characterChanges = z.strictObject({
  kind: z.enum(characterKinds).optional(),
  name: fields.name.optional(),
  className: fields.name.optional(),
  classId: z.string().max(60).nullable().optional(),
  raceId: z.string().max(60).nullable().optional(),
  level: fields.whole(0, 36).optional(),
  xp: fields.whole(0, 100_000_000).optional(),
  abilities: z.partialRecord(z.enum(abilityIds), fields.whole(1, 30).nullable()).optional(),
  hp: fields.whole(-999, 9999).optional(),
  maxHp: fields.whole(0, 9999).optional(),
  miscGear: z.boolean().optional(),
  carryingTreasure: z.boolean().optional(),
  sheet: sheetChanges.optional(),
});

export const characterQueries = {
  'character.view': { input: z.strictObject({ id: fields.id }), output: characterView, needs: ['classes'] },
  'character.options': { input: nothing, output: creationOptions, needs: ['classes', 'equipment'] },
  'character.judge': {
    input: z.strictObject({
      abilities,
      classId: z.string().max(60).nullable(),
      raceId: z.string().max(60).nullable(),
      level: fields.whole(1, 36).default(1),
      items: z.array(newItem).max(500).default([]),
    }),
    output: creationJudgement,
    needs: ['classes'],
  },
  'character.previewLevel': {
    input: z.strictObject({ id: fields.id }),
    output: levelPreview,
    needs: ['classes'],
  },
} as const satisfies QueriesContract;

export const characterSteps = {
  'character.add': { input: newCharacter, output: created, log: 'people', needs: ['classes', 'equipment'] },
  /** A beast, cart, ship, hireling or monster of the starter content. */
  'character.addFromContent': {
    input: z.strictObject({
      list: z.string().max(40),
      id: z.string().max(80),
      kind: z.enum(characterKinds),
      name: fields.name,
      hp: fields.whole(1, 9999).nullable().default(null),
    }),
    output: created,
    log: 'people',
    needs: ['classes', 'equipment', 'monsters'],
  },
  'character.edit': {
    input: z.strictObject({ id: fields.id, changes: characterChanges }),
    log: 'people',
    needs: ['classes', 'equipment', 'bestiaries'],
  },
  /** Writes over a figure of the sheet; null gives it back to the rules. */
  'character.overrule': {
    input: z.strictObject({
      id: fields.id,
      key: z.string().min(1).max(60),
      value: z.union([fields.whole(-1000, 100_000), fields.words(120).min(1)]).nullable(),
    }),
    log: 'people',
    needs: ['classes'],
  },
  'character.levelUp': {
    input: z.strictObject({
      id: fields.id,
      dice: z.array(fields.whole(1, 100)).max(3).nullable().default(null),
      /** Of a class that no table tells of: what the level adds. */
      hitPoints: fields.whole(0, 1000).nullable().default(null),
    }),
    output: z.object({ hitPoints: z.int() }),
    log: 'people',
    needs: ['classes', 'equipment'],
  },
  'character.setPortrait': {
    input: z.strictObject({ id: fields.id, assetId: fields.id.nullable() }),
    log: 'people',
  },
  /** The referee's word of how it stands with people; null gives it back to their hit points. */
  'character.setState': {
    input: z.strictObject({
      characterIds: people,
      state: z.enum(personStates).nullable(),
      reason: fields.words(200).default(''),
    }),
    log: 'people',
  },
  /** Who carries somebody who cannot walk; nobody: they are laid down. */
  'character.carry': {
    input: z.strictObject({
      fallenId: fields.id,
      bearerIds: z.array(fields.id).max(40, { error: 'At most 40 carry.' }),
      /** What the body weighs without its things, in the campaign's unit; null for what the campaign says. */
      weight: z.number().min(0).max(100_000).nullable().default(null),
    }),
    log: 'people',
  },
  /** Damage or healing of several at once, thrown once for all. */
  'character.wound': {
    input: z.strictObject({
      characterIds: people,
      /** Taken off; below 0 it is given back. */
      damage: fields.whole(-1000, 100_000).nullable().default(null),
      /** Dice that say it, as written; with a minus they give hit points back. */
      dice: fields.words(40).default(''),
      /** What real dice showed; the program throws the rest. */
      faces: z.array(fields.whole(1, 10_000)).max(40).default([]),
      /** Those of them who take half. */
      halfIds: z.array(fields.id).max(400).default([]),
      reason: fields.words(200).default(''),
    }),
    log: 'people',
  },
  'character.remove': { input: z.strictObject({ id: fields.id }), log: 'people' },
} as const satisfies Steps;
