import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { hexKey, sameHex } from '../../../shared/hex/grid.ts';
import { codesOver } from '../../../shared/hex/hexes.ts';
import { neighbours, within } from '../../../shared/hex/moves.ts';
import type { Box } from '../../../shared/hex/path.ts';
import { saysNothing } from '../../../shared/map/ground-figures.ts';
import type { Ground } from '../../../shared/map/map-words.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';
import type { RoadGround, Way } from '../../../shared/ipc/travel/travel-words.ts';
import { isWater } from '../../../shared/ipc/travel/travel-words.ts';
import type { Sql } from '../../db/sql.ts';
import type { HexMapRow } from '../../db/tables.ts';
import type { Country, SaidOfGround } from './country.ts';
import { mapWords, nearest, nothingSaid, once } from './country.ts';
import type { MapWords } from './country.ts';
import { pairKey, readLines } from './lines-on-land.ts';
import type { LinesOnLand } from './lines-on-land.ts';
import { readSitesOnLand } from './sites-on-land.ts';
import type { SitesOnLand } from './sites-on-land.ts';
import { layerReader, readLayer } from './read-chunks.ts';
import { gridOf, readGrounds } from './read-map.ts';

/** A step from a hex into the next: over what, by what, and what stands against it. */
export interface StepInto extends Country {
  way: Way;
  /** In words; null where nothing bars it. */
  bar: string | null;
}

/** What a journey asks of a map: the ground of a hex, and what joins it to the next. */
export interface Land {
  readonly mapId: number;
  readonly grid: HexGrid;
  /** Across a hex. */
  readonly hexMiles: number;
  /** Of the campaign's list; undefined where nothing is painted. */
  kindAt(hex: Hex): GroundKind | undefined;
  /** By its code; undefined for 0, which is nothing. */
  kindOf(code: number): GroundKind | undefined;
  /** Codes of a box of whole pieces, row by row. */
  codesOver(box: Box): Uint16Array;
  /** Miles from which the ground that shows farthest is seen; 0 where none shows from afar. */
  readonly farthestShown: number;
  /** As it is painted; null where nothing is. */
  paintedAt(hex: Hex): Ground | null;
  /** What the rules of the road call it; null where nothing is painted. */
  groundAt(hex: Hex): RoadGround | null;
  /** What is said over the rules of ground of a kind there. */
  saidAt(hex: Hex, kind: GroundKind): SaidOfGround;
  /** The same of a kind wherever nothing is said of the hex or the region. */
  saidOf(kind: GroundKind): SaidOfGround;
  /** Hexes of which something is said themselves. */
  hexesSaid(): readonly Hex[];
  /** Null where nothing is painted. */
  countryAt(hex: Hex): Country | null;
  /** From a hex into its neighbour; null where nothing is painted. A river that joins them is water to a vessel. */
  step(from: Hex, to: Hex, isAfloat: boolean): StepInto | null;
  readonly lines: LinesOnLand;
  readonly sites: SitesOnLand;
  readonly words: MapWords;
}

export function landOf(sql: Sql, map: HexMapRow): Land {
  const kinds = new Map(readGrounds(sql).map((kind) => [kind.code, kind]));
  const codeAt = layerReader(sql, map.id, 'terrain');
  const painted = (hex: Hex): Ground | null => kinds.get(codeAt(hex))?.ground ?? null;
  const grid = gridOf(map);
  const hexMiles = map.hex_miles;
  const lines = once(() => readLines(sql, map.id, grid));
  const sites = once(() => readSitesOnLand(sql, map.id));
  const words = mapWords(sql, map.id);
  const said = saidOf(words);
  const groundAt = (hex: Hex): RoadGround | null => {
    const ground = painted(hex);
    return ground === 'ocean' ? seaAt(grid, hexMiles, hex, painted) : ground;
  };
  const waterAt = (hex: Hex): string | null =>
    sites().waterAt(hex) ?? lines().rivers.get(hexKey(hex)) ?? beside(grid, hex, painted);
  const countryAt = (hex: Hex): Country | null => {
    const ground = groundAt(hex);
    return ground === null
      ? null
      : {
          ground,
          said: said(hex, kinds.get(codeAt(hex))),
          waterAt: waterAt(hex),
          checksADay: words.regionAt(hex)?.checksPerDay ?? null,
        };
  };
  return {
    mapId: map.id,
    grid,
    hexMiles,
    kindAt: (hex) => kinds.get(codeAt(hex)),
    kindOf: (code) => kinds.get(code),
    codesOver: (box) => codesOver(readLayer(sql, map.id, 'terrain'), box),
    farthestShown: Math.max(0, ...[...kinds.values()].map(({ seenMiles }) => seenMiles ?? 0)),
    paintedAt: painted,
    groundAt,
    saidAt: said,
    saidOf: (kind) => nearest(wordsOfKind(kind)),
    hexesSaid: words.hexes,
    countryAt,
    step: (from, to, isAfloat) => {
      const country = countryAt(to);
      if (country === null) return null;
      const pair = pairKey(from, to);
      const current = lines().currents.get(pair);
      const isSailed = isAfloat && current !== undefined && !isOpenWater(country.ground);
      const ground = isSailed ? 'river' : country.ground;
      const flow: Way =
        current === undefined ? 'open' : sameHex(current[0], from) ? 'downstream' : 'upstream';
      const land: Way = lines().roads.has(pair) ? 'road' : lines().trails.has(pair) ? 'trail' : 'open';
      return {
        ...country,
        ground,
        way: ground === 'river' ? flow : isWater(ground) ? 'open' : land,
        bar: barOf({ lines: lines(), sites: sites() }, from, to, isAfloat),
      };
    },
    get lines() {
      return lines();
    },
    get sites() {
      return sites();
    },
    words,
  };
}

/** Nearest first: the hex, the region it lies in, the kind of ground. Those alike in all of them share one. */
function saidOf({ hexAt, regionAt }: MapWords): (hex: Hex, kind: GroundKind | undefined) => SaidOfGround {
  const known = new Map<string, SaidOfGround>();
  const shared = (words: Parameters<typeof nearest>[0]): SaidOfGround => {
    const key = JSON.stringify(words);
    const made = known.get(key) ?? nearest(words);
    known.set(key, made);
    return made;
  };
  const ofKinds = new Map<GroundKind, SaidOfGround>();
  const ofKind = (kind: GroundKind): SaidOfGround => {
    const made = ofKinds.get(kind) ?? shared(wordsOfKind(kind));
    ofKinds.set(kind, made);
    return made;
  };
  return (hex, kind) => {
    const own = hexAt(hex);
    const region = regionAt(hex);
    // Of most hexes nobody says anything but of their kind.
    if (own === null && (region?.checkInSix ?? null) === null) return kind ? ofKind(kind) : nothingSaid;
    return shared([
      ...(own ? [{ by: 'said of the hex', figures: own.figures }] : []),
      ...(region && region.checkInSix !== null
        ? [{ by: region.name, figures: { checkInSix: region.checkInSix } }]
        : []),
      ...(kind ? wordsOfKind(kind) : []),
    ]);
  };
}

const wordsOfKind = (kind: GroundKind): Parameters<typeof nearest>[0] =>
  saysNothing(kind) ? [] : [{ by: kind.name, figures: kind }];

/** What bars a step; a ford, a bridge, a ferry at either end or a road that is kept up leads over a line. */
function barOf(
  { lines, sites }: { lines: LinesOnLand; sites: SitesOnLand },
  from: Hex,
  to: Hex,
  isAfloat: boolean,
): string | null {
  const site = sites.barAt(to, isAfloat);
  if (site !== null || isAfloat) return site;
  const pair = pairKey(from, to);
  const bar = lines.bars.get(pair);
  return bar === undefined || lines.roads.has(pair) || sites.isCrossing(from) || sites.isCrossing(to)
    ? null
    : bar;
}

/** Water that is wider than a river. */
const isOpenWater = (ground: RoadGround): boolean => isWater(ground) && ground !== 'river';

/** A lake or a river in the next hex is near enough to drink from. */
function beside(grid: HexGrid, hex: Hex, painted: (hex: Hex) => Ground | null): string | null {
  for (const next of neighbours(grid, hex)) {
    const ground = painted(next);
    if (ground === 'lake' || ground === 'river') return `the ${ground} beside it`;
  }
  return null;
}

/** Land is in sight from so many miles, on a clear day. OSE-WATER-9. */
const sightOfLandMiles = 24;

/** The sea in sight of land is another water than the open sea. */
function seaAt(grid: HexGrid, hexMiles: number, hex: Hex, painted: (hex: Hex) => Ground | null): RoadGround {
  const near = within(grid, hex, Math.floor(sightOfLandMiles / hexMiles));
  const isLand = (each: Hex): boolean => {
    const ground = painted(each);
    return ground !== null && ground !== 'ocean';
  };
  return near.some(isLand) ? 'coast' : 'sea';
}
