import type { Point } from '../../../../shared/hex/pixel.ts';

const mostBuckets = 1000;

/** Which of many points is nearest to a place: they are kept in squares, looked through from the place outwards. */
export class NearestPoint<Of extends Point> {
  readonly #buckets = new Map<number, Of[]>();
  readonly #size: number;
  readonly #across: number;
  readonly #down: number;

  constructor(points: readonly Of[], width: number, height: number) {
    const area = Math.sqrt((width * height) / Math.max(1, points.length));
    this.#size = Math.max(area, width / mostBuckets, height / mostBuckets, 1e-6);
    this.#across = Math.floor(width / this.#size) + 1;
    this.#down = Math.floor(height / this.#size) + 1;
    for (const point of points) {
      const bucket = this.#bucket(this.#cell(point.x, this.#across), this.#cell(point.y, this.#down));
      const there = this.#buckets.get(bucket);
      if (there) there.push(point);
      else this.#buckets.set(bucket, [point]);
    }
  }

  to(place: Point): Of | null {
    const col = this.#cell(place.x, this.#across);
    const row = this.#cell(place.y, this.#down);
    let best: Of | null = null;
    let least = Infinity;
    for (let ring = 0; ring <= Math.max(this.#across, this.#down); ring += 1) {
      // What lies in a further ring is at least so far off.
      if (least <= ((ring - 1) * this.#size) ** 2 && best) return best;
      for (const point of this.#ring(col, row, ring)) {
        const off = (point.x - place.x) ** 2 + (point.y - place.y) ** 2;
        if (off < least) {
          least = off;
          best = point;
        }
      }
    }
    return best;
  }

  *#ring(col: number, row: number, ring: number): Generator<Of> {
    for (let down = row - ring; down <= row + ring; down += 1) {
      const isEdge = Math.abs(down - row) === ring;
      const step = isEdge || ring === 0 ? 1 : 2 * ring;
      for (let across = col - ring; across <= col + ring; across += step)
        if (across >= 0 && across < this.#across && down >= 0 && down < this.#down)
          yield* this.#buckets.get(this.#bucket(across, down)) ?? [];
    }
  }

  #cell(at: number, count: number): number {
    return Math.min(count - 1, Math.max(0, Math.floor(at / this.#size)));
  }

  #bucket(across: number, down: number): number {
    return down * this.#across + across;
  }
}
