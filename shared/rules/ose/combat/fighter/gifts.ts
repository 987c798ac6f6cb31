import { untilSaid, type GiftBook } from '../../../fight/bridge/gifts.ts';
import type { SaveCategory } from '../../terms.ts';

/** What the words of an entry mean: which save, and what befalls who fails it. OSE-SAVE-2, 3, 7 to 9. */
export const gifts: GiftBook<SaveCategory> = {
  breath: 'breath',
  effects: [
    { words: /^poison\b(?! gas)/, save: 'death', recipe: { status: 'dead' } },
    { words: /^paralysis\b/, save: 'paralysis', recipe: { effect: 'paralysed', lasts: untilSaid } },
    {
      words: /^(petrification\b|petrifying)/i,
      save: 'paralysis',
      recipe: { effect: 'petrified', lasts: untilSaid },
    },
    { words: /^charm/i, save: 'spells', recipe: { effect: 'charmed', lasts: untilSaid } },
    { words: /^energy drain/, recipe: { effect: 'energy drain', lasts: untilSaid } },
    { words: /^grab$/, recipe: { effect: 'grabbed', lasts: untilSaid } },
    { words: /^knock down$/, recipe: { effect: 'prone', lasts: untilSaid } },
    { words: /^curse$/i, save: 'spells' },
  ],
};
