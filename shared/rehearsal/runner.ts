import type { CombatMachine, CombatState } from '../rules/combat.ts';
import { playOne } from './play.ts';
import type { Ground, Watcher } from './play.ts';
import type { Policies } from './policy/policy.ts';
import { rosterOf } from './policy/roster.ts';
import { fightSeed } from './seeds.ts';
import { add, count, emptyTally } from './tally/tally.ts';
import type { Tally } from './tally/tally.ts';
import type { Outcome } from './tally/outcome.ts';

/** One way to play the fight: as it stands, without morale, or with something changed. */
export interface Variant {
  readonly from: CombatState;
  readonly ignoresMorale: boolean;
}

/** Everything that a rehearsal hangs on. Plain JSON. */
export interface Rehearsal {
  readonly variants: readonly Variant[];
  readonly policies: Policies;
  readonly seed: number;
}

/** How often the first way was won and another lost on the same seed, and the other way about. */
export interface Turned {
  lost: number;
  won: number;
}

/** What has been counted: one tally a variant, and how each differs from the first fight by fight. */
export interface Counted {
  readonly tallies: Tally[];
  readonly turned: Turned[];
}

/** So many fights are played beforehand, to see what blows are worth. */
const scoutings = 3;

/** Plays fights by their numbers, in any order; what one comes to hangs on nothing but the rehearsal and its number. */
export class Runner {
  readonly #grounds: readonly Ground[];
  readonly #seed: number;

  constructor(machine: CombatMachine, { variants, policies, seed }: Rehearsal) {
    this.#seed = seed;
    this.#grounds = variants.map(({ from, ignoresMorale }) => {
      const ground = { machine, from, roster: rosterOf(machine, from, policies), ignoresMorale };
      for (let fight = 1; fight <= scoutings; fight++) playOne(ground, fightSeed(seed, -fight));
      ground.roster.worths.stopLearning();
      return ground;
    });
  }

  nothing(): Counted {
    return nothingOf(this.#grounds.map(({ from }) => from));
  }

  /** Plays a fight in every variant, all from the same seed, and counts it. */
  play(fight: number, { tallies, turned }: Counted): void {
    let first = -1;
    this.#grounds.forEach((ground, at) => {
      const outcome = playOne(ground, fightSeed(this.#seed, fight));
      const tally = tallies[at];
      const turn = turned[at];
      if (tally) count(tally, outcome, fight);
      if (at === 0) first = outcome.winner;
      else if (turn && first === 0 && outcome.winner !== 0) turn.lost++;
      else if (turn && first !== 0 && outcome.winner === 0) turn.won++;
    });
  }

  /** One of the fights again, act by act. */
  again(variant: number, fight: number, watch: Watcher): Outcome {
    const ground = this.#grounds[variant];
    if (!ground) throw new RangeError(`There is no variant ${variant}.`);
    return playOne(ground, fightSeed(this.#seed, fight), watch);
  }
}

export const nothingOf = (states: readonly CombatState[]): Counted => ({
  tallies: states.map(({ sides, fighters }) => emptyTally(sides.length, fighters.length)),
  turned: states.map(() => ({ lost: 0, won: 0 })),
});

export function addCounted(into: Counted, more: Counted): void {
  into.tallies.forEach((tally, at) => {
    const other = more.tallies[at];
    if (other) add(tally, other);
  });
  into.turned.forEach((turn, at) => {
    turn.lost += more.turned[at]?.lost ?? 0;
    turn.won += more.turned[at]?.won ?? 0;
  });
}
