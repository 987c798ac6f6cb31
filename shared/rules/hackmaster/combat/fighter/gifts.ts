import { untilSaid, type GiftBook } from '../../../fight/bridge/gifts.ts';

/** What the words of a typed line mean; the book has no open creatures. HM-SAVE-1. */
export const gifts: GiftBook<'save'> = {
  breath: 'save',
  touches: false,
  effects: [
    { words: /^paralysis/, save: 'save', recipe: { effect: 'paralysed', lasts: untilSaid } },
    { words: /^petrification/, save: 'save', recipe: { effect: 'petrified', lasts: untilSaid } },
    { words: /^charm/, save: 'save', recipe: { effect: 'charmed', lasts: untilSaid } },
    { words: /^poison/, save: 'save' },
  ],
};
