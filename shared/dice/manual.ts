import { RulesError } from '../errors.ts';
import { checkedFace, listening, type Dice, type Roll } from './dice.ts';

export interface ManualDice extends Dice {
  /** Where the last face came from: typed by the referee, or rolled by the dice behind. */
  lastSource(): Roll['source'];
  /** Typed faces not used yet. */
  readonly left: number;
}

/**
 * The faces the referee typed, in order. A null, or the end of the list, falls through to `behind`.
 * Throws `bad-die` for a face outside its die, `bad-input` if a die is missing and nothing is behind.
 */
export function manualDice(typed: readonly (number | null)[], behind?: Dice): ManualDice {
  let next = 0;
  let source: Roll['source'] = 'typed';
  return {
    ...(behind && listening(behind)),
    get left() {
      return typed.slice(next).filter((face) => face !== null).length;
    },
    lastSource: () => source,
    roll: (sides) => {
      const face = typed[next] ?? null;
      if (face !== null) {
        const fallen = checkedFace(face, sides);
        next += 1;
        source = 'typed';
        return fallen;
      }
      if (!behind) {
        throw new RulesError('bad-input', `A d${sides} is wanting. Type what the die shows.`, 'dice');
      }
      next += 1;
      source = 'rolled';
      return behind.roll(sides);
    },
  };
}
