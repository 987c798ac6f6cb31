import { travelBy } from '../../../shared/rules/registry.ts';
import type { DayFacts, LegAhead, WayOn } from '../../../src-main/areas/travel/day/happening.ts';

/** Without a map the way is the same, whatever the direction; it is gone by the figures of a system. */
export function wayOf(
  legs: readonly Omit<LegAhead, 'to'>[],
  by = 'ose',
): WayOn & Pick<DayFacts, 'turned' | 'rules' | 'leader'> {
  const way = { legs: legs.map((leg) => ({ ...leg, to: null })), barrier: null, remedy: '' };
  return { ...way, turned: () => way, rules: travelBy(by), leader: null };
}
