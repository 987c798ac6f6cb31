import { z } from 'zod';
import { creatureLimits } from '../../../shared/content/schemas/creature-limits.ts';
import { creatureFacts, creatureTags } from '../../../shared/content/schemas/own-creature.ts';
import * as fields from '../../../shared/ipc/fields.ts';
import type { PackLicenceText } from '../../../shared/ipc/prep/packs/pack-licence.ts';
import { pageLimits } from '../../../shared/ipc/prep/page.ts';
import { mostTableRows } from '../../../shared/ipc/prep/table.ts';
import * as table from '../../../shared/ipc/prep/table-fields.ts';
import { tableEnds, tableWays } from '../../../shared/ipc/prep/table-views.ts';
import { pageKinds, tablePurposes } from '../../../shared/ipc/vocabulary.ts';
import { canBeLinked } from '../../../shared/pages/links.ts';
import { pictureUses } from '../../../shared/pictures.ts';

/** A content pack as a file: what a referee prepared, its parts by their names, with a licence. */

export const packFormat = { id: 'turnkeeper-pack', version: 1 } as const;

const level = fields.whole(1, 100);

/** By which a part says which picture of the pack it has. */
const pictureName = z.string().regex(/^[\w-]{1,64}$/u, { error: 'A name of letters and digits is wanted.' });
const picture = pictureName.nullable().default(null);

/** A picture as PNG or WebP, in base64. */
export const packPicture = z.strictObject({
  name: pictureName,
  data: z.base64({ error: 'Its data is no base64.' }).max(Math.ceil(pictureUses.illustration.bytes / 3) * 4, {
    error: `It has more than ${pictureUses.illustration.bytes / 1024} KB.`,
  }),
});

/** A creature as `creature.add` takes it; a variant with what it is one of. */
export const packCreature = z.strictObject({
  name: fields.name,
  also: fields.words(creatureLimits.name),
  system: fields.words(40),
  base: z
    .union([
      z.strictObject({ book: fields.words(40), id: fields.words(80) }),
      z.strictObject({ own: fields.name }),
    ])
    .nullable(),
  facts: creatureFacts,
  tags: creatureTags,
  terrain: creatureTags,
  levels: z.strictObject({ least: level, most: level }).nullable(),
  notes: fields.prose(creatureLimits.notes),
  licence: fields.words(creatureLimits.words),
  source: fields.words(creatureLimits.words),
  picture,
});

export const packTable = z.strictObject({
  folder: table.folder,
  name: fields.name,
  purpose: z.enum(tablePurposes),
  way: z.enum(tableWays),
  beyond: z.enum(tableEnds),
  columns: table.columns,
  modifiers: table.modifiers,
  notes: table.rowNote,
  licence: fields.words(200),
  source: fields.words(200),
  rows: z
    .array(
      z.strictObject({
        spans: table.spans,
        weight: table.weight,
        text: table.rowText,
        gives: table.namedGifts,
        again: table.again,
        once: z.boolean(),
        note: table.rowNote,
      }),
    )
    .max(mostTableRows),
});

export const packPage = z.strictObject({
  kind: z.enum(pageKinds),
  folder: table.folder,
  title: fields.name.refine(canBeLinked, { error: 'A title has none of [ ] | in it.' }),
  text: fields.prose(pageLimits.text),
  playersText: fields.prose(pageLimits.text),
  tags: creatureTags,
  picture,
});

export type PackCreature = z.output<typeof packCreature>;
export type PackTable = z.output<typeof packTable>;
export type PackPage = z.output<typeof packPage>;
export type PackPicture = z.output<typeof packPicture>;

export interface Pack {
  readonly format: typeof packFormat.id;
  readonly version: number;
  /** The same for every edition of a pack. */
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly licence: PackLicenceText;
  /** Of whose campaign it is; null where its parts are of no system. */
  readonly system: string | null;
  readonly creatures: readonly PackCreature[];
  readonly tables: readonly PackTable[];
  readonly pages: readonly PackPage[];
  readonly images: readonly PackPicture[];
}
