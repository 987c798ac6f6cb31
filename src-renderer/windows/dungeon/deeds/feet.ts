import type { WalkedDelve } from '../dungeon-types.ts';

type Walk = Pick<WalkedDelve, 'allowance' | 'feetUsed'>;

/** Feet of this turn's movement that are still to go. */
export const feetLeft = ({ allowance, feetUsed }: Walk): number => Math.max(0, allowance.value - feetUsed);

/** Turns that pass before so many feet are behind the party; none within this turn, or where nobody can move. */
export function turnsFor(walk: Walk, feet: number): number {
  const beyond = feet - feetLeft(walk);
  return beyond <= 0 || walk.allowance.value === 0 ? 0 : Math.ceil(beyond / walk.allowance.value);
}
