import { recordingDice } from '../../../../shared/dice/recording.ts';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import type { CombatMachine, CombatSetup, CombatState, CombatStep } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { Chooser, Move } from './choosers.ts';
import { must } from './soundness.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Tries a move with no die, with one, with two ..., each time from a stored state, and at last with all of them. */
function dieByDie(machine: CombatMachine, state: CombatState, move: Move, faces: readonly number[]) {
  for (let known = 0; known < faces.length; known += 1) {
    const tried = attempt(machine, known % 2 === 0 ? state : copy(state), move, faces.slice(0, known));
    must(tried.wanted !== null, () => `${JSON.stringify(move)} does without its last dice`);
  }
  const done = attempt(machine, state, move, faces);
  if (done.wanted !== null) throw new Error(`${JSON.stringify(move)} wants a die too many.`);
  must(done.used === faces.length, () => `${JSON.stringify(move)} leaves dice over`);
  return done.step;
}

/** Plays a fight; every act is also broken off at each of its dice, and must come out the same. */
export function brokenOff(
  machine: CombatMachine,
  setup: CombatSetup,
  { seed, choose }: { seed: number; choose: Chooser },
): void {
  const dice = seededDice(seed);
  const draw = seededDice(seed + 1_000_003);
  let state = machine.start(setup);
  for (let step = 0; step < 400 && !state.over; step += 1) {
    const move = choose({ state, legal: machine.legalActions(state), draw, step, setup });
    const recorded = recordingDice(dice);
    const atOnce: CombatStep<CombatState> = machine.apply(state, move, recorded);
    const tried = dieByDie(
      machine,
      state,
      move,
      recorded.rolls.map(({ face }) => face),
    );
    must(JSON.stringify(tried) === JSON.stringify(atOnce), () => `${JSON.stringify(move)} goes another way`);
    state = atOnce.state;
  }
}
