import { stepTo } from '../../../components/tables/row-steps.ts';
import { ViewStore } from '../../../lib/view-store.svelte.ts';
import type { InventoryView, Place, Thing } from '../../../lib/party/party-types.ts';
import { placeKey } from '../places.ts';
import {
  type ThingIds,
  type ThingRow,
  equalTo,
  idsOf,
  noIds,
  outermost,
  thingRows,
  withId,
} from './thing-rows.ts';

const nothing: readonly Thing[] = [];

/** One of the two lists of things: which place it shows, the row the keys stand on, what is marked, what is shut. */
export class Pane {
  #store = $state.raw<ViewStore<'inventory.view'> | null>(null);
  #key = $state<string | null>(null);
  #answeredBy = $state.raw<InventoryView | null>(null);
  #shut = $state.raw<ThingIds>(noIds);
  #marks = $state.raw<ThingIds>(noIds);
  #cursorId = $state<number | null>(null);
  /** Where the row stood that the keys were on, for when it is gone. */
  #cursorAt = 0;

  readonly view: InventoryView | null = $derived(this.#store?.value ?? null);
  /** What is shown is what the place holds, and not still the place before. */
  readonly isFresh: boolean = $derived(this.view !== null && this.view !== this.#answeredBy);
  readonly things: readonly Thing[] = $derived(this.view?.items ?? nothing);
  readonly rows: readonly ThingRow[] = $derived(thingRows(this.things, this.#shut));
  readonly at: number = $derived.by(() => {
    const at = this.rows.findIndex(({ thing }) => thing.id === this.#cursorId);
    return at >= 0 ? at : Math.min(this.#cursorAt, this.rows.length - 1);
  });
  readonly row: ThingRow | null = $derived(this.isFresh ? (this.rows[this.at] ?? null) : null);
  readonly marked: readonly Thing[] = $derived(
    this.isFresh ? this.things.filter(({ id }) => this.#marks.has(id)) : nothing,
  );
  /** What a command is about: the marked, or else the row the keys stand on. */
  readonly chosen: readonly Thing[] = $derived.by(() => {
    if (this.marked.length === 0) return this.row === null ? [] : [this.row.thing];
    return outermost(this.things, idsOf(this.marked));
  });

  get error() {
    return this.#store?.error ?? null;
  }

  /** Shows another place; what was marked and where the keys stood belongs to the old one. */
  follow(place: Place): void {
    const key = placeKey(place);
    if (key === this.#key) return;
    this.#key = key;
    this.#marks = noIds;
    this.#cursorId = null;
    this.#cursorAt = 0;
    if (this.#store === null) this.#store = new ViewStore('inventory.view', { place });
    else {
      this.#answeredBy = this.#store.value;
      this.#store.setInput({ place });
    }
  }

  dispose(): void {
    this.#store?.dispose();
  }

  isMarked(id: number): boolean {
    return this.#marks.has(id);
  }

  stand(id: number): void {
    this.#cursorId = id;
    this.#cursorAt = this.rows.findIndex(({ thing }) => thing.id === id);
  }

  #standAt(at: number): void {
    const row = this.rows[at];
    if (row !== undefined) this.stand(row.thing.id);
  }

  /** Marks or unmarks a thing and, by the keys, goes on to the next. */
  mark(id: number): void {
    this.#marks = withId(this.#marks, id, !this.#marks.has(id));
  }

  markAndGoOn(): void {
    if (this.row === null) return;
    this.mark(this.row.thing.id);
    this.#standAt(this.at + 1);
  }

  markAll(): void {
    this.#marks = this.marked.length === this.things.length ? noIds : idsOf(this.things);
  }

  unmarkAll(): void {
    this.#marks = noIds;
  }

  toggle(id: number, open: boolean): void {
    this.#shut = withId(this.#shut, id, !open);
  }

  equalToRow(): Thing[] {
    return this.row === null ? [] : equalTo(this.things, this.row.thing);
  }

  /** The list's own keys: up, down, and in and out of what is nested. Answers whether the key was one of them. */
  press(key: string): boolean {
    const to = stepTo(key, this.at, this.rows.length);
    if (to !== null) this.#standAt(to);
    else if (key === 'ArrowRight') this.#goIn();
    else if (key === 'ArrowLeft') this.#goOut();
    else return false;
    return true;
  }

  #goIn(): void {
    const row = this.row;
    if (row === null || row.holds === null || row.holds === 0) return;
    if (row.open) this.#standAt(this.at + 1);
    else this.toggle(row.thing.id, true);
  }

  #goOut(): void {
    const row = this.row;
    if (row === null) return;
    if (row.open) this.toggle(row.thing.id, false);
    else if (row.thing.containerId !== null) this.stand(row.thing.containerId);
  }
}
