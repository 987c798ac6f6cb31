import { z } from 'zod';
import { reasons } from '../../reasons.ts';
import { characterKinds } from '../../vocabulary.ts';

/** Who marches where. */

export const formationView = z.object({
  id: z.int(),
  situation: z.string(),
  places: z.array(z.object({ characterId: z.int(), rank: z.int(), file: z.int() })),
});

export const organisationView = z.object({
  formations: z.array(formationView),
  callerId: z.int().nullable(),
  mapperId: z.int().nullable(),
  advice: z
    .object({
      size: z.int(),
      sizeText: z.string(),
      levelSpread: z.int(),
      levelText: z.string(),
      reasons,
    })
    .nullable(),
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      kind: z.enum(characterKinds),
      /** "dead", "away"; empty for who is able. */
      word: z.string(),
      /** "torch", "lantern"; null for who carries no burning light. */
      light: z.string().nullable(),
      /** Who sees, and by what: "by Wren's torch", "in the dark" ... */
      sees: z.string(),
      inLight: z.boolean(),
    }),
  ),
});
