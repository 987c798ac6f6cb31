import { z } from 'zod';
import { reasons } from '../reasons.ts';
import { passingState } from './passing-views.ts';
import { sheetFacts, itemFacts } from './sheet.ts';
import {
  abilityIds,
  characterKinds,
  coinKinds,
  confidences,
  itemKinds,
  itemStates,
  personStates,
  stashKinds,
} from '../vocabulary.ts';

/** What the windows of the party show. Weights are in the campaign's own unit, prices in gold pieces. */

export const weightUnit = z.object({ id: z.enum(['coins', 'pounds']), short: z.string() });

/** Where a thing is. `ground` is made when the first thing is laid there. */
export const place = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('holder'), id: z.int().min(1) }),
  z.strictObject({ in: z.literal('container'), id: z.int().min(1) }),
  z.strictObject({ in: z.literal('stash'), id: z.int().min(1) }),
  z.strictObject({ in: z.literal('pool') }),
  z.strictObject({ in: z.literal('ground') }),
]);
export type Place = z.output<typeof place>;

export const rate = z.object({ baseFeet: z.int(), encounterFeet: z.int(), reasons });

/** A band of the method in use: its rate holds up to that weight; null has no upper end. */
const band = z.object({ upTo: z.number().nullable(), baseFeet: z.int(), encounterFeet: z.int() });

export const load = z.object({
  /** What the method counts, and of that the treasure. */
  weight: z.number(),
  treasureWeight: z.number(),
  /** What can be carried at all; null where the method sets no limit. */
  maximum: z.number().nullable(),
  canMove: z.boolean(),
  /** Empty where weight decides nothing. */
  bands: z.array(band),
  /** How much must go to walk at the next better rate; null at the best, or where weight decides nothing. */
  shed: z.object({ weight: z.number(), baseFeet: z.int() }).nullable(),
  reasons,
});

export const armourClass = z.object({
  descending: z.int().nullable(),
  ascending: z.int().nullable(),
  /** Which of the two is written first. */
  ascendingFirst: z.boolean(),
  /** As the campaign writes it, such as "4 [15]". */
  text: z.string(),
  overruled: z.boolean(),
  reasons,
});

/** How it stands with somebody, and what that leaves them. */
export const standing = z.object({
  state: z.enum(personStates),
  /** As every list marks it; empty for who is able. */
  word: z.string(),
  /** By the referee's word, whatever the hit points are. */
  said: z.boolean(),
  /** Sees, walks, speaks and acts. */
  able: z.boolean(),
  /** Where the party is, if only carried. */
  withParty: z.boolean(),
  /** Lives and shares what is won. */
  shares: z.boolean(),
  reasons,
});

export const memberView = z.object({
  id: z.int(),
  kind: z.enum(characterKinds),
  name: z.string(),
  className: z.string(),
  level: z.int(),
  hp: z.int(),
  maxHp: z.int(),
  standing,
  strength: z.int().nullable(),
  charisma: z.int().nullable(),
  miscGear: z.boolean(),
  carryingTreasure: z.boolean(),
  conditions: z.array(z.string()),
  portraitId: z.int().nullable(),
  ac: armourClass,
  load,
  rate,
  movement: z.object({ runFeet: z.int(), milesPerDay: z.int() }),
  /** How many of what light and food need, loose or packed. */
  supplies: z.object({
    torch: z.int(),
    oilFlask: z.int(),
    lantern: z.int(),
    ration: z.int(),
    candle: z.int(),
    tinder: z.int(),
  }),
  /** How many things, packed ones included. */
  things: z.int(),
});

const lump = z.object({ id: z.int(), name: z.string(), weight: z.number(), things: z.int() });

export const partyView = z.object({
  unit: weightUnit,
  method: z.object({ id: z.string(), title: z.string(), text: z.string(), rule: z.string() }),
  members: z.array(memberView),
  pool: z.object({ weight: z.number(), things: z.int() }),
  stashes: z.array(lump.extend({ kind: z.enum(stashKinds) })),
  /** Of those who walk; null for nobody. */
  rate: rate.extend({ slowest: z.array(z.string()) }).nullable(),
});

/** The party with what tires or ails its people now; who is at their best is not listed. */
export const partyNow = partyView.extend({ passing: z.array(passingState) });

export const itemView = z.object({
  id: z.int(),
  kind: z.enum(itemKinds),
  name: z.string(),
  quantity: z.int(),
  weightEach: z.number(),
  /** What the campaign's method counts of it, with what it holds. */
  weight: z.number(),
  costEach: z.number().nullable(),
  coin: z.enum(coinKinds).nullable(),
  charges: z.int().nullable(),
  capacity: z.number().nullable(),
  /** How full it is, by plain weight. */
  filled: z.number(),
  state: z.enum(itemStates),
  containerId: z.int().nullable(),
  depth: z.int(),
  notes: z.string(),
  facts: itemFacts,
});

const purse = z.object({ cp: z.int(), sp: z.int(), ep: z.int(), gp: z.int(), pp: z.int() });

/** The things of one place in the order of their nesting: each is followed by what it holds. */
export const inventoryView = z.object({
  place: place,
  name: z.string(),
  unit: weightUnit,
  items: z.array(itemView),
  purse,
  weight: z.number(),
  member: memberView.nullable(),
});

/** What would be if things went elsewhere. Nothing is stored. */
export const movePreview = z.object({
  /** Why it cannot be done; null where it can. */
  refused: z.string().nullable(),
  /** What would be out of order all the same, such as a pack that is over-full. */
  remarks: z.array(z.string()),
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      before: z.object({ weight: z.number(), baseFeet: z.int(), encounterFeet: z.int() }),
      after: z.object({ weight: z.number(), baseFeet: z.int(), encounterFeet: z.int() }),
      maximum: z.number().nullable(),
      ac: z.object({ before: z.string(), after: z.string() }),
    }),
  ),
  /** Of whom the way of weighing asks whether their treasure is worth mention, and what stands. */
  treasure: z.array(z.object({ id: z.int(), name: z.string(), carries: z.boolean() })),
  party: z
    .object({
      beforeFeet: z.int(),
      afterFeet: z.int(),
      afterEncounterFeet: z.int(),
      slowest: z.array(z.string()),
    })
    .nullable(),
});

/** What buying would do. Nothing is stored. */
export const buyPreview = z.object({
  refused: z.string().nullable(),
  costGp: z.number(),
  coins: z.object({ before: purse, after: purse }),
  member: movePreview.shape.members.element.nullable(),
});

const figureGroups = ['defence', 'attack', 'saves', 'skills', 'movement', 'other'] as const;
const figureValue = z.union([z.number(), z.string()]).nullable();

/** One figure of a sheet: what it shows, what the rules say, and whether the referee wrote over it. */
export const sheetFigure = z.object({
  key: z.string(),
  title: z.string(),
  group: z.enum(figureGroups),
  value: figureValue,
  byRule: figureValue,
  overruled: z.boolean(),
  reasons,
});

/** With what it comes to now where a passing state changes it. */
const figureNow = sheetFigure.extend({ now: z.object({ value: figureValue, reasons }).nullable() });

export const abilityView = z.object({
  id: z.enum(abilityIds),
  title: z.string(),
  short: z.string(),
  score: z.int().nullable(),
  modifiers: z.array(z.object({ title: z.string(), value: z.union([z.number(), z.string()]) })),
});

export const characterView = z.object({
  id: z.int(),
  kind: z.enum(characterKinds),
  name: z.string(),
  className: z.string(),
  classId: z.string().nullable(),
  raceId: z.string().nullable(),
  raceName: z.string().nullable(),
  level: z.int(),
  xp: z.int(),
  /** What the next level asks; null where the class has no further one, or is not known. */
  nextLevelXp: z.int().nullable(),
  /** Prime requisite and the like, of every award of XP. */
  xpBonusPercent: z.int(),
  canLevelUp: z.boolean(),
  hp: z.int(),
  maxHp: z.int(),
  miscGear: z.boolean(),
  carryingTreasure: z.boolean(),
  portraitId: z.int().nullable(),
  abilities: z.array(abilityView),
  figures: z.array(figureNow),
  /** What tires or ails them now; null at their best. */
  passing: passingState.nullable(),
  /** Spells a day by spell level, from the first; null for who casts none. */
  spellSlots: z.array(z.int()).nullable(),
  /** What the class or race brings, one short label each. */
  features: z.array(z.string()),
  /** Fights are counted in seconds here, so that weapon speeds and reach matter. */
  countsSeconds: z.boolean(),
  sheet: sheetFacts,
  unit: weightUnit,
  member: memberView,
  gear: z.array(itemView),
  /** What is not as the rules have it; it stands all the same. */
  remarks: z.array(z.string()),
});

const change = z.object({ title: z.string(), before: figureValue, after: figureValue });

export const levelPreview = z.object({
  from: z.int(),
  to: z.int(),
  xpNeeded: z.int(),
  xp: z.int(),
  /** What is rolled for hit points, such as "1d8", or null where the level adds a fixed number. */
  hitDice: z.string().nullable(),
  /** Added to the roll, constitution included; at least 1 hit point is gained. */
  hitPointModifier: z.int(),
  reasons,
  changes: z.array(change),
});

/** What a new character may become, in this campaign's system. */
export const creationOptions = z.object({
  /** False where the system has no starter content: everything is typed. */
  guided: z.boolean(),
  abilities: z.array(z.object({ id: z.enum(abilityIds), title: z.string(), short: z.string() })),
  abilityDice: z.string(),
  startingGold: z.string().nullable(),
  classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      hitDice: z.string(),
      requirements: z.string(),
      primeRequisites: z.string(),
      armour: z.string(),
      weapons: z.string(),
      confidence: z.enum(confidences),
    }),
  ),
  races: z.array(z.object({ id: z.string(), name: z.string(), requirements: z.string() })),
  alignments: z.array(z.string()),
});

/** What the choices made so far come to. */
export const creationJudgement = z.object({
  classes: z.array(z.object({ id: z.string(), problems: z.array(z.string()) })),
  races: z.array(z.object({ id: z.string(), problems: z.array(z.string()) })),
  abilities: z.array(abilityView),
  xpBonusPercent: z.int(),
  hitDice: z.string().nullable(),
  hitPointModifier: z.int(),
  figures: z.array(sheetFigure),
  spellSlots: z.array(z.int()).nullable(),
  features: z.array(z.string()),
  languages: z.array(z.string()),
  /** With what is bought so far, in the campaign's own way of weighing. */
  ac: armourClass,
  load,
  rate,
});

/** The thing a ware becomes when it is bought, ready for `character.add` and `inventory.add`. */
const wareItem = z.object({
  kind: z.enum(itemKinds),
  name: z.string(),
  quantity: z.int(),
  weightEach: z.number(),
  costEach: z.number().nullable(),
  charges: z.int().nullable(),
  capacity: z.number().nullable(),
  /** Armour is worn, weapons are wielded, the rest is carried. */
  state: z.enum(itemStates),
  facts: itemFacts,
});

export const wareView = z.object({
  list: z.string(),
  id: z.string(),
  name: z.string(),
  costGp: z.number().nullable(),
  weight: z.number().nullable(),
  quantity: z.int(),
  summary: z.string(),
  confidence: z.enum(confidences),
  item: wareItem,
});

const attribution = z.object({ licence: z.string(), text: z.string() });

export const contentEquipment = z.object({
  groups: z.array(z.object({ id: z.string(), title: z.string(), wares: z.array(wareView) })),
  unit: weightUnit,
  attribution: attribution.nullable(),
});

/** Beasts, carts, ships, hirelings and monsters that can join the party. */
export const contentCreatures = z.object({
  creatures: z.array(
    z.object({
      list: z.string(),
      id: z.string(),
      name: z.string(),
      kind: z.enum(characterKinds),
      summary: z.string(),
      costGp: z.number().nullable(),
      confidence: z.enum(confidences),
    }),
  ),
  total: z.int(),
  attribution: attribution.nullable(),
});

export const formationView = z.object({
  id: z.int(),
  situation: z.string(),
  places: z.array(z.object({ characterId: z.int(), rank: z.int(), file: z.int() })),
});

export const organisationView = z.object({
  formations: z.array(formationView),
  callerId: z.int().nullable(),
  mapperId: z.int().nullable(),
  advice: z
    .object({
      size: z.int(),
      sizeText: z.string(),
      levelSpread: z.int(),
      levelText: z.string(),
      reasons,
    })
    .nullable(),
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      kind: z.enum(characterKinds),
      /** "dead", "away"; empty for who is able. */
      word: z.string(),
      /** "torch", "lantern"; null for who carries no burning light. */
      light: z.string().nullable(),
      /** Who sees, and by what: "by Wren's torch", "in the dark" ... */
      sees: z.string(),
      inLight: z.boolean(),
    }),
  ),
});
