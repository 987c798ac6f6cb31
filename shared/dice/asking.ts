import { checkedFace, type Dice, type DieAbout } from './dice.ts';

/** A die to be thrown by somebody: what it is for, and the how manieth of its kind it is. */
export interface DieAsk extends DieAbout {
  readonly sides: number;
  readonly nth: number;
}

/** Thrown at the first die nobody has thrown yet. Whatever was under way is tried again with its face. */
export class DieWanted extends Error {
  readonly ask: DieAsk;

  constructor(ask: DieAsk) {
    super(`${ask.title}: a d${ask.sides} is wanted.`);
    this.name = 'DieWanted';
    this.ask = ask;
  }
}

const unnamed: DieAbout = { what: 'chance', title: 'Roll', rule: '', by: null };

export interface AskingDice extends Required<Dice> {
  /** How many of the faces have been used. */
  readonly used: number;
}

/**
 * The faces given, in order; then `DieWanted`. A die of one face is thrown by nobody. Throws `bad-die` for a face its
 * die has not.
 */
export function askingDice(faces: readonly number[]): AskingDice {
  let used = 0;
  let told = unnamed;
  let nth = 0;
  return {
    get used() {
      return used;
    },
    about: (what) => {
      told = what;
      nth = (what.nth ?? 1) - 1;
    },
    roll: (sides) => {
      nth += 1;
      if (sides === 1) return 1;
      const face = faces[used];
      if (face === undefined) throw new DieWanted({ ...told, sides, nth });
      used += 1;
      return checkedFace(face, sides);
    },
  };
}
