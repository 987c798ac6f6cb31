import type { Generated } from 'kysely';
import type { HexGrid } from '../../../shared/hex/grid.ts';
import type { Numbering } from '../../../shared/hex/numbering.ts';
import type {
  Ground,
  Knowledge,
  LineCourse,
  LineKind,
  Look,
  MapLayer,
  SiteKind,
} from '../../../shared/map/map-words.ts';
import type { Flag } from '../flag.ts';

/** The tables of hex maps. */

export interface HexMapTable {
  id: Generated<number>;
  position: number;
  name: string;
  layout: HexGrid['layout'];
  raised: HexGrid['raised'];
  /** Miles across a hex. */
  hex_miles: number;
  first_col: number;
  first_row: number;
  number_order: Numbering['order'];
  digits: number;
  separator: string;
  notes: string;
}

/** Of all maps of the campaign. */
export interface GroundNeighbourTable {
  id: Generated<number>;
  code: number;
  beside_code: number;
  weight: number;
}

export interface TerrainKindTable {
  id: Generated<number>;
  /** What a hex holds. */
  code: number;
  name: string;
  ground: Ground;
  look: Look;
}

export interface HexChunkTable {
  id: Generated<number>;
  map_id: number;
  layer: MapLayer;
  cx: number;
  cy: number;
  /** Made of the cells: the same stamp, the same cells. */
  stamp: number;
  cells: string;
}

export interface MapLineTable {
  id: Generated<number>;
  map_id: number;
  kind: LineKind;
  /** Empty for none. */
  name: string;
  along: LineCourse;
  path: string;
  /** A road that is kept up. */
  maintained: Flag;
  secret: Flag;
  notes: string;
}

export interface SiteTable {
  id: Generated<number>;
  map_id: number;
  col: number;
  row: number;
  kind: SiteKind;
  name: string;
  knowledge: Knowledge;
  dungeon_id: number | null;
  notes: string;
  /** Copper pieces a head and day, and a beast and day; null where nobody knows. */
  lodging: Generated<number | null>;
  stable: Generated<number | null>;
  /** What can be bought there, in words. */
  market: Generated<string>;
  harbour: Generated<Flag>;
}

export interface MapLabelTable {
  id: Generated<number>;
  map_id: number;
  col: number;
  row: number;
  words: string;
  /** Percent. */
  size: number;
  /** Degrees, clockwise. */
  turn: number;
  secret: Flag;
}

export interface MapRegionTable {
  id: Generated<number>;
  map_id: number;
  /** What its hexes hold in the layer of regions. */
  code: number;
  name: string;
  notes: string;
}

export interface HexNoteTable {
  id: Generated<number>;
  map_id: number;
  col: number;
  row: number;
  notes: string;
}
