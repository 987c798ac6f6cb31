import type { Hex } from '../../../../shared/hex/grid.ts';
import { lostDie, lostText, offsetText } from '../../../../shared/words/road.ts';
import type { CompanyView } from '../map-types.ts';

export type Stray = CompanyView['strays'][number];

/** The dice of a day astray. */
type Thrown = Pick<Stray, 'chanceInSix' | 'otherDie' | 'die' | 'degrees'>;

/** "1 on a d6, 2 in 6: 45° to the left off the course." */
export function diceWords({ die, degrees, ...by }: Thrown): string {
  const course =
    degrees === 0 ? 'on their course, from the wrong place' : `${offsetText(degrees)} off the course`;
  if (die === null) return `No die: ${course}.`;
  const lost = lostDie(by);
  return `${die} on a d${lost.sides}, ${lostText(lost)}: ${course}.`;
}

/** "0305, 0306, 0307" */
export const wayWords = (hexes: readonly Hex[], number: (hex: Hex) => string): string =>
  hexes.map(number).join(', ');
