import type { Upcoming } from '../../../combat.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { present } from '../field.ts';
import { clockAt } from './clock.ts';
import type { BasicFantasyState } from '../state.ts';

/** The numbers still to come this round, and the next roll for initiative. */
export function upcoming(state: BasicFantasyState): readonly Upcoming[] {
  if (state.over) return [];
  const { round, phase } = state.clock;
  const active = (who: readonly number[]) =>
    who
      .map((index) => fighterAt(state, index))
      .filter(present)
      .map(({ id }) => id);
  const everyone = state.fighters.filter(present);
  if (phase === 'initiative') {
    const actors = everyone.filter(({ surprised, turn }) => !surprised && !turn.sitsOut).map(({ id }) => id);
    return [{ ...clockAt(round, 'initiative', null), actors }];
  }
  const coming = state.segments.map(({ number, who }) => ({
    ...clockAt(round, 'count', number),
    actors: active(who),
  }));
  return [...coming, { ...clockAt(round + 1, 'initiative', null), actors: everyone.map(({ id }) => id) }];
}
