import type { CombatAction, LegalAction } from '../../combat.ts';
import { planOf } from './actions.ts';
import { one } from './board.ts';
import { isEngaged } from './field.ts';
import { deniedPlan } from './initiative.ts';
import { isKind } from './kinds.ts';
import { combatMayAct } from './rules.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

const acts = {
  attack: 'attack',
  subdue: 'attack',
  brawl: 'attack',
  grab: 'attack',
  shoot: 'attack',
  throw: 'attack',
  pour: 'attack',
  cast: 'attack',
  turn: 'attack',
  move: 'move',
  'fall-back': 'move',
  run: 'run',
  charge: 'charge',
  withdraw: 'withdraw',
} as const;

/** What the rules say of such an action by one in his state; null if nothing bars it. */
function barred(kind: string, { turn, surprised, exhausted, heldBy }: BasicFantasyFighter): string | null {
  if (!Object.hasOwn(acts, kind)) return null;
  return combatMayAct({
    action: acts[kind as keyof typeof acts],
    surprised,
    reloading: turn.reloading,
    attackedThisRound: turn.attacks > 0,
    ranThisRound: turn.ran,
    chargedThisRound: turn.charged !== null,
    exhausted,
    extinguishing: turn.extinguishing,
    held: heldBy.length > 0,
  }).reason;
}

const moves = ['move', 'run', 'charge', 'fall-back', 'withdraw'];
const waits = ['wait', 'wait-until', 'wait-for', 'set'];

/** What he has done already, or where he stands, that rules it out. */
function tooLate(
  state: BasicFantasyState,
  { kind }: CombatAction,
  fighter: BasicFantasyFighter,
): string | null {
  if (waits.includes(kind) && fighter.turn.waited) return 'has-waited';
  if (!moves.includes(kind)) return null;
  if (fighter.turn.moved) return 'has-moved';
  return kind !== 'withdraw' && isEngaged(state, fighter) ? 'engaged' : null;
}

/** Why his moment is not now; null if it is. */
function notHisMoment(state: BasicFantasyState, index: number, kind: string): string | null {
  const { status, turn } = one(state, index);
  if (status !== 'active') return status;
  if (state.question) return 'answer-first';
  if (state.clock.phase !== 'count') return 'not-yet';
  if (turn.stage === 'due' || kind === 'meet' || kind === 'decline' || kind === 'come-in') return null;
  return turn.stage === 'done' ? 'has-acted' : 'not-his-number';
}

/** The first reason why an action is not listed. */
export function refusalOf(
  state: BasicFantasyState,
  action: CombatAction,
  legal: readonly LegalAction[],
  actor: number | null,
  target: number | null,
): string {
  if (!isKind(action.kind)) return 'unknown-action';
  if (state.over) return 'over';
  const moment = actor === null ? null : notHisMoment(state, actor, action.kind);
  if (moment !== null) return moment;
  const listed = legal.filter(({ kind, actor: who }) => kind === action.kind && who === action.actor);
  if (listed.length > 0 && action.target === undefined && listed.every(({ targets }) => targets))
    return 'no-target';
  if (listed.length > 0 && action.way === undefined && listed.every(({ ways }) => ways)) return 'no-way';
  if (actor !== null) {
    const bar = barred(action.kind, one(state, actor));
    if (bar !== null) return bar;
    const late = tooLate(state, action, one(state, actor));
    if (late !== null) return late;
    const plan = planOf(action, target);
    const denied = plan && deniedPlan(state, actor, plan);
    if (denied) return denied;
  }
  return listed.length > 0 ? 'wrong-target-or-way' : 'not-possible';
}
