import type { Settings } from './choices.ts';
import { isOut } from './over.ts';
import type { ActionId, Combatant, CombatState } from './terms.ts';
import { allowedNow, runsByDexterity } from './phases.ts';
import { barredFromCasting } from '../characters/spells.ts';

/** Why the rules refuse an event. */
export type Rejection =
  | 'unknownCombatant'
  | 'alreadyPresent'
  | 'incapacitated'
  | 'cannotHold'
  | 'notAllowed'
  | 'notYourPhase'
  | 'notHeld'
  | 'notYourTurn'
  | 'notDue'
  | 'justJoined'
  | 'struggling'
  | 'castingSpell'
  | 'notDeclared'
  | 'spellNotReady'
  | 'inMelee'
  | 'alreadyCasting'
  | 'mustCastFirst'
  | 'notInMelee'
  | 'alreadyActed'
  | 'noSecondShot'
  | 'initiativeNeeded'
  | 'turnsPending'
  | 'notOver';

/** A combatant in the state he is in, under the campaign's settings. */
export interface Situation {
  state: CombatState;
  settings: Settings;
  id: string;
  one: Combatant;
}

const NEVER = -1;

/** Neither out of the fight nor stunned. */
export const isAble = ({ round, segment = 0 }: CombatState, one: Combatant): boolean =>
  !isOut(one) && round > (one.stunnedUntilRound ?? NEVER) && segment > (one.stunnedUntilSegment ?? NEVER);

/** Actions of which there is one a round. SW-SEQ-14. */
const attacks: readonly string[] = ['missile', 'melee', 'castSpell', 'turnUndead', 'useWand'];

const withWeapons: readonly string[] = ['missile', 'melee', 'secondShot'];
const besideCasting: readonly string[] = ['castSpell', 'hold', 'pass'];
const noTurns: readonly string[] = ['declare', 'initiative', 'endOfRound', 'over'];

/** Whose turn it is not; Dexterity is asked only of those who act. */
function outOfTurn({ state, settings, id, one }: Situation, acts: boolean): Rejection | null {
  const { phase, phaseSides, turnOrder = [], due = [] } = state;
  if (phase === 'segment') {
    if (!due.includes(id)) return 'notDue';
  } else if (!phaseSides.includes(one.side)) return 'notYourPhase';
  if (one.justJoined) return 'justJoined';
  if (phase === 'heldActions' && !one.held) return 'notHeld';
  const first = turnOrder[0] ?? [];
  return acts && runsByDexterity(phase, settings) && !first.includes(id) ? 'notYourTurn' : null;
}

function mayNotHold({ state, settings, one }: Situation): boolean {
  const { phase, winner } = state;
  return settings.combatSequence !== 'core' || phase !== 'act' || winner === null || winner !== one.side;
}

/** Whether the spell under way has had its time. SW-HOLM-8, SW-SEG-11. */
function isReady({ state, settings, one: { casting } }: Situation): boolean {
  if (!casting) return true;
  if (settings.combatSequence === 'holmes') return casting.declaredRound < state.round;
  return settings.combatSequence !== 'segments' || (casting.dueSegment ?? 0) <= (state.segment ?? 0);
}

function castingRefused(situation: Situation): Rejection | null {
  const { state, settings, one } = situation;
  if (!one.casting && state.phase !== 'surpriseAction') return 'notDeclared';
  if (state.phase !== 'surpriseAction' && !isReady(situation)) return 'spellNotReady';
  const barred = barredFromCasting(one.inMelee === true, one.blowsTraded === true, settings);
  return barred ? 'inMelee' : null;
}

function unfit(situation: Situation, action: ActionId, retreat: boolean): Rejection | null {
  const { state, settings, one } = situation;
  if (one.struggling && withWeapons.includes(action)) return 'struggling';
  if (one.casting && !besideCasting.includes(action) && !(action === 'move' && settings.casterMayMove)) {
    return 'castingSpell';
  }
  if (action === 'castSpell') return castingRefused(situation);
  if (action === 'melee' && !one.inMelee) return 'notInMelee';
  return action === 'move' && state.phase === 'move' && one.inMelee && !retreat ? 'inMelee' : null;
}

/** Whether an attack of this round stands in the way of another. */
function attackedAlready(done: readonly string[], { missileThenMelee }: Settings): boolean {
  if (done.length === 0) return false;
  const before = done.filter((action) => attacks.includes(action));
  return before.length > 0 && !(missileThenMelee && before.every((action) => action === 'missile'));
}

function doneAlready({ state, settings, one }: Situation, action: ActionId): Rejection | null {
  if (action === 'pass') return null;
  const { done = [], held, rateOfFire = 1 } = one;
  if (done.includes(action)) return 'alreadyActed';
  if (attacks.includes(action) && attackedAlready(done, settings)) return 'alreadyActed';
  if (settings.combatSequence === 'complete') {
    const other = action === 'move' ? 'missile' : action === 'missile' ? 'move' : undefined;
    if (other !== undefined && done.includes(other)) return 'alreadyActed';
  }
  if (action === 'hold' && done.length > 0) return 'alreadyActed';
  if (held && state.phase !== 'heldActions') return 'alreadyActed';
  return action === 'secondShot' && (!done.includes('missile') || rateOfFire < 2) ? 'noSecondShot' : null;
}

/** Why a combatant may not do this now; null if he may. */
export function actRejected(situation: Situation, action: ActionId, retreat: boolean): Rejection | null {
  const { state, settings, one } = situation;
  if (!isAble(state, one) || (one.pinned && action !== 'pass')) return 'incapacitated';
  if (action === 'hold' && mayNotHold(situation)) return 'cannotHold';
  const allowed =
    action === 'pass' ? !noTurns.includes(state.phase) : allowedNow(state, settings).includes(action);
  if (!allowed) return 'notAllowed';
  return outOfTurn(situation, true) ?? unfit(situation, action, retreat) ?? doneAlready(situation, action);
}

/** Why a combatant may not begin a spell now. */
export function declareRejected(situation: Situation): Rejection | null {
  const { state, settings, one } = situation;
  if (!isAble(state, one) || one.pinned) return 'incapacitated';
  if (!allowedNow(state, settings).includes('declareSpell')) return 'notAllowed';
  const early = outOfTurn(situation, false);
  if (early) return early;
  if (one.casting) return 'alreadyCasting';
  const { done = [] } = one;
  return state.phase === 'spells' && !done.includes('castSpell') ? 'mustCastFirst' : null;
}

/** Why a combatant may not end his turn on the segment clock. */
export function finishRejected({ state, id, one }: Situation): Rejection | null {
  if (!isAble(state, one)) return 'incapacitated';
  if (state.phase !== 'segment') return 'notAllowed';
  const { due = [] } = state;
  return due.includes(id) ? null : 'notDue';
}
