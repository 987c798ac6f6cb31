import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { readParty } from '../party/read-party.ts';
import { partyRate, walkerOf } from '../party/weighing/party-rate.ts';
import type { Ground } from './allowance.ts';
import { allowance } from './allowance.ts';

/** Feet the party may go in one turn over a ground, and why. */
export function feetATurn({ sql, campaign }: { sql: Sql; campaign: Campaign }, ground: Ground) {
  const walkers = readParty(sql).members.map((member) => walkerOf(campaign, member));
  return allowance(ground, campaign, partyRate(walkers));
}
