import type { LegalAction } from '../../combat.ts';
import { addListed, listed, plainly } from '../../fight/action.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { Refusal } from '../../fight/words.ts';
import type { OseAction } from './acts/action.ts';
import { attacking } from './acts/attacking.ts';
import { bombs } from './acts/bombing.ts';
import { declaring } from './acts/declaring.ts';
import { magic } from './acts/magic.ts';
import { mayWalk, moving, surrender } from './acts/moving.ts';
import { tableActions, tabling } from './acts/table.ts';
import { turning } from './acts/turning.ts';
import { against, type Field, type Opposition } from './field.ts';
import { moraleDue } from './order/nerve.ts';
import type { OseCombatState, OseFighter, Step } from './state.ts';

type Options = readonly LegalAction[];

const none: Options = [];

const own: readonly OseAction[] = [...declaring, ...moving, ...attacking, ...bombs, ...magic, turning];

/** Every kind of action there is. */
export const actions = [...tabling, ...own, surrender];

const inStep = (step: Step): readonly OseAction[] => own.filter(({ steps }) => steps.includes(step));

const ofStep: Record<Step, readonly OseAction[]> = {
  declare: inStep('declare'),
  morale: [],
  movement: inStep('movement'),
  missile: inStep('missile'),
  spells: inStep('spells'),
  melee: inStep('melee'),
};

/** Whether it is his moment: any time to declare, else as one of those who act now. */
export function acts(state: OseCombatState, { id, side, status, turn }: OseFighter): boolean {
  if (status !== 'active') return false;
  if (state.step === 'declare') return !state.surprised.includes(side);
  const moment = state.moments[state.moment];
  if (!moment) return false;
  return moment.by === 'side' ? !turn.slow && moment.members.includes(side) : moment.members.includes(id);
}

/** Giving up is always among it where there is anything else, and all that is left to the cornered. OSE-MOR-1. */
function mayGiveUp({ step }: OseCombatState, { turn, broken }: OseFighter, others: number): boolean {
  if (step === 'declare') return true;
  if (turn.falling) return false;
  return others > 0 || (broken && step === 'movement' && !turn.moved);
}

function workedOut(state: OseCombatState, fighter: OseFighter, foes: Opposition): Options {
  const list: LegalAction[] = [];
  const walking = state.step === 'declare' || state.step === 'movement';
  const look = { state, fighter, foes, walks: walking && mayWalk(fighter) };
  for (const action of ofStep[state.step]) addListed(list, action, fighter.id, look);
  if (mayGiveUp(state, fighter, list.length)) list.push(listed(surrender, fighter.id, plainly));
  return list.length > 0 ? list : none;
}

/**
 * All a fighter may choose from now. What he was told is kept while he and his foes stay as they are; spells and
 * whoever stands behind a rank look at friends as well, and are looked up each time.
 */
export function optionsOf(state: OseCombatState, index: number, foes: Opposition): Options {
  const { step } = state;
  const fighter = fighterAt(state, index);
  if (!acts(state, fighter)) return none;
  if (step === 'spells' || fighter.build.rank > 1) return workedOut(state, fighter, foes);
  const known = foes.listed[index];
  if (known?.fighter === fighter && known.step === step) return known.options;
  const options = workedOut(state, fighter, foes);
  foes.listed[index] = { fighter, step, options };
  return options;
}

/** The indices of those who may have something to do now; few where not all sides act. */
export function candidates(state: OseCombatState, { roster }: Field): readonly number[] {
  const { everyone, sides, ids } = roster;
  if (state.step === 'morale') return [];
  const moment = state.step === 'declare' ? undefined : state.moments[state.moment];
  if (!moment) return everyone;
  const { by, members } = moment;
  if (by === 'side') {
    const [only = ''] = members;
    return (members.length === 1 ? sides.get(only) : undefined) ?? everyone;
  }
  const indices = members.map((id) => ids.get(id) ?? -1).filter((index) => index >= 0);
  return indices.length > 1 ? indices.sort((a, b) => a - b) : indices;
}

/** What the fighters may do. */
function fightersActions(state: OseCombatState, field: Field): LegalAction[] {
  const legal: LegalAction[] = [];
  let foes: Opposition | undefined;
  let side: string | undefined;
  for (const index of candidates(state, field)) {
    const fighter = fighterAt(state, index);
    if (!foes || fighter.side !== side) {
      side = fighter.side;
      foes = against(field, side);
    }
    for (const option of optionsOf(state, index, foes)) legal.push(option);
  }
  return legal;
}

/** Whether nobody has anything to do in this step, so that the fight goes on to the next; asked from one place onwards. */
export function isIdle(state: OseCombatState, field: Field, from: number): boolean {
  if (state.step === 'declare') return false;
  if (state.step === 'morale') return moraleDue(state).length === 0;
  const among = candidates(state, field);
  const first = Math.max(
    0,
    among.findIndex((index) => index >= from),
  );
  for (let nth = 0; nth < among.length; nth += 1) {
    const index = among[(first + nth) % among.length] ?? 0;
    if (optionsOf(state, index, against(field, fighterAt(state, index).side)).length > 0) return false;
  }
  return true;
}

/** All that may be done now. */
export function allActions(state: OseCombatState, field: Field): readonly LegalAction[] {
  if (state.step === 'morale') return tableActions(state);
  const legal = fightersActions(state, field);
  for (const option of tableActions(state)) legal.push(option);
  return legal;
}

/** Why nothing of a kind is open to one, or to the table (-1). */
export function whyNot(state: OseCombatState, index: number, kind: string): Refusal {
  if (index < 0) return 'notNow';
  const fighter = fighterAt(state, index);
  if (fighter.status !== 'active') return 'unable';
  if (!acts(state, fighter)) return 'notHisMoment';
  const action = own.find((one) => one.kind === kind);
  if (!action) return 'notPossible';
  if (!action.steps.includes(state.step)) return 'notNow';
  const { declared, spent, moved, attacks } = fighter.turn;
  if (action.role === 'prepare') return declared === null && !fighter.turn.readied ? 'notPossible' : 'acted';
  if (spent || (action.role === 'move' && moved) || attacks >= fighter.build.attacks) return 'acted';
  if (declared === 'spell' && kind !== 'cast') return 'occupied';
  return ['cast', 'withdraw', 'retreat'].includes(kind) && declared === null ? 'undeclared' : 'notPossible';
}
