import type { Dice } from '../../../../shared/dice/dice.ts';

/** What decides in a random play: the same seed plays the same. */
export class Chance {
  #state: number;
  readonly dice: Dice = { roll: (sides) => this.whole(1, sides) };

  constructor(seed: number) {
    this.#state = (seed % 2_147_483_646) + 1;
  }

  next(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }

  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  of(chance: number): boolean {
    return this.next() < chance;
  }

  pick<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.next() * all.length)];
  }

  /** Throws where there is nothing to choose from. */
  one<T>(all: readonly T[]): T {
    const found = this.pick(all);
    if (found === undefined) throw new Error('There is nothing to choose from.');
    return found;
  }

  some<T>(all: readonly T[], chance = 0.5): T[] {
    return all.filter(() => this.of(chance));
  }

  /** Some figure, most of them small, some beyond all reason. */
  figure(): number {
    return this.of(0.85)
      ? this.whole(0, 12)
      : this.one([-1, -7, 1000, 99_999, 100_000, 1_000_001, 0.5, Number.NaN, -100_000]);
  }
}
