import type { Chunks } from '../hex/runs.ts';
import type { HexGrid } from '../hex/grid.ts';
import type { Numbering } from '../hex/numbering.ts';
import type { GroundFigures } from './ground-figures.ts';
import type { LinePoint } from './line-path.ts';
import type { Barred, Knowledge, LineCourse, LineKind, MapLayer, SiteKind } from './map-words.ts';
import type { GroundKind } from './usual-grounds.ts';

/** A whole map as plain data: what an import reads, what a generator makes and what an export writes. */

export interface MapLine {
  kind: LineKind;
  /** Empty for none. */
  name: string;
  along: LineCourse;
  path: LinePoint[];
  /** A road that is kept up: its miles are quick. */
  maintained: boolean;
  secret: boolean;
  notes: string;
  /** Nobody afoot crosses it unasked. */
  bars: boolean;
}

export interface MapSite {
  col: number;
  row: number;
  kind: SiteKind;
  name: string;
  knowledge: Knowledge;
  notes: string;
  /** Copper pieces a head and day, and a beast and day; null where nobody knows. */
  lodging: number | null;
  stable: number | null;
  market: string;
  harbour: boolean;
  /** Whom it does not let pass unasked. */
  bars: Barred;
  /** There is some to drink, whatever the ground. */
  water: boolean;
  /** It shows from so far; null: no further than other ground. */
  seenMiles: number | null;
}

/** Of a site of which nothing is known but that it stands there. */
export const noSiteFacts = {
  lodging: null,
  stable: null,
  market: '',
  harbour: false,
  bars: 'nobody',
  water: false,
  seenMiles: null,
} as const;

export interface MapLabel {
  col: number;
  row: number;
  text: string;
  /** Percent of the usual size. */
  size: number;
  /** Degrees, clockwise. */
  turn: number;
  secret: boolean;
}

export interface MapRegion {
  /** 1 to 4,095: what the hexes of the layer `region` hold. */
  code: number;
  name: string;
  notes: string;
  /** What the referee says of it over the rules; null: nothing. */
  checkInSix: number | null;
  checksPerDay: number | null;
  /** In a word; empty where nothing is said. */
  climate: string;
}

/** Of a region of which nothing is said. */
export const noRegionFacts = { checkInSix: null, checksPerDay: null, climate: '' } as const;

export interface HexNote extends GroundFigures {
  col: number;
  row: number;
  notes: string;
}

export interface MapSheet extends HexGrid {
  name: string;
  hexMiles: number;
  numbering: Numbering;
  notes: string;
  kinds: readonly GroundKind[];
  layers: Partial<Record<MapLayer, Chunks>>;
  lines: MapLine[];
  sites: MapSite[];
  labels: MapLabel[];
  regions: MapRegion[];
  hexNotes: HexNote[];
}
