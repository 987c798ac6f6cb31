import type { GroundKind } from '../usual-grounds.ts';
import { atHeight } from './height-tints.ts';
import { mixed } from './mixed.ts';
import { groundColour, type MapTheme } from '../looks.ts';

/** What a drawing of one theme is made with. */
export interface MapPaints {
  theme: MapTheme;
  /** Of the ground nobody painted. */
  empty: string;
  /** The edges of its hexes. */
  emptyEdge: string;
  edge: string;
  ink: string;
  /** Around letters and lines, so that they stand out from any ground. */
  halo: string;
  focus: string;
  /** Of what is now: the company. */
  lamp: string;
  lampInk: string;
  road: string;
  trail: string;
  river: string;
  border: string;
  wall: string;
  other: string;
}

export const mapPaints: Readonly<Record<MapTheme, MapPaints>> = {
  parchment: {
    theme: 'parchment',
    empty: '#ebe2d1',
    emptyEdge: '#d2c4aa',
    edge: '#3b2a1033',
    ink: '#221c14',
    halo: '#fbf7eee6',
    focus: '#1b5f9e',
    lamp: '#9a5700',
    lampInk: '#fffaf0',
    road: '#8a3d0a',
    trail: '#8a3d0a',
    river: '#1c6288',
    border: '#7a2350',
    wall: '#221c14',
    other: '#4d4435',
  },
  lantern: {
    theme: 'lantern',
    empty: '#171511',
    emptyEdge: '#453d32',
    edge: '#00000059',
    ink: '#f3ecdf',
    halo: '#13110ee0',
    focus: '#9fd0f5',
    lamp: '#f4b53f',
    lampInk: '#1a1204',
    road: '#f0a35c',
    trail: '#f0a35c',
    river: '#6cb4e0',
    border: '#ef9ac4',
    wall: '#f3ecdf',
    other: '#c6bba9',
  },
};

/** `#rrggbb` as the bytes of a picture lie in memory. */
export function pixelOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** The pixel of each code, at a height where one is given; what nobody painted, and codes the list lacks, are the empty ground's. */
export function groundPixels(
  kinds: readonly GroundKind[],
  { theme, empty }: MapPaints,
  strength: number,
  { band, relief }: { band: number; relief: number } = { band: 0, relief: 0 },
): Uint32Array {
  const pixels = new Uint32Array(4096).fill(pixelOf(empty));
  for (const kind of kinds) {
    const colour = atHeight(groundColour(kind, theme), theme, band, relief);
    pixels[kind.code] = pixelOf(mixed(empty, colour, strength));
  }
  return pixels;
}
