import { asNumber } from '../../../shared/odds/dice/fraction.ts';
import type { Fraction } from '../../../shared/odds/dice/fraction.ts';

/** Finer ones are read as percent. */
const finest = 10_000n;

export const chanceView = (chance: Fraction): { fraction: string | null; value: number } => ({
  fraction: chance.whole > finest ? null : `${chance.parts}/${chance.whole}`,
  value: asNumber(chance),
});
