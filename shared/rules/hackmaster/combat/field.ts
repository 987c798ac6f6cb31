import { clocksAt, fighterAt, meleeOf, reachOf, standingOf, type HackmasterState } from './fight.ts';

/** The whole fight at a glance, place by place: what a list of legal actions asks of everyone over and over. */
export interface Field {
  readonly state: HackmasterState;
  readonly second: number;
  readonly active: readonly boolean[];
  readonly ready: readonly boolean[];
  readonly side: readonly string[];
  readonly feet: readonly number[];
  readonly reach: readonly number[];
  /** How far each keeps enemies in check with a melee weapon, and how far he may strike on this very second; -1 for nobody. */
  readonly threatens: readonly number[];
  readonly strikes: readonly number[];
  /** Someone is ready; someone keeps someone at bay. */
  readonly anyReady: boolean;
  readonly holding: boolean;
  /** Lists made once for all who stand alike. */
  readonly shared: Map<string, readonly string[]>;
}

const NOWHERE = -1;

/** An empty field with room for everyone. */
const emptyField = (state: HackmasterState) => ({
  state,
  second: state.count.second,
  active: [] as boolean[],
  ready: [] as boolean[],
  side: [] as string[],
  feet: [] as number[],
  reach: [] as number[],
  threatens: [] as number[],
  strikes: [] as number[],
  anyReady: false,
  holding: false,
  shared: new Map<string, readonly string[]>(),
});

export function fieldOf(state: HackmasterState): Field {
  const field = emptyField(state);
  for (let at = 0; at < state.fighters.length; at += 1) {
    const fighter = fighterAt(state, at);
    const fights = fighter.status === 'active';
    const standing = fights ? standingOf(state, at) : 'out';
    const clock = clocksAt(state, at);
    const ready = standing === 'ready';
    const armed = fights && meleeOf(fighter) !== null && standing !== 'helpless';
    const far = reachOf(fighter);
    field.active.push(fights);
    field.ready.push(ready);
    field.side.push(fighter.side);
    field.feet.push(fighter.atFeet);
    field.reach.push(far);
    field.threatens.push(armed && clock.fleeing !== true ? far : NOWHERE);
    field.strikes.push(armed && ready && clock.weaponReadySecond <= field.second ? far : NOWHERE);
    field.anyReady ||= ready;
    field.holding ||= fights && fighter.holding !== null;
  }
  return field;
}

/** Whether one of those who reach so far (`by`) has him in reach. */
export function reached({ side, feet }: Field, by: readonly number[], at: number): boolean {
  const own = side[at];
  const here = feet[at] ?? 0;
  for (let place = 0; place < by.length; place += 1) {
    const far = by[place] ?? NOWHERE;
    if (far >= 0 && side[place] !== own && Math.abs((feet[place] ?? 0) - here) <= far) return true;
  }
  return false;
}

/** Active enemies farther off than this, the nearest first, the others as listed. */
export function beyond(
  { state, active, side, feet, shared }: Field,
  at: number,
  reach: number,
): readonly string[] {
  const own = side[at] ?? '';
  const here = feet[at] ?? 0;
  const key = `${here} ${reach} ${own}`;
  const known = shared.get(key);
  if (known) return known;
  const ids: string[] = [];
  let closest = Infinity;
  for (let place = 0; place < feet.length; place += 1) {
    if (active[place] !== true || side[place] === own) continue;
    const distance = Math.abs((feet[place] ?? 0) - here);
    if (distance <= reach) continue;
    const id = state.fighters[place]?.id ?? '';
    if (distance < closest) ids.unshift(id);
    else ids.push(id);
    closest = Math.min(closest, distance);
  }
  shared.set(key, ids);
  return ids;
}
