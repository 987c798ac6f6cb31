import { z } from 'zod';
import * as fields from './fields.ts';
import { importEntry, importPreview } from './import-views.ts';
import {
  buyPreview,
  characterView,
  contentCreatures,
  contentEquipment,
  creationJudgement,
  creationOptions,
  inventoryView,
  levelPreview,
  movePreview,
  organisationView,
  partyView,
  place,
  rewardPreview,
} from './party-views.ts';
import { itemFacts, sheetChanges, sheetFacts } from './sheet.ts';
import { abilityIds, characterKinds, coinKinds, itemKinds, itemStates, sheetFormats } from './vocabulary.ts';

/** Queries and commands of the party: its people, their things, how they march, what they earn. */

const nothing = z.strictObject({});
const done = z.null();
const created = z.object({ id: z.int() });
const ids = (max: number) => z.array(fields.id).min(1, { error: 'Choose at least one.' }).max(max);

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

const notes = fields.prose(2000);
const weight = z
  .number({ error: 'A weight is a number.' })
  .min(0, { error: 'Nothing weighs less than nothing.' })
  .max(1_000_000, { error: 'At most 1,000,000.' });
const gold = z
  .number({ error: 'A price is a number.' })
  .min(0, { error: 'At least 0.' })
  .max(10_000_000, { error: 'At most 10,000,000 gold pieces.' });

/** A thing as a window hands it over: weight in the campaign's unit, price in gold pieces, both for one of it. */
export const newItem = z.strictObject({
  kind: z.enum(itemKinds, { error: 'Choose what kind of thing it is.' }),
  name: fields.name,
  quantity: fields.whole(1, 1_000_000).default(1),
  weightEach: weight.default(0),
  costEach: gold.nullable().default(null),
  coin: z.enum(coinKinds).nullable().default(null),
  charges: fields.whole(0, 1000).nullable().default(null),
  /** How much it holds, in the campaign's unit of weight; null where it holds nothing. */
  capacity: weight.nullable().default(null),
  state: z.enum(itemStates).default('carried'),
  notes: notes.default(''),
  facts: itemFacts.prefault({}),
});

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

const itemChanges = z.strictObject({
  kind: z.enum(itemKinds).optional(),
  name: fields.name.optional(),
  quantity: fields.whole(1, 1_000_000).optional(),
  weightEach: weight.optional(),
  costEach: gold.nullable().optional(),
  coin: z.enum(coinKinds).nullable().optional(),
  charges: fields.whole(0, 1000).nullable().optional(),
  capacity: weight.nullable().optional(),
  notes: notes.optional(),
  facts: itemFacts.optional(),
});

/** Some of a stack, or all of everything chosen. */
const move = {
  itemIds: ids(10_000),
  /** How many of it, where one stack is chosen; null for all. */
  quantity: fields.whole(1, 1_000_000).nullable().default(null),
  to: place,
};

const sharers = z
  .array(z.strictObject({ characterId: fields.id, half: z.boolean().default(false) }))
  .max(500);
const rewardInput = {
  /** Who shares the coins evenly; empty where they stay in the pool. */
  coinSharerIds: z.array(fields.id).max(500).default([]),
  /** Experience points to be shared out. */
  xp: fields.whole(0, 100_000_000).default(0),
  xpSharers: sharers.default([]),
  /** What the pool's things go to whom. */
  picks: z
    .array(z.strictObject({ itemId: fields.id, characterId: fields.id }))
    .max(500)
    .default([]),
};

const buying = z.strictObject({
  characterId: fields.id,
  wares: z
    .array(
      z.strictObject({
        list: z.string().max(40),
        id: z.string().max(80),
        times: fields.whole(1, 1000).default(1),
      }),
    )
    .min(1, { error: 'Choose something to buy.' })
    .max(100),
  free: z.boolean().default(false),
});

export const partyQueries = {
  'party.view': { input: nothing, output: partyView },
  'character.view': { input: z.strictObject({ id: fields.id }), output: characterView },
  'character.options': { input: nothing, output: creationOptions },
  'character.judge': {
    input: z.strictObject({
      abilities,
      classId: z.string().max(60).nullable(),
      raceId: z.string().max(60).nullable(),
      level: fields.whole(1, 36).default(1),
      items: z.array(newItem).max(500).default([]),
    }),
    output: creationJudgement,
  },
  'character.previewLevel': { input: z.strictObject({ id: fields.id }), output: levelPreview },
  'character.portrait': {
    input: z.strictObject({ assetId: fields.id }),
    output: z.object({ mime: z.string(), bytes: z.instanceof(Uint8Array) }),
  },
  'inventory.view': { input: z.strictObject({ place }), output: inventoryView },
  'inventory.preview': { input: z.strictObject(move), output: movePreview },
  'inventory.previewBuy': { input: buying, output: buyPreview },
  'organisation.view': { input: nothing, output: organisationView },
  'reward.preview': { input: z.strictObject(rewardInput), output: rewardPreview },
  'reward.pickOrder': {
    input: z.strictObject({
      entries: z
        .array(z.strictObject({ characterId: fields.id, rolls: z.array(fields.whole(1, 1000)).max(20) }))
        .min(1)
        .max(100),
    }),
    output: z.object({ order: z.array(z.array(z.int())), reroll: z.array(z.array(z.int())) }),
  },
  'content.equipment': { input: nothing, output: contentEquipment },
  'content.creatures': {
    input: z.strictObject({
      search: z.string().max(80).default(''),
      limit: fields.whole(1, 200).default(50),
    }),
    output: contentCreatures,
  },
  'import.page': {
    input: z.strictObject({
      token: z.string().max(60),
      from: fields.whole(0, 1_000_000),
      limit: fields.whole(1, 200),
      refusedOnly: z.boolean().default(false),
    }),
    output: z.object({ entries: z.array(importEntry), total: z.int() }),
  },
} as const;

export const partyCommands = {
  'character.add': { input: newCharacter, output: created },
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
  },
  'character.edit': { input: z.strictObject({ id: fields.id, changes: characterChanges }), output: done },
  /** Writes over a figure of the sheet; null gives it back to the rules. */
  'character.overrule': {
    input: z.strictObject({
      id: fields.id,
      key: z.string().min(1).max(60),
      value: z.union([fields.whole(-1000, 100_000), fields.words(120).min(1)]).nullable(),
    }),
    output: done,
  },
  'character.levelUp': {
    input: z.strictObject({
      id: fields.id,
      dice: z.array(fields.whole(1, 100)).max(3).nullable().default(null),
    }),
    output: z.object({ hitPoints: z.int() }),
  },
  'character.setPortrait': {
    input: z.strictObject({ id: fields.id, assetId: fields.id.nullable() }),
    output: done,
  },
  'character.remove': { input: z.strictObject({ id: fields.id }), output: done },
  'party.moveCharacter': {
    input: z.strictObject({ id: fields.id, by: fields.whole(-100, 100) }),
    output: done,
  },
  'party.findTreasure': {
    input: z.strictObject({
      what: z.array(newItem).min(1, { error: 'Say what was found.' }).max(100),
      where: fields.words(120).default(''),
    }),
    output: done,
  },
  'inventory.add': { input: z.strictObject({ to: place, item: newItem }), output: created },
  /** Wares of the starter content, paid from the buyer's coins; change is given. */
  'inventory.buy': { input: buying, output: done },
  'inventory.edit': { input: z.strictObject({ id: fields.id, changes: itemChanges }), output: done },
  'inventory.remove': {
    input: z.strictObject({
      itemIds: ids(10_000),
      quantity: fields.whole(1, 1_000_000).nullable().default(null),
    }),
    output: done,
  },
  'inventory.move': { input: z.strictObject(move), output: done },
  'inventory.split': {
    input: z.strictObject({ id: fields.id, quantity: fields.whole(1, 1_000_000) }),
    output: created,
  },
  'inventory.merge': { input: z.strictObject({ itemIds: ids(500).min(2) }), output: done },
  'inventory.setState': {
    input: z.strictObject({ id: fields.id, state: z.enum(itemStates) }),
    output: done,
  },
  /** What is neither worn nor wielded falls to the ground. */
  'inventory.dropPack': { input: z.strictObject({ characterId: fields.id }), output: done },
  'inventory.addCache': { input: z.strictObject({ name: fields.place }), output: created },
  'inventory.renameCache': { input: z.strictObject({ id: fields.id, name: fields.place }), output: done },
  /** Only an empty one. */
  'inventory.removeStash': { input: z.strictObject({ id: fields.id }), output: done },
  'organisation.addFormation': { input: z.strictObject({ situation: fields.name }), output: created },
  'organisation.renameFormation': {
    input: z.strictObject({ id: fields.id, situation: fields.name }),
    output: done,
  },
  'organisation.removeFormation': { input: z.strictObject({ id: fields.id }), output: done },
  /** Whoever stands there changes places; a null rank takes the person out of the order. */
  'organisation.place': {
    input: z.strictObject({
      formationId: fields.id,
      characterId: fields.id,
      to: z.strictObject({ rank: fields.whole(0, 99), file: fields.whole(0, 9) }).nullable(),
    }),
    output: done,
  },
  'organisation.setRoles': {
    input: z.strictObject({ callerId: fields.id.nullable(), mapperId: fields.id.nullable() }),
    output: done,
  },
  /** Coins, things and experience handed out in one step. */
  'reward.award': {
    input: z.strictObject({
      ...rewardInput,
      reason: fields.words(200).default(''),
      pickRolls: z
        .array(z.strictObject({ characterId: fields.id, rolls: z.array(fields.whole(1, 1000)).max(20) }))
        .max(100)
        .default([]),
    }),
    output: done,
  },
  /** Takes what `import.read` understood; everything, or the entries named. */
  'import.take': {
    input: z.strictObject({
      token: z.string().max(60),
      indexes: z.array(fields.whole(0, 1_000_000)).max(100_000).nullable().default(null),
      /** Where loose things go. */
      to: place,
    }),
    output: z.object({ characters: z.int(), items: z.int(), tables: z.int(), dungeons: z.int() }),
  },
} as const;

/** Of the party, but no step of the journal. */
export const partyAppCommands = {
  /** Reads a file or pasted text and says what would be made of it. Nothing is stored. */
  'import.read': {
    input: z.strictObject({
      job: z.string().min(1).max(40),
      source: z.discriminatedUnion('from', [
        z.strictObject({ from: z.literal('file'), path: fields.path }),
        z.strictObject({ from: z.literal('text'), text: z.string().min(1).max(1_000_000) }),
      ]),
    }),
    output: importPreview,
  },
  'import.cancel': { input: z.strictObject({ job: z.string().max(40) }), output: done },
  'import.forget': { input: z.strictObject({ token: z.string().max(60) }), output: done },
  /** Keeps a picture that a window has drawn anew; a sheet may then show it. */
  'asset.keep': {
    input: z.strictObject({ bytes: z.instanceof(Uint8Array, { error: 'That is no picture.' }) }),
    output: created,
  },
  /** Throws dice that belong to no step yet, such as a new character's scores. */
  'dice.roll': {
    input: z.strictObject({ dice: z.string().min(1).max(60), times: fields.whole(1, 20).default(1) }),
    output: z.object({ totals: z.array(z.int()), faces: z.array(z.array(z.int())) }),
  },
  'sheet.export': {
    input: z.strictObject({
      /** Null for the whole party on one page. */
      characterId: fields.id.nullable(),
      format: z.enum(sheetFormats),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({ path: z.string(), bytes: z.int() }),
  },
} as const;
