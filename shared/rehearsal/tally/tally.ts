import { endings, scoreOf } from './outcome.ts';
import type { Ending, Outcome } from './outcome.ts';

/** How often each figure came up, by the figure. */
export type Counts = Record<number, number>;

/** What became of one in all the fights. */
export interface FighterTally {
  dead: number;
  /** Not dead, but no longer up: unconscious, fled or given up. */
  down: number;
  firstDown: number;
  dealt: number;
  shots: number;
  casts: number;
  /** Hit points left, 0 for less. */
  left: Counts;
}

/** Fights counted. Plain JSON; two of them are one by addition. */
export interface Tally {
  fights: number;
  /** Won by each side, in the order of the sides. */
  won: number[];
  endings: Record<Ending, number>;
  lengths: Counts;
  fighters: FighterTally[];
  /** By how it went for the first side: how many, and the first of them. */
  scores: Record<number, { count: number; first: number }>;
}

const perFighter = (): FighterTally => ({
  dead: 0,
  down: 0,
  firstDown: 0,
  dealt: 0,
  shots: 0,
  casts: 0,
  left: {},
});

export const emptyTally = (sides: number, fighters: number): Tally => ({
  fights: 0,
  won: Array.from({ length: sides }, () => 0),
  endings: Object.fromEntries(endings.map((ending) => [ending, 0])) as Record<Ending, number>,
  lengths: {},
  fighters: Array.from({ length: fighters }, perFighter),
  scores: {},
});

const bump = (counts: Counts, at: number, by = 1): void => {
  counts[at] = (counts[at] ?? 0) + by;
};

export function count(tally: Tally, outcome: Outcome, fight: number): void {
  const { winner, ending, length, state, fates, firstDown } = outcome;
  tally.fights++;
  if (winner >= 0) bump(tally.won, winner);
  tally.endings[ending]++;
  bump(tally.lengths, length);
  score(tally, scoreOf(outcome), { count: 1, first: fight });
  tally.fighters.forEach((one, at) => {
    const fighter = state.fighters[at];
    if (!fighter) return;
    const { status, hp } = fighter;
    if (status === 'dead') one.dead++;
    else if (status !== 'active') one.down++;
    if (at === firstDown) one.firstDown++;
    bump(one.left, status === 'dead' ? 0 : Math.max(0, hp));
    one.dealt += fates[at]?.dealt ?? 0;
    one.shots += fates[at]?.shots ?? 0;
    one.casts += fates[at]?.casts ?? 0;
  });
}

function score(tally: Tally, at: number, { count: many, first }: Tally['scores'][number]): void {
  const known = tally.scores[at];
  if (known === undefined) tally.scores[at] = { count: many, first };
  else {
    known.count += many;
    known.first = Math.min(known.first, first);
  }
}

function addCounts(into: Counts, more: Counts): void {
  for (const [at, many] of Object.entries(more)) bump(into, Number(at), many);
}

/** Adds what another has counted of the same fight. */
export function add(into: Tally, more: Tally): void {
  into.fights += more.fights;
  addCounts(into.won, more.won);
  for (const ending of endings) into.endings[ending] += more.endings[ending];
  addCounts(into.lengths, more.lengths);
  for (const [at, one] of Object.entries(more.scores)) score(into, Number(at), one);
  into.fighters.forEach((one, at) => {
    const other = more.fighters[at];
    if (!other) return;
    one.dead += other.dead;
    one.down += other.down;
    one.firstDown += other.firstDown;
    one.dealt += other.dealt;
    one.shots += other.shots;
    one.casts += other.casts;
    addCounts(one.left, other.left);
  });
}
