import { isOut } from '../rounds/over.ts';
import type { Casting, Spell } from '../rounds/terms.ts';
import { edit, type Draft } from '../rounds/draft.ts';
import { isAble } from '../rounds/rejection.ts';
import { roundOf, segmentsFirstAction } from './segments.ts';
import { bleed, welcome } from '../rounds/upkeep.ts';

/** Sets the clock; due are the able whose next segment has come. SW-SEG-4. */
function setClock(draft: Draft, segment: number): void {
  const { state } = draft;
  state.segment = segment;
  state.round = roundOf(segment);
  state.due = Object.entries(state.combatants)
    .filter(([, one]) => (one.nextSegment ?? 0) <= segment && isAble(state, one))
    .map(([id]) => id);
}

/** Everyone's d10 sets his first segment, later for one who begins with a spell; the clock starts at the lowest. SW-SEG-3. */
export function startClock(
  draft: Draft,
  naturals: ReadonlyMap<string, number>,
  intents: ReadonlyMap<string, Spell>,
): void {
  const { state } = draft;
  for (const [id, natural] of naturals) {
    const intent = intents.get(id);
    const { segment } = segmentsFirstAction({ natural, spellLevel: intent?.level ?? 0 });
    const casting: Casting | undefined = intent && {
      ...intent,
      declaredRound: state.round,
      dueSegment: segment,
    };
    const one = edit(draft, id);
    one.nextSegment = segment;
    if (casting) one.casting = casting;
  }
  const present = Object.values(state.combatants).filter((one) => !isOut(one));
  const first = Math.min(...present.map((one) => one.nextSegment ?? 1));
  welcome(draft);
  state.phase = 'segment';
  state.phaseSides = [];
  state.simultaneous = false;
  setClock(draft, Number.isFinite(first) ? Math.max(1, first) : 1);
}

/** Moves the clock to the next segment on which anyone in the fight acts, a round's upkeep for every round passed. */
export function nextSegment(draft: Draft): void {
  const { state } = draft;
  const { segment = 0 } = state;
  let next = Infinity;
  for (const one of Object.values(state.combatants)) {
    if (isOut(one)) continue;
    const free = (one.stunnedUntilSegment ?? 0) + 1;
    next = Math.min(next, Math.max(one.nextSegment ?? 0, free, segment + 1));
  }
  const last = Number.isFinite(next) ? next : segment + 1;
  const before = state.round;
  for (let round = before; round < roundOf(last); round += 1) {
    draft.effects.push({ type: 'endOfRound', round });
    bleed(draft);
  }
  welcome(draft);
  setClock(draft, last);
}
