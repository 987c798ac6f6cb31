import type { LegalAction } from '../../combat.ts';
import { listed, plainly } from '../../fight/action.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { Refusal } from '../../fight/words.ts';
import type { HackmasterAction } from './acts/action.ts';
import { attacking } from './acts/attacking.ts';
import { defending } from './acts/defending.ts';
import { ground } from './acts/ground.ts';
import { leaving, moving } from './acts/moving.ts';
import { powering } from './acts/powers.ts';
import { preparing } from './acts/preparing.ts';
import {
  blownOutNow,
  breakOff,
  freeAttack,
  freeAttackNow,
  nextSecond,
  tableActions,
  tabling,
} from './acts/table.ts';
import { waiting } from './acts/waiting.ts';
import { feetBetween, type Field, type Look, type Seen } from './sight/look.ts';
import { near } from './sight/targets.ts';

/** Every kind of action a fighter may take of his own, in the order they are offered. */
const own: readonly HackmasterAction[] = [
  ...attacking,
  ...moving,
  ...defending,
  ...leaving,
  ...waiting,
  ...preparing,
  ...powering,
  ...ground,
];

/** Every kind of action there is. */
export const actions = [...tabling, ...own];

/** A kind and its place among them all. */
interface Placed {
  readonly action: HackmasterAction;
  readonly nth: number;
}

const ofMoments = (...moments: HackmasterAction['moment'][]): readonly Placed[] =>
  own.map((action, nth) => ({ action, nth })).filter(({ action }) => moments.includes(action.moment));

const ofStrikers = ofMoments('strike', 'attack', 'ready', 'free', 'attacked');
const ofAttackers = ofMoments('attack', 'ready', 'free', 'attacked');
const ofTheReady = ofMoments('ready', 'free', 'attacked');
const ofTheWaiting = ofMoments('free', 'attacked');
const ofTheAttacked = ofMoments('attacked');
const ofNobody: readonly Placed[] = [];

/** The kinds that may be open at all: the waiting step in when the ready have acted, and when they are attacked. HM-TIME-9. */
function kindsFor(look: Look): readonly Placed[] {
  const { attacks, strikes, ready, free, attacked, field } = look;
  if (attacks) return strikes >= 0 && near(look).length > 0 ? ofStrikers : ofAttackers;
  if (ready) return ofTheReady;
  if (free && field.ready === 0) return ofTheWaiting;
  return attacked ? ofTheAttacked : ofNobody;
}

function isExcluded(look: Look, action: HackmasterAction): boolean {
  if (look.fighter.pending) return action.lastBlow !== true;
  if (look.clock.fleeing === true && action.fleeing !== true) return true;
  return action.rushing !== true && look.rushing;
}

/** Free attacks queued for this second that can be made from where he stands. HM-OUT-6. */
function queued(look: Look): string[] {
  const { field, id, fighter, able, weapon, reach, second } = look;
  const { freeAttacks } = field.state.count;
  if (!able || !weapon || weapon.ranged !== null || fighter.pending) return [];
  const found = freeAttacks
    .filter((free) => free.id === id && free.second === second)
    .map(({ against }) => against)
    .filter((foeId) => {
      const foe = field.looks[field.places.get(foeId) ?? -1];
      return foe?.active === true && foe.side !== fighter.side && feetBetween(foe, look) <= reach;
    });
  return [...new Set(found)];
}

/** Adds an action if it is open to him now. What names neither target nor way is always the same, and made but once. */
function addOpened(list: LegalAction[], look: Seen, { action, nth }: Placed): void {
  const offer = isExcluded(look, action) ? null : action.offer(look);
  if (offer === null) return;
  if (offer === plainly) list.push((look.plain[nth] ??= listed(action, look.id, plainly)));
  else for (const each of [offer].flat()) list.push(listed(action, look.id, each));
}

const nothing: readonly LegalAction[] = [];

function listOf(look: Seen): readonly LegalAction[] {
  const { freeAttacks } = look.field.state.count;
  const open = look.able ? kindsFor(look) : ofNobody;
  if (!look.able || (open.length === 0 && !look.busy && freeAttacks.length === 0)) return nothing;
  const list: LegalAction[] = [];
  if (freeAttacks.length > 0) {
    const targets = queued(look);
    if (targets.length > 0) list.push(listed(freeAttack, look.id, { targets }));
  }
  for (const kind of open) addOpened(list, look, kind);
  if (look.busy && look.fighter.begunOn < look.second) list.push(listed(breakOff, look.id, plainly));
  return list;
}

const openTo = (look: Seen): readonly LegalAction[] => (look.actions ??= listOf(look));

/** All that one fighter may do now. */
export function optionsOf({ state, looks }: Field, at: number): readonly LegalAction[] {
  const fighter = fighterAt(state, at);
  if (state.over || fighter.status !== 'active' || state.clock.phase === 'initiative') return nothing;
  const [gust] = state.gusts;
  if (gust) return gust.bearer === fighter.id ? blownOutNow(gust) : nothing;
  const [due] = state.due;
  if (due) return due.by === fighter.id ? freeAttackNow(state, due) : nothing;
  const look = looks[at];
  return look ? openTo(look) : nothing;
}

const uncalled = (one: LegalAction): boolean =>
  one.role === 'leave' || one.role === 'defend' || one.kind === breakOff.kind;

/** Whether something is his to do now, in his own moment or asked of him, but leave, meet a blow, or break off. */
export function mayAct(field: Field, at: number): boolean {
  const options = optionsOf(field, at);
  const { due, gusts } = field.state;
  const isAsked = due.length + gusts.length > 0 || options.some(({ kind }) => kind === freeAttack.kind);
  return (isAsked || field.looks[at]?.ready === true) && !options.every(uncalled);
}

/** Not his moment, yet he could move or do something else before it comes. HM-TIME-9. */
export const mayStepIn = (field: Field, at: number): boolean =>
  !mayAct(field, at) && !optionsOf(field, at).every(uncalled);

export const tableOptions = ({ state, ready }: Field): readonly LegalAction[] => tableActions(state, ready);

/** Those who act on this second, longer reach first; those who only might step in come after them. HM-TIME-8. */
function inOrder({ looks, byReach }: Field): number[] {
  const places = byReach.filter((at) => looks[at]?.ready);
  for (const { at, active, ready } of looks) if (active && !ready) places.push(at);
  return places;
}

/** Who is asked now: those of a question, or all in their order. */
export function candidates(field: Field): readonly number[] {
  const { state, places } = field;
  if (state.clock.phase === 'initiative') return [];
  const asked = state.gusts[0]?.bearer ?? state.due[0]?.by;
  return asked === undefined ? inOrder(field) : [places.get(asked) ?? -1];
}

function everyones(field: Field): LegalAction[] {
  const list: LegalAction[] = field.ready > 0 ? [] : [nextSecond];
  for (const at of inOrder(field)) {
    const look = field.looks[at];
    if (look) for (const action of openTo(look)) list.push(action);
  }
  return list;
}

/** All that may be done now. */
export function allActions(field: Field): readonly LegalAction[] {
  const { state } = field;
  if (state.clock.phase === 'initiative') return tableOptions(field);
  const [gust] = state.gusts;
  if (gust) return blownOutNow(gust);
  const [due] = state.due;
  return due ? freeAttackNow(state, due) : everyones(field);
}

/** Why nothing of a kind is open to one, or to the table (-1). */
export function whyNot({ state, looks }: Field, at: number, kind: string): Refusal {
  const look = looks[at];
  if (state.due.length > 0 || state.gusts.length > 0) return 'answerFirst';
  if (!look) return 'notNow';
  const action = own.find((one) => one.kind === kind);
  const { active, able, ready, free, busy, attacks, attacked, clock } = look;
  if (!active || !able) return 'unable';
  if (!action || state.clock.phase === 'initiative') return action ? 'notNow' : 'notPossible';
  if (busy) return 'occupied';
  if (clock.fleeing === true || look.rushing) return isExcluded(look, action) ? 'occupied' : 'notPossible';
  if (action.moment === 'attacked') return attacked ? 'notPossible' : 'notInMelee';
  if (!ready && action.moment !== 'free') return 'notHisMoment';
  if (!free) return 'notHisMoment';
  if ((action.moment === 'strike' || action.moment === 'attack') && !attacks) return 'acted';
  if (action.moment === 'strike') return 'notInMelee';
  return action.role === 'move' && look.threatened ? 'inMelee' : 'notPossible';
}
