import type { Company, Delve } from '../delve/delve-types.ts';

/** How far the party goes in this turn, and has gone of it. */
export interface Walk {
  familiar: boolean;
  allowance: Company['allowance']['unknown'];
  feetUsed: number;
}

export const walkOf = ({ familiar, feetUsed }: Delve, { allowance }: Company): Walk => ({
  familiar,
  allowance: familiar ? allowance.familiar : allowance.unknown,
  feetUsed,
});

type Feet = Pick<Walk, 'allowance' | 'feetUsed'>;

/** Feet of this turn's movement that are still to go. */
export const feetLeft = ({ allowance, feetUsed }: Feet): number => Math.max(0, allowance.value - feetUsed);

/** Turns that pass before so many feet are behind the party; none within this turn, or where nobody can move. */
export function turnsFor(walk: Feet, feet: number): number {
  const beyond = feet - feetLeft(walk);
  return beyond <= 0 || walk.allowance.value === 0 ? 0 : Math.ceil(beyond / walk.allowance.value);
}
