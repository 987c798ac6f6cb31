import { refused } from '../../../shared/errors.ts';
import { chunkHexes, chunkOf, greatestCode, placeInChunk } from '../../../shared/hex/chunks.ts';
import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { isOnAnyMap } from '../../../shared/hex/grid.ts';
import type { Numbering } from '../../../shared/hex/numbering.ts';
import { chunkKey } from '../../../shared/hex/runs.ts';
import type { Chunks } from '../../../shared/hex/runs.ts';
import type { LinePoint } from '../../../shared/map/line-path.ts';
import type { HexNote, MapLabel, MapRegion } from '../../../shared/map/map-sheet.ts';
import type { MapDialect } from '../../../shared/map/map-words.ts';
import type { MapUnread } from './map-unread.ts';

/** A map as a file has it: places, and the file's own words for what is there. What they mean is settled later. */

export const mostHexes = 1_000_000;

/** Something at a hex, by the file's word for it. */
export interface DraftThing extends Hex {
  word: string;
  /** Empty for none. */
  name: string;
  notes: string;
}

/** A text at a hex: the name of what its words put there, or else a label. */
export interface DraftName extends Hex {
  text: string;
  /** Percent of the usual size. */
  size: number;
}

export interface DraftLine {
  word: string;
  name: string;
  path: LinePoint[];
  secret: boolean;
}

export interface MapDraft extends HexGrid {
  format: string;
  dialect: MapDialect;
  name: string;
  hexMiles: number;
  numbering: Numbering;
  notes: string;
  /** Each hex of `ground` holds the number of its words in this list; 0 is none. */
  combinations: readonly (readonly string[])[];
  ground: Chunks;
  /** Whether the words of a hex name its ground alone, or whatever is in it. */
  wordsAre: 'ground' | 'hex';
  layers: { elevation?: Chunks; region?: Chunks };
  things: DraftThing[];
  names: DraftName[];
  lines: DraftLine[];
  labels: MapLabel[];
  regions: MapRegion[];
  hexNotes: HexNote[];
  unread: MapUnread;
}

const tooManyHexes = () => {
  const message = `It has more than ${mostHexes.toLocaleString('en')} hexes. Nothing was read.`;
  return refused(message, { source: message });
};

/** Cells as they are read; throws `refused` beyond a million hexes. */
export class CellPainter {
  readonly chunks = new Map<string, Uint16Array>();
  #hexes = 0;

  get hexes(): number {
    return this.#hexes;
  }

  /** False for a hex that no map has. */
  set(hex: Hex, code: number): boolean {
    if (!isOnAnyMap(hex)) return false;
    const { cx, cy } = chunkOf(hex);
    const key = chunkKey(cx, cy);
    const cells = this.chunks.get(key) ?? new Uint16Array(chunkHexes);
    this.chunks.set(key, cells);
    const place = placeInChunk(hex);
    if (cells[place] === 0 && code !== 0) this.#hexes += 1;
    if (this.#hexes > mostHexes) throw tooManyHexes();
    cells[place] = code;
    return true;
  }

  at(hex: Hex): number {
    const { cx, cy } = chunkOf(hex);
    return this.chunks.get(chunkKey(cx, cy))?.[placeInChunk(hex)] ?? 0;
  }
}

/** Numbers the words that stand together in a hex. */
export class Combinations {
  readonly all: string[][] = [[]];
  readonly #numbers = new Map<string, number>([['', 0]]);

  /** Throws `refused` for more than a hex can tell apart. */
  numberOf(words: readonly string[]): number {
    const key = words.join('\n');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.length;
    if (number > greatestCode) {
      const message = `Its hexes hold more than ${greatestCode.toLocaleString('en')} different grounds. Nothing was read.`;
      throw refused(message, { source: message });
    }
    this.all.push([...words]);
    this.#numbers.set(key, number);
    return number;
  }
}

/** What a reader may be told by the referee. */
export interface MapChoices {
  /** For a file without hexes of its own. */
  hexMiles?: number;
}

/** Tells how far a reader is. */
export type MapTick = (done: number, total: number) => void;

export const usualGrid: HexGrid = { layout: 'flat', raised: 'odd' };
export const usualMiles = 6;
