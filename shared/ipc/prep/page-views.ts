import { z } from 'zod';
import { namedKinds, pageKinds, writtenKinds } from '../vocabulary.ts';

/** The notebook as its window shows it, and what links lead to. */

/** Where something is looked at: a page, a creature, a table, a place of the book or of a map, somebody of the party. */
export const destination = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), id: z.int() }),
  z.object({ kind: z.literal('creature'), book: z.string(), id: z.string() }),
  z.object({ kind: z.literal('randomTable'), id: z.int() }),
  /** Null: to the level, whichever room is open. */
  z.object({ kind: z.literal('room'), levelId: z.int(), roomId: z.int().nullable() }),
  z.object({ kind: z.literal('hex'), mapId: z.int(), col: z.int(), row: z.int() }),
  z.object({ kind: z.literal('person'), id: z.int() }),
  z.object({ kind: z.literal('log') }),
]);

/** Something that a link can lead to. */
export const namedThing = z.object({
  kind: z.enum(namedKinds),
  name: z.string(),
  /** Where it stands, or what it is, in words; may be empty. */
  where: z.string(),
  /** What a link says that leads to it and to nothing else. */
  target: z.string(),
  to: destination,
});

export const namesFound = z.object({
  /** For each target that was asked for, in the same order: what it may mean. */
  found: z.array(z.object({ things: z.array(namedThing), more: z.int() })),
});

/** What a link leads to, in a few words; null where it means nothing, or several things. */
export const linkCard = z
  .object({
    name: z.string(),
    /** What it is and where it stands. */
    what: z.string(),
    /** What matters most of it, each a line. */
    lines: z.array(z.string()),
  })
  .nullable();

export const pageList = z.object({
  pages: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(pageKinds),
      folder: z.string(),
      title: z.string(),
      tags: z.array(z.string()),
      /** There is something on it that players may see. */
      shown: z.boolean(),
      told: z.boolean(),
    }),
  ),
});

export const pageView = z.object({
  id: z.int(),
  kind: z.enum(pageKinds),
  folder: z.string(),
  title: z.string(),
  /** Markdown, for the referee alone. */
  text: z.string(),
  /** Markdown: all that players may see of it. */
  playersText: z.string(),
  tags: z.array(z.string()),
  pictureId: z.int().nullable(),
  /** When the players heard of it, in words; null: not yet. */
  told: z.string().nullable(),
  /** How many links lead here and nowhere else: they follow another title. */
  following: z.int(),
});

/** What answers to a search of everything that is written, by kind. */
export const everythingFound = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(writtenKinds),
      hits: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          where: z.string(),
          to: destination,
          /** Of its text, where words were found first; empty where only the name answers. */
          pieces: z.array(z.object({ text: z.string(), found: z.boolean() })),
        }),
      ),
      more: z.int(),
    }),
  ),
});

export const linkedHere = z.object({
  places: z.array(
    z.object({
      kind: z.enum(writtenKinds),
      id: z.int(),
      name: z.string(),
      where: z.string(),
      to: destination,
      /** Around the link. */
      sentence: z.string(),
      /** It may mean something else as well. */
      doubtful: z.boolean(),
    }),
  ),
  more: z.int(),
});
