import { entriesOf, findEntries, type ReferenceEntry } from '../../../shared/rules/reference-search.ts';
import type { Reference } from '../../../shared/rules/reference.ts';

export const everySystem = 'all';
export type Kind = 'all' | ReferenceEntry['kind'];

const page = 10;

/** Steps of the keys that move the choice in the list. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };

/** What the reference window looks for, what it has found, and what is being read. */
export class ReferenceDesk {
  readonly reference: Reference;
  search = $state('');
  system = $state(everySystem);
  kind = $state<Kind>('all');
  /** For who writes programs: what goes into an operation, what comes out, and its error codes. */
  signatures = $state(false);
  /** Whether the person has gone from the list to the page beside it. */
  reading = $state(false);
  #at = $state(0);
  /** Pages gone to from a page, the one being read last. */
  #trail = $state.raw<readonly ReferenceEntry[]>([]);
  readonly #all: readonly ReferenceEntry[];

  constructor(reference: Reference, system: string | null) {
    this.reference = reference;
    this.#all = entriesOf(reference);
    if (reference.systems.some(({ id }) => id === system)) this.system = system ?? everySystem;
  }

  readonly #offered = $derived.by(() =>
    this.#all.filter(
      ({ system, kind }) =>
        (this.system === everySystem || system.id === this.system) &&
        (this.kind === 'all' || kind === this.kind),
    ),
  );
  readonly found = $derived.by(() => findEntries(this.#offered, this.search));
  /** Where the choice stands in the list; -1 in an empty one. */
  readonly at = $derived.by(() => Math.min(this.#at, this.found.length - 1));
  readonly chosen = $derived.by(() => this.found[this.at] ?? null);
  /** What the page shows. */
  readonly shown = $derived.by(() => this.#trail.at(-1) ?? this.chosen);
  readonly hasTrail = $derived.by(() => this.#trail.length > 0);

  get isFiltered(): boolean {
    return this.search.trim() !== '' || this.system !== everySystem || this.kind !== 'all';
  }

  look(changes: { search?: string; system?: string; kind?: Kind }): void {
    this.search = changes.search ?? this.search;
    this.system = changes.system ?? this.system;
    this.kind = changes.kind ?? this.kind;
    this.stand(0);
  }

  clear(): void {
    this.look({ search: '', system: everySystem, kind: 'all' });
  }

  stand(at: number): void {
    this.#at = at;
    this.#trail = [];
  }

  /** Moves the choice by a key, and says whether it is one that does. */
  move(key: string): boolean {
    const step = steps[key];
    if (step === undefined) return false;
    this.stand(Math.max(0, Math.min(this.found.length - 1, this.at + step)));
    return true;
  }

  /** Goes from the page being read to the operation or rule it names. */
  follow(system: string, name: string): void {
    const target = this.#all.find((entry) => entry.system.id === system && entry.name === name);
    if (target !== undefined) this.#trail = [...this.#trail, target];
  }

  /** One page back; from the first one to the list. */
  back(): void {
    if (this.hasTrail) this.#trail = this.#trail.slice(0, -1);
    else this.reading = false;
  }
}
