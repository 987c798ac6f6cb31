import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readFights } from '../../../facts/fight/read-fight.ts';
import { ownSeconds, stateOf } from './times.ts';

export type Head = NonNullable<QueryOutput<'combat.board'>>['fight'];

/** Every fight that is not over, and this one, in the order in which they began. */
export function headsOf(sql: Sql, rules: Pick<CampaignRules, 'system'>, fightId: number): Head[] {
  const rows = readFights(sql).filter(({ id, state }) => id === fightId || state !== 'ended');
  const stand = rows.map((row) => ({ row, state: stateOf(sql, rules, row) }));
  const open = stand.flatMap(({ row, state }) =>
    row.state === 'open' && state !== null ? [ownSeconds(rules, row, state)] : [],
  );
  const ahead = Math.max(...open);
  return stand.map(
    ({ row: { id, name, state: is, outcome, began_seconds, encounter_id: encounterId }, state }) => {
      const behind =
        is !== 'open' || state === null ? 0 : ahead - ownSeconds(rules, { began_seconds }, state);
      return {
        id,
        name,
        state: is,
        outcome,
        encounterId,
        round: state?.clock.round ?? null,
        behind: Math.floor(behind / rules.system.clock.roundSeconds),
      };
    },
  );
}
