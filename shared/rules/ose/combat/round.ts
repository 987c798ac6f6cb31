import type { LegalAction } from '../../combat.ts';
import { combatSequence, type CombatStep } from '../combat.ts';
import { put, type Draft } from './draft.ts';
import { remember } from './field.ts';
import { settleFalls } from './harm.ts';
import { allActions } from './listing.ts';
import { fresh, type Moment, type OseCombatState, type Step } from './state.ts';

type ActingStep = Exclude<Step, 'declare'>;

const isActing = (step: CombatStep): step is ActingStep =>
  step !== 'declare' && step !== 'initiative' && step !== 'otherSides';

const plain = combatSequence({ morale: false }).steps.filter(isActing);
const withMorale = combatSequence({ morale: true }).steps.filter(isActing);

/** The steps each group goes through in its moment. OSE-CBT-1. */
export const stepsOf = ({ settings }: Pick<OseCombatState, 'settings'>): readonly ActingStep[] =>
  settings.morale ? withMorale : plain;

export const stepTitles: Record<Step, string> = {
  declare: 'Declarations',
  morale: 'Morale',
  movement: 'Movement',
  missile: 'Missiles',
  spells: 'Spells',
  melee: 'Melee',
};

/** So many names at most are shown. */
const mostNames = 4;

/** Who acts, in words. */
export const who = ({ members, slow }: Moment): string => {
  const names = members.length > mostNames ? `${members.length} fighters` : members.join(', ');
  return slow ? `${names}, slow weapons` : names;
};

function showClock({ state, from }: Draft): void {
  const { round, step, moments } = state;
  const moment = moments[state.moment];
  if (
    from.round === round &&
    from.step === step &&
    from.moments === moments &&
    from.moment === state.moment &&
    from.clock.title !== ''
  ) {
    return;
  }
  state.clock = {
    round,
    phase: step,
    title: moment ? `${stepTitles[step]}: ${who(moment)}` : stepTitles[step],
    count: moment?.count ?? null,
  };
}

/** Opens a round with its declarations. */
export function openRound(draft: Draft, round: number): void {
  const { state } = draft;
  state.round = round;
  state.step = 'declare';
  state.moments = [];
  state.moment = 0;
  if (round > 0) state.surprised = [];
  draft.fighters.forEach((fighter, index) => {
    if (fighter.turn !== fresh) put(draft, index, { ...fighter, turn: fresh });
  });
  draft.events.push({ kind: 'round', id: null, amount: round });
}

/** On to the next step, the next group, the next round. */
export function advance(draft: Draft): void {
  const { state } = draft;
  settleFalls(draft);
  const steps = stepsOf(state);
  const next = steps[steps.indexOf(state.step as ActingStep) + 1];
  if (next) {
    state.step = next;
    return;
  }
  state.moment += 1;
  if (state.moment < state.moments.length) state.step = steps[0] ?? 'melee';
  else openRound(draft, state.round + 1);
}

/** The first group begins. */
export function beginMoments({ state }: Draft): void {
  state.moment = 0;
  state.step = stepsOf(state)[0] ?? 'melee';
}

const standingSides = ({ sides, fighters }: OseCombatState): string[] =>
  sides.filter((side) => fighters.some((one) => one.side === side && one.status === 'active'));

function goesOn({ fighters }: OseCombatState): boolean {
  let first: string | undefined;
  for (const { status, side } of fighters) {
    if (status !== 'active') continue;
    first ??= side;
    if (side !== first) return true;
  }
  return false;
}

/** Over as soon as fewer than two sides stand; and no longer over if the referee brings one back. */
function noticeEnd(draft: Draft): void {
  const { state } = draft;
  if (!goesOn(state)) settleFalls(draft);
  const over = !goesOn(state);
  if (over) {
    state.standing = standingSides(state);
    if (!state.over) draft.events.push({ kind: 'over', id: null, detail: state.standing.join(', ') });
  } else if (state.over) state.standing = [];
  state.over = over;
}

/** Goes on to where someone has something to do, or to the end of the fight. */
export function settle(draft: Draft): void {
  const { state, events } = draft;
  noticeEnd(draft);
  let legal: readonly LegalAction[] = [];
  while (!state.over) {
    legal = allActions(state, draft.field);
    if (legal.length > 0) break;
    const told = events.length;
    advance(draft);
    if (events.length > told) noticeEnd(draft);
  }
  showClock(draft);
  remember({ state, field: draft.field, legal });
}
