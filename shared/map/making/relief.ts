import { refused } from '../../errors.ts';
import { seededDice } from '../../dice/seeded.ts';
import { isOnAnyMap, type Hex, type HexGrid } from '../../hex/grid.ts';
import { centreOf } from '../../hex/pixel.ts';
import type { Box } from '../../hex/path.ts';
import { figure } from '../../words/figures.ts';
import type { Look } from '../map-words.ts';
import { growsOn, type Climate } from './cover.ts';
import { Lattice } from './lattice.ts';
import { landNoise } from './noise.ts';
import { flowTo, riversOf } from './rivers.ts';
import { settle, type Town } from './towns.ts';

/** Land made by chance: heights and wetness by noise, the sea to a level, rivers down, towns by water. */

export const mostMade = 100_000;

export interface ReliefOrder extends Box {
  /** Of 32 bits. */
  seed: number;
  /** Land falls to the sea on all sides, or goes on beyond the edge. */
  shape: 'open' | 'island';
  climate: Climate;
  /** Percent of the hexes under the sea, of the land that is mountains, and how wet the rest is. */
  sea: number;
  mountains: number;
  wet: number;
  /** At most so many. */
  rivers: number;
  towns: number;
}

export interface Relief {
  /** Row by row over the box. */
  looks: Look[];
  /** Feet above the sea, below it beneath. */
  feet: Int16Array;
  rivers: Hex[][];
  towns: Town[];
}

/** Hexes between two yields. */
export const breath = 1000;
const islandFall = 1.6;
const highestFeet = 12_000;
const deepestFeet = 3000;
/** Of the hexes of a sea that does not reach the edge, so many at most are a lake. */
const mostLake = 30;

/** Throws `refused` for a box of nothing, one of too many hexes and one that leaves every map. */
export function needBox({ col, row, width, height }: Box): void {
  if (width < 1 || height < 1) throw refused('There is no hex to be made. Nothing was made.');
  if (width * height > mostMade)
    throw refused(
      `At most ${figure(mostMade)} hexes are made at once, and this has ${figure(width * height)}. Nothing was made.`,
    );
  if (!isOnAnyMap({ col, row }) || !isOnAnyMap({ col: col + width - 1, row: row + height - 1 }))
    throw refused('That leaves the map. Nothing was made.');
}

/** Makes land, hex by hex; yields how many hexes it has been through, out of three times as many as there are. */
export function* relief(grid: HexGrid, order: ReliefOrder): Generator<number, Relief> {
  needBox(order);
  const { width, height } = order;
  const size = width * height;
  const lattice = new Lattice(grid, order);
  const dice = seededDice(order.seed);
  const rise = landNoise(dice, Math.max(8, Math.min(width, height) / 2));
  const rain = landNoise(dice, Math.max(6, Math.min(width, height) / 3));
  const heights = new Float64Array(size);
  const wetness = new Float64Array(size);
  for (let place = 0; place < size; place += 1) {
    const point = centreOf(grid, lattice.hexAt(place), 1);
    heights[place] = rise(point) - (order.shape === 'island' ? islandFall * lattice.towardsEdge(place) : 0);
    wetness[place] = rain(point);
    if (place % breath === 0) yield place;
  }
  const byHeight = ranksOf(heights);
  const seaHexes = Math.round((size * order.sea) / 100);
  const isSea = (place: number) => (byHeight[place] ?? 0) < seaHexes;
  const flow = flowTo(lattice, heights, isSea);
  yield size;
  const isLake = lakesOf(lattice, isSea);
  const rivers = riversOf(lattice, heights, flow, isSea, order.rivers);
  yield 2 * size;
  const wettest = ranksOf(wetness);
  const land = size - seaHexes;
  const looks = Array.from({ length: size }, (_, place): Look => {
    if (isSea(place)) return isLake(place) ? 'shallows' : 'deeps';
    const high = ((byHeight[place] ?? 0) - seaHexes) / Math.max(1, land);
    const wet = (wettest[place] ?? 0) / size + (order.wet - 50) / 100;
    return growsOn(high, wet, order.mountains / 100, order.climate);
  });
  const towns = settle(lattice, { looks, rivers, isSea, dice, most: order.towns });
  yield 3 * size;
  return {
    looks,
    feet: feetOf(heights, isSea),
    rivers: rivers.map((river) => river.map(lattice.hexAt)),
    towns,
  };
}

/** Every place by its rank, least first; of equals the one before. */
function ranksOf(values: Float64Array): Uint32Array {
  const places = Uint32Array.from(values, (_, place) => place).sort(
    (one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other,
  );
  const ranks = new Uint32Array(values.length);
  places.forEach((place, rank) => (ranks[place] = rank));
  return ranks;
}

/** Small waters that do not reach the edge. */
function lakesOf(lattice: Lattice, isSea: (place: number) => boolean): (place: number) => boolean {
  const lake = new Uint8Array(lattice.size);
  const seen = new Uint8Array(lattice.size);
  for (let first = 0; first < lattice.size; first += 1) {
    if (seen[first] === 1 || !isSea(first)) continue;
    const waters = [first];
    let open = false;
    seen[first] = 1;
    for (const place of waters) {
      open ||= lattice.isEdge(place);
      for (const next of lattice.beside(place)) {
        if (seen[next] === 1 || !isSea(next)) continue;
        seen[next] = 1;
        waters.push(next);
      }
    }
    if (!open && waters.length <= mostLake) for (const place of waters) lake[place] = 1;
  }
  return (place) => lake[place] === 1;
}

function feetOf(heights: Float64Array, isSea: (place: number) => boolean): Int16Array {
  let [shore, highest, deepest] = [Infinity, -Infinity, Infinity];
  heights.forEach((height, place) => {
    if (!isSea(place)) shore = Math.min(shore, height);
    highest = Math.max(highest, height);
    deepest = Math.min(deepest, height);
  });
  if (shore === Infinity) shore = highest;
  const above = Math.max(Number.EPSILON, highest - shore);
  const below = Math.max(Number.EPSILON, shore - deepest);
  return Int16Array.from(heights, (height) => {
    const up = (height - shore) / above;
    return up >= 0
      ? Math.round(up * up * highestFeet)
      : -Math.round(((shore - height) / below) * deepestFeet);
  });
}
