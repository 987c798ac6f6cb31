import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readParty } from '../../facts/party/read-party.ts';
import { partyRate, walkerOf } from '../../facts/party/weighing/party-rate.ts';

/** The base rate in feet of everybody who goes along, and who sets it; null for nobody. OSE-MOVE-3. */
export const roadPace = (sql: Sql, campaign: Campaign): ReturnType<typeof partyRate> =>
  partyRate(readParty(sql).members.map((member) => walkerOf(campaign, member)));
