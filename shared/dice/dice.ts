import { RulesError } from '../errors.ts';

/** What dice about to fall are for, so that the one who throws them can be asked by name. */
export interface DieAbout {
  readonly what:
    | 'attack'
    | 'defence'
    | 'damage'
    | 'extra'
    | 'save'
    | 'morale'
    | 'initiative'
    | 'stray'
    | 'chance';
  readonly title: string;
  readonly rule: string;
  /** Who throws, a fighter or a whole side; null for the table. */
  readonly by: string | null;
  readonly against?: string;
  /** The weapon, spell or manoeuvre. */
  readonly way?: string;
  /** The dice as written, and how many of them fall. */
  readonly dice?: string;
  readonly of?: number;
  /** Which of them, where others fell in between. */
  readonly nth?: number;
  /** The face of the one die that is enough, where it is known. */
  readonly needed?: number;
  readonly hidden?: boolean;
  /** Where each face leads, where it names a place on the ground. */
  readonly squares?: readonly SquareOfFace[];
}

/** Feet from the middle of the square of whoever was aimed at, as the thrower sees it; below 0 to his left, or short. */
export interface SquareOfFace {
  readonly face: number;
  readonly right: number;
  readonly beyond: number;
}

/** The one door to chance. `sides` is a whole number from 1; the result is a whole number 1..sides. */
export interface Dice {
  roll(sides: number): number;
  /** Told before dice fall. Called as `about?.(...)`, so that nothing is made where nobody listens. */
  about?(what: DieAbout): void;
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

/** The `about` of dice that are wrapped in others; to be spread into the wrapper. */
export const listening = (inner: Dice): Pick<Dice, 'about'> =>
  inner.about ? { about: (what) => inner.about?.(what) } : {};
