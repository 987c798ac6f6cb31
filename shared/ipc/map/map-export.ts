import { z } from 'zod';
import type { CommandsContract, QueriesContract } from '../contract-entry.ts';
import * as fields from '../fields.ts';
import { paperSizes } from '../vocabulary.ts';

/** Maps as files. */

export const mapTextFormats = ['text-mapper', 'csv', 'json'] as const;
export type MapTextFormat = (typeof mapTextFormats)[number];

export const mapPictureFormats = ['svg', 'png', 'pdf'] as const;
export type MapPictureFormat = (typeof mapPictureFormats)[number];

export const mapFormats = [...mapTextFormats, ...mapPictureFormats] as const;
export type MapFormat = (typeof mapFormats)[number];

export const isPicture = (format: MapFormat): format is MapPictureFormat =>
  (mapPictureFormats as readonly MapFormat[]).includes(format);

/** The whole on one page, or sheets of it. */
export const pageChoices = ['one', 'atlas'] as const;

export const hexSizes = { pixels: { least: 4, most: 400 }, millimetres: { least: 4, most: 60 } } as const;

const pictureChoice = z.strictObject({
  /** Across a hex, of SVG and PNG. */
  pixels: fields.whole(hexSizes.pixels.least, hexSizes.pixels.most).default(48),
  /** The rest is for paper. */
  pages: z.enum(pageChoices).default('one'),
  paper: z.enum(paperSizes).default('A4'),
  /** Across a hex of an atlas. */
  millimetres: fields.whole(hexSizes.millimetres.least, hexSizes.millimetres.most).default(12),
  /** What of the company stands there: itself, the way it came, the way it means to go. The players' has what they believe. */
  company: z.boolean().default(false),
  trail: z.boolean().default(false),
  course: z.boolean().default(false),
});
export type PictureChoice = z.output<typeof pictureChoice>;

const asFile = z.strictObject({
  mapId: fields.id,
  format: z.enum(mapFormats),
  /** Only what the players have seen, and nothing secret. */
  forPlayers: z.boolean(),
  picture: pictureChoice.prefault({}),
});

export const mapExportQueries = {
  /** What the format cannot hold of the map, and how many hexes it would hold. */
  'map.losses': {
    input: asFile,
    output: z
      .object({
        hexes: z.int(),
        losses: z.array(z.object({ what: z.string(), count: z.int() })),
        /** How large a picture would be; null for a text. */
        picture: z
          .object({
            width: z.int(),
            height: z.int(),
            pages: z.int(),
            /** The sheets that it is cut into, each a file; null for one file. */
            cut: z.object({ columns: z.int(), rows: z.int(), width: z.int(), height: z.int() }).nullable(),
            /** At most so many pixels a hex fit; null where those that were chosen do. */
            most: z.int().nullable(),
            /** What it will show of the company, in a sentence; null where nothing is asked for. */
            company: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
  },
} as const satisfies QueriesContract;

export const mapExportCommands = {
  'map.export': {
    input: asFile.extend({ job: fields.job, path: fields.path, replace: z.boolean().default(false) }),
    output: z.object({ path: z.string(), bytes: z.int(), files: z.int() }),
  },
} as const satisfies CommandsContract;
