import { z } from 'zod';

/** What the reference shows beside the rules: tables, and the creatures and wares of the starter content. */

export const pageKinds = ['table', 'creature', 'ware'] as const;

const ofCreature = 'creature.';
/** The id of a creature’s page, and the creature of such an id. */
export const creaturePageId = (id: string): string => `${ofCreature}${id}`;
export const creatureOfPage = (id: string): string => id.slice(ofCreature.length);

export const referencePage = z.object({
  kind: z.enum(pageKinds),
  /** Unique among the pages of its system, without spaces. */
  id: z.string(),
  name: z.string(),
  /** What it stands under: the kind of ware, the group of creatures. */
  topic: z.string(),
  /** One line that tells it from the others. */
  text: z.string(),
  figures: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Each with its heads and its rows. */
  tables: z.array(
    z.object({ title: z.string(), heads: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  ),
});
export type ReferencePage = z.output<typeof referencePage>;

export const referencePages = z.object({
  pages: z.array(referencePage),
  /** Whom the pages credit, and under which licences they came. */
  credits: z.array(z.object({ licence: z.string(), text: z.string() })),
});
