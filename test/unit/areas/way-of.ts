import type { LegAhead, WayOn } from '../../../src-main/areas/travel/day/happening.ts';

/** Without a map the way is the same, whatever the direction. */
export function wayOf(
  legs: readonly Omit<LegAhead, 'to'>[],
): WayOn & { turned: (offsetDegrees: number) => WayOn } {
  const way = { legs: legs.map((leg) => ({ ...leg, to: null })), barrier: null, remedy: '' };
  return { ...way, turned: () => way };
}
