import type { Upcoming } from '../../../combat.ts';
import { due as dueSecond } from '../../initiative/count.ts';
import { clockOf, type HackmasterState } from '../state.ts';

/** A second on which somebody acts. */
export interface Moment {
  readonly second: number;
  readonly own: readonly string[];
  readonly free: readonly string[];
}

/** The next moment of each fighter, and the free attacks to come, in order of time. HM-TIME-7. */
export function momentsAhead({ count }: Pick<HackmasterState, 'count'>): Moment[] {
  const { second, combatants, freeAttacks } = count;
  const moments = new Map<number, { second: number; own: string[]; free: string[] }>();
  const at = (on: number) => {
    const moment = moments.get(on) ?? { second: on, own: [], free: [] };
    moments.set(on, moment);
    return moment;
  };
  for (const free of freeAttacks) {
    if (free.second <= second) continue;
    const { free: ids } = at(free.second);
    if (!ids.includes(free.id)) ids.push(free.id);
  }
  for (const clock of combatants) if (!clock.out) at(dueSecond(clock, second)).own.push(clock.id);
  return [...moments.values()].sort((a, b) => a.second - b.second);
}

/** The next moment of each fighter, in order of time. */
export function upcoming(state: HackmasterState): readonly Upcoming[] {
  if (state.over || state.clock.phase === 'initiative') return [];
  return momentsAhead(state).map(({ second, own, free }) => ({
    round: null,
    count: second,
    phase: 'count',
    title: clockOf('count', second).title,
    actors: [...new Set([...free, ...own])],
  }));
}
