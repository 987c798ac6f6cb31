import { chunkSide } from '../../../../shared/hex/chunks.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { sides } from '../../../../shared/hex/grid.ts';
import { sideTowards } from '../../../../shared/hex/moves.ts';
import { barred, cheapestWay, isInBox, placeInBox } from '../../../../shared/hex/path.ts';
import type { Box } from '../../../../shared/hex/path.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { GroundKind } from '../../../../shared/map/usual-grounds.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readRules } from '../../../facts/campaign/read-campaign.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import type { SaidOfGround } from '../../../facts/map/country.ts';
import { hexesOfPair } from '../../../facts/map/lines-on-land.ts';
import type { Ways } from '../../../facts/map/theirs/their-ways.ts';
import { readFullSpeedIn } from '../../../facts/road/journey-pace.ts';
import { partsOfMile, trailsEase } from '../../../facts/road/over-ground.ts';

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
  land: Ways,
  { isAfloat, aloft, heeds }: { isAfloat: boolean; aloft: boolean; heeds: boolean },
): WayBetween {
  const box = paintedBox(sql, land.mapId);
  if (box === null) return () => null;
  const costs = aloft
    ? airIn(land, box)
    : costsIn({ rules: readRules(sql).travel, fullSpeedIn: readFullSpeedIn(sql) }, land, box, {
        isAfloat,
        heeds,
      });
  return (from, to) => cheapestWay(land.grid, box, costs, from, to)?.hexes.slice(1) ?? null;
}

type Costs = Parameters<typeof cheapestWay>[2];

/** Every painted hex is as far as the next. OSE-WILD-5. */
const airIn = (land: Ways, box: Box): Costs => ({
  enter: byCode(land.codesOver(box), (code) => (land.kindOf(code) ? 1 : 0)),
});

type Afoot = Parameters<typeof partsOfMile>[0];

function costsIn(
  afoot: Afoot,
  land: Ways,
  box: Box,
  { isAfloat, heeds }: { isAfloat: boolean; heeds: boolean },
): Costs {
  const { lines, sites } = land;
  const codes = land.codesOver(box);
  const kindAt = (hex: Hex): GroundKind | undefined => land.kindOf(codes[placeInBox(box, hex)] ?? 0);
  const parts = (kind: GroundKind | undefined, said: (kind: GroundKind) => SaidOfGround): number => {
    if (kind === undefined) return 0;
    const { ground } = kind;
    if (ground === 'ocean' || isWater(ground)) return isAfloat ? 1 : 0;
    return isAfloat ? 0 : partsOfMile(afoot, { ...plainCountry(ground), said: said(kind) }, 'open');
  };
  const enter = byCode(codes, (code) => parts(land.kindOf(code), land.saidOf));
  const inBox = (hexes: readonly Hex[]): readonly Hex[] => hexes.filter((hex) => isInBox(box, hex));
  for (const hex of inBox(land.hexesSaid()))
    enter[placeInBox(box, hex)] = parts(kindAt(hex), (kind) => land.saidAt(hex, kind));
  if (heeds)
    for (const hex of inBox(sites.barred))
      if (sites.barAt(hex, isAfloat) !== null) enter[placeInBox(box, hex)] = 0;
  const over = new SideCosts(land, box, enter);
  if (isAfloat) for (const [from, to] of lines.currents.values()) over.lay(from, to, () => 1);
  else {
    if (heeds) over.bar(lines.bars.keys(), sites);
    const along = (way: 'road' | 'trail') => (to: Hex) => {
      const ground = kindAt(to)?.ground;
      if (ground === undefined || ground === 'ocean' || isWater(ground)) return 0;
      return partsOfMile(afoot, plainCountry(ground), way);
    };
    if (trailsEase(afoot.rules))
      for (const pair of lines.trails) over.lay(...hexesOfPair(pair), along('trail'));
    for (const [one, other] of lines.roads.values()) over.lay(one, other, along('road'));
  }
  return over.costs;
}

/** Each code is reckoned once. OSE-WILD-11. */
function byCode(codes: Uint16Array, partsOf: (code: number) => number): Uint16Array {
  const known = new Map<number, number>();
  return codes.map((code) => {
    let parts = known.get(code);
    if (parts === undefined) known.set(code, (parts = partsOf(code)));
    return parts;
  });
}

/** What a mile takes over some of the sides instead. */
class SideCosts {
  readonly #land: Ways;
  readonly #box: Box;
  readonly #enter: Uint16Array;
  #over: Uint16Array | null = null;

  constructor(land: Ways, box: Box, enter: Uint16Array) {
    this.#land = land;
    this.#box = box;
    this.#enter = enter;
  }

  get costs(): Costs {
    return this.#over === null ? { enter: this.#enter } : { enter: this.#enter, over: this.#over };
  }

  /** There and back. */
  lay(one: Hex, other: Hex, parts: (to: Hex) => number): void {
    if (!this.#holds(one, other)) return;
    this.#set(one, other, parts(other));
    this.#set(other, one, parts(one));
  }

  bar(pairs: Iterable<string>, sites: Ways['sites']): void {
    for (const pair of pairs) {
      const [one, other] = hexesOfPair(pair);
      if (!this.#holds(one, other) || sites.isCrossing(one) || sites.isCrossing(other)) continue;
      this.#set(one, other, barred);
      this.#set(other, one, barred);
    }
  }

  #holds(one: Hex, other: Hex): boolean {
    return isInBox(this.#box, one) && isInBox(this.#box, other);
  }

  #set(from: Hex, to: Hex, parts: number): void {
    const side = sideTowards(this.#land.grid, from, to);
    if (side === null || parts === 0) return;
    this.#over ??= new Uint16Array(this.#box.width * this.#box.height * sides.length);
    this.#over[placeInBox(this.#box, from) * sides.length + side] = parts;
  }
}
