import type { PlayersField, ShownAs } from '../ipc/fight/players/players-fields.ts';

/** What players may see of a fight, and how, as it is called. */
export const fieldTitles: Readonly<Record<PlayersField, string>> = {
  names: 'Names of foes',
  order: 'Order of battle',
  acting: 'Who acts now',
  round: 'Round and step',
  dice: 'Their own dice',
  conditions: 'Conditions',
  health: 'Hit points',
  light: 'Light',
};

export const shownWords: Readonly<Record<ShownAs, string>> = {
  hidden: 'for the referee alone',
  words: 'in words',
  shown: 'shown',
};
