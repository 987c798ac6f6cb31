import { cellReader } from '../../../../shared/hex/hexes.ts';
import type { Chunks } from '../../../../shared/hex/runs.ts';

/** No more cells than these, so that a map of a million hexes is a small picture too. */
const most = { columns: 160, rows: 120 };

interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** A map small: of each square of hexes the first that holds a ground, by its place in the list, counted from 1. */
export function thumbnailOf(
  terrain: Chunks | undefined,
  { left, top, columns, rows }: Extent,
  placeOf: ReadonlyMap<number, number>,
): { columns: number; rows: number; cells: number[] } {
  const step = Math.max(1, Math.ceil(columns / most.columns), Math.ceil(rows / most.rows));
  const codeAt = cellReader(terrain);
  const firstIn = (col: number, row: number): number => {
    for (let down = 0; down < step; down += 1)
      for (let across = 0; across < step; across += 1) {
        const code = codeAt({ col: left + col * step + across, row: top + row * step + down });
        if (code !== 0) return placeOf.get(code) ?? 0;
      }
    return 0;
  };
  const small = { columns: Math.ceil(columns / step), rows: Math.ceil(rows / step) };
  const cells = Array.from({ length: small.columns * small.rows }, (_, at) =>
    firstIn(at % small.columns, Math.floor(at / small.columns)),
  );
  return { ...small, cells };
}
