import { knownBits } from '../../../../shared/map/cells.ts';

const { seen, entered, explored } = knownBits;

/** What the players may know of a hex; each goes with those before it. */
export const knownChoices: readonly { code: number; title: string }[] = [
  { code: seen, title: 'They have seen it' },
  { code: seen | entered, title: 'They have been there' },
  { code: seen | entered | explored, title: 'They have searched it' },
];
