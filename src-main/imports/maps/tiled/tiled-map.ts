import type { Point } from '../../../../shared/hex/pixel.ts';

/** A map of Tiled, the same whether it was written as JSON or as XML. */

export interface TiledTileset {
  firstId: number;
  name: string;
  /** What tiles are, by their number in the set. */
  words: ReadonlyMap<number, string>;
}

/** A stretch of a layer, row by row; a whole layer is one. */
export interface TiledCells extends Point {
  width: number;
  height: number;
  ids: readonly number[] | Uint32Array;
}

export interface TiledLayer {
  name: string;
  cells: TiledCells[];
}

export interface TiledObject extends Point {
  name: string;
  /** Its class, or type, or empty. */
  word: string;
  /** The text of a text object. */
  text: string | null;
  /** Of a line or an area, from the object's own place. */
  points: Point[];
  closed: boolean;
}

export interface TiledMap {
  tileWidth: number;
  tileHeight: number;
  side: number;
  staggerAxis: string;
  staggerIndex: string;
  tilesets: TiledTileset[];
  layers: TiledLayer[];
  objects: TiledObject[];
}
