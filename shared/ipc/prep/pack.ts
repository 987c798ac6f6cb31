import { z } from 'zod';
import { creatureLimits } from '../../content/schemas/creature-limits.ts';
import type { CommandsContract, QueriesContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { packLicences } from '../vocabulary.ts';
import { pageLimits } from './page.ts';
import { mostTables } from './table.ts';

/** What the referee prepared, chosen and written into a pack for others. */

const bestiaries = ['bestiaries'] as const;

const chosen = {
  creatures: z.array(fields.id).max(creatureLimits.most).default([]),
  tables: z.array(fields.id).max(mostTables).default([]),
  pages: z.array(fields.id).max(pageLimits.pages).default([]),
  licence: z.enum(packLicences),
};

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
          /** Under which it came to the campaign, in words; empty for the referee's own work. */
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
      /** Of what is chosen: they stay in the campaign. */
      pictures: z.int(),
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
      path: fields.path,
      replace: z.boolean().default(false),
    }),
    output: z.object({
      path: z.string(),
      bytes: z.int(),
      creatures: z.int(),
      tables: z.int(),
      pages: z.int(),
    }),
  },
} as const satisfies CommandsContract;
