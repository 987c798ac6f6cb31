import { chunkHexes, chunkOf, chunkSide, placeInChunk } from './chunks.ts';
import type { ChunkPlace } from './chunks.ts';
import type { Hex, HexGrid } from './grid.ts';
import { greatestCell, leastCell } from './grid.ts';
import type { CellsAt } from './hexes.ts';
import { stepsByLine } from './moves.ts';
import { chunkKey } from './runs.ts';

/** More is not filled at once. */
export const mostFilled = 50_000;

/** What a fill makes of the chunks it touches. */
export interface Fill {
  chunks: Map<string, Uint16Array>;
  hexes: number;
  /** False where more hang together than may be filled; then the chunks are filled in part. */
  whole: boolean;
}

/**
 * The hexes that hold the same as the first and hang together with it, filled with another code: stretch by stretch of a
 * row, as every row of hexes hangs together in both layouts.
 */
export function filled(
  grid: HexGrid,
  cellsAt: CellsAt,
  from: Hex,
  code: number,
  most: number = mostFilled,
): Fill {
  const sheet = new Sheet(cellsAt);
  const before = sheet.codeAt(from.col, from.row);
  const reach = reachOf(grid);
  const open = [{ row: from.row, first: from.col, last: from.col }];
  let hexes = 0;
  for (let next = open.pop(); next !== undefined && before !== code; next = open.pop()) {
    const { row } = next;
    for (let col = next.first; col <= next.last; col += 1) {
      if (sheet.codeAt(col, row) !== before) continue;
      let first = col;
      while (first > leastCell && sheet.codeAt(first - 1, row) === before) first -= 1;
      while (col < greatestCell && sheet.codeAt(col + 1, row) === before) col += 1;
      hexes += col - first + 1;
      if (hexes > most) return { chunks: sheet.touched, hexes, whole: false };
      sheet.fill(row, first, col, code);
      for (const down of [-1, 1])
        if (row + down >= leastCell && row + down <= greatestCell)
          open.push({
            row: row + down,
            first: Math.max(leastCell, first + reach({ col: first, row }, down).least),
            last: Math.min(greatestCell, col + reach({ col, row }, down).most),
          });
    }
  }
  return { chunks: sheet.touched, hexes, whole: true };
}

/** How far to each side the neighbours of a hex lie in the row above or below it. */
function reachOf(grid: HexGrid): (hex: Hex, down: number) => { least: number; most: number } {
  const byLine = stepsByLine(grid).map((steps) =>
    [-1, 1].map((down) => {
      const cols = steps.filter(({ row }) => row === down).map(({ col }) => col);
      return { least: Math.min(...cols), most: Math.max(...cols) };
    }),
  );
  return ({ col, row }, down) =>
    byLine[(grid.layout === 'flat' ? col : row) & 1]?.[down < 0 ? 0 : 1] ?? { least: 0, most: 0 };
}

/** Chunks that are read as they are and written as copies. */
class Sheet {
  readonly touched = new Map<string, Uint16Array>();
  readonly #cellsAt: CellsAt;
  /** Whoever asks for many hexes asks for neighbours. */
  #last: (ChunkPlace & { cells: Uint16Array | null }) | null = null;

  constructor(cellsAt: CellsAt) {
    this.#cellsAt = cellsAt;
  }

  codeAt(col: number, row: number): number {
    return this.#cells(chunkOf({ col, row }))?.[placeInChunk({ col, row })] ?? 0;
  }

  fill(row: number, first: number, last: number, code: number): void {
    for (let col = first; col <= last;) {
      const hex = { col, row };
      const place = placeInChunk(hex);
      const many = Math.min(chunkSide - (place % chunkSide), last + 1 - col);
      this.#copy(chunkOf(hex)).fill(code, place, place + many);
      col += many;
    }
  }

  #cells({ cx, cy }: ChunkPlace): Uint16Array | null {
    if (this.#last?.cx !== cx || this.#last.cy !== cy)
      this.#last = { cx, cy, cells: this.touched.get(chunkKey(cx, cy)) ?? this.#cellsAt({ cx, cy }) };
    return this.#last.cells;
  }

  #copy({ cx, cy }: ChunkPlace): Uint16Array {
    const key = chunkKey(cx, cy);
    const known = this.touched.get(key);
    if (known !== undefined) return known;
    const cells = this.#cellsAt({ cx, cy })?.slice() ?? new Uint16Array(chunkHexes);
    this.touched.set(key, cells);
    this.#last = { cx, cy, cells };
    return cells;
  }
}
