import { z } from 'zod';
import { greatestCell, leastCell } from '../../hex/grid.ts';
import { climates } from '../../map/making/cover.ts';
import type { Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** Maps made by chance. */

export const makingLimits = {
  side: 1000,
  seed: 2 ** 31 - 1,
  sea: 95,
  mountains: 80,
  wet: 100,
  rivers: 200,
  towns: 200,
} as const;

const cell = fields.whole(leastCell, greatestCell);

export const generateSteps = {
  /** Land by relief: the same seed and the same figures make the same land, on every machine. */
  'map.generate': {
    input: z.strictObject({
      /** Progress is told under it. */
      job: fields.words(80),
      mapId: fields.id,
      seed: fields.whole(0, makingLimits.seed),
      col: cell,
      row: cell,
      width: fields.whole(1, makingLimits.side),
      height: fields.whole(1, makingLimits.side),
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
