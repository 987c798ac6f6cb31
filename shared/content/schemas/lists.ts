import { z } from 'zod';
import { tablePurposes } from '../../ipc/vocabulary.ts';
import { count, entryId, text } from './fields.ts';

/** Lists of the program's own: names, and what else a referee wants at once. Each row is one line of text. */

const list = z
  .strictObject({
    id: entryId,
    /** Parted by /; empty at the top. */
    folder: z.string(),
    name: text,
    purpose: z.enum(tablePurposes),
    /** Parts of the whole, one a row; left out, each row is one. */
    weights: z.array(count.min(1)).exactOptional(),
    rows: z.array(text).min(2),
  })
  .refine(({ weights, rows }) => weights === undefined || weights.length === rows.length, {
    error: 'Each row has its weight.',
    path: ['weights'],
  });
export type OwnList = z.output<typeof list>;

export const listsFile = z.strictObject({
  schema: z.literal('own-lists/1'),
  licence: z.strictObject({ id: z.literal('CC0-1.0'), name: text, url: z.url(), text }),
  source: text,
  lists: z.array(list).min(1),
});
export type ListsFile = z.output<typeof listsFile>;
