import type { CombatState } from '../../../shared/rules/combat.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { pass } from '../../time/pass.ts';
import type { FightNow } from './fight-now.ts';
import { aheadOf, ownSeconds, stretchesOver } from './several/times.ts';

/**
 * Rounds that end in an act go on the one clock, inside the turn at hand, unless another fight has come as far
 * already; and on the encounter's count of them.
 */
export function passFightTime(
  context: StepContext,
  { row, state }: FightNow,
  after: CombatState,
): StepOutcome {
  const { sql, campaign } = context;
  const fought = stretchesOver(after);
  if (fought <= stretchesOver(state)) return {};
  if (row.encounter_id !== null)
    sql.run(query.updateTable('encounter').set({ fight_rounds: fought }).where('id', '=', row.encounter_id));
  const before = ownSeconds(campaign, row, state);
  const reached = Math.max(before, aheadOf(sql, campaign, row) ?? before);
  const seconds = ownSeconds(campaign, row, after) - reached;
  return seconds <= 0 ? {} : pass(context, { delve: readDelve(sql), does: 'fight' }, seconds);
}
