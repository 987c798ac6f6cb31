import type { Generated } from 'kysely';
import type { HexGrid } from '../../../shared/hex/grid.ts';
import type { Numbering } from '../../../shared/hex/numbering.ts';
import type {
  Barred,
  Ground,
  Knowledge,
  LineCourse,
  LineKind,
  Look,
  MapDialect,
  MapLayer,
  SiteKind,
  WordPlace,
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
  /** What the referee says of it over the rules; null: nothing. */
  mile_parts: Generated<number | null>;
  lost_in_six: Generated<number | null>;
  check_in_six: Generated<number | null>;
  water: Generated<Flag | null>;
  food: Generated<Flag | null>;
  /** Of the usual sight over open ground. */
  sight_percent: Generated<number | null>;
  /** It shows from so far. */
  seen_miles: Generated<number | null>;
  /** Colours of its own, by theme; null: its look's. */
  parchment: Generated<string | null>;
  lantern: Generated<string | null>;
  /** On which those who come are thrown. */
  table_id: Generated<number | null>;
}

/** What a word of another program's maps means. */
export interface MapWordTable {
  id: Generated<number>;
  dialect: MapDialect;
  place: WordPlace;
  word: string;
  means: 'ground' | 'site' | 'line' | 'nothing';
  /** Null of a ground that is gone, and of everything else. */
  terrain_id: number | null;
  /** Null of everything that is no site, no line. */
  site: SiteKind | null;
  line: LineKind | null;
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
  /** Nobody crosses it unasked. */
  bars: Generated<Flag>;
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
  /** Who does not pass it unasked. */
  bars: Generated<Barred>;
  /** There is some to drink, whatever the ground. */
  water: Generated<Flag>;
  /** It shows from so far; null: no further than other ground. */
  seen_miles: Generated<number | null>;
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
  /** What the referee says of it over the rules; null: nothing. */
  check_in_six: Generated<number | null>;
  checks_per_day: Generated<number | null>;
  /** In a word; empty where nothing is said. */
  climate: Generated<string>;
  /** On which those who come are thrown. */
  table_id: Generated<number | null>;
}

export interface HexNoteTable {
  id: Generated<number>;
  map_id: number;
  col: number;
  row: number;
  notes: string;
  /** What the referee says of it over the rules; null: nothing. */
  mile_parts: Generated<number | null>;
  lost_in_six: Generated<number | null>;
  check_in_six: Generated<number | null>;
  water: Generated<Flag | null>;
  food: Generated<Flag | null>;
  /** On which those who come are thrown. */
  table_id: Generated<number | null>;
}
