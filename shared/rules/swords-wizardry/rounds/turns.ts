import { moment } from './reading.ts';
import type { ActionId, CombatState, Spell } from './terms.ts';
import { applyFalls, combatantIn, edit, leaveTurns, loseSpell, type Draft } from './draft.ts';
import { runsByDexterity } from './phases.ts';
import { actRejected, declareRejected, finishRejected, type Rejection, type Situation } from './rejection.ts';
import { intervalOf } from '../initiative/segments.ts';

const situationOf = (draft: Draft, id: string): Situation => ({
  state: draft.state,
  settings: draft.settings,
  id,
  one: combatantIn(draft, id),
});

/** Whether a fall of this one waits until he has had his turn. SW-INIT-3, SW-HOLM-3, SW-SEG-17. */
export function fallsLater({ state, settings }: Draft, id: string): boolean {
  if (state.simultaneous) return true;
  if (settings.tieBreak !== 'simultaneous') return false;
  const { turnOrder = [], due = [] } = state;
  if (state.phase === 'segment') return due.includes(id);
  return runsByDexterity(state.phase, settings) && (turnOrder[0] ?? []).includes(id);
}

const isPhaseOfTurns = ({ state, settings }: Draft): boolean =>
  state.phase === 'segment' || runsByDexterity(state.phase, settings);

/** Moves, attacks, casts, holds or passes. */
export function act(draft: Draft, id: string, action: ActionId, retreat: boolean): Rejection | null {
  const situation = situationOf(draft, id);
  const rejected = actRejected(situation, action, retreat);
  if (rejected) return rejected;
  const { done = [] } = situation.one;
  if (action === 'hold') edit(draft, id).held = true;
  else if (action !== 'pass') {
    const one = edit(draft, id);
    one.done = [...done, action];
    if (action === 'castSpell') one.casting = null;
  }
  if (!isPhaseOfTurns(draft)) return null;
  if (draft.state.phase !== 'segment') leaveTurns(draft, id);
  applyFalls(draft, id);
  return null;
}

export function declareSpell(draft: Draft, id: string, { spell, level }: Spell): Rejection | null {
  const rejected = declareRejected(situationOf(draft, id));
  if (rejected) return rejected;
  edit(draft, id).casting = { spell, level, declaredRound: draft.state.round };
  return null;
}

export function abandonSpell(draft: Draft, id: string): Rejection | null {
  if (!combatantIn(draft, id).casting) return 'notDeclared';
  edit(draft, id).casting = null;
  draft.effects.push({ type: 'spellAbandoned', id });
  return null;
}

/** Ends a turn on the segment clock and says what comes next. SW-SEG-11, 15. */
export function finishTurn(draft: Draft, id: string, next: Spell | undefined): Rejection | null {
  const situation = situationOf(draft, id);
  const rejected = finishRejected(situation);
  if (rejected) return rejected;
  const { settings, state } = draft;
  const { profile, casting } = situation.one;
  const { interval } = intervalOf(profile ?? {}, next?.level ?? 0, settings);
  const nextSegment = moment((state.segment ?? 0) + interval, 'segment');
  if (casting) draft.effects.push({ type: 'spellAbandoned', id });
  const begun = next && { ...next, declaredRound: state.round, dueSegment: nextSegment };
  const one = edit(draft, id);
  one.nextSegment = nextSegment;
  one.casting = begun ?? null;
  one.done = [];
  leaveTurns(draft, id);
  applyFalls(draft, id);
  return null;
}

/** Blows that land together with the casting do not spoil it. SW-SEQ-3, SW-INIT-3. */
function isSafeFromDamage(state: CombatState, draft: Draft, id: string, allowsCasting: boolean): boolean {
  if (state.simultaneous && allowsCasting) return true;
  const { casting } = combatantIn(draft, id);
  return (
    state.phase === 'segment' &&
    draft.settings.tieBreak === 'simultaneous' &&
    casting?.dueSegment === state.segment
  );
}

export function takeDamage(draft: Draft, id: string, amount: number, allowsCasting: boolean): void {
  if (amount > 0 && !isSafeFromDamage(draft.state, draft, id, allowsCasting)) loseSpell(draft, id);
}
