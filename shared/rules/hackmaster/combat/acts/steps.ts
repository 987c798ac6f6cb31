import { fighterAt, tell } from '../../../fight/draft.ts';
import type { EventWord } from '../../../fight/words.ts';
import { actionCost, movementGait, movementPerSecond } from '../../initiative/actions.ts';
import { tables } from '../../tables.ts';
import type { MovingGait } from '../../terms.ts';
import { gust } from '../blows/gusts.ts';
import { opportunities } from '../blows/free-attacks.ts';
import { fall } from '../blows/wounds.ts';
import { change, clocks, counted, type HackmasterDraft } from '../draft.ts';
import { fleeingGait, gaitNow } from '../gaits.ts';
import {
  apart,
  holderOf,
  isThreatened,
  nearestEnemy,
  placeOf,
  reachOf,
  standingOf,
  weaponOf,
  type HackmasterFighter,
  type Ranks,
} from '../state.ts';

/** How near he may come to a foe: to the reach of his weapon, or to that of a weapon that keeps him off. Feet. HM-MAN-8. */
export function nearestFeet(ranks: Ranks, fighter: HackmasterFighter, foe: HackmasterFighter): number {
  const held = foe.holding !== null && foe.holding === fighter.id && holderOf(ranks, fighter) >= 0;
  return held ? Math.max(reachOf(fighter), reachOf(foe)) : reachOf(fighter);
}

/** How far he can walk towards a foe; under one who hangs above him he has arrived. Feet. */
function roomTo(ranks: Ranks, fighter: HackmasterFighter, foe: HackmasterFighter): number {
  const along = Math.abs(foe.atFeet - fighter.atFeet);
  return Math.min(along, Math.max(0, apart(fighter, foe) - nearestFeet(ranks, fighter, foe)));
}

interface Step {
  readonly gait: MovingGait;
  readonly direction: number;
  readonly mostFeet: number;
  readonly towards: string | null;
  readonly facing: number;
  readonly as: EventWord;
}

/** No longer backs off, so that it costs him nothing any more. HM-MAN-4. */
export function endWithdrawal(draft: HackmasterDraft, at: number): void {
  const { id, effects } = clocks(draft, at);
  const backsOff = effects.some(({ kind }) => kind === 'fightingWithdrawal');
  if (backsOff) counted(draft, at, { kind: 'withdraw', id, on: false });
}

/** One second on the move, without the count. HM-MOVE-1. */
function step(draft: HackmasterDraft, at: number, taken: Step): void {
  const { gait, direction, mostFeet, towards, facing, as } = taken;
  const fighter = fighterAt(draft, at);
  const { second } = draft.state.count;
  const before = gaitNow(fighter, second);
  const gaitSeconds = before === gait ? fighter.gaitSeconds + 1 : 1;
  const { feet } = movementPerSecond({ gait, slow: fighter.build.slow, second: gaitSeconds });
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
    shoved: null,
    crouching: false,
  });
  if (as !== 'withdraws') endWithdrawal(draft, at);
  if (blowingGaits.includes(gait)) gust(draft, at);
  tell(draft, { kind: 'moved', as, id: fighter.id, amount: moved, detail: gait });
}

const blowingGaits: readonly string[] = tables.light.blownOut.gaits;

const countsOf = (gait: MovingGait): number => actionCost({ action: gait }).counts;

/** A second of movement toward a foe. HM-MOVE-1, 3. */
export function move(draft: HackmasterDraft, at: number, target: number, gait: MovingGait): void {
  const fighter = fighterAt(draft, at);
  const foe = fighterAt(draft, target);
  const mostFeet = roomTo(draft.state, fighter, foe);
  const direction = foe.atFeet < fighter.atFeet ? -1 : 1;
  counted(draft, at, { kind: 'action', id: fighter.id, counts: countsOf(gait) });
  step(draft, at, { gait, direction, mostFeet, towards: foe.id, facing: direction, as: 'moves' });
}

/** The halt after a run or sprint: a few feet more the same way, though not into the foe. HM-MOVE-4. */
export function halt(draft: HackmasterDraft, at: number): void {
  const { state } = draft;
  const fighter = fighterAt(draft, at);
  const { id, towards } = fighter;
  const { counts, feet } = movementGait({ from: fighter.gait, to: 'standing' });
  const foe = towards === null ? undefined : draft.fighters[placeOf(draft, towards)];
  const room = foe ? roomTo(state, fighter, foe) : feet;
  const moved = Math.min(feet, room);
  counted(draft, at, { kind: 'action', id, counts });
  change(draft, at, {
    atFeet: fighter.atFeet + fighter.facing * moved,
    gait: 'standing',
    sprintFt: 0,
    movedOn: state.count.second,
    begunOn: state.count.second,
    shoved: null,
  });
  tell(draft, { kind: 'moved', as: 'moves', id, amount: moved, detail: 'halt' });
}

/** Away from the enemy who is nearest. */
function awayFrom(draft: HackmasterDraft, at: number): number {
  const fighter = fighterAt(draft, at);
  const near = nearestEnemy(draft.fighters, fighter);
  if (!near || near.atFeet === fighter.atFeet) return -fighter.facing;
  return near.atFeet > fighter.atFeet ? -1 : 1;
}

/** A second of backing off at a walk, the face to the enemy. HM-MAN-4. */
export function withdraw(draft: HackmasterDraft, at: number): void {
  const { id } = fighterAt(draft, at);
  const direction = awayFrom(draft, at);
  counted(draft, at, { kind: 'withdraw', id, on: true });
  counted(draft, at, { kind: 'action', id, counts: countsOf('walk') });
  step(draft, at, {
    gait: 'walk',
    direction,
    mostFeet: Infinity,
    towards: null,
    facing: -direction,
    as: 'withdraws',
  });
}

/** Turns about. HM-ACT-1. */
export function turnAbout(draft: HackmasterDraft, at: number): void {
  const { id, facing } = fighterAt(draft, at);
  counted(draft, at, { kind: 'action', id, counts: actionCost({ action: 'faceRear' }).counts });
  change(draft, at, {
    facing: facing === 1 ? -1 : 1,
    begunOn: draft.state.count.second,
    aimAt: null,
    setFrom: null,
  });
  tell(draft, { kind: 'turned', as: 'turnsAbout', id });
}

/** Turns and runs. Out of everyone's reach he is away; else free attacks come first, and he runs if he still can. HM-MAN-5. */
export function flee(draft: HackmasterDraft, at: number): void {
  const { state } = draft;
  const fighter = fighterAt(draft, at);
  if (!isThreatened(state, fighter)) {
    fall(draft, at, 'fled');
    return;
  }
  const before = clocks(draft, at).fleeing === true;
  const free = before ? [] : opportunities(draft, at);
  counted(draft, at, { kind: 'flee', id: fighter.id, weaponSpeed: weaponOf(fighter)?.speed ?? 0 });
  change(draft, at, { aimAt: null, setFrom: null, holding: null, yielding: false });
  tell(draft, { kind: 'flees', as: 'flees', id: fighter.id });
  state.due = [...free, ...state.due];
  state.running = fighter.id;
}

/** The flight goes on as soon as no free attack stands in its way: away from the nearest enemy, faster than before. */
export function runOn(draft: HackmasterDraft): void {
  const { state } = draft;
  if (state.running === null || state.due.length > 0) return;
  const at = placeOf(draft, state.running);
  state.running = null;
  const fighter = draft.fighters[at];
  if (fighter?.status !== 'active' || standingOf(state, at) === 'helpless') return;
  const direction = awayFrom(draft, at);
  const gait = fleeingGait(state, at, fighter);
  step(draft, at, { gait, direction, mostFeet: Infinity, towards: null, facing: direction, as: 'moves' });
}
