import { apart, clocksAt, meleeOf, reachOf, standingOf, type HackmasterState } from './fight.ts';

/** The whole fight at a glance, place by place: what a list of legal actions asks of everyone over and over. */
export interface Field {
  readonly state: HackmasterState;
  readonly second: number;
  readonly active: readonly boolean[];
  readonly ready: readonly boolean[];
  readonly reach: readonly number[];
  /** Has enemies in check with a melee weapon. */
  readonly threatens: readonly boolean[];
  /** May strike with it on this very second. */
  readonly strikes: readonly boolean[];
  /** Someone keeps someone at bay. */
  readonly holding: boolean;
}

export function fieldOf(state: HackmasterState): Field {
  const { fighters, count } = state;
  const { second } = count;
  const active: boolean[] = [];
  const ready: boolean[] = [];
  const reach: number[] = [];
  const threatens: boolean[] = [];
  const strikes: boolean[] = [];
  let holding = false;
  fighters.forEach((fighter, at) => {
    const fights = fighter.status === 'active';
    const standing = fights ? standingOf(state, at) : 'out';
    const clock = clocksAt(state, at);
    const armed = fights && meleeOf(fighter) !== null && standing !== 'helpless';
    active.push(fights);
    ready.push(standing === 'ready');
    reach.push(reachOf(fighter));
    threatens.push(armed && clock.fleeing !== true);
    strikes.push(armed && standing === 'ready' && clock.weaponReadySecond <= second);
    holding ||= fights && fighter.holding !== null;
  });
  return { state, second, active, ready, reach, threatens, strikes, holding };
}

/** Whether one of those who could (`by`) has him in reach. */
export function reached({ state, reach }: Field, by: readonly boolean[], at: number): boolean {
  const { fighters } = state;
  const fighter = fighters[at];
  if (!fighter) return false;
  for (let place = 0; place < fighters.length; place += 1) {
    const foe = fighters[place];
    if (!foe || by[place] !== true || foe.side === fighter.side) continue;
    if (apart(foe, fighter) <= (reach[place] ?? 0)) return true;
  }
  return false;
}
