import { given, list, modifier, refuse, text, whole } from '../../rules/common/input.ts';
import type { Span } from '../../rules/common/spans.ts';
import { type CheckedChance, dieChance, type DieChance } from '../dice/chance.ts';
import { diceOdds } from '../dice/dice-odds.ts';
import { chanceAtMost } from '../dice/figures.ts';

export interface SurpriseOdds {
  neither: number;
  first: number;
  second: number;
  both: number;
}

/** Which of two sides is surprised, each on its own die; a side that cannot be has `upTo: 0`. Throws `bad-input`. */
export function surpriseOdds(input: { first: DieChance; second: DieChance }): SurpriseOdds {
  const { first, second } = given(input);
  const one = dieChance(first, 'first');
  const other = dieChance(second, 'second');
  const cases = one.sides * other.sides;
  const safe = ({ upTo, sides }: CheckedChance) => sides - upTo;
  return {
    neither: (safe(one) * safe(other)) / cases,
    first: (one.upTo * safe(other)) / cases,
    second: (safe(one) * other.upTo) / cases,
    both: (one.upTo * other.upTo) / cases,
  };
}

/** One row of a reaction table; null is an open end. */
export interface Band extends Span {
  name: string;
}

export interface BandOdds {
  name: string;
  chance: number;
}

function bandChances(bands: readonly Band[], cases: readonly [number, number][]): BandOdds[] {
  const odds = bands.map(({ name }) => ({ name, chance: 0 }));
  for (const [total, chance] of cases) {
    const at = bands.findIndex(
      ({ from, to }) => (from === null || total >= from) && (to === null || total <= to),
    );
    const found = odds[at] ?? refuse('bands', `a list with a band for a total of ${total}`);
    found.chance += chance;
  }
  return odds;
}

function checkedBand(band: Band): Band {
  const { name, from, to } = given(band, 'bands');
  return {
    name: text(name, 'bands.name'),
    from: from === null ? null : whole(from, 'bands.from', {}),
    to: to === null ? null : whole(to, 'bands.to', {}),
  };
}

/** Share of each band of a table of reactions; the dice are 2d6 if left out. Throws `bad-input`. */
export function reactionOdds(input: {
  bands: readonly Band[];
  modifier?: number;
  dice?: string;
}): BandOdds[] {
  const { bands, dice = '2d6' } = given(input);
  const change = modifier(input.modifier, 'modifier');
  const rows = Array.from(list(bands, 'bands'), checkedBand);
  const { values, chances } = diceOdds(dice);
  return bandChances(
    rows,
    values.map((value, at) => [value + change, chances[at] ?? 0]),
  );
}

export interface MoraleOdds {
  /** One check is passed. */
  holds: number;
  /** The first check fails; the first is passed and the second fails. */
  breaksAtFirst: number;
  breaksAtSecond: number;
  /** Both checks are passed: the fight goes on to the death. */
  holdsBoth: number;
}

/**
 * A morale check and the second one: the dice (2d6 if left out) equal to or under the rating with its adjustments.
 * Ratings that never check are for the caller to know. Throws `bad-input`.
 */
export function moraleOdds(input: {
  rating: number;
  adjustment?: number;
  secondAdjustment?: number;
  dice?: string;
}): MoraleOdds {
  const { rating, adjustment, dice = '2d6' } = given(input);
  const own = whole(rating, 'rating');
  const first = modifier(adjustment, 'adjustment');
  const second = modifier(input.secondAdjustment ?? first, 'secondAdjustment');
  const rolled = diceOdds(dice);
  const holds = chanceAtMost(rolled, own + first);
  const again = chanceAtMost(rolled, own + second);
  return {
    holds,
    breaksAtFirst: 1 - holds,
    breaksAtSecond: holds * (1 - again),
    holdsBoth: holds * again,
  };
}
