import { parseNumber } from '../../../components/fields/number-text.ts';
import { copperOf, goldText, priceLimits } from '../../../lib/prices.ts';
import type { SiteView } from '../map-types.ts';

/** What a stay at a site costs and what it offers, as it is typed. */
export class TownFacts {
  lodging = $state('');
  stable = $state('');
  market = $state('');
  harbour = $state(false);

  constructor(site: SiteView | null) {
    this.lodging = goldText(site?.lodging ?? null);
    this.stable = goldText(site?.stable ?? null);
    this.market = site?.market ?? '';
    this.harbour = site?.harbour ?? false;
  }

  /** Null while a price cannot be read; nothing typed is not known. */
  get values() {
    const lodging = parseNumber(this.lodging, priceLimits);
    const stable = parseNumber(this.stable, priceLimits);
    if (lodging.problem !== null || stable.problem !== null) return null;
    const copper = (gold: number | null) => (gold === null ? null : copperOf(gold));
    return {
      lodging: copper(lodging.value),
      stable: copper(stable.value),
      market: this.market.trim(),
      harbour: this.harbour,
    };
  }
}
