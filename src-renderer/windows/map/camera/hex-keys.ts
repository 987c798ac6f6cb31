import type { HexGrid, Side } from '../../../../shared/hex/grid.ts';

/** Over which side an arrow leads; with Shift over the southern slanted ones, in the pointy layout the western. */
const flat: Readonly<Record<string, readonly [plain: Side, shifted: Side]>> = {
  ArrowUp: [0, 0],
  ArrowDown: [3, 3],
  ArrowRight: [1, 2],
  ArrowLeft: [5, 4],
};

const pointy: Readonly<Record<string, readonly [plain: Side, shifted: Side]>> = {
  ArrowRight: [1, 1],
  ArrowLeft: [4, 4],
  ArrowUp: [0, 5],
  ArrowDown: [2, 3],
};

/** The side a key leads over; null where the key is no arrow. */
export function sideOfKey({ layout }: HexGrid, key: string, shifted: boolean): Side | null {
  const both = (layout === 'flat' ? flat : pointy)[key];
  return both === undefined ? null : both[shifted ? 1 : 0];
}
