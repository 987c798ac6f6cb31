import { inReach, reachOf, type HackmasterFighter } from './state.ts';

/** Whether a blow would have landed but for a push of this second: its results take no blow from it. HM-TIME-8. */
export function landsStill(by: HackmasterFighter, against: HackmasterFighter): boolean {
  const own = by.shoved?.answers === true ? by.shoved.from : by.atFeet;
  const other = against.shoved?.from ?? against.atFeet;
  return Math.abs(own - other) <= reachOf(by);
}

/** Whether a blow of one lands on the other on this second. */
export const lands = (by: HackmasterFighter, against: HackmasterFighter): boolean =>
  inReach(by, against) || landsStill(by, against);
