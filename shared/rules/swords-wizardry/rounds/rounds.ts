import { outcome } from './over.ts';
import type { Combatant, CombatState, Phase, PhaseId } from './terms.ts';
import { applyFalls, edit, put, type Draft } from './draft.ts';
import { coursePhases, firstPhase, isForAll, phasesLeft, runsByDexterity } from './phases.ts';
import { isAble, type Rejection } from './rejection.ts';
import { grouped } from '../initiative/roll-off.ts';
import { nextSegment } from '../initiative/segment-clock.ts';
import { bleed, welcome } from './upkeep.ts';

const entries = (draft: Draft): [string, Combatant][] => Object.entries(draft.state.combatants);

/** Groups of equal Dexterity from high to low: the able, and for melee only those in it. SW-HOLM-2, 3. */
function turnOrderOf({ state }: Draft, melee: boolean): string[][] {
  const acting = Object.entries(state.combatants).filter(
    ([, one]) => isAble(state, one) && (!melee || one.inMelee === true),
  );
  return grouped(
    acting.map(([id, { dexterity = 0 }]) => ({ id, value: dexterity })),
    'high',
  );
}

function enter(draft: Draft, phase: Pick<Phase, 'id' | 'sides' | 'simultaneous'>): void {
  const { state, settings } = draft;
  welcome(draft);
  state.phase = phase.id;
  state.phaseSides = phase.sides;
  state.simultaneous = phase.simultaneous;
  if (state.turnOrder) delete state.turnOrder;
  if (runsByDexterity(phase.id, settings)) state.turnOrder = turnOrderOf(draft, phase.id === 'melee');
}

/** The fight is over: the phase that has no other after it. */
export function end(draft: Draft, remaining: string[]): void {
  enter(draft, { id: 'over', sides: [], simultaneous: false });
  draft.effects.push({ type: 'combatOver', remaining });
}

/** The first phase of a round, whoever it belongs to. */
function begin(draft: Draft, round: number): void {
  const { state, settings } = draft;
  state.round = round;
  const id = round === 1 ? firstPhase(settings) : 'declare';
  enter(draft, { id, sides: isForAll(id, settings) ? state.sides : [], simultaneous: false });
}

function forgetTurns(draft: Draft, holds: boolean): void {
  for (const id of Object.keys(draft.state.combatants)) {
    const one = edit(draft, id);
    one.done = [];
    if (holds) one.held = false;
  }
}

/** Declared spells lapse unused; under Holmes one begun this round carries over. SW-SEQ-16, SW-HOLM-8. */
function lapse(draft: Draft): void {
  const { settings, state } = draft;
  for (const [id, { casting }] of entries(draft)) {
    const carriesOver = settings.combatSequence === 'holmes' && casting?.declaredRound === state.round;
    if (!casting || carriesOver) continue;
    edit(draft, id).casting = null;
    draft.effects.push({ type: 'spellAbandoned', id });
  }
}

function endRound(draft: Draft): void {
  const { state } = draft;
  draft.effects.push({ type: 'endOfRound', round: state.round });
  bleed(draft);
  lapse(draft);
  forgetTurns(draft, true);
  state.order = null;
  state.winner = null;
  const { over, remaining } = outcome(state);
  if (over && !draft.open) end(draft, remaining);
  else begin(draft, state.round + 1);
}

/** Whether somebody took part on every side, so that a side that cannot fight has been wiped out. */
const sidesTookPart = ({ sides, combatants }: CombatState): boolean => {
  const present = new Set(Object.values(combatants).map(({ side }) => side));
  return sides.every((side) => present.has(side));
};

function endSurprise(draft: Draft): void {
  forgetTurns(draft, false);
  const { over, remaining } = outcome(draft.state);
  if (over && !draft.open && sidesTookPart(draft.state)) end(draft, remaining);
  else begin(draft, 1);
}

const isHolding = (state: CombatState, one: Combatant): boolean =>
  one.held === true && one.side === state.winner && isAble(state, one);

/** Whether anybody able has held his action. SW-CORE-3. */
const somebodyHolds = (state: CombatState): boolean =>
  Object.values(state.combatants).some((one) => isHolding(state, one));

export function advance(draft: Draft): void {
  const { state, settings } = draft;
  const left = phasesLeft(state, settings);
  const next = left.find(({ id }) => id !== 'heldActions' || somebodyHolds(state));
  if (next) enter(draft, next);
  else endRound(draft);
}

/** The referee closes the phase. */
export function endPhase(draft: Draft): Rejection | null {
  const { phase, due = [], combatants } = draft.state;
  if (phase === 'over') return 'notAllowed';
  if (phase === 'initiative') return 'initiativeNeeded';
  const unfinished = (id: string): boolean => {
    const one = combatants[id];
    return one !== undefined && isAble(draft.state, one);
  };
  if (phase === 'segment' && due.some(unfinished)) return 'turnsPending';
  applyFalls(draft);
  if (phase === 'surpriseAction') endSurprise(draft);
  else if (phase === 'endOfRound') endRound(draft);
  else if (phase === 'segment') {
    const { over, remaining } = outcome(draft.state);
    if (over && !draft.open) end(draft, remaining);
    else nextSegment(draft);
  } else advance(draft);
  return null;
}

/** Ends a fight that is decided, whatever phase it is in. SW-GEN-3. */
export function endCombat(draft: Draft): Rejection | null {
  if (draft.state.phase === 'over') return 'notAllowed';
  applyFalls(draft);
  const { over, remaining } = outcome(draft.state);
  if (!over) return 'notOver';
  end(draft, remaining);
  return null;
}

/** Another phase of the round under way; `false` where it has none such, or nobody knows yet whose it is. */
export function goTo(draft: Draft, id: PhaseId): boolean {
  const { state, settings } = draft;
  const { sides, order, round } = state;
  applyFalls(draft);
  if (id === state.phase) return true;
  if (round === 0) return false;
  const phase = coursePhases({ settings, sides, order }, 1).find((one) => one.id === id);
  const early = id === 'declare' || id === 'initiative';
  const bySegments = settings.combatSequence === 'segments';
  if (!phase || (bySegments && !early) || (order === null && !isForAll(id, settings))) return false;
  if (early) {
    state.order = null;
    state.winner = null;
  }
  enter(draft, phase);
  return true;
}

/** A side there was not acts last of all. */
export function addSide({ state, settings }: Draft, side: string): void {
  if (state.sides.includes(side)) return;
  state.sides = [...state.sides, side];
  if (state.order) state.order = [...state.order, [side]];
  if (isForAll(state.phase, settings)) state.phaseSides = state.sides;
}

/** One more comes into the fight; he acts from the next phase, on the segment clock from the next segment. */
export function join(draft: Draft, id: string, combatant: Combatant): Rejection | null {
  const { state } = draft;
  if (state.phase === 'over') return 'notAllowed';
  if (Object.hasOwn(state.combatants, id)) return 'alreadyPresent';
  addSide(draft, combatant.side);
  put(draft, id, { ...combatant, justJoined: true });
  return null;
}
