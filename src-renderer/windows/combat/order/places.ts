import type { Board } from '../fight-types.ts';
import { sideMark } from '../row-words.ts';

/** Those of one side who stand at one place of the line, or so close that their names would cover each other. */
export interface Cluster {
  readonly atFeet: number;
  readonly toFeet: number;
  /** The nth of the sides: each has a row of the band. */
  readonly row: number;
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
  /** How many sides there are. */
  readonly rows: number;
}

const marginFeet = 10;
/** Shares of the band: what two clusters of a side are apart at least, and what is left free at its ends. */
const leastApart = 17;
const endShare = 7;

function clustersOf({ rows, sides }: Pick<Board, 'rows' | 'sides'>): Cluster[] {
  const order = sides.map(({ id }) => id);
  const clusters = new Map<string, Cluster & { labels: string[]; names: string[] }>();
  for (const { side, atFeet, status, label, name } of rows) {
    if (status === 'fled') continue;
    const key = `${atFeet} ${side}`;
    const mark = sideMark(side, order);
    const known = clusters.get(key) ?? {
      atFeet,
      toFeet: atFeet,
      row: Math.max(0, order.indexOf(side)),
      mark,
      ours: side === 'party',
      labels: [],
      names: [],
    };
    known.labels.push(label);
    known.names.push(name);
    clusters.set(key, known);
  }
  return [...clusters.values()].sort((a, b) => a.atFeet - b.atFeet);
}

/** Clusters of a side that would cover each other as one. */
function merged(clusters: readonly Cluster[], share: (feet: number) => number): Cluster[] {
  const shown: Cluster[] = [];
  for (const cluster of clusters) {
    const at = shown.findLastIndex(({ row }) => row === cluster.row);
    const before = shown[at];
    if (before === undefined || share(cluster.atFeet) - share(before.toFeet) >= leastApart)
      shown.push(cluster);
    else
      shown[at] = {
        ...before,
        toFeet: cluster.atFeet,
        labels: [...before.labels, ...cluster.labels],
        names: [...before.names, ...cluster.names],
      };
  }
  return shown;
}

/** Null where all stand at one place, so that there is nothing to see. */
export function lineOf(board: Pick<Board, 'rows' | 'sides' | 'lights'>): Line | null {
  const clusters = clustersOf(board);
  const feet = clusters.map(({ atFeet }) => atFeet);
  const [least, most] = [Math.min(...feet), Math.max(...feet)];
  if (clusters.length === 0 || least === most) return null;
  const [from, to] = [least - marginFeet, most + marginFeet];
  const across = (at: number): number => (100 * (at - from)) / (to - from);
  const share = (at: number): number => Math.max(0, Math.min(100, across(at)));
  const glow = (at: number, radius: number, dim: boolean) => ({
    from: share(at - radius),
    to: share(at + radius),
    dim,
  });
  const middle = ({ atFeet, toFeet }: Cluster): number => (across(atFeet) + across(toFeet)) / 2;
  return {
    clusters: merged(clusters, across).map((cluster) => ({
      ...cluster,
      share: Math.max(endShare, Math.min(100 - endShare, middle(cluster))),
    })),
    rows: board.sides.length,
    glows: [
      ...board.lights.map(({ atFeet, dimFeet }) => glow(atFeet, dimFeet, true)),
      ...board.lights.map(({ atFeet, brightFeet }) => glow(atFeet, brightFeet, false)),
    ],
    // Where all that burned is out, it is dark all along.
    lit: board.lights.length > 0 || board.rows.some(({ marks }) => marks.includes('in the dark')),
  };
}
