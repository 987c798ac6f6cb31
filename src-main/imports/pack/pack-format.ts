import { z } from 'zod';
import { creatureLimits } from '../../../shared/content/schemas/creature-limits.ts';
import { creatureFacts, creatureTags } from '../../../shared/content/schemas/own-creature.ts';
import * as fields from '../../../shared/ipc/fields.ts';
import { pageLimits } from '../../../shared/ipc/prep/page.ts';
import { mostTableRows } from '../../../shared/ipc/prep/table.ts';
import * as table from '../../../shared/ipc/prep/table-fields.ts';
import { tableEnds, tableWays } from '../../../shared/ipc/prep/table-views.ts';
import { pageKinds, tablePurposes } from '../../../shared/ipc/vocabulary.ts';
import { canBeLinked } from '../../../shared/pages/links.ts';

/** A content pack as a file: what a referee prepared, its parts by their names, with a licence. */

export const packFormat = { id: 'turnkeeper-pack', version: 1 } as const;

export const packLicence = z.strictObject({
  id: fields.words(60),
  name: fields.words(200),
  attribution: fields.prose(4000),
  section15: z.array(fields.words(2000)).max(100),
});

const level = fields.whole(1, 100);

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
});

export type PackLicence = z.output<typeof packLicence>;
export type PackCreature = z.output<typeof packCreature>;
export type PackTable = z.output<typeof packTable>;
export type PackPage = z.output<typeof packPage>;

export interface Pack {
  readonly format: typeof packFormat.id;
  readonly version: number;
  /** The same for every edition of a pack. */
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly licence: PackLicence;
  /** Of whose campaign it is; null where its parts are of no system. */
  readonly system: string | null;
  readonly creatures: readonly PackCreature[];
  readonly tables: readonly PackTable[];
  readonly pages: readonly PackPage[];
}
