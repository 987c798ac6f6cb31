import { untrack } from 'svelte';
import type { Failure } from '../../../shared/errors.ts';
import { query } from '../../lib/bridge.ts';
import { FollowedView } from '../../lib/followed-view.svelte.ts';
import { MapCells } from './map-cells.ts';
import type { MapMark, MapThings, TheirThings } from './map-types.ts';

/** More pieces are not asked for at once. */
const mostAsked = 1024;

/** One map as this window has it: what lies on it, and the cells of those pieces it has not got already. */
export class MapStore {
  /** Another number whenever any cell is another. */
  version = $state(0);
  cells = $state.raw(this.#fresh());
  error = $state.raw<Failure | null>(null);
  readonly #marks = new FollowedView('map.marks');
  readonly #things = new FollowedView('map.things');
  readonly #theirs = new FollowedView('map.theirs');
  mapId = $state<number | null>(null);
  /** Marks that came while a stroke was under way. */
  #waiting: readonly MapMark[] | null = null;

  get things(): MapThings | null {
    return this.#things.value;
  }

  /** What the players have of it; null where nobody asked. */
  get theirs(): TheirThings | null {
    return this.#theirs.value;
  }

  get failure(): Failure | null {
    return this.error ?? this.#marks.error ?? this.#things.error ?? this.#theirs.error;
  }

  /** To be called in an effect: it takes what the map's marks say whenever they say something else. */
  follow(mapId: number | null, asTheirs: boolean): void {
    untrack(() => this.#turnTo(mapId));
    const input = mapId === null ? null : { mapId };
    this.#things.follow(input);
    this.#theirs.follow(asTheirs ? input : null);
    this.#marks.follow(input);
    const marks = this.#marks.value;
    if (marks !== null) untrack(() => this.#take(marks));
  }

  #turnTo(mapId: number | null): void {
    if (mapId === this.mapId) return;
    this.mapId = mapId;
    this.cells = this.#fresh();
    this.#waiting = null;
  }

  /** The stroke that was drawn has become part of the map. */
  keepStroke(): void {
    this.cells.keepStroke();
    this.#goOn();
  }

  takeOffStroke(): void {
    this.cells.takeOffStroke();
    this.#goOn();
  }

  #fresh(): MapCells {
    return new MapCells(() => (this.version += 1));
  }

  dispose(): void {
    this.#marks.dispose();
    this.#things.dispose();
    this.#theirs.dispose();
  }

  #goOn(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#take(waiting);
  }

  #take(marks: readonly MapMark[]): void {
    if (this.cells.strokeUnderWay) {
      this.#waiting = marks;
      return;
    }
    const missing = this.cells.follow(marks);
    for (let from = 0; from < missing.length; from += mostAsked)
      void this.#ask(this.cells, marks, missing.slice(from, from + mostAsked));
  }

  async #ask(cells: MapCells, marks: readonly MapMark[], missing: readonly MapMark[]): Promise<void> {
    const reply = await query('map.chunks', { ids: missing.map(({ id }) => id) });
    if (cells !== this.cells) return;
    this.error = reply.ok ? null : reply.error;
    if (!reply.ok) return;
    if (cells.strokeUnderWay) this.#waiting = marks;
    else cells.take(marks, reply.value);
  }
}
