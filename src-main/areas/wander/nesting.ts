import { refused, type TurnkeeperError } from '../../../shared/errors.ts';

/** How many tables may be thrown on one after another. */
export const deepestNesting = 12;

/** The tables that each table sends to. */
type Sends = ReadonlyMap<number, readonly number[]>;

/**
 * Throws refused where a table would send back to itself, or where tables stand too deep in each other. The changed
 * tables are followed first, so that a ring is told from one of them on.
 */
export function requireNoRing(sends: Sends, changed: Iterable<number>, nameOf: (id: number) => string): void {
  const heights = new Map<number, number>();
  /** How many tables stand on the longest way from a table on, itself counted; `way` leads to it. */
  const heightOf = (id: number, way: readonly number[]): number => {
    const before = way.indexOf(id);
    if (before !== -1) throw inARing([...way.slice(before), id].map(nameOf));
    if (way.length === deepestNesting) throw tooDeep();
    const known = heights.get(id);
    if (known !== undefined) return known;
    const on = [...way, id];
    const height = 1 + (sends.get(id) ?? []).reduce((most, next) => Math.max(most, heightOf(next, on)), 0);
    heights.set(id, height);
    return height;
  };
  for (const id of [...changed, ...sends.keys()]) if (heightOf(id, []) > deepestNesting) throw tooDeep();
}

const inARing = (names: readonly string[]): TurnkeeperError =>
  refused(`These tables would send in a ring: ${names.join(', then ')}. Nothing was changed.`, {
    rows: 'Let one of them send elsewhere.',
  });

const tooDeep = (): TurnkeeperError =>
  refused(`Tables stand at most ${deepestNesting} deep in each other. Nothing was changed.`, {
    rows: 'Let a table further out send there.',
  });
