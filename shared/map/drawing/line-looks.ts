import type { LineKind } from '../map-words.ts';
import type { MapPaints } from './map-paints.ts';

interface LineLook {
  colour: keyof MapPaints;
  /** Of the page. */
  width: number;
  /** In widths. */
  dashes: readonly number[];
}

/** Each kind has a shape of its own: plain, dashed, dash and dot, squares, dots; a road that is kept up has two edges. */
export const lineLooks: Readonly<Record<LineKind, LineLook>> = {
  road: { colour: 'road', width: 4, dashes: [] },
  trail: { colour: 'trail', width: 2.5, dashes: [3, 2] },
  river: { colour: 'river', width: 4, dashes: [] },
  border: { colour: 'border', width: 3, dashes: [4, 1.5, 1, 1.5] },
  wall: { colour: 'wall', width: 5, dashes: [1, 0.6] },
  other: { colour: 'other', width: 2.5, dashes: [0.1, 2] },
};
