import { listed } from '../../../shared/words/names.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { CampaignRules } from '../campaign/read-campaign.ts';
import { movementRates } from '../exploration.ts';

type Company = QueryOutput<'dungeon.company'>;
type PartyRate = Company['party']['rate'];
export type Ground = keyof Company['allowance'];
type Allowance = Company['allowance'][Ground];

/** Feet a turn over a ground, and who sets it (OSE-DUN-2, 3). */
export function allowance(ground: Ground, campaign: CampaignRules, rate: PartyRate): Allowance {
  const baseFeet = rate?.baseFeet ?? 0;
  const familiar = ground === 'familiar';
  const rates = movementRates({
    baseFeet,
    environment: 'dungeon',
    familiarMultiplier: campaign.exploration.familiarMultiplier,
  });
  return {
    value: familiar ? rates.familiarPerTurn : rates.explorePerTurn,
    reasons: [
      ...(rate?.reasons ?? []),
      slowestReason(rate),
      familiar
        ? {
            source: 'familiar ground',
            value: `×${campaign.exploration.familiarMultiplier}`,
            rule: 'OSE-DUN-3',
          }
        : { source: 'unknown ground', value: '×1', rule: 'OSE-DUN-2' },
    ],
  };
}

/** Who holds the party to its pace; somebody who cannot move holds all of it (OSE-ENCUM-5). */
function slowestReason(rate: PartyRate): Reason {
  if (!rate) return { source: 'nobody is in the party', value: "0'", rule: 'OSE-MOVE-3' };
  const { slowest, baseFeet } = rate;
  if (baseFeet > 0)
    return {
      source: slowest.length > 0 ? `slowest: ${listed(slowest)}` : 'all alike',
      value: `${baseFeet}'`,
      rule: 'OSE-MOVE-3',
    };
  const source = `${slowest.length > 0 ? listed(slowest) : 'everybody'}, over the greatest load`;
  return { source, value: 'cannot move', rule: 'OSE-ENCUM-5' };
}
