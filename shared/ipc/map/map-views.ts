import { z } from 'zod';
import {
  barredWords,
  grounds,
  knowledges,
  lineCourses,
  lineKinds,
  looks,
  mapLayers,
  siteKinds,
} from '../../map/map-words.ts';

/** What windows show of hex maps. */

const hex = { col: z.int(), row: z.int() };

/** What is said of ground over its rules; null: as the rules have it. */
const groundFigures = {
  mileParts: z.int().nullable(),
  lostInSix: z.int().nullable(),
  checkInSix: z.int().nullable(),
  water: z.boolean().nullable(),
  food: z.boolean().nullable(),
};

const groundKind = z.object({
  /** What a hex holds. */
  code: z.int(),
  name: z.string(),
  ground: z.enum(grounds),
  look: z.enum(looks),
  ...groundFigures,
  sightPercent: z.int().nullable(),
  seenMiles: z.int().nullable(),
  parchment: z.string().nullable(),
  lantern: z.string().nullable(),
});

const mapView = z.object({
  id: z.int(),
  name: z.string(),
  layout: z.enum(['flat', 'pointy']),
  raised: z.enum(['odd', 'even']),
  hexMiles: z.int(),
  numbering: z.object({
    firstCol: z.int(),
    firstRow: z.int(),
    order: z.enum(['col-row', 'row-col']),
    digits: z.int(),
    separator: z.string(),
  }),
  notes: z.string(),
});
export type MapView = z.output<typeof mapView>;

/** The grounds are the campaign's, the same on all of its maps. */
export const mapList = z.object({
  maps: z.array(mapView),
  grounds: z.array(
    groundKind.extend({
      /** On which those who come are thrown; null: none of its own. */
      table: z.object({ id: z.int(), name: z.string() }).nullable(),
    }),
  ),
});

export const mapMark = z.object({
  id: z.int(),
  layer: z.enum(mapLayers),
  cx: z.int(),
  cy: z.int(),
  /** The same stamp, the same cells. */
  stamp: z.int(),
});

/** Those that are still there; of a damaged one the cells are null. */
export const mapChunk = z.object({ id: z.int(), stamp: z.int(), cells: z.string().nullable() });

const line = z.object({
  id: z.int(),
  kind: z.enum(lineKinds),
  name: z.string(),
  along: z.enum(lineCourses),
  path: z.array(z.object({ ...hex, side: z.literal([0, 1, 2, 3, 4, 5]).optional() })),
  maintained: z.boolean(),
  secret: z.boolean(),
  notes: z.string(),
  bars: z.boolean(),
});

const site = z.object({
  id: z.int(),
  ...hex,
  kind: z.enum(siteKinds),
  name: z.string(),
  knowledge: z.enum(knowledges),
  dungeon: z.object({ id: z.int(), name: z.string() }).nullable(),
  notes: z.string(),
  /** Copper pieces a head and day, and a beast and day; null where nobody knows. */
  lodging: z.int().nullable(),
  stable: z.int().nullable(),
  market: z.string(),
  harbour: z.boolean(),
  bars: z.enum(barredWords),
  water: z.boolean(),
  seenMiles: z.int().nullable(),
});

const label = z.object({
  id: z.int(),
  ...hex,
  words: z.string(),
  size: z.int(),
  turn: z.int(),
  secret: z.boolean(),
});

/** A wandering table; null where none was named. */
const table = z.object({ id: z.int(), name: z.string() }).nullable();

const region = z.object({
  id: z.int(),
  code: z.int(),
  name: z.string(),
  notes: z.string(),
  checkInSix: z.int().nullable(),
  checksPerDay: z.int().nullable(),
  climate: z.string(),
  table,
});

/** What is written of a hex, and said of its ground. */
const note = z.object({ ...hex, notes: z.string(), ...groundFigures, table });

/** Everything that lies on a map. */
export const mapThings = z.object({
  lines: z.array(line),
  sites: z.array(site),
  labels: z.array(label),
  regions: z.array(region),
  notes: z.array(note),
});
export type MapThings = z.output<typeof mapThings>;

const place = z.object({
  at: z.object(hex),
  toward: z.object(hex).nullable(),
  /** Of the way into the next hex. */
  part: z.number(),
});

/** What the players have of a map, and nothing that depends on what is hidden from them; things are numbered in their order. */
export const theirThings = mapThings.extend({
  /** Null where the company is not on this map. */
  company: z
    .object({
      /** Null where they know that they are lost. */
      stands: z.object({ at: z.object(hex), toward: z.object(hex).nullable(), miles: z.int() }).nullable(),
      doubt: z.object({ about: z.object(hex), miles: z.int() }).nullable(),
      ways: z.array(z.object({ is: z.enum(['trail', 'thought', 'course']), path: z.array(place) })),
      nights: z.array(z.object({ day: z.int(), at: place })),
    })
    .nullable(),
});

export const hexView = z.object({
  ...hex,
  number: z.string(),
  /** Null where nothing is painted. */
  ground: groundKind.nullable(),
  /** The ground as the players have it; null where they have none. */
  theirs: groundKind.nullable(),
  /** Feet above the sea. */
  elevationFeet: z.int().nullable(),
  region: region.nullable(),
  known: z.object({ seen: z.boolean(), entered: z.boolean(), explored: z.boolean() }),
  lines: z.array(z.object({ id: z.int(), kind: z.enum(lineKinds), name: z.string() })),
  sites: z.array(site),
  labels: z.array(label),
  notes: z.string(),
  /** What is said of its ground. */
  figures: z.object({ ...groundFigures, table }),
});

export const foundOnMap = z.object({
  found: z.array(
    z.object({
      what: z.enum(['hex', 'site', 'line', 'label', 'note']),
      /** Of what was found; null of a hex and of a note. */
      id: z.int().nullable(),
      name: z.string(),
      ...hex,
      number: z.string(),
      /** From the hex asked from; null without one. */
      miles: z.int().nullable(),
    }),
  ),
  /** How many more there are than asked for. */
  more: z.int(),
});
