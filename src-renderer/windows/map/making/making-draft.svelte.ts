import { TurnkeeperError, type Failure } from '../../../../shared/errors.ts';
import { hexNumber, readHexNumber } from '../../../../shared/hex/numbering.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { hexesIn, type Chunks } from '../../../../shared/hex/runs.ts';
import { makingLimits } from '../../../../shared/ipc/map/map-generate.ts';
import { grow } from '../../../../shared/map/making/grow.ts';
import { lay, type Laid } from '../../../../shared/map/making/laid.ts';
import { relief, type ReliefOrder } from '../../../../shared/map/making/relief.ts';
import { query } from '../../../lib/bridge.ts';
import { Step } from '../../../lib/step.svelte.ts';
import { groundAfter, tablesIn } from './made-ground.ts';
import type { MapDesk } from '../map-desk.svelte.ts';
import type { MapSheetView } from '../map-types.ts';

/** Figures of a making, as they are typed. */
export const makingFigures = [
  { name: 'width', label: 'Columns', least: 1, most: makingLimits.side },
  { name: 'height', label: 'Rows', least: 1, most: makingLimits.side },
  { name: 'sea', label: 'Sea', unit: 'percent', least: 0, most: makingLimits.sea },
  { name: 'mountains', label: 'Mountains', unit: 'percent', least: 0, most: makingLimits.mountains },
  { name: 'wet', label: 'Wetness', unit: 'percent', least: 0, most: makingLimits.wet },
  { name: 'rivers', label: 'Rivers', least: 0, most: makingLimits.rivers },
  { name: 'towns', label: 'Towns', least: 0, most: makingLimits.towns },
  { name: 'seed', label: 'Seed', least: 0, most: makingLimits.seed },
] as const;
export type MakingFigure = (typeof makingFigures)[number]['name'];

/** More hexes than these are made visibly. */
const manyHexes = 2000;
const sliceMs = 12;

const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % makingLimits.seed;

export interface Made {
  /** Of all that this dialog made. */
  nth: number;
  order: ReliefOrder;
  laid: Laid;
  /** The pieces of the ground that would be others. */
  ground: Chunks;
}

/** Land that is to be made: its figures, and what would come of them. */
export class MakingDraft {
  texts = $state<Record<MakingFigure, string>>({
    width: '40',
    height: '28',
    sea: '30',
    mountains: '12',
    wet: '50',
    rivers: '8',
    towns: '8',
    seed: String(anySeed()),
  });
  /** Null where what was typed is no such number. */
  figures = $state<Record<MakingFigure, number | null>>({
    ...{ width: 40, height: 28, sea: 30, mountains: 12, wet: 50, rivers: 8, towns: 8 },
    seed: Number(this.texts.seed),
  });
  from = $state('');
  way = $state<'relief' | 'grow'>('relief');
  shape = $state<ReliefOrder['shape']>('open');
  climate = $state<ReliefOrder['climate']>('mild');
  heights = $state(false);
  over = $state(false);
  made = $state.raw<Made | null>(null);
  failure = $state.raw<Failure | null>(null);
  progress = $state.raw<{ done: number; total: number } | null>(null);
  readonly step = new Step('map.generate');
  readonly growing = new Step('map.grow');
  readonly #desk: MapDesk;
  readonly #map: MapSheetView;
  #run = 0;

  constructor(desk: MapDesk, map: MapSheetView) {
    this.#desk = desk;
    this.#map = map;
    const isEmpty = desk.store.cells.places('terrain').length === 0;
    this.from = hexNumber(map.numbering, isEmpty ? { col: 0, row: 0 } : desk.view.cursor);
  }

  /** What is to be made; null where a figure or the hex is none. */
  readonly order: ReliefOrder | null = $derived.by(() => {
    const { width, height, sea, mountains, wet, rivers, towns, seed } = this.figures;
    const hex = readHexNumber(this.#map.numbering, this.from);
    if (hex === null || width === null || height === null || seed === null) return null;
    if (sea === null || mountains === null || wet === null || rivers === null || towns === null) return null;
    const { shape, climate } = this;
    return { ...hex, width, height, sea, mountains, wet, rivers, towns, seed, shape, climate };
  });

  anew(): void {
    const seed = anySeed();
    this.figures.seed = seed;
    this.texts.seed = String(seed);
  }

  stop(): void {
    this.#run += 1;
    this.progress = null;
  }

  /** Makes what is asked for as the main process would, in slices; a later asking takes its place. */
  async show(order: ReliefOrder | null, { way, over }: Choice): Promise<void> {
    this.stop();
    const run = this.#run;
    this.failure = null;
    if (order === null) {
      this.made = null;
      return;
    }
    try {
      const made = await (way === 'grow' ? this.#grow(order, run) : this.#make(order, over, run));
      if (run === this.#run) this.made = made;
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError)) throw thrown;
      this.made = null;
      this.failure = { code: thrown.code, message: thrown.message };
    } finally {
      if (run === this.#run) this.progress = null;
    }
  }

  async #make(order: ReliefOrder, over: boolean, run: number): Promise<Made | null> {
    const land = await this.#inSlices(relief(this.#map, order), 3 * sizeOf(order), run);
    if (land === null) return null;
    const { cells } = this.#desk.store;
    const laid = lay(order, land, this.#desk.grounds, (hex) => over || cells.code('terrain', hex) === 0);
    return { nth: run, order, laid, ground: groundAfter(cells, laid.terrain) };
  }

  async #grow(order: ReliefOrder, run: number): Promise<Made | null> {
    const tables = await query('map.neighbours', {});
    if (!tables.ok) throw new TurnkeeperError(tables.error.code, tables.error.message);
    const { cells } = this.#desk.store;
    const groundAt = (hex: Hex) => cells.code('terrain', hex);
    const growing = grow(this.#map, order, groundAt, tablesIn(tables.value));
    const terrain = await this.#inSlices(growing, 2 * sizeOf(order), run);
    if (terrain === null) return null;
    const laid = { terrain, elevation: [], rivers: [], towns: [], hexes: hexesIn(terrain) };
    return { nth: run, order, laid, ground: groundAfter(cells, terrain) };
  }

  /** What a making comes to; null where another one was asked for meanwhile. */
  async #inSlices<Land>(making: Generator<number, Land>, total: number, run: number): Promise<Land | null> {
    let until = performance.now() + sliceMs;
    for (;;) {
      const next = making.next();
      if (next.done === true) return next.value;
      if (performance.now() < until) continue;
      if (total > 2 * manyHexes) this.progress = { done: next.value, total };
      await new Promise((go) => setTimeout(go));
      if (run !== this.#run) return null;
      until = performance.now() + sliceMs;
    }
  }

  async take(): Promise<boolean> {
    const { order } = this;
    if (order === null) return false;
    const { heights, over } = this;
    const to = { job: crypto.randomUUID(), mapId: this.#map.id };
    if (this.way === 'relief') return (await this.step.take({ ...order, ...to, heights, over })) !== null;
    const { col, row, width, height, seed } = order;
    return (await this.growing.take({ ...to, col, row, width, height, seed })) !== null;
  }
}

interface Choice {
  way: 'relief' | 'grow';
  over: boolean;
}

const sizeOf = ({ width, height }: ReliefOrder): number => width * height;
