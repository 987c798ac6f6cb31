import { tables } from '../tables.ts';
import { edit, one, tell, type Board } from './board.ts';
import { counts, present, standing } from './field.ts';
import { burnInPool, burnOn, poolRound } from './flasks.ts';
import { order, rollInitiative } from './initiative.ts';
import { checkMorale } from './nerve.ts';
import { runningAdvance } from './rules.ts';
import type { BasicFantasyState, Phase } from './state.ts';
import { touch } from './touch.ts';
import { fallAll, wakeOrDie } from './wounds.ts';

const titles: Record<Phase, string> = {
  surprise: 'Surprise',
  initiative: 'Initiative',
  count: 'Counting down',
};

/** Where the fight stands, in words. */
export const clockAt = (round: number, phase: Phase, count: number | null): BasicFantasyState['clock'] => ({
  round,
  phase,
  title: phase === 'count' && count !== null ? `Number ${count}` : titles[phase],
  count,
});

/** Sides with someone left to fight, in the order of the sides. */
const sidesLeft = ({ sides, fighters }: Pick<BasicFantasyState, 'sides' | 'fighters'>): string[] =>
  sides.filter((side) => fighters.some((fighter) => fighter.side === side && counts(fighter)));

/** Whether more than one side has someone left. */
function isContested({ fighters }: Pick<BasicFantasyState, 'fighters'>): boolean {
  let first: string | null = null;
  for (const fighter of fighters) {
    if (first === fighter.side || !counts(fighter)) continue;
    if (first !== null) return true;
    first = fighter.side;
  }
  return false;
}

/** Notices the end: then everyone brought to 0 falls. */
function settle(board: Board): boolean {
  if (isContested(board.state)) {
    board.state.over = false;
    if (board.state.standing.length > 0) board.state.standing = [];
    return false;
  }
  fallAll(board);
  board.state.over = true;
  board.state.standing = sidesLeft(board.state);
  board.state.question = null;
  board.state.offers = [];
  return true;
}

/** Drops what can no longer be done: numbers, offers and questions of those who are out of it. */
function tidy({ state }: Board): void {
  const here = (index: number) => present(one(state, index));
  if (!state.due.every(here)) state.due = state.due.filter(here);
  const meets = ({ who, closing }: { who: number; closing: number }) =>
    standing(one(state, who)) && here(closing) && ['coming', 'waiting'].includes(one(state, who).turn.stage);
  if (!state.offers.every(meets)) state.offers = state.offers.filter(meets);
  const { question } = state;
  if (question?.kind === 'reversal') {
    const { held, holder } = question;
    if (!here(held) || one(state, holder).holding !== held) state.question = null;
  }
}

const waiters = ({ fighters }: Pick<BasicFantasyState, 'fighters'>): number[] =>
  fighters.flatMap((fighter, index) => (present(fighter) && fighter.turn.stage === 'waiting' ? [index] : []));

/** The next number; after the last, those who waited have their last chance. */
function openNext(board: Board): boolean {
  const { state } = board;
  const next = state.segments[0];
  const round = state.clock.round;
  if (next) {
    state.segments = state.segments.slice(1);
    state.due = next.who.filter(
      (index) => present(one(state, index)) && one(state, index).turn.stage === 'coming',
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
    edit(board, index).turn.stage = 'due';
    burnInPool(board, index, one(state, index).atFeet);
  }
  return true;
}

/** Everyone of a number has acted: the fallen fall, and the survivors think again. */
function closeNumber(board: Board): void {
  fallAll(board);
  checkMorale(board, false);
}

function countRunning(board: Board, index: number): void {
  const { turn, stats, roundsRun, roundsRested } = one(board.state, index);
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
  const fighter = edit(board, index);
  if (exhausted !== fighter.exhausted) tell(board, exhausted ? 'exhausted' : 'rested', index);
  fighter.roundsRun = run;
  fighter.roundsRested = rested;
  fighter.exhausted = exhausted;
}

/** The round is through. */
function endRound(board: Board): void {
  const { state } = board;
  for (let index = 0; index < state.fighters.length; index += 1) {
    burnOn(board, index);
    const { holding } = one(state, index);
    if (holding !== null) touch(board, index, holding);
    countRunning(board, index);
    wakeOrDie(board, index);
  }
  closeNumber(board);
  state.fighters.forEach(({ surprised }, index) => {
    if (surprised) edit(board, index).surprised = false;
  });
  const round = state.clock.round + 1;
  state.lastCall = false;
  state.due = [];
  state.clock = clockAt(round, 'initiative', null);
  const burning = state.pools.filter(({ litIn }) => poolRound(state, litIn) <= tables.oil.poolRounds);
  if (burning.length < state.pools.length) state.pools = burning;
}

/** Goes on until somebody has to choose, or the fight is over. */
export function advance(board: Board): void {
  const { state } = board;
  for (;;) {
    tidy(board);
    if (settle(board)) return;
    if (state.clock.phase !== 'count' || state.question) return;
    if (state.due.length > 0 || state.offers.length > 0) return;
    closeNumber(board);
    if (settle(board)) return;
    if (!openNext(board)) endRound(board);
  }
}

/** Rolls for the round and opens its first number. */
export function beginRound(board: Board): void {
  rollInitiative(board);
  board.state.clock = clockAt(board.state.clock.round, 'count', null);
  order(board);
}

/** Nobody can act: the round of surprise goes by. */
export function passSurprise(board: Board): void {
  tell(board, 'surprisePassed', null);
  endRound(board);
}
