import { chunkSide } from '../../../../shared/hex/chunks.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { sides } from '../../../../shared/hex/grid.ts';
import { sideTowards } from '../../../../shared/hex/moves.ts';
import { barred, cheapestWay, isInBox, placeInBox } from '../../../../shared/hex/path.ts';
import type { Box } from '../../../../shared/hex/path.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import type { SaidOfGround } from '../../../facts/map/country.ts';
import type { Land } from '../../../facts/map/lie-of-the-land.ts';
import { hexesOfPair } from '../../../facts/map/lines-on-land.ts';
import { partsOfMile } from '../../../facts/road/over-ground.ts';

/** The way that takes the least of a day's allowance: over land afoot, over water afloat. */

const pieces = withValues(({ mapId }: { mapId: number }) =>
  query
    .selectFrom('hex_chunk')
    .select(({ fn }) => [
      fn.countAll<number>().as('pieces'),
      fn.min('cx').as('left'),
      fn.max('cx').as('right'),
      fn.min('cy').as('top'),
      fn.max('cy').as('bottom'),
    ])
    .where('map_id', '=', mapId)
    .where('layer', '=', 'terrain'),
);

/** The box of everything that is painted; null of an empty map. */
function paintedBox(sql: Sql, mapId: number): Box | null {
  const found = sql.get(pieces({ mapId }));
  if (found === undefined || found.pieces === 0) return null;
  return {
    col: found.left * chunkSide,
    row: found.top * chunkSide,
    width: (found.right - found.left + 1) * chunkSide,
    height: (found.bottom - found.top + 1) * chunkSide,
  };
}

type WayBetween = (from: Hex, to: Hex) => Hex[] | null;

/**
 * Finds hexes from the first, which is not among them, to the last; null where no way leads there so. `heeds`: round what
 * bars the way, not through it.
 */
export function bestWays(
  sql: Sql,
  land: Land,
  { isAfloat, aloft, heeds }: { isAfloat: boolean; aloft: boolean; heeds: boolean },
): WayBetween {
  const box = paintedBox(sql, land.mapId);
  if (box === null) return () => null;
  const costs = aloft ? airIn(land, box) : costsIn(land, box, isAfloat, heeds);
  return (from, to) => cheapestWay(land.grid, box, costs, from, to)?.hexes.slice(1) ?? null;
}

type Costs = Parameters<typeof cheapestWay>[2];

/** Every painted hex is as far as the next. OSE-WILD-5. */
function airIn(land: Land, box: Box): Costs {
  const enter = new Uint16Array(box.width * box.height);
  for (let place = 0; place < enter.length; place += 1)
    if (land.paintedAt(hexAt(box, place)) !== null) enter[place] = 1;
  return { enter };
}

const hexAt = (box: Box, place: number): Hex => ({
  col: box.col + (place % box.width),
  row: box.row + Math.floor(place / box.width),
});

function costsIn(land: Land, box: Box, isAfloat: boolean, heeds: boolean): Costs {
  const { lines, sites } = land;
  const enter = new Uint16Array(box.width * box.height);
  const partsOf = landParts(land);
  for (let place = 0; place < enter.length; place += 1) {
    const hex = hexAt(box, place);
    if (heeds && sites.barAt(hex, isAfloat) !== null) continue;
    const painted = land.paintedAt(hex);
    if (painted === null) continue;
    const isWet = painted === 'ocean' || isWater(painted);
    enter[place] = isWet === isAfloat ? (isAfloat ? 1 : partsOf(hex)) : 0;
  }
  const over = new SideCosts(land, box, enter);
  if (isAfloat) for (const [from, to] of lines.currents.values()) over.lay(from, to, () => 1);
  else {
    if (heeds) over.bar(lines.bars.keys(), sites);
    for (const [one, other] of lines.roads.values())
      over.lay(one, other, (to) => {
        const ground = land.groundAt(to);
        return ground === null || isWater(ground) ? 0 : partsOfMile(plainCountry(ground), true);
      });
  }
  return over.costs;
}

/** Parts of the allowance that a mile of a hex takes off the road; hexes alike are reckoned once. OSE-WILD-11. */
function landParts(land: Land): (hex: Hex) => number {
  const known = new Map<SaidOfGround, Map<RoadGround, number>>();
  return (hex) => {
    const ground = land.groundAt(hex);
    if (ground === null) return 0;
    const said = land.saidAt(hex);
    const grounds = known.get(said) ?? new Map<RoadGround, number>();
    known.set(said, grounds);
    const parts = grounds.get(ground) ?? partsOfMile({ ...plainCountry(ground), said }, false);
    grounds.set(ground, parts);
    return parts;
  };
}

/** What a mile takes over some of the sides instead. */
class SideCosts {
  readonly #land: Land;
  readonly #box: Box;
  readonly #enter: Uint16Array;
  #over: Uint16Array | null = null;

  constructor(land: Land, box: Box, enter: Uint16Array) {
    this.#land = land;
    this.#box = box;
    this.#enter = enter;
  }

  get costs(): Costs {
    return this.#over === null ? { enter: this.#enter } : { enter: this.#enter, over: this.#over };
  }

  /** There and back. */
  lay(one: Hex, other: Hex, parts: (to: Hex) => number): void {
    this.#set(one, other, parts(other));
    this.#set(other, one, parts(one));
  }

  bar(pairs: Iterable<string>, sites: Land['sites']): void {
    for (const pair of pairs) {
      const [one, other] = hexesOfPair(pair);
      if (sites.isCrossing(one) || sites.isCrossing(other)) continue;
      this.#set(one, other, barred);
      this.#set(other, one, barred);
    }
  }

  #set(from: Hex, to: Hex, parts: number): void {
    const side = sideTowards(this.#land.grid, from, to);
    if (side === null || parts === 0 || !isInBox(this.#box, from) || !isInBox(this.#box, to)) return;
    this.#over ??= new Uint16Array(this.#box.width * this.#box.height * sides.length);
    this.#over[placeInBox(this.#box, from) * sides.length + side] = parts;
  }
}
