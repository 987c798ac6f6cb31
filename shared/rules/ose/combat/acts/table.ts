import type { LegalAction } from '../../../combat.ts';
import { listed, plainly, type Deed } from '../../../fight/action.ts';
import type { OseDraft } from '../draft.ts';
import { rollInitiative } from '../order/initiative-phase.ts';
import { adjustments, checkMorale, moraleCall } from '../order/nerve.ts';
import { advance, beginMoment, stepTitles } from '../order/round.ts';
import type { OseCombatState, Step } from '../state.ts';

const initiative: Deed<OseDraft> = {
  kind: 'initiative',
  role: 'table',
  title: 'Roll initiative',
  rule: 'OSE-INIT-1',
  act: (draft) => {
    rollInitiative(draft);
    beginMoment(draft, 0);
  },
};

const morale: Deed<OseDraft> = {
  kind: 'morale',
  role: 'table',
  title: 'Morale',
  rule: 'OSE-MOR-5',
  act: (draft, _by, _at, way) => checkMorale(draft, way),
};

const next: Deed<OseDraft> = {
  kind: 'next',
  role: 'table',
  title: 'End the step',
  rule: 'OSE-CBT-1',
  act: advance,
};

/** What belongs to the table: initiative, morale, the end of a step. */
export const tabling: readonly Deed<OseDraft>[] = [initiative, morale, next];

const rolling = [listed(initiative, null, plainly)];

const moraleWays = [...adjustments, 'stand', 'break'];

const ends = (step: Step): readonly LegalAction[] => [
  listed(next, null, { title: `End ${stepTitles[step].toLowerCase()}` }),
];

const endOf: Record<Exclude<Step, 'declare' | 'morale'>, readonly LegalAction[]> = {
  movement: ends('movement'),
  missile: ends('missile'),
  spells: ends('spells'),
  melee: ends('melee'),
};

/** What the table may do: throw for initiative, check morale, end a step. */
export function tableActions(state: OseCombatState): readonly LegalAction[] {
  if (state.step === 'declare') return rolling;
  if (state.step !== 'morale') return endOf[state.step];
  return [listed(morale, null, { ways: moraleWays, title: moraleCall(state) })];
}
