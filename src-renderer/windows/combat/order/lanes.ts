import type { Board, Row } from '../fight-types.ts';

/** A fight by seconds: for each who fights, when he acts next and what keeps him until then. */
export interface Lane {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly side: string;
  /** The second of his next act; null where he waits for none. */
  readonly next: number | null;
  /** Cannot act before it, whatever comes. */
  readonly held: boolean;
  readonly now: boolean;
  /** "acts on second 14", "casts until second 9". */
  readonly words: string;
}

/** Seconds that are shown at least. */
const leastAhead = 10;

const heldBy: Partial<Record<Row['standing'], string>> = {
  casting: 'casts until',
  unable: 'is helpless until',
  surprised: 'is surprised until',
};

function wordsOf({ standing }: Row, next: number | null): string {
  if (standing === 'mayAct') return 'may act now';
  if (next === null) return 'waits for no second';
  return `${heldBy[standing] ?? 'acts on'} second ${next}`;
}

/** In the order of the rows; who is out of the fight has no lane. */
export const lanesOf = ({ rows }: Pick<Board, 'rows'>): Lane[] =>
  rows
    .filter(({ status }) => status === 'active')
    .map((row) => {
      const { id, label, name, side, count, standing } = row;
      return {
        id,
        label,
        name,
        side,
        next: count,
        held: standing in heldBy,
        now: standing === 'mayAct',
        words: wordsOf(row, count),
      };
    });

/** From the second at hand to the last next act, and a little on. */
export function secondsShown(lanes: readonly Lane[], now: number): { from: number; to: number } {
  const last = Math.max(now, ...lanes.map(({ next }) => next ?? now));
  return { from: now, to: Math.max(now + leastAhead, last + 1) };
}
