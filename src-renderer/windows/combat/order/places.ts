import type { Board } from '../fight-types.ts';
import { sideMark } from '../row-words.ts';

/** Those of one side who stand at one place of the line. */
export interface Cluster {
  readonly atFeet: number;
  readonly mark: string;
  readonly ours: boolean;
  readonly labels: readonly string[];
  readonly names: readonly string[];
}

/** The line of the fight: who stands where, and how far it is lit. Feet; shares of its length from 0 to 100. */
export interface Line {
  readonly clusters: readonly (Cluster & { readonly share: number })[];
  readonly glows: readonly { readonly from: number; readonly to: number; readonly dim: boolean }[];
  readonly lit: boolean;
}

const marginFeet = 10;

function clustersOf({ rows, sides }: Pick<Board, 'rows' | 'sides'>): Cluster[] {
  const order = sides.map(({ id }) => id);
  const clusters = new Map<string, Cluster & { labels: string[]; names: string[] }>();
  for (const { side, atFeet, status, label, name } of rows) {
    if (status === 'fled') continue;
    const key = `${atFeet} ${side}`;
    const mark = sideMark(side, order);
    const known = clusters.get(key) ?? { atFeet, mark, ours: side === 'party', labels: [], names: [] };
    known.labels.push(label);
    known.names.push(name);
    clusters.set(key, known);
  }
  return [...clusters.values()].sort((a, b) => a.atFeet - b.atFeet);
}

/** Null where all stand at one place, so that there is nothing to see. */
export function lineOf(board: Pick<Board, 'rows' | 'sides' | 'lights'>): Line | null {
  const clusters = clustersOf(board);
  const feet = clusters.map(({ atFeet }) => atFeet);
  const [least, most] = [Math.min(...feet), Math.max(...feet)];
  if (clusters.length === 0 || least === most) return null;
  const [from, to] = [least - marginFeet, most + marginFeet];
  const share = (at: number): number => Math.max(0, Math.min(100, (100 * (at - from)) / (to - from)));
  const glow = (at: number, radius: number, dim: boolean) => ({
    from: share(at - radius),
    to: share(at + radius),
    dim,
  });
  return {
    clusters: clusters.map((cluster) => ({ ...cluster, share: share(cluster.atFeet) })),
    glows: [
      ...board.lights.map(({ atFeet, dimFeet }) => glow(atFeet, dimFeet, true)),
      ...board.lights.map(({ atFeet, brightFeet }) => glow(atFeet, brightFeet, false)),
    ],
    // Where all that burned is out, it is dark all along.
    lit: board.lights.length > 0 || board.rows.some(({ marks }) => marks.includes('in the dark')),
  };
}
