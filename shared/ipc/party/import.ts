import { z } from 'zod';
import type { CommandsContract, QueriesContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { importEntry, importPreview } from './views/import-views.ts';
import { place } from './views/party-views.ts';

/** What other programs and lines of text hold: read, looked at, taken. */

const done = z.null();

const isIndex = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000;

/** Places in a reading. Looked at as a whole: of a hundred thousand wrong ones one word is enough. */
const indexes = z.custom<number[]>(
  (value) => Array.isArray(value) && value.length <= 100_000 && value.every(isIndex),
  { error: 'Places in what was read.' },
);

export const importQueries = {
  'import.page': {
    input: z.strictObject({
      token: z.string().max(60),
      from: fields.whole(0, 1_000_000),
      limit: fields.whole(1, 200),
      refusedOnly: z.boolean().default(false),
    }),
    output: z.object({ entries: z.array(importEntry), total: z.int() }),
  },
} as const satisfies QueriesContract;

export const importSteps = {
  /**
   * Takes what `import.read` understood; everything, or the entries named. Of a pack that was taken before everything is
   * what is new or changed in it alone.
   */
  'import.take': {
    input: z.strictObject({
      token: z.string().max(60),
      indexes: indexes.nullable().default(null),
      /** Of packs that were taken before, what is to come beside all that is new or changed in them. */
      also: indexes.default([]),
      /** What becomes of parts of a pack that stand here: written over, or kept with the new one beside them. */
      standing: z.enum(['over', 'beside']).default('over'),
      /** Where loose things go. */
      to: place,
    }),
    output: z.object({
      characters: z.int(),
      items: z.int(),
      tables: z.int(),
      randomTables: z.int(),
      dungeons: z.int(),
      creatures: z.int(),
      musters: z.int(),
      pages: z.int(),
      /** So many of them were written over what stood here. */
      renewed: z.int(),
    }),
    log: ['people', 'gear'],
    needs: ['monsters'],
  },
} as const satisfies Steps;

/** No steps of the journal. */
export const importCommands = {
  /** Reads a file or pasted text and says what would be made of it. Nothing is stored. */
  'import.read': {
    input: z.strictObject({
      job: fields.job,
      source: fields.importSource,
      /** Whether creatures of other programs become own ones of the bestiary, or join the party. */
      creatures: z.enum(['bestiary', 'party']).default('bestiary'),
    }),
    output: importPreview,
  },
  'import.cancel': { input: z.strictObject({ job: z.string().max(40) }), output: done },
  'import.forget': { input: z.strictObject({ token: z.string().max(60) }), output: done },
} as const satisfies CommandsContract;
