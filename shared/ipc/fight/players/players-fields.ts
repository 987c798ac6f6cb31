/** What players may see of a fight: each kept from them, told in words, or shown as it is. */
export const playersFields = [
  'names',
  'order',
  'acting',
  'round',
  'dice',
  'conditions',
  'health',
  'light',
] as const;
export type PlayersField = (typeof playersFields)[number];

export const shownAs = ['hidden', 'words', 'shown'] as const;
export type ShownAs = (typeof shownAs)[number];
