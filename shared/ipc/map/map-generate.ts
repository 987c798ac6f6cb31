import { z } from 'zod';
import { greatestCell, leastCell } from '../../hex/grid.ts';
import { neighbourDie } from '../../map/making/neighbours.ts';
import { greatestCode } from '../../hex/chunks.ts';
import { climates } from '../../map/making/cover.ts';
import type { QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** Maps made by chance. */

const cell = fields.whole(leastCell, greatestCell);

const hex = { mapId: fields.id, col: cell, row: cell };
const code = fields.whole(1, greatestCode);
const weighed = z.object({ code: z.int(), weight: z.int() });

export const generateQueries = {
  /** What lies at a hex by what is painted around it, on a d100. */
  'map.whatLies': {
    input: z.strictObject(hex),
    output: z
      .object({
        number: z.string(),
        /** What is painted there already. */
        painted: z.string().nullable(),
        rows: z.array(z.object({ code: z.int(), name: z.string(), from: z.int(), to: z.int() })),
      })
      .nullable(),
  },
  /** Of each ground what lies beside it by chance, and whether that table is the referee's own. */
  'map.neighbours': {
    input: z.strictObject({}),
    output: z.array(z.object({ code: z.int(), own: z.boolean(), rows: z.array(weighed) })),
  },
} as const satisfies QueriesContract;

export const makingLimits = {
  side: 1000,
  seed: 2 ** 31 - 1,
  sea: 95,
  mountains: 80,
  wet: 100,
  rivers: 200,
  towns: 200,
} as const;

const box = {
  ...hex,
  width: fields.whole(1, makingLimits.side),
  height: fields.whole(1, makingLimits.side),
  seed: fields.whole(0, makingLimits.seed),
  /** Progress is told under it. */
  job: fields.words(80),
};

export const generateSteps = {
  /** Outward from what is painted, each new hex on the tables of those around it. */
  'map.grow': { input: z.strictObject(box), output: z.object({ hexes: z.int() }), log: 'places' },

  /** One hex, on the tables of those around it. */
  'map.throwGround': {
    input: z.strictObject({ ...hex, die: fields.die(neighbourDie).nullable().default(null) }),
    output: z.object({ code: z.int(), name: z.string() }),
    log: 'places',
  },

  /** What lies beside a ground; without rows the usual table holds again. */
  'map.setNeighbours': {
    input: z.strictObject({
      code,
      rows: z
        .array(z.strictObject({ code, weight: fields.whole(1, 100) }))
        .max(60, { error: 'At most 60 grounds.' }),
    }),
    log: 'places',
  },

  /** Land by relief: the same seed and the same figures make the same land, on every machine. */
  'map.generate': {
    input: z.strictObject({
      ...box,
      shape: z.enum(['open', 'island']),
      climate: z.enum(climates),
      sea: fields.whole(0, makingLimits.sea),
      mountains: fields.whole(0, makingLimits.mountains),
      wet: fields.whole(0, makingLimits.wet),
      rivers: fields.whole(0, makingLimits.rivers),
      towns: fields.whole(0, makingLimits.towns),
      /** Heights too, for the layer of that name. */
      heights: z.boolean().default(false),
      /** Painted hexes as well. */
      over: z.boolean().default(false),
    }),
    output: z.object({ hexes: z.int(), rivers: z.int(), towns: z.int() }),
    log: 'places',
  },
} as const satisfies Steps;
