import { RulesError } from '../errors.ts';

/** The one door to chance. `sides` is a whole number from 1; the result is a whole number 1..sides. */
export interface Dice {
  roll(sides: number): number;
}

/** One die as it fell, kept for the log. */
export interface Roll {
  sides: number;
  face: number;
  /** How it came about: by the program, or typed in from a real die. */
  source: 'rolled' | 'typed';
}

/** The face itself, if its die has it. Throws `bad-die`. */
export function checkedFace(face: number, sides: number): number {
  if (face >= 1 && face <= sides && Number.isInteger(face)) return face;
  throw new RulesError('bad-die', `${face} is not a face of a d${sides}. Type the die again.`, 'dice');
}
