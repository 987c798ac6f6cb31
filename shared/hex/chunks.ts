import { TurnkeeperError } from '../errors.ts';
import type { Hex } from './grid.ts';

/** A map is kept in squares of 16 by 16 hexes, each hex a number of twelve bits: 0 is nothing. */

export const chunkSide = 16;
export const chunkHexes = chunkSide * chunkSide;
const bits = 4;
const charactersPerHex = 2;
export const greatestCode = 4095;

export interface ChunkPlace {
  cx: number;
  cy: number;
}

export const chunkOf = ({ col, row }: Hex): ChunkPlace => ({ cx: col >> bits, cy: row >> bits });

/** The place of a hex within its chunk, row by row. */
export const placeInChunk = ({ col, row }: Hex): number =>
  (row & (chunkSide - 1)) * chunkSide + (col & (chunkSide - 1));

export const hexInChunk = ({ cx, cy }: ChunkPlace, at: number): Hex => ({
  col: cx * chunkSide + (at & (chunkSide - 1)),
  row: cy * chunkSide + (at >> bits),
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const sixBits = 6;
const values = new Uint8Array(128).fill(255);
for (let at = 0; at < alphabet.length; at += 1) values[alphabet.charCodeAt(at)] = at;

/** The cells of a chunk as text: two characters of the base64url alphabet a hex. */
export function cellsText(cells: Uint16Array): string {
  if (cells.length !== chunkHexes) throw new RangeError(`A chunk of ${cells.length} cells.`);
  let text = '';
  for (const code of cells) {
    if (code > greatestCode) throw new RangeError(`A cell of ${code} does not fit.`);
    text += alphabet.charAt(code >> sixBits) + alphabet.charAt(code & (alphabet.length - 1));
  }
  return text;
}

/** The cells of a text. Throws `file-damaged` where it is none. */
export function readCells(text: string): Uint16Array {
  if (text.length !== chunkHexes * charactersPerHex)
    throw new TurnkeeperError(
      'file-damaged',
      `A piece of the map has ${text.length} characters where ${chunkHexes * charactersPerHex} are wanted.`,
    );
  const cells = new Uint16Array(chunkHexes);
  for (let at = 0; at < chunkHexes; at += 1)
    cells[at] = (sixBitsOf(text, 2 * at) << sixBits) | sixBitsOf(text, 2 * at + 1);
  return cells;
}

function sixBitsOf(text: string, at: number): number {
  const value = values[text.charCodeAt(at)] ?? 255;
  if (value === 255)
    throw new TurnkeeperError('file-damaged', `A piece of the map has a character that is none of its kind.`);
  return value;
}

export const isNothing = (cells: Uint16Array): boolean => cells.every((code) => code === 0);

const lowBits = 22;
const highBits = 21;

/** A stamp for cells, of 43 bits: the same cells, the same stamp; others share it once in some 10^13. */
export function stampOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (low >>> 13);
  }
  return (high >>> (32 - highBits)) * 2 ** lowBits + (low >>> (32 - lowBits));
}
