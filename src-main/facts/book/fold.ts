import { remembered } from '../party/remembered.ts';

/** A key, a name or a place as people compare them: capitals, spacing and width of letters aside. */
export const folded = remembered(20_000, (text) =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim(),
);
