import type { LegalAction } from '../../combat.ts';
import { against, indexOf, type Field, type Opposition } from './field.ts';
import { adjustments, moraleDue } from './nerve.ts';
import { optionsOf } from './options.ts';
import { fighterAt, type OseCombatState } from './state.ts';

const table = (kind: string, title: string, rule: string): LegalAction => ({
  kind,
  role: 'table',
  actor: null,
  title,
  rule,
});

const initiative = [table('initiative', 'Roll initiative', 'OSE-INIT-1')];
const next = {
  movement: [table('next', 'End movement', 'OSE-CBT-1')],
  missile: [table('next', 'End missiles', 'OSE-CBT-1')],
  spells: [table('next', 'End spells', 'OSE-CBT-1')],
  melee: [table('next', 'End melee', 'OSE-CBT-1')],
};

/** What the table may do: throw for initiative, check morale, end a step. */
export function tableActions(state: OseCombatState): readonly LegalAction[] {
  if (state.step === 'declare') return initiative;
  if (state.step !== 'morale') return next[state.step];
  const [side = ''] = moraleDue(state);
  return [{ ...table('morale', `Morale of ${side}`, 'OSE-MOR-5'), ways: adjustments }];
}

/** The indices of those who may have something to do now; few where not all sides act. */
function candidates(state: OseCombatState, field: Field): readonly number[] {
  const { everyone, sides } = field.roster;
  const moment = state.step === 'declare' ? undefined : state.moments[state.moment];
  if (!moment) return everyone;
  const { by, members } = moment;
  if (by === 'side') {
    const [only = ''] = members;
    return (members.length === 1 ? sides.get(only) : undefined) ?? everyone;
  }
  const indices = members.map((id) => indexOf(field, id, 'members'));
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

/** All that may be done now; nothing where the step is idle, and the fight goes on to the next. */
export function allActions(state: OseCombatState, field: Field): readonly LegalAction[] {
  if (state.step === 'morale') return moraleDue(state).length > 0 ? tableActions(state) : [];
  const legal = fightersActions(state, field);
  if (legal.length > 0 || state.step === 'declare')
    for (const option of tableActions(state)) legal.push(option);
  return legal;
}
