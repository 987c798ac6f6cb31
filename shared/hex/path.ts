import type { Hex, HexGrid } from './grid.ts';
import { sides } from './grid.ts';
import { distanceTo, neighbour, stepsByLine } from './moves.ts';
import { centreOf } from './pixel.ts';

/** The hexes a way is looked for among: a box of columns and rows, row by row. */
export interface Box extends Hex {
  width: number;
  height: number;
}

export interface Costs {
  /** What it costs to enter each hex of the box, whole numbers; 0 bars it. */
  enter: Uint16Array;
  /** What it costs over each side instead, six a hex, to leave it by; 0 leaves it at what entering costs. */
  over?: Uint16Array;
}

/** Over such a side nobody goes. */
export const barred = 65_535;

export const placeInBox = ({ col, row, width }: Box, hex: Hex): number =>
  (hex.row - row) * width + hex.col - col;

export const isInBox = ({ col, row, width, height }: Box, hex: Hex): boolean =>
  hex.col >= col && hex.col < col + width && hex.row >= row && hex.row < row + height;

/**
 * The cheapest way through a box, both ends with it, and what it costs; null where there is none. Of equal ways it is the
 * one that keeps near the straight line, always the same.
 */
export function cheapestWay(
  grid: HexGrid,
  box: Box,
  { enter, over }: Costs,
  from: Hex,
  to: Hex,
): { hexes: Hex[]; cost: number } | null {
  if (!isInBox(box, from) || !isInBox(box, to)) return null;
  const { width, height } = box;
  const left = distanceTo(grid, to);
  const aside = besideLine(grid, from, to);
  const size = width * height;
  const start = placeInBox(box, from);
  const goal = placeInBox(box, to);
  const hexAt = (place: number): Hex => ({
    col: box.col + (place % width),
    row: box.row + Math.floor(place / width),
  });
  const cost = new Float64Array(size).fill(Infinity);
  const came = new Int8Array(size).fill(-1);
  const done = new Uint8Array(size);
  const least = leastCost(enter, over);
  const open = new Heap(size);
  cost[start] = 0;
  open.push(start, left(from.col, from.row) * least);
  const steps = stepsByLine(grid);
  while (open.length > 0) {
    const place = open.pop();
    if (place === goal) return { hexes: wayBack(goal, start), cost: cost[goal] ?? Infinity };
    if (done[place] === 1) continue;
    done[place] = 1;
    const col = box.col + (place % width);
    const row = box.row + Math.floor(place / width);
    const line = steps[(grid.layout === 'flat' ? col : row) & 1] ?? [];
    for (const side of sides) {
      const step = line[side];
      if (!step) continue;
      const nextCol = col + step.col;
      const nextRow = row + step.row;
      if (nextCol < box.col || nextCol >= box.col + width) continue;
      if (nextRow < box.row || nextRow >= box.row + height) continue;
      const next = place + step.row * width + step.col;
      if (done[next] === 1) continue;
      const instead = over?.[place * sides.length + side] ?? 0;
      const price = instead === 0 ? (enter[next] ?? 0) : instead;
      if (price === 0 || price === barred) continue;
      const total = (cost[place] ?? Infinity) + price;
      if (total >= (cost[next] ?? Infinity)) continue;
      cost[next] = total;
      came[next] = side;
      open.push(next, total + left(nextCol, nextRow) * least + aside(nextCol, nextRow));
    }
  }
  return null;

  function wayBack(end: number, first: number): Hex[] {
    const hexes = [hexAt(end)];
    for (let place = end; place !== first;) {
      const side = came[place] ?? 0;
      const hex = hexes.at(-1) ?? from;
      const before = neighbour(grid, hex, sides[(side + 3) % 6] ?? 0);
      hexes.push(before);
      place = placeInBox(box, before);
    }
    return hexes.reverse();
  }
}

/** How far a hex lies beside a line; always less than 1, and so than the least by which two costs differ. */
function besideLine(grid: HexGrid, from: Hex, to: Hex): (col: number, row: number) => number {
  const start = centreOf(grid, from, 1);
  const end = centreOf(grid, to, 1);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [alongX, alongY] = [(end.x - start.x) / length, (end.y - start.y) / length];
  return (col, row) => {
    const { x, y } = centreOf(grid, { col, row }, 1);
    const away = Math.abs(alongX * (y - start.y) - alongY * (x - start.x));
    return away / (away + 1);
  };
}

/** No way is cheaper a step than this. */
function leastCost(enter: Uint16Array, over: Uint16Array | undefined): number {
  let least = barred;
  for (const price of enter) if (price !== 0 && price < least) least = price;
  for (const price of over ?? []) if (price !== 0 && price < least) least = price;
  return least;
}

/** Places by what they promise, least first; of equals the one that came last. */
class Heap {
  private places: Int32Array;
  private promises: Float64Array;
  length = 0;

  constructor(size: number) {
    this.places = new Int32Array(size + 1);
    this.promises = new Float64Array(size + 1);
  }

  push(place: number, promise: number): void {
    if (this.length === this.places.length) this.grow();
    let at = this.length;
    this.length += 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.promises[above] ?? 0) < promise) break;
      this.move(above, at);
      at = above;
    }
    this.places[at] = place;
    this.promises[at] = promise;
  }

  pop(): number {
    const first = this.places[0] ?? 0;
    this.length -= 1;
    const place = this.places[this.length] ?? 0;
    const promise = this.promises[this.length] ?? 0;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.length) break;
      const right = left + 1;
      const lower =
        right < this.length && (this.promises[right] ?? 0) < (this.promises[left] ?? 0) ? right : left;
      if ((this.promises[lower] ?? 0) >= promise) break;
      this.move(lower, at);
      at = lower;
    }
    this.places[at] = place;
    this.promises[at] = promise;
    return first;
  }

  private move(from: number, to: number): void {
    this.places[to] = this.places[from] ?? 0;
    this.promises[to] = this.promises[from] ?? 0;
  }

  /** A hex may stand in it again, each time cheaper. */
  private grow(): void {
    const { places, promises } = this;
    this.places = new Int32Array(places.length * 2);
    this.promises = new Float64Array(promises.length * 2);
    this.places.set(places);
    this.promises.set(promises);
  }
}
