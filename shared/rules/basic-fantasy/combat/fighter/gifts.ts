import { untilSaid, type GiftBook } from '../../../fight/bridge/gifts.ts';
import type { SaveCategory } from '../../terms.ts';

/** What the words of an entry mean: which save, and what befalls who fails it. BF-SAVE-3. What drains levels does so by itself. */
export const gifts: GiftBook<SaveCategory> = {
  breath: 'dragon-breath',
  effects: [
    { words: /^poison\b(?! gas)/, save: 'death-ray-poison', recipe: { status: 'dead' } },
    { words: /^paralysis\b/, save: 'paralysis-petrify', recipe: { effect: 'paralysed', lasts: untilSaid } },
    { words: /^petrification/, save: 'paralysis-petrify', recipe: { effect: 'petrified', lasts: untilSaid } },
    { words: /^grab$|^hold$/, recipe: { effect: 'grabbed', lasts: untilSaid } },
  ],
};
