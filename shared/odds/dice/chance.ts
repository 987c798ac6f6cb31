import { figure, given, whole } from '../../rules/common/input.ts';

/** A chance as the table rolls it: 1 to `upTo` on a die of `sides` (six if left out). 0 is never. */
export interface DieChance {
  upTo: number;
  sides?: number;
}

const usualSides = 6;
const mostSides = 10_000;

export interface CheckedChance {
  upTo: number;
  sides: number;
  /** As a number from 0 to 1. */
  chance: number;
}

/** Throws `bad-input` for a chance its die cannot show. */
export function dieChance(input: DieChance, field: string): CheckedChance {
  const { upTo, sides = usualSides } = given(input, field);
  const faces = whole(sides, `${field}.sides`, { min: 1, max: mostSides });
  const lucky = whole(upTo, `${field}.upTo`, { min: 0, max: faces });
  return { upTo: lucky, sides: faces, chance: lucky / faces };
}

/** A chance from 0 to 1. Throws `bad-input`. */
export const chanceFrom = (value: unknown, field: string): number => figure(value, field, { min: 0, max: 1 });

/** At least one success in so many independent tries; exact also for tiny chances. */
export const atLeastOnce = (chance: number, tries: number): number =>
  chance >= 1 ? Math.min(1, tries) : -Math.expm1(tries * Math.log1p(-chance)) + 0;
