import type { Hex } from '../../../../shared/hex/grid.ts';
import { hexesOf } from '../../../../shared/hex/hexes.ts';
import { centreOf, type Point } from '../../../../shared/hex/pixel.ts';
import type { Chunks } from '../../../../shared/hex/runs.ts';
import { chunkPlace } from '../../../../shared/hex/runs.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import type { CompanyShown } from '../company.ts';

/** From which length of a side what is drawn, in pixels of the picture. */
export interface Detail {
  edges: number;
  symbols: number;
  names: number;
  numbers: number;
}

/** Pictures are looked at as windows are; paper is finer. */
export const screenDetail: Detail = { edges: 5, symbols: 12, names: 4, numbers: 26 };
export const paperDetail: Detail = { edges: 3, symbols: 6, names: 2, numbers: 17 };

export interface Box extends Point {
  width: number;
  height: number;
}

/** What a picture shows: a map, and the company on it where that is wanted. */
export interface PictureSheet extends MapSheet {
  company?: CompanyShown;
}

/** A map on its way onto a picture. */
export interface Drawing {
  sheet: PictureSheet;
  /** Of a hex, in pixels. */
  side: number;
  detail: Detail;
  at: (hex: Hex) => Point;
  /** Stands before the names of its symbols, where several drawings share a page. */
  ids: string;
  /** Only what reaches into it is drawn; the whole map else. */
  box: Box;
}

/** What the map covers, in sides of a hex from the centre of hex 0, 0; null for a map on which nothing lies. */
export function extentOf(sheet: PictureSheet): Box | null {
  const { layers, sites, labels, lines, company } = sheet;
  const reach = sheet.layout === 'flat' ? { x: 1, y: Math.sqrt(3) / 2 } : { x: Math.sqrt(3) / 2, y: 1 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const cover = (hex: Hex) => {
    const { x, y } = centreOf(sheet, hex, 1);
    left = Math.min(left, x - reach.x);
    right = Math.max(right, x + reach.x);
    top = Math.min(top, y - reach.y);
    bottom = Math.max(bottom, y + reach.y);
  };
  for (const hex of hexesOf(layers.terrain)) cover(hex);
  for (const hex of [...sites, ...labels, ...lines.flatMap(({ path }) => path)]) cover(hex);
  if (company !== undefined) for (const hex of hexesUnder(company)) cover(hex);
  return left === Infinity ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The ring of doubt is cut off where the map ends; its middle is not. */
const hexesUnder = ({ ways, here, thinks, doubt }: CompanyShown): Hex[] => [
  ...ways.flatMap(({ path }) => path.map(({ at }) => at)),
  ...[here, thinks].flatMap((place) => (place === null ? [] : [place.at])),
  ...(doubt === null ? [] : [doubt.about]),
];

/** The map at a scale, its left upper corner at a point. */
export function drawingOf(
  sheet: PictureSheet,
  extent: Box,
  side: number,
  detail: Detail,
  origin: Point,
  ids = '',
): Drawing {
  return {
    sheet,
    side,
    detail,
    ids,
    at: (hex) => {
      const { x, y } = centreOf(sheet, hex, side);
      return { x: x - extent.x * side + origin.x, y: y - extent.y * side + origin.y };
    },
    box: { ...origin, width: extent.width * side, height: extent.height * side },
  };
}

/** The pieces of a layer that reach into the picture, in the order of their places whatever order they were written in. */
export function piecesIn({ at, box, side }: Drawing, chunks: Chunks | undefined): [string, Uint16Array][] {
  const pieces = [...(chunks ?? [])].filter(([key]) => {
    const { cx, cy } = chunkPlace(key);
    const [from, to] = [at({ col: cx * 16, row: cy * 16 }), at({ col: cx * 16 + 15, row: cy * 16 + 15 })];
    // Slanted axes are none here: columns and rows run straight, but for half a hex.
    return (
      to.x + 2 * side > box.x &&
      from.x - 2 * side < box.x + box.width &&
      to.y + 2 * side > box.y &&
      from.y - 2 * side < box.y + box.height
    );
  });
  const place = ([key]: [string, Uint16Array]) => chunkPlace(key);
  return pieces.sort((one, other) => place(one).cy - place(other).cy || place(one).cx - place(other).cx);
}

export const isIn = ({ box }: Drawing, { x, y }: Point, reach: number): boolean =>
  x > box.x - reach && y > box.y - reach && x < box.x + box.width + reach && y < box.y + box.height + reach;
