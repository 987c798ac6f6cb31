import { TurnkeeperError } from '../errors.ts';
import { chunkHexes, chunkOf, chunkSide, greatestCode, placeInChunk } from './chunks.ts';
import type { ChunkPlace } from './chunks.ts';
import type { Hex } from './grid.ts';
import { greatestCell, leastCell } from './grid.ts';

/** What a stroke, a fill or an import paints: stretches of a row, each with one code. */
export interface Run extends Hex {
  length: number;
  code: number;
}

const cellsAcross = greatestCell - leastCell + 1;
const placeInRows = ({ col, row }: Hex): number => (row - leastCell) * cellsAcross + col - leastCell;

/** Hexes of one code as runs, row by row; a hex named twice counts once. */
export function runsOf(hexes: readonly Hex[], code: number): Run[] {
  const runs: Run[] = [];
  let before = -1;
  for (const place of Float64Array.from(hexes, placeInRows).sort()) {
    if (place === before) continue;
    before = place;
    const row = Math.floor(place / cellsAcross) + leastCell;
    const col = (place % cellsAcross) + leastCell;
    const last = runs.at(-1);
    if (last?.row === row && last.col + last.length === col) last.length += 1;
    else runs.push({ col, row, length: 1, code });
  }
  return runs;
}

/** "3,4,12,5 3,5,2,5": column, row, length and code of each. A list of them would have too many values for one message. */
export const runsText = (runs: readonly Run[]): string =>
  runs.map(({ col, row, length, code }) => `${col},${row},${length},${code}`).join(' ');

const writtenRun = /^(-?\d{1,4}),(-?\d{1,4}),(\d{1,4}),(\d{1,4})$/;

/** The runs of a text. Throws `bad-input` where one is none; whether they lie on a map `painted` says. */
export const readRuns = (text: string): Run[] =>
  text.split(' ').map((each) => {
    const [col, row, length, code] = writtenRun.exec(each)?.slice(1).map(Number) ?? [];
    if (col === undefined || row === undefined || length === undefined || code === undefined)
      throw new TurnkeeperError('bad-input', `A stroke has a stretch that is none: ${each.slice(0, 40)}.`);
    return { col, row, length, code };
  });

/** Chunks by their place, as both sides hold them. */
export type Chunks = ReadonlyMap<string, Uint16Array>;

export const chunkKey = (cx: number, cy: number): string => `${cx},${cy}`;

export function chunkPlace(key: string): ChunkPlace {
  const [cx = 0, cy = 0] = key.split(',').map(Number);
  return { cx, cy };
}

/**
 * What runs make of the chunks they touch: a new array for each chunk that is another than before; the later of two runs
 * over a hex holds. The window draws with it what the main process writes. Throws `bad-input` for a run off the map, of no
 * length or of no code; then nothing is painted.
 */
export function painted(chunks: Chunks, runs: readonly Run[]): Map<string, Uint16Array> {
  runs.forEach(needRun);
  const touched = new Map<string, Uint16Array>();
  for (const { col, row, length, code } of runs)
    for (let from = col; from < col + length;) {
      const { cx, cy } = chunkOf({ col: from, row });
      const key = chunkKey(cx, cy);
      const cells = touched.get(key) ?? chunks.get(key)?.slice() ?? new Uint16Array(chunkHexes);
      const place = placeInChunk({ col: from, row });
      const many = Math.min(chunkSide - (place % chunkSide), col + length - from);
      cells.fill(code, place, place + many);
      touched.set(key, cells);
      from += many;
    }
  for (const [key, cells] of touched) if (sameCells(cells, chunks.get(key))) touched.delete(key);
  return touched;
}

/** A chunk that is not there is one of nothing. */
const sameCells = (cells: Uint16Array, before: Uint16Array | undefined): boolean =>
  cells.every((code, at) => code === (before?.[at] ?? 0));

function needRun({ col, row, length, code }: Run): void {
  const inside = (cell: number) => Number.isInteger(cell) && cell >= leastCell && cell <= greatestCell;
  if (!inside(col) || !inside(row) || !Number.isInteger(length) || length < 1 || !inside(col + length - 1))
    throw new TurnkeeperError('bad-input', 'A stroke leaves the map.');
  if (!Number.isInteger(code) || code < 0 || code > greatestCode)
    throw new TurnkeeperError('bad-input', `A hex holds a number from 0 to ${greatestCode}.`);
}

/** How many hexes runs name; a hex named twice counts twice. */
export const hexesIn = (runs: readonly Run[]): number => runs.reduce((sum, { length }) => sum + length, 0);
