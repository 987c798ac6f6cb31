import { z } from 'zod';
import { abilityIds, confidences } from '../../vocabulary.ts';
import { armourClass, load, rate } from './party-views.ts';
import { abilityView, ownSheet, sheetFigure } from './sheet-views.ts';

/** What a new character may become, and what the choices come to. */

/** What a new character may become, in this campaign's system. */
export const creationOptions = z.object({
  /** False where the system has no starter content: everything is typed. */
  guided: z.boolean(),
  abilities: z.array(z.object({ id: z.enum(abilityIds), title: z.string(), short: z.string() })),
  ownSheet: ownSheet.nullable(),
  abilityDice: z.string(),
  startingGold: z.string().nullable(),
  classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      hitDice: z.string(),
      requirements: z.string(),
      primeRequisites: z.string(),
      armour: z.string(),
      weapons: z.string(),
      confidence: z.enum(confidences),
    }),
  ),
  races: z.array(z.object({ id: z.string(), name: z.string(), requirements: z.string() })),
  alignments: z.array(z.string()),
});

/** What the choices made so far come to. */
export const creationJudgement = z.object({
  classes: z.array(z.object({ id: z.string(), problems: z.array(z.string()) })),
  races: z.array(z.object({ id: z.string(), problems: z.array(z.string()) })),
  abilities: z.array(abilityView),
  xpBonusPercent: z.int(),
  hitDice: z.string().nullable(),
  hitPointModifier: z.int(),
  figures: z.array(sheetFigure),
  spellSlots: z.array(z.int()).nullable(),
  features: z.array(z.string()),
  languages: z.array(z.string()),
  /** With what is bought so far, in the campaign's own way of weighing. */
  ac: armourClass,
  load,
  rate,
});
