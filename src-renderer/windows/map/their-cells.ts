import type { ChunkPlace } from '../../../shared/hex/chunks.ts';
import { chunkHexes, chunkOf, placeInChunk } from '../../../shared/hex/chunks.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { chunkKey, chunkPlace } from '../../../shared/hex/runs.ts';
import { theirCode } from '../../../shared/map/cells.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';
import type { MapCells } from './map-cells.ts';

/** What is read of cells to show them. */
export type CellsShown = Pick<MapCells, 'cells' | 'mark' | 'code' | 'places'>;

interface Merged {
  mark: string;
  cells: Uint16Array;
}

/** The cells of a map as the players have them: their ground, and no other layer. */
export class TheirCells implements CellsShown {
  readonly #all: MapCells;
  readonly #merged = new Map<string, Merged>();

  constructor(all: MapCells) {
    this.#all = all;
  }

  cells(layer: MapLayer, place: ChunkPlace): Uint16Array | null {
    if (layer !== 'terrain') return null;
    const theirs = this.#all.cells('theirs', place);
    const known = this.#all.cells('known', place);
    if (theirs === null && known === null) return null;
    const key = chunkKey(place.cx, place.cy);
    const mark = this.mark(layer, place);
    const held = this.#merged.get(key);
    if (held?.mark === mark) return held.cells;
    const terrain = this.#all.cells('terrain', place);
    const cells = Uint16Array.from({ length: chunkHexes }, (_, at) =>
      theirCode(theirs?.[at] ?? 0, known?.[at] ?? 0, () => terrain?.[at] ?? 0),
    );
    this.#merged.set(key, { mark, cells });
    return cells;
  }

  mark(layer: MapLayer, place: ChunkPlace): string {
    if (layer !== 'terrain') return '';
    return `theirs ${(['theirs', 'known', 'terrain'] as const).map((each) => this.#all.mark(each, place)).join('.')}`;
  }

  code(layer: MapLayer, hex: Hex): number {
    return this.cells(layer, chunkOf(hex))?.[placeInChunk(hex)] ?? 0;
  }

  places(layer: MapLayer): ChunkPlace[] {
    if (layer !== 'terrain') return [];
    const keys = [...this.#all.places('theirs'), ...this.#all.places('known')].map(({ cx, cy }) =>
      chunkKey(cx, cy),
    );
    return [...new Set(keys)].map(chunkPlace);
  }
}
