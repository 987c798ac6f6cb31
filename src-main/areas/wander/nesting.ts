import { TurnkeeperError } from '../../../shared/errors.ts';

/** How many tables may be thrown on one after another. */
export const deepestNesting = 12;

/** The tables that each table sends to. */
export type Sends = ReadonlyMap<number, readonly number[]>;

/** The way from one table back to itself; null where there is none. */
export function ringFrom(sends: Sends, start: number): number[] | null {
  const seen = new Set<number>();
  const walk = (id: number, way: readonly number[]): number[] | null => {
    for (const next of sends.get(id) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
}

/** How many tables stand on the longest way through any table; the tables must not make a ring. */
function longestWay(sends: Sends): number {
  const known = new Map<number, number>();
  const from = (id: number): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const longest = 1 + Math.max(0, ...(sends.get(id) ?? []).map(from));
    known.set(id, longest);
    return longest;
  };
  return Math.max(0, ...[...sends.keys()].map(from));
}

/** Throws refused where a table would send back to itself, or where tables stand too deep in each other. */
export function requireNoRing(sends: Sends, changed: number, nameOf: (id: number) => string): void {
  const ring = ringFrom(sends, changed);
  if (ring)
    throw new TurnkeeperError(
      'refused',
      `These tables would send in a ring: ${ring.map(nameOf).join(', then ')}. Nothing was changed.`,
      { rows: 'Let one of them send elsewhere.' },
    );
  if (longestWay(sends) > deepestNesting)
    throw new TurnkeeperError(
      'refused',
      `Tables stand at most ${deepestNesting} deep in each other. Nothing was changed.`,
      { rows: 'Let a table further out send there.' },
    );
}
