import type { Leap } from '../../../../shared/calendar/definition.ts';
import { wrap } from '../../../../shared/calendar/leap.ts';
import { yearOf } from './form-figures.ts';

/** Leap rules as they are typed: `4, not 100, 400`, or `3 from 2`. The last that holds for a year decides. */

type Clauses = Leap['clauses'];

export const leapText = (clauses: Clauses): string =>
  clauses
    .map(({ every, from, leap }) => {
      const first = wrap(from, every);
      return `${leap ? '' : 'not '}${every}${first === 0 ? '' : ` from ${first}`}`;
    })
    .join(', ');

/** Null where it is none. */
export function leapOf(text: string, yearZero: boolean): Clauses | null {
  const clauses = text.split(',').map((piece) => {
    const found = /^(not )?(\d{1,6})(?: from ([-−]?\d{1,6}))?$/i.exec(piece.trim().replaceAll(/\s+/g, ' '));
    const from = found?.[3] === undefined ? 0 : yearOf(found[3], yearZero);
    return found && typeof from === 'number'
      ? { every: Number(found[2]), from, leap: found[1] === undefined }
      : null;
  });
  return clauses.every((clause) => clause !== null) ? clauses : null;
}
