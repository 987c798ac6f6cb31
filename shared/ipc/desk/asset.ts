import { z } from 'zod';
import { pictureUses, type PictureUse } from '../../pictures.ts';
import type { CommandsContract, QueriesContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** Pictures kept with the campaign. */

const uses = Object.keys(pictureUses) as [PictureUse, ...PictureUse[]];

export const assetQueries = {
  'asset.view': {
    input: z.strictObject({ id: fields.id }),
    output: z.object({ mime: z.string(), bytes: z.instanceof(Uint8Array) }),
  },
} as const satisfies QueriesContract;

export const assetCommands = {
  /** Keeps a picture that a window has drawn anew; what it is for may then show it. */
  'asset.keep': {
    input: z.strictObject({
      bytes: z.instanceof(Uint8Array, { error: 'That is no picture.' }),
      use: z.enum(uses),
    }),
    output: z.object({ id: z.int() }),
  },
} as const satisfies CommandsContract;
