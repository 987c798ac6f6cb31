import type { Lattice } from './lattice.ts';

const shortest = 3;
const apart = 5;
const leastRise = 1e-7;

/**
 * Where water goes from each place: to the lowest of those around it, over the brim of a hollow where all are higher; -1 in
 * the sea and where it leaves the box.
 */
export function flowTo(
  lattice: Lattice,
  heights: Float64Array,
  isSea: (place: number) => boolean,
): Int32Array {
  const filled = filledHollows(lattice, heights, isSea);
  const flow = new Int32Array(lattice.size).fill(-1);
  for (let place = 0; place < lattice.size; place += 1) {
    if (isSea(place)) continue;
    let lowest = filled[place] ?? 0;
    for (const next of lattice.beside(place)) {
      const height = filled[next] ?? 0;
      if (height >= lowest) continue;
      lowest = height;
      flow[place] = next;
    }
  }
  return flow;
}

/** Heights raised until nothing but the sea and the edge is lower than all around it. */
function filledHollows(
  lattice: Lattice,
  heights: Float64Array,
  isSea: (place: number) => boolean,
): Float64Array {
  const filled = heights.slice();
  const done = new Uint8Array(lattice.size);
  const open = new Lowest(filled);
  for (let place = 0; place < lattice.size; place += 1)
    if (isSea(place) || lattice.isEdge(place)) {
      done[place] = 1;
      open.push(place);
    }
  for (let place = open.pop(); place !== undefined; place = open.pop())
    for (const next of lattice.beside(place)) {
      if (done[next] === 1) continue;
      done[next] = 1;
      filled[next] = Math.max(filled[next] ?? 0, (filled[place] ?? 0) + leastRise);
      open.push(next);
    }
  return filled;
}

/** Places, the lowest first; of equals the first in the box. */
class Lowest {
  readonly #heights: Float64Array;
  readonly #places: number[] = [];

  constructor(heights: Float64Array) {
    this.#heights = heights;
  }

  push(place: number): void {
    const places = this.#places;
    let at = places.length;
    places.push(place);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isLower(place, places[above] ?? 0)) break;
      places[at] = places[above] ?? 0;
      at = above;
    }
    places[at] = place;
  }

  pop(): number | undefined {
    const places = this.#places;
    const first = places[0];
    const last = places.pop();
    if (last === undefined || places.length === 0) return first;
    let at = 0;
    for (;;) {
      let lower = 2 * at + 1;
      if (lower >= places.length) break;
      if (lower + 1 < places.length && this.#isLower(places[lower + 1] ?? 0, places[lower] ?? 0)) lower += 1;
      if (!this.#isLower(places[lower] ?? 0, last)) break;
      places[at] = places[lower] ?? 0;
      at = lower;
    }
    places[at] = last;
    return first;
  }

  #isLower(one: number, other: number): boolean {
    const [here, there] = [this.#heights[one] ?? 0, this.#heights[other] ?? 0];
    return here < there || (here === there && one < other);
  }
}

/**
 * The rivers that carry most, each from where it has gathered enough down to the sea, the edge or another river; none rises
 * close to another.
 */
export function riversOf(
  lattice: Lattice,
  heights: Float64Array,
  flow: Int32Array,
  isSea: (place: number) => boolean,
  most: number,
): number[][] {
  if (most === 0) return [];
  const sources = [...flow.keys()]
    .filter((place) => !isSea(place) && flow[place] !== -1)
    .sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0) || one - other);
  const rivers: number[][] = [];
  const wet = new Uint8Array(lattice.size);
  const near = new Uint8Array(lattice.size);
  for (const source of sources) {
    if (rivers.length === most) break;
    if (near[source] === 1) continue;
    const river = [source];
    let last = source;
    while (wet[last] === 0 && !isSea(last) && (flow[last] ?? -1) !== -1) {
      last = flow[last] ?? last;
      river.push(last);
    }
    mark(lattice, source, apart, near);
    if (river.length < shortest) continue;
    rivers.push(river);
    for (const place of river) wet[place] = 1;
  }
  return rivers;
}

/** Marks every place within so many steps. */
export function mark(lattice: Lattice, from: number, reach: number, marks: Uint8Array): void {
  let ring = [from];
  const seen = new Set(ring);
  marks[from] = 1;
  for (let step = 0; step < reach; step += 1) {
    const next: number[] = [];
    for (const place of ring)
      for (const beside of lattice.beside(place)) {
        if (seen.has(beside)) continue;
        seen.add(beside);
        marks[beside] = 1;
        next.push(beside);
      }
    ring = next;
  }
}
