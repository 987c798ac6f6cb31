import type { ChunkPlace } from '../../../shared/hex/chunks.ts';
import {
  cellsText,
  chunkOf,
  isNothing,
  placeInChunk,
  readCells,
  stampOf,
} from '../../../shared/hex/chunks.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { chunkKey, chunkPlace, painted, type Run } from '../../../shared/hex/runs.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';
import type { MapMark } from './map-types.ts';

interface Held {
  cells: Uint16Array;
  /** Of main's content; below zero of a stroke under way. */
  stamp: number;
}

/** One layer, by the places of its chunks. */
class LayerCells {
  readonly cells = new Map<string, Uint16Array>();
  readonly stamps = new Map<string, number>();

  set(key: string, held: Held | undefined): void {
    if (held === undefined) {
      this.cells.delete(key);
      this.stamps.delete(key);
      return;
    }
    this.cells.set(key, held.cells);
    this.stamps.set(key, held.stamp);
  }

  get(key: string): Held | undefined {
    const cells = this.cells.get(key);
    const stamp = this.stamps.get(key);
    return cells === undefined || stamp === undefined ? undefined : { cells, stamp };
  }
}

/** Contents that are no longer on the map are kept, so that undo finds them: some 4 MB. */
const mostKept = 8_000;

/** The cells of one map as this window has them, a stroke under way drawn over them. */
export class MapCells {
  /** Pieces that cannot be read; their hexes are shown as if nobody had painted them. */
  damaged = 0;
  readonly #layers = new Map<MapLayer, LayerCells>();
  /** By layer, place and stamp; null where the piece is damaged. */
  readonly #kept = new Map<string, Uint16Array | null>();
  #stroke: { layer: MapLayer; before: Map<string, Held | undefined> } | null = null;
  #strokes = 0;
  readonly #changed: () => void;

  /** It is told whenever any cell is another. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  cells(layer: MapLayer, { cx, cy }: ChunkPlace): Uint16Array | null {
    return this.#layers.get(layer)?.cells.get(chunkKey(cx, cy)) ?? null;
  }

  mark(layer: MapLayer, { cx, cy }: ChunkPlace): string {
    return String(this.#layers.get(layer)?.stamps.get(chunkKey(cx, cy)) ?? '');
  }

  code(layer: MapLayer, hex: Hex): number {
    return this.cells(layer, chunkOf(hex))?.[placeInChunk(hex)] ?? 0;
  }

  /** Where a layer has chunks. */
  places(layer: MapLayer): ChunkPlace[] {
    return [...(this.#layers.get(layer)?.cells.keys() ?? [])].map(chunkPlace);
  }

  /** Takes what it has of what the marks name; answers with those whose cells have to be asked for. */
  follow(marks: readonly MapMark[]): MapMark[] {
    const before = new Map(this.#layers);
    this.#layers.clear();
    const missing: MapMark[] = [];
    for (const mark of marks) {
      const key = chunkKey(mark.cx, mark.cy);
      const kept = this.#kept.get(keptKey(mark));
      if (kept === undefined) missing.push(mark);
      // Until the new cells are here the old ones are shown.
      const held = kept ? { cells: kept, stamp: mark.stamp } : before.get(mark.layer)?.get(key);
      if (held !== undefined) this.#layer(mark.layer).set(key, held);
    }
    this.#counted(marks);
    return missing;
  }

  take(
    marks: readonly MapMark[],
    fetched: readonly { id: number; stamp: number; cells: string | null }[],
  ): void {
    const byId = new Map(marks.map((mark) => [mark.id, mark]));
    for (const { id, stamp, cells } of fetched) {
      const mark = byId.get(id);
      if (mark === undefined) continue;
      const read = cells === null ? null : readCells(cells);
      this.#keep({ ...mark, stamp }, read);
      this.#layer(mark.layer).set(
        chunkKey(mark.cx, mark.cy),
        read === null ? undefined : { cells: read, stamp },
      );
    }
    this.#counted(marks);
  }

  get strokeUnderWay(): boolean {
    return this.#stroke !== null;
  }

  /** Draws stretches over what is there, until they are kept or taken off again; all of them of one layer. */
  paint(layer: MapLayer, runs: readonly Run[]): void {
    this.#stroke ??= { layer, before: new Map() };
    const held = this.#layer(layer);
    this.#strokes += 1;
    for (const [key, cells] of painted(held.cells, runs)) {
      if (!this.#stroke.before.has(key)) this.#stroke.before.set(key, held.get(key));
      held.set(key, { cells, stamp: -this.#strokes });
    }
    this.#changed();
  }

  /** The stroke has become the map: main holds the same cells under the stamp that their content has. */
  keepStroke(): void {
    const stroke = this.#stroke;
    if (stroke === null) return;
    this.#stroke = null;
    const held = this.#layer(stroke.layer);
    for (const key of stroke.before.keys()) {
      const cells = held.cells.get(key);
      if (cells === undefined) continue;
      const stamp = stampOf(cellsText(cells));
      this.#keep({ layer: stroke.layer, ...chunkPlace(key), stamp }, cells);
      held.set(key, isNothing(cells) ? undefined : { cells, stamp });
    }
    this.#changed();
  }

  takeOffStroke(): void {
    const stroke = this.#stroke;
    if (stroke === null) return;
    this.#stroke = null;
    for (const [key, held] of stroke.before) this.#layer(stroke.layer).set(key, held);
    this.#changed();
  }

  #layer(layer: MapLayer): LayerCells {
    const known = this.#layers.get(layer);
    if (known !== undefined) return known;
    const fresh = new LayerCells();
    this.#layers.set(layer, fresh);
    return fresh;
  }

  #keep(mark: Omit<MapMark, 'id'>, cells: Uint16Array | null): void {
    this.#kept.set(keptKey(mark), cells);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
  }

  #counted(marks: readonly MapMark[]): void {
    this.damaged = marks.filter((mark) => this.#kept.get(keptKey(mark)) === null).length;
    this.#changed();
  }
}

const keptKey = ({ layer, cx, cy, stamp }: Omit<MapMark, 'id'>): string => `${layer} ${cx} ${cy} ${stamp}`;
