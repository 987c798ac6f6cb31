import { z } from 'zod';
import { pageKindTitles } from '../../../shared/pages/words.ts';
import { packPage } from './pack-format.ts';

/** A page of the notebook, as a pack brings it. */

export const bookPage = packPage.omit({ title: true }).extend({
  is: z.literal('page'),
  name: packPage.shape.title,
});

export type BookPage = z.output<typeof bookPage>;

export const pageSummary = ({ kind, folder, playersText, picture }: BookPage): string => {
  const where = folder === '' ? '' : `, in ${folder}`;
  const shown = playersText === '' ? '' : ', with a half for the players';
  const drawn = picture === null ? '' : ', with a picture';
  return `Page of the notebook, ${pageKindTitles[kind].toLowerCase()}${where}${shown}${drawn}`;
};
