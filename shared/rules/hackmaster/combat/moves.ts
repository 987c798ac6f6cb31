import { actionCost, movementGait, movementPerSecond } from '../actions.ts';
import { maneuverFlee } from '../maneuvers.ts';
import { tables } from '../tables.ts';
import { gaits, movingGaits, type Gait, type MovingGait } from '../terms.ts';
import { change, clocks, counted, one, tell, type Draft } from './draft.ts';
import {
  able,
  apart,
  clocksAt,
  holderOf,
  inReach,
  meleeOf,
  nearestEnemy,
  placeOf,
  reachOf,
  standingOf,
  threatened,
  weaponOf,
  type Due,
  type FighterNow,
  type HackmasterState,
} from './fight.ts';
import { fall } from './wounds.ts';

type Seen = Pick<HackmasterState, 'fighters' | 'count'>;

/** The gait he comes from: the last second's, if he moved in it. */
export const gaitNow = (fighter: FighterNow, second: number): Gait =>
  fighter.movedOn >= second - 1 ? fighter.gait : 'standing';

const mustHalt = new Set<Gait>(gaits.filter((from) => movementGait({ from, to: 'standing' }).counts > 0));

/** A run or sprint that must be halted before anything else. */
export const rushing = (fighter: FighterNow, second: number): boolean =>
  mustHalt.has(gaitNow(fighter, second));

const tired = (state: Seen, at: number): boolean =>
  clocksAt(state, at).effects.some(({ kind }) => kind === 'spellFatigue');

/** The gaits open to him, the usual one first. */
export function gaitsOpen(state: Seen, at: number, fighter: FighterNow): readonly MovingGait[] {
  return tired(state, at) ? walkOnly : gaitsFrom[gaitNow(fighter, state.count.second)];
}

const walkOnly: readonly MovingGait[] = ['walk'];

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

/** How near he may come to a foe: to the reach of his weapon, or to that of a weapon that keeps him off. Feet. */
export function nearest(state: Seen, at: number, fighter: FighterNow, foe: FighterNow): number {
  const holder = foe.holding !== null && foe.holding === fighter.id && holderOf(state, at) >= 0;
  return holder ? Math.max(reachOf(fighter), reachOf(foe)) : reachOf(fighter);
}

interface Step {
  gait: MovingGait;
  direction: number;
  mostFeet: number;
  towards: string | null;
  facing: number;
}

/** One second on the move, without the count. */
function step(draft: Draft, at: number, { gait, direction, mostFeet, towards, facing }: Step): void {
  const fighter = one(draft, at);
  const { second } = draft.count;
  const before = gaitNow(fighter, second);
  const gaitSeconds = before === gait ? fighter.gaitSeconds + 1 : 1;
  const { feet } = movementPerSecond({ gait, slow: fighter.stats.slow, second: gaitSeconds });
  const moved = Math.min(feet, Math.max(0, mostFeet));
  const straight = before !== 'standing' && fighter.towards === towards;
  const jogged = gait === 'walk' ? 0 : (straight ? fighter.joggedFt : 0) + moved;
  const sprinted = gait === 'sprint' ? (straight ? fighter.sprintFt : 0) + moved : 0;
  change(draft, at, {
    atFeet: fighter.atFeet + direction * moved,
    facing: facing < 0 ? -1 : 1,
    gait,
    gaitSeconds,
    joggedFt: jogged,
    sprintFt: sprinted,
    towards,
    movedOn: second,
    begunOn: second,
    aimAt: null,
    setFrom: null,
    holding: null,
  });
  tell(draft, { kind: 'moved', id: fighter.id, amount: moved, detail: gait });
}

const gaitCounts = (gait: MovingGait): number => actionCost({ action: gait }).counts;

/** A second of movement toward a foe. */
export function move(draft: Draft, at: number, target: number, gait: MovingGait): void {
  const fighter = one(draft, at);
  const foe = one(draft, target);
  const mostFeet = apart(fighter, foe) - nearest(draft, at, fighter, foe);
  const direction = foe.atFeet < fighter.atFeet ? -1 : 1;
  counted(draft, { kind: 'action', id: fighter.id, counts: gaitCounts(gait) });
  step(draft, at, { gait, direction, mostFeet, towards: foe.id, facing: direction });
}

/** The halt after a run or sprint: a few feet more the same way, though not into the foe. */
export function halt(draft: Draft, at: number): void {
  const fighter = one(draft, at);
  const { counts, feet } = movementGait({ from: fighter.gait, to: 'standing' });
  const foe = fighter.towards === null ? undefined : draft.fighters[placeOf(draft, fighter.towards)];
  const room = foe ? Math.max(0, apart(fighter, foe) - nearest(draft, at, fighter, foe)) : feet;
  const moved = Math.min(feet, room);
  counted(draft, { kind: 'action', id: fighter.id, counts });
  change(draft, at, {
    atFeet: fighter.atFeet + fighter.facing * moved,
    gait: 'standing',
    sprintFt: 0,
    movedOn: draft.count.second,
    begunOn: draft.count.second,
  });
  tell(draft, { kind: 'moved', id: fighter.id, amount: moved, detail: 'halt' });
}

/** Away from the enemy who is nearest. */
function awayFrom(draft: Draft, at: number): number {
  const fighter = one(draft, at);
  const near = nearestEnemy(draft.fighters, fighter);
  if (!near || near.atFeet === fighter.atFeet) return -fighter.facing;
  return near.atFeet > fighter.atFeet ? -1 : 1;
}

/** A second of backing off at a walk, the face to the enemy. */
export function withdraw(draft: Draft, at: number): void {
  const { id } = one(draft, at);
  const direction = awayFrom(draft, at);
  counted(draft, { kind: 'withdraw', id, on: true });
  counted(draft, { kind: 'action', id, counts: gaitCounts('walk') });
  step(draft, at, { gait: 'walk', direction, mostFeet: Infinity, towards: null, facing: -direction });
}

/** Turns about. */
export function face(draft: Draft, at: number): void {
  const { id, facing } = one(draft, at);
  counted(draft, { kind: 'action', id, counts: actionCost({ action: 'faceRear' }).counts });
  change(draft, at, {
    facing: facing === 1 ? -1 : 1,
    begunOn: draft.count.second,
    aimAt: null,
    setFrom: null,
  });
  tell(draft, { kind: 'turned', id });
}

/** Runs a second's way from the nearest enemy, faster than the second before. */
function run(draft: Draft, at: number): void {
  const fighter = one(draft, at);
  const before = gaitNow(fighter, draft.count.second);
  const faster: Record<Gait, MovingGait> = {
    standing: 'jog',
    walk: 'run',
    jog: 'run',
    run: 'sprint',
    sprint: 'sprint',
  };
  const gait = tired(draft, at) ? 'walk' : faster[before];
  const direction = awayFrom(draft, at);
  step(draft, at, { gait, direction, mostFeet: Infinity, towards: null, facing: direction });
}

/** Those who get a free attack at one who turns to flee. */
function opportunities(draft: Draft, at: number): Due[] {
  const fleer = one(draft, at);
  const { second } = draft.count;
  const free: Due[] = [];
  for (const [place, foe] of draft.fighters.entries()) {
    const weapon = meleeOf(foe);
    if (foe.side === fleer.side || foe.pending || !weapon || !able(draft, place) || !inReach(foe, fleer))
      continue;
    if (clocks(draft, place).fleeing === true || second < clocks(draft, place).alertSecond) continue;
    const beset = draft.fighters.some(
      (friend) =>
        friend !== fleer &&
        friend.side !== foe.side &&
        friend.status === 'active' &&
        apart(friend, foe) <= tables.nearPerfectFeet,
    );
    const { freeAttack } = maneuverFlee({
      second,
      fleerWeaponSpeed: weaponOf(fleer)?.speed ?? 0,
      opponentChoice: 'attack',
      opponentWeaponSpeed: weapon.speed,
      enemyAdjacentToOpponent: beset,
    });
    if (freeAttack) free.push({ by: foe.id, against: fleer.id, kind: 'weapon', flight: true });
  }
  return free;
}

/** Turns and runs. Out of everyone's reach he is away; else free attacks come first, and he runs if he still can. */
export function flee(draft: Draft, at: number): void {
  const fighter = one(draft, at);
  if (!threatened(draft, at)) {
    fall(draft, at, 'fled');
    return;
  }
  const before = clocks(draft, at).fleeing === true;
  const free = before ? [] : opportunities(draft, at);
  counted(draft, { kind: 'flee', id: fighter.id, weaponSpeed: weaponOf(fighter)?.speed ?? 0 });
  change(draft, at, { aimAt: null, setFrom: null, holding: null, yielding: false });
  tell(draft, { kind: 'flees', id: fighter.id });
  draft.due = [...free, ...draft.due];
  draft.running = fighter.id;
}

/** The flight goes on as soon as no free attack stands in its way. */
export function runOn(draft: Draft): void {
  if (draft.running === null || draft.due.length > 0) return;
  const at = placeOf(draft, draft.running);
  draft.running = null;
  const fighter = draft.fighters[at];
  if (fighter?.status === 'active' && standingOf(draft, at) !== 'helpless') run(draft, at);
}
