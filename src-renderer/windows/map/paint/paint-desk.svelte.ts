import { filled } from '../../../../shared/hex/fill.ts';
import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import { runsOf, runsText } from '../../../../shared/hex/runs.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { pathText } from '../../../../shared/map/line-path.ts';
import { elevationCell } from '../../../../shared/map/cells.ts';
import type { LineKind } from '../../../../shared/map/map-words.ts';
import type { QuickSteps } from '../../../lib/step.svelte.ts';
import type { MapStore } from '../map-store.svelte.ts';
import type { GroundView } from '../map-types.ts';
import { brushSizes, sweptHexes, type BrushSize } from './brush.ts';
import { enclosed } from './outline.ts';
import { penPath } from './pen-path.ts';

export const paintTools = [
  'brush',
  'fill',
  'line',
  'outline',
  'pick',
  'erase',
  'pen',
  'site',
  'label',
] as const;
export type PaintTool = (typeof paintTools)[number];

/** What is painted: the ground, heights, to which region hexes belong, or what the players know of them. */
export const paintedLayers = ['terrain', 'elevation', 'region', 'known'] as const;
export type PaintedLayer = (typeof paintedLayers)[number];

const slotCount = 9;
/** So many hexes of a fill are counted before it; more are said as more. */
const countedFill = 2_000;

interface Surroundings {
  mapId: () => number | null;
  grid: () => HexGrid;
  grounds: () => readonly GroundView[];
  store: MapStore;
  steps: QuickSteps;
  shut: () => string | undefined;
  openSite: (hex: Hex) => void;
  openLabel: (hex: Hex) => void;
}

/** Paint mode: the tool in the hand, what it paints with, and the stroke under way. */
export class PaintDesk {
  on = $state(false);
  tool = $state<PaintTool>('brush');
  size = $state<BrushSize>(1);
  layer = $state<PaintedLayer>('terrain');
  /** What the tools paint with, by layer. */
  readonly #codes = $state<Record<PaintedLayer, number>>({
    terrain: 1,
    elevation: elevationCell(500),
    region: 1,
    known: 1,
  });
  lineKind = $state<LineKind>('road');
  maintained = $state(true);
  /** The hexes the stroke under way has gone over, corner by corner; empty where there is none. */
  walk = $state.raw<readonly Hex[]>([]);
  /** The pen draws along the sides of hexes. */
  alongSides = $state(false);
  /** Grounds under the keys 1 to 9; a new one takes the place of the one chosen longest ago. */
  slots = $state.raw<readonly number[]>([]);
  #chosen: number[] = [];
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get code(): number {
    return this.#codes[this.layer];
  }

  get shownSlots(): readonly number[] {
    return this.slots.length > 0
      ? this.slots
      : this.#around
          .grounds()
          .slice(0, slotCount)
          .map(({ code }) => code);
  }

  choose(code: number): void {
    this.#codes[this.layer] = code;
    if (this.tool === 'erase' || this.tool === 'pick') this.tool = 'brush';
    if (this.layer !== 'terrain') return;
    const slots = this.shownSlots;
    this.#chosen = [...this.#chosen.filter((each) => each !== code), code];
    if (slots.includes(code)) return;
    const stalest = [...slots].sort(
      (one, other) => this.#chosen.indexOf(one) - this.#chosen.indexOf(other),
    )[0];
    this.slots = slots.map((each) => (each === stalest ? code : each));
  }

  chooseSlot(at: number): void {
    const code = this.shownSlots[at];
    if (code === undefined) return;
    this.layer = 'terrain';
    this.choose(code);
  }

  resize(by: 1 | -1): void {
    this.size = brushSizes[brushSizes.indexOf(this.size) + by] ?? this.size;
  }

  leave(): void {
    this.drop();
    this.on = false;
  }

  begin(hex: Hex, shifted: boolean): void {
    const { shut } = this.#around;
    if (shut() !== undefined || this.#around.steps.busy) return;
    switch (this.tool) {
      case 'pick':
        this.choose(this.#around.store.cells.code(this.layer, hex) || this.code);
        this.tool = 'brush';
        return;
      case 'site':
        this.#around.openSite(hex);
        return;
      case 'label':
        this.#around.openLabel(hex);
        return;
      case 'fill':
        return void this.#fill(hex);
      default:
        this.alongSides = shifted;
        this.walk = [hex];
        this.#draw(hex, hex);
    }
  }

  goOn(hex: Hex): void {
    const last = this.walk.at(-1);
    if (last === undefined || sameHex(last, hex)) return;
    this.walk = [...this.walk, hex];
    this.#draw(last, hex);
  }

  /** Sends the stroke; a refused one is taken off the map again. */
  async end(): Promise<void> {
    const { walk } = this;
    const mapId = this.#around.mapId();
    this.walk = [];
    if (walk.length === 0 || mapId === null) return;
    if (this.tool === 'pen') return this.#drawLine(mapId, walk);
    const { store, steps } = this.#around;
    if (!store.cells.strokeUnderWay) return;
    const runs = runsText(runsOf(this.#hexes(walk), this.#painting));
    const taken = await steps.take('map.paint', { mapId, layer: this.layer, runs });
    if (taken === null) store.takeOffStroke();
    else store.keepStroke();
  }

  drop(): void {
    this.walk = [];
    this.#around.store.takeOffStroke();
  }

  get underWay(): boolean {
    return this.walk.length > 0;
  }

  /** How many hexes a fill from there would paint; null for more than are counted. */
  fillCount(hex: Hex): number | null {
    const { cells } = this.#around.store;
    const another = cells.code(this.layer, hex) === 0 ? 1 : 0;
    const { hexes, whole } = filled(
      this.#around.grid(),
      (place) => cells.cells(this.layer, place),
      hex,
      another,
      countedFill,
    );
    return whole ? hexes : null;
  }

  get #painting(): number {
    return this.tool === 'erase' ? 0 : this.code;
  }

  /** What the stroke covers, all of it. */
  #hexes(walk: readonly Hex[]): Hex[] {
    const grid = this.#around.grid();
    const [first, last] = [walk[0], walk.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (this.tool === 'outline') return enclosed(grid, walk);
    if (this.tool === 'line') return sweptHexes(grid, first, last, this.size);
    return walk.flatMap((hex, at) => sweptHexes(grid, walk[at - 1] ?? hex, hex, this.size));
  }

  /** Shows the stroke at once: a brush adds to it, a line is drawn anew. */
  #draw(from: Hex, to: Hex): void {
    const { store } = this.#around;
    if (this.tool === 'pen') return;
    if (this.tool === 'outline' || this.tool === 'line') this.#drawAnew();
    else
      store.cells.paint(
        this.layer,
        runsOf(sweptHexes(this.#around.grid(), from, to, this.size), this.#painting),
      );
  }

  #drawAnew(): void {
    const { cells } = this.#around.store;
    cells.takeOffStroke();
    cells.paint(this.layer, runsOf(this.#hexes(this.walk), this.#painting));
  }

  async #fill({ col, row }: Hex): Promise<void> {
    const mapId = this.#around.mapId();
    if (mapId === null) return;
    await this.#around.steps.take('map.fill', { mapId, layer: this.layer, col, row, code: this.code });
  }

  async #drawLine(mapId: number, walk: readonly Hex[]): Promise<void> {
    const along = this.alongSides ? 'edges' : 'centres';
    const path = pathText(penPath(this.#around.grid(), walk, along));
    const input: CommandInput<'map.addLine'> = {
      mapId,
      kind: this.lineKind,
      along,
      path,
      maintained: this.lineKind === 'road' && this.maintained,
    };
    await this.#around.steps.take('map.addLine', input);
  }
}
