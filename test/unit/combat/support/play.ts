import { seededDice } from '../../../../shared/dice/seeded.ts';
import type {
  CombatEvent,
  CombatMachine,
  CombatSetup,
  CombatState,
  LegalAction,
} from '../../../../shared/rules/combat.ts';
import type { Chooser, Move } from './choosers.ts';
import * as check from './soundness.ts';

/** `none` only plays; `light` looks at every state and list; `full` also tries every action at every step. */
export type Watch = 'none' | 'light' | 'full';

export interface PlayOptions {
  seed: number;
  choose: Chooser;
  maxSteps?: number;
  watch?: Watch;
}

export interface Played {
  state: CombatState;
  steps: number;
  moves: Move[];
  events: CombatEvent[];
}

interface Position {
  machine: CombatMachine;
  state: CombatState;
  legal: readonly LegalAction[];
  known: Map<string, LegalAction>;
  seed: number;
}

function watchLightly({ state, legal }: Position): void {
  check.soundState(state);
  check.soundActions(state, legal);
}

function watchFully({ machine, state, legal, known, seed }: Position): void {
  check.deepFreeze(state);
  check.plainJson(state, 'state');
  check.soundUpcoming(state, machine.upcoming(state));
  check.soundCandidates(machine, state);
  for (const action of legal) known.set(`${action.kind}/${action.role}`, action);
  check.listedAreTaken(machine, state, legal, seed);
  check.unlistedAreRefused(machine, state, legal, [...known.values()]);
}

function watched(position: Position, watch: Watch): void {
  if (watch === 'none') return;
  watchLightly(position);
  if (watch === 'full') watchFully(position);
}

const remember = (moves: readonly Move[]): string =>
  moves
    .slice(-6)
    .map((move) => JSON.stringify(move))
    .join('\n  ');

/** Plays a fight out, the dice and the choices both from one seed. Throws what goes wrong, with the last moves. */
export function playOut(machine: CombatMachine, setup: CombatSetup, options: PlayOptions): Played {
  const { seed, choose, maxSteps = 3000, watch = 'light' } = options;
  const dice = seededDice(seed);
  const draw = seededDice(seed + 1_000_003);
  const moves: Move[] = [];
  const events: CombatEvent[] = [];
  const known = new Map<string, LegalAction>();
  if (watch === 'full') check.deepFreeze(setup);
  let state = machine.start(setup);
  try {
    for (let step = 0; step <= maxSteps; step += 1) {
      const legal = machine.legalActions(state);
      watched({ machine, state, legal, known, seed: seed + step }, watch);
      if (state.over) return { state, steps: step, moves, events };
      const move = choose({ state, legal, draw, step, setup });
      moves.push(move);
      const next = machine.apply(state, move, dice);
      if (watch !== 'none') {
        check.must(move.kind === 'overrule' || next.refused === null, () => `refused: ${next.refused ?? ''}`);
        check.must(next.refused === null || next.state === state, () => 'refused, yet the state is another');
        check.soundEvents(next.state, next.events);
      }
      for (const event of next.events) events.push(event);
      state = next.state;
    }
    throw new check.Unsound(`not over after ${maxSteps} steps`);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const where = `seed ${seed}, step ${moves.length}, ${JSON.stringify(state.clock)}`;
    throw new Error(`${what} (${where})\n  ${remember(moves)}`, { cause: error });
  }
}
