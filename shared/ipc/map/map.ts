import { z } from 'zod';
import { chunkHexes, greatestCode } from '../../hex/chunks.ts';
import { greatestCell, leastCell } from '../../hex/grid.ts';
import { figureLimits } from '../../map/ground-figures.ts';
import { linePointLimits } from '../../map/line-path.ts';
import {
  barredWords,
  grounds,
  lineCourses,
  lineKinds,
  looks,
  mapLayers,
  knowledges,
  siteKinds,
} from '../../map/map-words.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { stayLimits } from '../travel/stay-limits.ts';
import { foundOnMap, hexView, mapChunk, mapList, mapMark, mapThings, theirThings } from './map-views.ts';

/** Queries and commands of hex maps: their grounds, their hexes and what lies on them. */

const created = z.object({ id: z.int() });
const byId = z.strictObject({ id: fields.id });
const byMap = z.strictObject({ mapId: fields.id });
const notes = fields.prose(20_000);

const cell = fields.whole(leastCell, greatestCell);
const hex = { col: cell, row: cell };
const code = fields.whole(0, greatestCode);

const numbering = z.strictObject({
  firstCol: fields.whole(-9999, 9999),
  firstRow: fields.whole(-9999, 9999),
  order: z.enum(['col-row', 'row-col']),
  digits: fields.whole(1, 5),
  separator: z
    .string()
    .max(3, { error: 'At most 3 characters.' })
    .regex(/^[^\d\p{Cc}\u2028-\u202e\u2066-\u2069-]*$/u, { error: 'No figures, no minus.' }),
});

const map = {
  name: fields.name,
  layout: z.enum(['flat', 'pointy']),
  raised: z.enum(['odd', 'even']),
  hexMiles: fields.whole(1, 100),
  numbering,
  notes,
};

/** What is said of ground over its rules; null: as the rules have it. */
const inSix = fields.whole(0, 6).nullable();
const groundFigures = {
  /** Sixths of a clear mile that a mile off the road takes. */
  mileParts: fields.whole(1, figureLimits.mileParts).nullable(),
  lostInSix: inSix,
  checkInSix: inSix,
  water: z.boolean().nullable(),
  food: z.boolean().nullable(),
};

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: 'A colour is written as # and six figures from 0 to f.' })
  .nullable();
const seenMiles = fields.whole(1, figureLimits.seenMiles).nullable();

const ground = {
  name: fields.name,
  ground: z.enum(grounds),
  look: z.enum(looks),
  ...groundFigures,
  sightPercent: fields.whole(0, figureLimits.sightPercent).nullable(),
  seenMiles,
  parchment: colour,
  lantern: colour,
};

/** What may be left out of it. */
const plainGround = {
  mileParts: groundFigures.mileParts.default(null),
  lostInSix: inSix.default(null),
  checkInSix: inSix.default(null),
  water: groundFigures.water.default(null),
  food: groundFigures.food.default(null),
  sightPercent: ground.sightPercent.default(null),
  seenMiles: seenMiles.default(null),
  parchment: colour.default(null),
  lantern: colour.default(null),
};

/** A stroke has at most so many stretches as a list, so many letters as a text, and so many hexes. */
export const strokeLimits = { runs: 1900, letters: 1_900_000, hexes: 1_000_000 } as const;

const run = z.strictObject({ ...hex, length: fields.whole(1, greatestCell - leastCell + 1), code });

/** As `pathText` writes it: a list of points would have too many values for one message. */
const path = z
  .string({ error: 'A line is written as its points.' })
  .max(16 * linePointLimits.most, {
    error: `A line has at most ${linePointLimits.most.toLocaleString('en')} points.`,
  })
  .regex(/^[-\d, ]*$/, { error: 'A line is written as its points.' });

const line = {
  kind: z.enum(lineKinds),
  name: fields.words(80),
  along: z.enum(lineCourses),
  path,
  maintained: z.boolean(),
  secret: z.boolean(),
  notes,
  /** Nobody afoot crosses it unasked. */
  bars: z.boolean(),
};

const site = {
  ...hex,
  kind: z.enum(siteKinds),
  name: fields.name,
  knowledge: z.enum(knowledges),
  dungeonId: fields.id.nullable(),
  notes,
  /** Copper pieces a head and day, and a beast and day; null where nobody knows. */
  lodging: fields.whole(0, stayLimits.copper).nullable(),
  stable: fields.whole(0, stayLimits.copper).nullable(),
  /** What can be bought there. */
  market: fields.words(400),
  harbour: z.boolean(),
  /** Whom it does not let pass unasked. */
  bars: z.enum(barredWords),
  /** There is some to drink, whatever the ground. */
  water: z.boolean(),
  seenMiles,
};

const label = {
  ...hex,
  words: fields.name,
  size: fields.whole(50, 400),
  turn: fields.whole(-180, 180),
  secret: z.boolean(),
};

const region = {
  name: fields.name,
  notes,
  checkInSix: inSix,
  checksPerDay: fields.whole(0, 4).nullable(),
  /** In a word. */
  climate: fields.words(40),
};
/** On which those who come there are thrown. */
const tableId = fields.id.nullable();

/** What a map and the things on it are made of, in a step and in a file alike. */
export const mapFields = { map, ground, plainGround, line, site, label, region, code };

/** Every field may be left as it is. */
const some = <Shape extends z.ZodRawShape>(shape: Shape) =>
  byId.extend(z.strictObject(shape).partial().shape);

export const mapQueries = {
  'map.list': { input: z.strictObject({}), output: mapList },
  /** Which pieces a map has and a stamp for the content of each; windows ask for those that they have not. */
  'map.marks': { input: byMap, output: z.array(mapMark) },
  'map.chunks': {
    input: z.strictObject({
      ids: z
        .array(fields.id)
        .min(1)
        .max(4 * chunkHexes),
    }),
    output: z.array(mapChunk),
  },
  'map.things': { input: byMap, output: mapThings.nullable() },
  /** What lies on it, and the company, as the players have them. */
  'map.theirs': { input: byMap, output: theirThings.nullable() },
  'map.hex': { input: byMap.extend(hex), output: hexView.nullable() },
  /** By number, name or note; nearest first where a hex is given. */
  'map.find': {
    input: byMap.extend({
      text: fields.words(120),
      near: z.strictObject(hex).nullable().default(null),
      limit: fields.whole(1, 200).default(50),
      /** On their map alone. */
      theirs: z.boolean().default(false),
    }),
    output: foundOnMap,
  },
} as const satisfies QueriesContract;

export const mapSteps = {
  /** The first map of a campaign brings the usual grounds. */
  'map.add': {
    input: z.strictObject({ ...map, notes: notes.default('') }),
    output: created,
    log: 'places',
  },
  'map.change': { input: some(map), log: 'places' },
  'map.remove': { input: byId, log: 'places' },

  'map.addGround': {
    input: z.strictObject({ ...ground, ...plainGround, tableId: tableId.default(null) }),
    output: z.object({ code: z.int() }),
    log: 'places',
  },
  'map.changeGround': {
    input: z
      .strictObject({ ...ground, tableId })
      .partial()
      .extend({ code: fields.whole(1, greatestCode) }),
    log: 'places',
  },
  /** Refused while any hex holds it. */
  'map.removeGround': { input: z.strictObject({ code: fields.whole(1, greatestCode) }), log: 'places' },

  /** One stroke, of a layer; code 0 wipes. Of two stretches over a hex the later holds. */
  'map.paint': {
    input: byMap.extend({
      layer: z.enum(mapLayers),
      runs: z.union([
        z
          .array(run)
          .min(1, { error: 'There is nothing to paint.' })
          .max(strokeLimits.runs, { error: 'So long a stroke is written as a text.' }),
        /** As `runsText` writes them. */
        z
          .string()
          .max(strokeLimits.letters, { error: 'So long a stroke wants several.' })
          .regex(/^[-\d, ]+$/, { error: 'A stroke is written as its stretches.' }),
      ]),
    }),
    log: 'places',
  },
  /** All hexes of one content that hang together with one. */
  'map.fill': {
    input: byMap.extend({ layer: z.enum(mapLayers), ...hex, code }),
    output: z.object({ hexes: z.int() }),
    log: 'places',
  },

  'map.addLine': {
    input: byMap.extend({
      ...line,
      name: line.name.default(''),
      along: line.along.default('centres'),
      maintained: line.maintained.default(true),
      secret: line.secret.default(false),
      notes: notes.default(''),
      bars: line.bars.default(false),
    }),
    output: created,
    log: 'places',
  },
  'map.changeLine': { input: some(line), log: 'places' },
  'map.removeLine': { input: byId, log: 'places' },

  'map.addSite': {
    input: byMap.extend({
      ...site,
      knowledge: site.knowledge.default('secret'),
      dungeonId: site.dungeonId.default(null),
      notes: notes.default(''),
      lodging: site.lodging.default(null),
      stable: site.stable.default(null),
      market: site.market.default(''),
      harbour: site.harbour.default(false),
      bars: site.bars.default('nobody'),
      water: site.water.default(false),
      seenMiles: seenMiles.default(null),
    }),
    output: created,
    log: 'places',
  },
  'map.changeSite': { input: some(site), log: 'places', needs: ['bestiaries'] },
  'map.removeSite': { input: byId, log: 'places' },

  'map.addLabel': {
    input: byMap.extend({
      ...label,
      size: label.size.default(100),
      turn: label.turn.default(0),
      secret: label.secret.default(false),
    }),
    output: created,
    log: 'places',
  },
  'map.changeLabel': { input: some(label), log: 'places' },
  'map.removeLabel': { input: byId, log: 'places' },

  'map.addRegion': {
    input: byMap.extend({
      ...region,
      notes: notes.default(''),
      checkInSix: inSix.default(null),
      checksPerDay: region.checksPerDay.default(null),
      climate: region.climate.default(''),
      tableId: tableId.default(null),
    }),
    output: created.extend({ code: z.int() }),
    log: 'places',
  },
  'map.changeRegion': { input: some({ ...region, tableId }), log: 'places' },
  /** Its hexes belong to no region then. */
  'map.removeRegion': { input: byId, log: 'places' },

  /** What is written of a hex and said of its ground; what is left out stays. */
  'map.setNote': {
    input: byMap.extend(hex).extend(z.strictObject({ notes, ...groundFigures, tableId }).partial().shape),
    log: 'places',
  },
} as const satisfies Steps;
