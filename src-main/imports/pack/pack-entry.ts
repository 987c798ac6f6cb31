import { z } from 'zod';
import { pageKindTitles } from '../../../shared/pages/words.ts';
import { packCreature, packPage } from './pack-format.ts';

/** What a pack brings beside tables, as it is taken. */

export const bookCreature = packCreature.extend({ is: z.literal('creature') });
export const bookPage = packPage.omit({ title: true }).extend({
  is: z.literal('page'),
  name: packPage.shape.title,
});

export type BookCreature = z.output<typeof bookCreature>;
export type BookPage = z.output<typeof bookPage>;

export const creatureSummary = ({ system, base }: BookCreature): string => {
  const of = base === null ? '' : `, a variant of ${'own' in base ? base.own : base.id}`;
  return `Creature of the referee’s own, in the terms of ${system}${of}`;
};

export const pageSummary = ({ kind, folder, playersText }: BookPage): string => {
  const where = folder === '' ? '' : `, in ${folder}`;
  const shown = playersText === '' ? '' : ', with a half for the players';
  return `Page of the notebook, ${pageKindTitles[kind].toLowerCase()}${where}${shown}`;
};
