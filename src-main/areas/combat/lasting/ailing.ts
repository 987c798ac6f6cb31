import { sumOf } from '../../../../shared/rules/common/reason.ts';
import type { FightingPerson } from '../../../../shared/rules/fight/bridge/bridge.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readFatigue } from '../../../facts/delve/read-delve.ts';
import { readPassing } from '../../../facts/needs/passing.ts';
import type { Member } from '../../../facts/party/read-party.ts';
import { standingOf } from '../../../facts/party/state/standing.ts';

/** What tires or ails somebody just now, as a fight takes it. */
export function ailing(sql: Sql, campaign: CampaignRules): (member: Member) => FightingPerson['passing'] {
  const passing = readPassing(sql, campaign, readFatigue(sql));
  return ({ row }) => {
    const { attack, damage, saves, armourClass } = passing({
      id: row.id,
      kind: row.kind,
      standing: standingOf(campaign, row),
    });
    const sums = {
      attack: sumOf(attack),
      damage: sumOf(damage),
      saves: sumOf(saves),
      armourClass: sumOf(armourClass),
    };
    return Object.values(sums).some((sum) => sum !== 0) ? sums : undefined;
  };
}
