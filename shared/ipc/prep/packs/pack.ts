import { z } from 'zod';
import { creatureLimits } from '../../../content/schemas/creature-limits.ts';
import type { CommandsContract, QueriesContract } from '../../contract-entry.ts';
import * as fields from '../../fields.ts';
import { packLicences } from '../../vocabulary.ts';
import { pageLimits } from '../page.ts';
import { mostTables } from '../table.ts';

/** What the referee prepared, chosen and written into a pack for others. */

const bestiaries = ['bestiaries'] as const;

const chosen = {
  creatures: z.array(fields.id).max(creatureLimits.most).default([]),
  tables: z.array(fields.id).max(mostTables).default([]),
  pages: z.array(fields.id).max(pageLimits.pages).default([]),
  licence: z.enum(packLicences),
};

/** A pack is read again as a whole: what would make it too large to read is not written. */
export const mostPackedPictures = 40 * 1024 * 1024;

export const packQueries = {
  /** All that may go into a pack. */
  'pack.contents': {
    input: z.strictObject({}),
    output: z.object({
      entries: z.array(
        z.object({
          kind: z.enum(['creature', 'table', 'page']),
          id: z.int(),
          folder: z.string(),
          name: z.string(),
          /** Under which it came to the campaign, in words; empty for the referee's own work. Of a pack that is its licence. */
          licence: z.string(),
        }),
      ),
    }),
    needs: bestiaries,
  },
  /** Whether what is chosen may go out under a licence. */
  'pack.judge': {
    input: z.strictObject(chosen),
    output: z.object({
      /** Parts that came under a licence, with how many there are. */
      parts: z.array(z.object({ licence: z.string(), count: z.int() })),
      /** Notices that go with them. */
      section15: z.array(z.string()),
      /** Creatures that come along because variants of them are chosen. */
      along: z.array(z.string()),
      /** Of what is chosen, and how many bytes they have. */
      pictures: z.object({ count: z.int(), bytes: z.int() }),
      refusal: z.string().nullable(),
    }),
    needs: bestiaries,
  },
} as const satisfies QueriesContract;

/** No steps of the journal. */
export const packCommands = {
  'pack.export': {
    input: z.strictObject({
      ...chosen,
      name: fields.name,
      author: fields.words(80),
      attribution: fields.prose(4000).default(''),
      /** Notices of the author's own, beside those that go with the parts. */
      section15: z.array(fields.words(2000)).max(50).default([]),
      /** Whether creatures and pages bring their pictures. */
      pictures: z.boolean().default(true),
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({
      path: z.string(),
      bytes: z.int(),
      creatures: z.int(),
      tables: z.int(),
      pages: z.int(),
      pictures: z.int(),
    }),
  },
} as const satisfies CommandsContract;
