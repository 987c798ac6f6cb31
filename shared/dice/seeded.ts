import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from './dice.ts';

export interface SeededDice extends Dice {
  /** The generator's state, to be stored and rolled on from later. */
  state(): readonly number[];
}

type Generator = ReturnType<typeof xoroshiro128plus>;

const dice = (generator: Generator): SeededDice => ({
  roll: (sides) => uniformInt(generator, 1, sides),
  state: () => generator.getState(),
});

/** Dice that fall the same way for the same seed (a 32-bit whole number), for rehearsal and replay. */
export const seededDice = (seed: number): SeededDice => dice(xoroshiro128plus(seed));

/** Seeded dice that roll on from a stored state. */
export const resumedDice = (state: readonly number[]): SeededDice => dice(xoroshiro128plusFromState(state));
