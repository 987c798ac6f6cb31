import { z } from 'zod';
import type { CommandsContract } from '../contract-entry.ts';

const created = z.object({ id: z.int() });

/** Pictures kept with the campaign. */
export const assetCommands = {
  /** Keeps a picture that a window has drawn anew; a sheet may then show it. */
  'asset.keep': {
    input: z.strictObject({ bytes: z.instanceof(Uint8Array, { error: 'That is no picture.' }) }),
    output: created,
  },
} as const satisfies CommandsContract;
