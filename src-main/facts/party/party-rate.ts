import type { z } from 'zod';
import type { partyView } from '../../../shared/ipc/party/party-views.ts';
import { partyMovementRate } from '../exploration.ts';

type PartyView = z.output<typeof partyView>;
type Walker = Pick<PartyView['members'][number], 'kind' | 'name' | 'rate'>;

/**
 * The rate of a party that stays together, and who sets it; null for nobody. Carts and ships are drawn and steered by
 * others, so that they hold nobody up. (OSE-MOVE-3)
 */
export function partyRate(members: readonly Walker[]): PartyView['rate'] {
  const walkers = members.filter(({ kind }) => kind !== 'vehicle' && kind !== 'vessel');
  if (walkers.length === 0) return null;
  const { baseFeet } = partyMovementRate({
    baseRatesFeet: walkers.map(({ rate }) => rate.baseFeet),
  });
  const slow = walkers.filter(({ rate }) => rate.baseFeet === baseFeet);
  return {
    baseFeet,
    encounterFeet: Math.min(...walkers.map(({ rate }) => rate.encounterFeet)),
    slowest: slow.length === walkers.length && slow.length > 1 ? [] : slow.map(({ name }) => name),
    reasons: walkers.map(({ name, rate }) => ({
      source: name,
      value: `${rate.baseFeet}'`,
      rule: 'OSE-MOVE-3',
    })),
  };
}
