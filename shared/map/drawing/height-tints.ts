import { elevationOf } from '../cells.ts';
import type { MapTheme } from '../looks.ts';
import { mixed } from './mixed.ts';

/** Heights as they shade the ground: the higher, the lighter. */

/** Feet from which each band begins; below the first nothing is shaded. */
const bandsFrom = [500, 1000, 2000, 4000, 8000] as const;

/** How many there are, with the one that shades nothing. */
export const heightBands = bandsFrom.length + 1;

/** So much of it lies over the highest band; by night little, that the table stays dim and numbers are read. */
const greatest: Readonly<Record<MapTheme, number>> = { parchment: 0.6, lantern: 0.25 };
const light = '#ffffff';

/** 0 where nothing is said or it is low. */
export function heightBand(cell: number): number {
  const feet = elevationOf(cell);
  return feet === null ? 0 : bandsFrom.filter((from) => feet >= from).length;
}

/** A ground's colour at a height; `strength` 1 for shading in full. */
export const atHeight = (colour: string, theme: MapTheme, band: number, strength: number): string =>
  band === 0 ? colour : mixed(colour, light, (greatest[theme] * strength * band) / bandsFrom.length);

/** The band of each cell that there may be, for loops over pixels. */
export const bandOfCell: Uint8Array = Uint8Array.from({ length: 4096 }, (_, cell) => heightBand(cell));
