import type { Settled } from '../../../fight/book.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { isContested, sidesStanding } from '../../../fight/state.ts';
import { runningAdvance } from '../../exploration/running.ts';
import { tables } from '../../tables.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { counts, present } from '../field.ts';
import { leaveBehind } from '../engines/hull.ts';
import { burnInPool, burnOn, poolRound } from '../harm/flasks.ts';
import { touch } from '../harm/touch.ts';
import { fallAll, wakeOrDie } from '../harm/wounds.ts';
import { looksOther, newScene, type BasicFantasyLook } from '../look.ts';
import type { BasicFantasyFighter, BasicFantasyState, Question } from '../state.ts';
import { noticeStalls } from '../acts/flying.ts';
import { answered } from './asking.ts';
import { clockAt } from './clock.ts';
import { putInOrder, rollInitiative } from './initiative.ts';
import { checkMorale, shakenBy } from './nerve.ts';

/** Who still counts for his side: those with a blow to come count, though it was their last wound. BF-INIT-4, 8. */
function counting({ offers, fighters }: BasicFantasyState): (fighter: BasicFantasyFighter) => boolean {
  if (offers.length === 0) return counts;
  return (one) => counts(one) || (present(one) && offers.some(({ who }) => fighters[who] === one));
}

/** What must be known of those who fell, though the fight is decided. */
const outlasts = (question: Question | null): boolean =>
  question !== null && ['death', 'fire', 'waking'].includes(question.kind);

/** Notices the end: then everyone brought to 0 falls. */
function isOver(draft: BasicFantasyDraft): boolean {
  const { state, fighters } = draft;
  leaveBehind(draft);
  if (isContested(fighters, counting(state))) state.open = false;
  else if (!state.open) {
    state.offers = [];
    fallAll(draft);
    while (state.question !== null && !outlasts(state.question)) answered(draft);
    if (state.question === null) return end(draft);
  }
  state.over = false;
  if (state.standing.length > 0) state.standing = [];
  return false;
}

function end(draft: BasicFantasyDraft): true {
  const { state, fighters, before } = draft;
  state.over = true;
  state.standing = sidesStanding(state.sides, fighters, counts);
  const [side] = state.standing;
  if (!before.over) {
    const told = { kind: 'over', as: 'over', id: null, detail: state.standing.join(', ') } as const;
    draft.events.push(side === undefined ? told : { ...told, side });
  }
  return true;
}

/** Whether a question is still one. */
function isOpen({ state, fighters }: BasicFantasyDraft, question: Question): boolean {
  switch (question.kind) {
    case 'splash':
      return true;
    case 'reversal':
      return (
        present(fighterAt(state, question.held)) &&
        fighterAt(state, question.holder).holding === question.held
      );
    case 'morale':
      return shakenBy(state, question).length > 0;
    case 'death':
      return fighterAt({ fighters }, question.who).fallen === 'dead';
    case 'fire':
      return ['active', 'unconscious'].includes(fighterAt({ fighters }, question.who).status);
    case 'stall': {
      const { status, kit } = fighterAt({ fighters }, question.who);
      return status === 'active' && kit.height > 0;
    }
    case 'waking': {
      const { status, asleep } = fighterAt({ fighters }, question.who);
      return status === 'unconscious' && asleep === null;
    }
  }
}

/** Drops what can no longer be done: numbers, offers and questions of those who are out of it. */
function tidy(draft: BasicFantasyDraft): void {
  const { state } = draft;
  const here = (index: number) => present(fighterAt(state, index));
  if (!state.due.every(here)) state.due = state.due.filter(here);
  const meets = ({ who, closing }: { who: number; closing: number }) =>
    here(who) && here(closing) && ['coming', 'waiting'].includes(fighterAt(state, who).turn.stage);
  if (!state.offers.every(meets)) state.offers = state.offers.filter(meets);
  while (state.question !== null && !isOpen(draft, state.question)) answered(draft);
}

const waiters = ({ fighters }: Pick<BasicFantasyState, 'fighters'>): number[] =>
  fighters.flatMap((fighter, index) => (present(fighter) && fighter.turn.stage === 'waiting' ? [index] : []));

/** The next number; after the last, those who waited have their last chance. */
function openNext(draft: BasicFantasyDraft): boolean {
  const { state } = draft;
  const next = state.segments[0];
  const round = state.clock.round;
  if (next) {
    state.segments = state.segments.slice(1);
    state.due = next.who.filter(
      (index) => present(fighterAt(state, index)) && fighterAt(state, index).turn.stage === 'coming',
    );
    state.clock = clockAt(round, 'count', Math.min(next.number, state.clock.count ?? next.number));
  } else {
    const waiting = state.lastCall ? [] : waiters(state);
    if (waiting.length === 0) return false;
    state.lastCall = true;
    state.due = waiting;
    state.clock = clockAt(round, 'count', (state.clock.count ?? 0) - 1);
  }
  for (const index of state.due) {
    edit(draft, index).turn.stage = 'due';
    burnInPool(draft, index, fighterAt(state, index).atFeet);
  }
  return true;
}

/** Everyone of a number has acted: the fallen fall, and the survivors think again. */
function closeNumber(draft: BasicFantasyDraft): void {
  fallAll(draft);
  checkMorale(draft, false);
}

function countRunning(draft: BasicFantasyDraft, index: number): void {
  const { turn, stats, roundsRun, roundsRested } = fighterAt(draft.state, index);
  if (!turn.ran && roundsRun === 0) return;
  const active = turn.moved || turn.attacks > 0;
  const {
    roundsRun: run,
    roundsRested: rested,
    exhausted,
  } = runningAdvance({
    constitution: stats.constitution ?? null,
    roundsRun,
    roundsRested,
    activity: turn.ran ? 'run' : active ? 'walk' : 'rest',
  });
  const fighter = edit(draft, index);
  if (exhausted !== fighter.exhausted) tell(draft, exhausted ? 'exhausted' : 'rested', index);
  fighter.roundsRun = run;
  fighter.roundsRested = rested;
  fighter.exhausted = exhausted;
}

/** The round is through. */
function endRound(draft: BasicFantasyDraft): void {
  const { state } = draft;
  for (let index = 0; index < state.fighters.length; index += 1) {
    burnOn(draft, index);
    const { holding } = fighterAt(state, index);
    if (holding !== null) touch(draft, index, holding);
    countRunning(draft, index);
    wakeOrDie(draft, index);
  }
  noticeStalls(draft);
  closeNumber(draft);
  state.fighters.forEach(({ surprised }, index) => {
    if (surprised) edit(draft, index).surprised = false;
  });
  const round = state.clock.round + 1;
  state.lastCall = false;
  state.due = [];
  state.clock = clockAt(round, 'initiative', null);
  const burning = state.pools.filter(({ litIn }) => poolRound(state, litIn) <= tables.oil.poolRounds);
  if (burning.length < state.pools.length) state.pools = burning;
}

const isAsked = ({ state }: BasicFantasyDraft): boolean => state.question !== null;

/** Before the numbers of a round nobody acts together with anyone: the fallen fall, and the first meeting is weighed. */
function beforeTheCount(draft: BasicFantasyDraft): void {
  const { clock, options } = draft.state;
  fallAll(draft);
  if (options.askMorale && clock.phase === 'initiative') checkMorale(draft, true);
}

/** Goes on until somebody has to choose, or the fight is over. */
function advance(draft: BasicFantasyDraft): void {
  const { state } = draft;
  for (;;) {
    tidy(draft);
    if (isOver(draft) || isAsked(draft)) return;
    if (state.clock.phase !== 'count') {
      beforeTheCount(draft);
      if (!isAsked(draft)) isOver(draft);
      return;
    }
    if (state.due.length > 0 || state.offers.length > 0) return;
    closeNumber(draft);
    if (isOver(draft) || isAsked(draft)) return;
    if (!openNext(draft)) endRound(draft);
  }
}

/** Goes on until somebody has to choose. The field looks as it did if nobody moved, fell or took hold. */
export function settle(draft: BasicFantasyDraft): Settled<BasicFantasyState, BasicFantasyLook> {
  advance(draft);
  const { before, state, copied, scene } = draft;
  const other = looksOther(before, state, copied);
  return { state, look: { state, scene: other ? newScene(state) : scene }, legal: null };
}

/** Rolls for the round and opens its first number. Dice: d6 each, before it 2d6 of those who meet. BF-INIT-1 to 5. */
export function beginRound(draft: BasicFantasyDraft): void {
  checkMorale(draft, true);
  rollInitiative(draft);
  draft.state.clock = clockAt(draft.state.clock.round, 'count', null);
  putInOrder(draft);
}

/** Nobody can act: the round of surprise goes by. BF-SURP-8. */
export function passSurprise(draft: BasicFantasyDraft): void {
  tell(draft, 'surprisePassed', null);
  endRound(draft);
}
