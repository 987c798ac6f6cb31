import type { Consequence } from '../../components/consequence.ts';
import type { Delve } from './dungeon-types.ts';

/** The look-ahead as the list shows it. */
export const nextConsequences = (next: Delve['next']): Consequence[] =>
  next.map(({ inTurns, what, more }, at) => ({
    id: `${at}`,
    when: inTurns <= 0 ? 'now' : `in ${inTurns}`,
    what: more === '' ? what : `${what},`,
    now: inTurns <= 0,
    ...(more === '' ? {} : { rest: more }),
  }));
