import type { Hex } from '../../../../shared/hex/grid.ts';
import { offsetText } from '../../../../shared/words/road.ts';
import type { CompanyView } from '../map-types.ts';

export type Stray = CompanyView['strays'][number];

/** "1 on a d6, 2 in 6: 45° to the left off the course." */
export function diceWords({ chanceInSix, die, degrees }: Stray): string {
  const course =
    degrees === 0 ? 'on their course, from the wrong place' : `${offsetText(degrees)} off the course`;
  return die === null ? `No die: ${course}.` : `${die} on a d6, ${chanceInSix ?? 0} in 6: ${course}.`;
}

/** "0305, 0306, 0307" */
export const wayWords = (hexes: readonly Hex[], number: (hex: Hex) => string): string =>
  hexes.map(number).join(', ');
