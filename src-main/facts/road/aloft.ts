import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { Party } from '../party/read-party.ts';
import { readParty } from '../party/read-party.ts';
import { journeyWalkers } from './journey-pace.ts';

/** Whether everybody flies, or rides what flies: one walker keeps all on the ground. OSE-WILD-4. */
export function allFly(
  sql: Sql,
  campaign: Campaign,
  party: Pick<Party, 'members'> = readParty(sql),
): boolean {
  const walkers = journeyWalkers(sql, campaign, party);
  return walkers.length > 0 && walkers.every(({ sheet }) => sheet.carrier?.flies === true);
}

/** The same of the company as it is. */
export const readAloft = whileUnchanged((sql: Sql) => allFly(sql, readCampaign(sql)));
