import { combatSequence, type CombatStep } from '../../initiative/sequence.ts';
import { put, type OseDraft } from '../draft.ts';
import { settleFalls } from '../harm.ts';
import { fresh, withTurn, type Moment, type OseCombatState, type Step } from '../state.ts';

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

/** Names nobody. */
export const momentTitle = ({ slow }: Moment): string => (slow ? 'Slow weapons' : 'Acting');

/** The clock of where the fight now stands. */
export function showClock({ state, before }: OseDraft): void {
  const { round, step, moments } = state;
  const moment = moments[state.moment];
  if (
    before.round === round &&
    before.step === step &&
    before.moments === moments &&
    before.moment === state.moment &&
    before.clock.title !== ''
  ) {
    return;
  }
  state.clock = {
    round,
    phase: step,
    title: moment?.slow ? `${stepTitles[step]}, slow weapons` : stepTitles[step],
    count: moment?.count ?? null,
  };
}

/** Opens a round with its declarations. */
export function openRound(draft: OseDraft, round: number): void {
  const { state } = draft;
  state.round = round;
  state.step = 'declare';
  state.moments = [];
  state.moment = 0;
  if (round > 0) state.surprised = [];
  draft.fighters.forEach((fighter, index) => {
    if (fighter.turn !== fresh) put(draft, index, withTurn(fighter, fresh));
  });
  draft.events.push({ kind: 'round', as: 'round', id: null, amount: round });
}

/** On to the next step, the next group, the next round. */
export function advance(draft: OseDraft): void {
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

/** A group begins with its first step. */
export function beginMoment({ state }: OseDraft, moment: number): void {
  state.moment = moment;
  state.step = stepsOf(state)[0] ?? 'melee';
}
