import { movementGait } from '../initiative/actions.ts';
import { gaits, movingGaits, type Gait, type MovingGait } from '../terms.ts';
import { isTired, type HackmasterFighter, type Ranks } from './state.ts';

/** The gait he comes from: the last second's, if he moved in it. */
export const gaitNow = (fighter: HackmasterFighter, second: number): Gait =>
  fighter.movedOn >= second - 1 ? fighter.gait : 'standing';

const mustHalt = new Set<Gait>(gaits.filter((from) => movementGait({ from, to: 'standing' }).counts > 0));

/** A run or sprint that must be halted before anything else. HM-MOVE-4. */
export const isRushing = (fighter: HackmasterFighter, second: number): boolean =>
  mustHalt.has(gaitNow(fighter, second));

const usualFirst = [...movingGaits].sort((a, b) => Number(b === 'jog') - Number(a === 'jog'));

const allowedFrom = (from: Gait): MovingGait[] =>
  usualFirst.filter((to) => movementGait({ from, to }).allowed);

const gaitsFrom: Record<Gait, readonly MovingGait[]> = {
  standing: allowedFrom('standing'),
  walk: allowedFrom('walk'),
  jog: allowedFrom('jog'),
  run: allowedFrom('run'),
  sprint: allowedFrom('sprint'),
};

const walkOnly: readonly MovingGait[] = ['walk'];

/** The gaits open to him, the usual one first. HM-MOVE-3, 5. */
export const gaitsOpen = (ranks: Ranks, at: number, fighter: HackmasterFighter): readonly MovingGait[] =>
  isTired(ranks, at) ? walkOnly : gaitsFrom[gaitNow(fighter, ranks.count.second)];

const faster: Record<Gait, MovingGait> = {
  standing: 'jog',
  walk: 'run',
  jog: 'run',
  run: 'sprint',
  sprint: 'sprint',
};

/** How one runs who flees: faster than the second before. */
export const fleeingGait = (ranks: Ranks, at: number, fighter: HackmasterFighter): MovingGait =>
  isTired(ranks, at) ? 'walk' : faster[gaitNow(fighter, ranks.count.second)];

export const gaitOf = (way: string): MovingGait => movingGaits.find((gait) => gait === way) ?? 'walk';
