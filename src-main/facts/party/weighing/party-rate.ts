import type { z } from 'zod';
import type { partyView } from '../../../../shared/ipc/party/views/party-views.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { CampaignRules } from '../../campaign/read-campaign.ts';
import { partyMovementRate } from '../../exploration.ts';
import { loadOf } from './load.ts';
import type { Bearing } from '../read-party.ts';
import { standingOf } from '../state/standing.ts';

type PartyView = z.output<typeof partyView>;
type Walker = Pick<PartyView['members'][number], 'kind' | 'name' | 'rate' | 'standing' | 'bearers'>;

/**
 * The rate of a party that stays together, and who sets it; null for nobody. Carts and ships are drawn and steered by
 * others, so that they hold nobody up, unless they are said to. Nor do those who cannot walk or are away: each is named among the reasons, with
 * those who carry them. (OSE-MOVE-3)
 */
export function partyRate(
  members: readonly Walker[],
  { drawn = false }: { drawn?: boolean } = {},
): PartyView['rate'] {
  const people = members.filter(({ kind }) => (drawn || kind !== 'vehicle') && kind !== 'vessel');
  const walkers = people.filter(({ standing }) => standing.able);
  if (walkers.length === 0) return null;
  const { baseFeet } = partyMovementRate({
    baseRatesFeet: walkers.map(({ rate }) => rate.baseFeet),
  });
  const slow = walkers.filter(({ rate }) => rate.baseFeet === baseFeet);
  return {
    baseFeet,
    encounterFeet: Math.min(...walkers.map(({ rate }) => rate.encounterFeet)),
    slowest: slow.length === walkers.length && slow.length > 1 ? [] : slow.map(({ name }) => name),
    reasons: [
      ...walkers.map(({ name, rate }) => ({ source: name, value: `${rate.baseFeet}'`, rule: 'OSE-MOVE-3' })),
      ...people.filter(({ standing }) => !standing.able).map(notCounted),
    ],
  };
}

/** Who carries the fallen has them in the load; they set no pace themselves. */
const notCounted = ({ name, standing, bearers }: Walker) => ({
  source: standing.withParty
    ? `${name}, ${bearers.length === 0 ? 'carried by nobody' : `carried by ${listed(bearers)}`}`
    : `${name}, not counted`,
  value: standing.word,
  rule: standing.reasons.at(-1)?.rule ?? 'referee',
});

/** Somebody as the party's rate asks for them. */
export function walkerOf(campaign: CampaignRules, member: Bearing): Walker {
  const { row } = member;
  const { baseFeet, encounterFeet, reasons } = loadOf(campaign, member);
  return {
    kind: row.kind,
    name: row.name,
    rate: { baseFeet, encounterFeet, reasons },
    standing: standingOf(campaign, row),
    bearers: (member.bearers ?? []).map(({ name }) => name),
  };
}
