import type { Upcoming } from '../../../combat.ts';
import { momentTitle, stepsOf, stepTitles } from './round.ts';
import type { Moment, OseCombatState, OseFighter } from '../state.ts';

const active = (state: OseCombatState): OseFighter[] =>
  state.fighters.filter(({ status }) => status === 'active');

function actors(state: OseCombatState, { by, members }: Moment): string[] {
  return active(state)
    .filter(({ id, side, turn }) =>
      by === 'side' ? !turn.slow && members.includes(side) : members.includes(id),
    )
    .map(({ id }) => id);
}

/** The rest of this moment step by step, the later moments of the round, and the next round's declarations. */
export function upcoming(state: OseCombatState): Upcoming[] {
  if (state.over) return [];
  const { round } = state;
  const next: Upcoming = {
    round: round + 1,
    count: null,
    phase: 'declare',
    title: stepTitles.declare,
    actors: active(state).map(({ id }) => id),
  };
  const now = state.moments[state.moment];
  if (!now) return [next];
  const steps = stepsOf(state);
  const rest = steps.filter((_, at) => at > steps.findIndex((step) => step === state.step));
  const [first = 'movement'] = steps;
  const later = state.moments.slice(state.moment + 1);
  return [
    ...rest.map((phase) => ({
      round,
      count: now.count,
      phase,
      title: stepTitles[phase],
      actors: actors(state, now),
    })),
    ...later.map((moment) => ({
      round,
      count: moment.count,
      phase: first,
      title: momentTitle(moment),
      actors: actors(state, moment),
    })),
    next,
  ];
}
