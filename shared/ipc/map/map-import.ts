import { z } from 'zod';
import { lineKinds, looks, siteKinds, wordPlaces } from '../../map/map-words.ts';
import type { CommandsContract, Steps } from '../contract-entry.ts';
import * as fields from '../fields.ts';

/** Maps of other programs: read, looked at, taken. */

/** What a word of a file means. */
const meaning = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('ground'), ground: fields.name }),
  z.strictObject({ is: z.literal('site'), site: z.enum(siteKinds) }),
  z.strictObject({ is: z.literal('line'), line: z.enum(lineKinds) }),
  z.strictObject({ is: z.literal('nothing') }),
]);
export type Meaning = z.output<typeof meaning>;

/**
 * Whose meaning it is: the referee's in this reading or in an earlier import, or our own tables'; `gone` is our tables'
 * too, since the ground that the referee said in an earlier import is no longer there.
 */
export const wordSources = ['said', 'kept', 'gone', 'tables'] as const;
export type WordSource = (typeof wordSources)[number];

const word = z.string().min(1).max(200);

const mapPreview = z.object({
  token: z.string(),
  format: z.string(),
  name: z.string(),
  hexMiles: z.int(),
  hexes: z.int(),
  /** Columns and rows from the first hex that holds anything to the last. */
  columns: z.int(),
  rows: z.int(),
  /** The most frequent first. */
  grounds: z.array(z.object({ name: z.string(), hexes: z.int(), look: z.enum(looks) })),
  /** The map small, row by row: each cell the ground of one of its hexes, counted from 1; 0 is nothing. */
  thumbnail: z.object({ columns: z.int(), rows: z.int(), cells: z.array(z.int()) }),
  sites: z.int(),
  lines: z.int(),
  labels: z.int(),
  regions: z.int(),
  notes: z.int(),
  /** Those nobody knows first, whose meaning is null; then the most frequent. */
  words: z.array(
    z.object({
      place: z.enum(wordPlaces),
      word: z.string(),
      count: z.int(),
      means: meaning.nullable(),
      by: z.enum(wordSources),
    }),
  ),
  /** Words there are beyond those. */
  moreWords: z.int(),
  unread: z.array(z.object({ path: z.string(), why: z.string(), count: z.int() })),
  /** A map of that name stands in the campaign. */
  stands: z.boolean(),
  /** Names of the grounds that words can mean. */
  known: z.array(z.string()),
});

export const mapImportSteps = {
  /** Takes the map that `import.readMap` understood, as a map of its own. */
  'import.takeMap': {
    input: z.strictObject({ token: z.string().max(60), name: fields.name, hexMiles: fields.whole(1, 100) }),
    output: z.object({ id: fields.id }),
    log: 'places',
  },
} as const satisfies Steps;

/** No step of the journal. */
export const mapImportCommands = {
  /** Reads a file or pasted text as a map and says what would be made of it. Nothing is stored. */
  'import.readMap': {
    input: z.strictObject({
      job: fields.job,
      source: fields.importSource,
      /** What the referee says that words mean. */
      meanings: z
        .array(z.strictObject({ place: z.enum(wordPlaces), word, means: meaning }))
        .max(2000)
        .default([]),
      /** For a file without hexes of its own. */
      hexMiles: fields.whole(1, 100).nullable().default(null),
    }),
    output: mapPreview,
  },
} as const satisfies CommandsContract;
