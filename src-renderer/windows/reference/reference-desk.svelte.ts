import {
  entriesOf,
  findEntries,
  topicsOf,
  type PagesBySystem,
  type ReferenceEntry,
} from '../../../shared/ipc/desk/reference-search.ts';
import type { Reference, RuleReference } from '../../../shared/rules/reference.ts';
import type { Kind } from './reference-words.ts';

export const everySystem = 'all';
export const everyTopic = 'all';

const page = 10;

/** Steps of the keys that move the choice in the list. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };

/** What the reference window looks for, what it has found, and what is being read. */
export class ReferenceDesk {
  readonly reference: Reference;
  search = $state('');
  system = $state(everySystem);
  kind = $state<Kind>('all');
  topic = $state(everyTopic);
  /** For who writes programs: the operations, what goes into them, what comes out, and their error codes. */
  #developer = $state(false);
  /** Whether the person has gone from the list to the page beside it. */
  reading = $state(false);
  #at = $state(0);
  /** Pages gone to from a page, the one being read last. */
  #trail = $state.raw<readonly ReferenceEntry[]>([]);
  readonly #all: readonly ReferenceEntry[];

  constructor(reference: Reference, system: string | null, pages?: PagesBySystem) {
    this.reference = reference;
    this.#all = entriesOf(reference, pages);
    if (reference.systems.some(({ id }) => id === system)) this.system = system ?? everySystem;
  }

  readonly #ofKind = $derived.by(() =>
    this.#all.filter(
      ({ system, kind }) =>
        (this.system === everySystem || system.id === this.system) &&
        (this.kind === 'all' ? this.#developer || kind !== 'operation' : kind === this.kind),
    ),
  );
  /** What the entries are about, in the order of the books. */
  readonly topics: readonly string[] = $derived.by(() => topicsOf(this.#ofKind));
  readonly #offered = $derived.by(() =>
    this.topic === everyTopic ? this.#ofKind : this.#ofKind.filter(({ topic }) => topic === this.topic),
  );
  readonly found = $derived.by(() => findEntries(this.#offered, this.search));
  /** Where the choice stands in the list; -1 in an empty one. */
  readonly at = $derived.by(() => Math.min(this.#at, this.found.length - 1));
  readonly chosen = $derived.by(() => this.found[this.at] ?? null);
  /** What the page shows. */
  readonly shown = $derived.by(() => this.#trail.at(-1) ?? this.chosen);
  readonly hasTrail = $derived.by(() => this.#trail.length > 0);

  get isFiltered(): boolean {
    return (
      this.search.trim() !== '' ||
      this.system !== everySystem ||
      this.kind !== 'all' ||
      this.topic !== everyTopic
    );
  }

  get developer(): boolean {
    return this.#developer;
  }

  set developer(on: boolean) {
    this.#developer = on;
    this.look(!on && this.kind === 'operation' ? { kind: 'all' } : {});
  }

  look(changes: { search?: string; system?: string; kind?: Kind; topic?: string }): void {
    this.search = changes.search ?? this.search;
    this.system = changes.system ?? this.system;
    this.kind = changes.kind ?? this.kind;
    this.topic = changes.topic ?? this.topic;
    // A topic of another system or kind would hide everything.
    if (!this.topics.includes(this.topic)) this.topic = everyTopic;
    this.stand(0);
  }

  clear(): void {
    this.look({ search: '', system: everySystem, kind: 'all', topic: everyTopic });
  }

  /** Opens at one entry, with nothing looked for that would hide it; says whether it is there. */
  show(key: string): boolean {
    const entry = this.#all.find((each) => each.key === key);
    if (entry === undefined) return false;
    if (entry.kind === 'operation') this.#developer = true;
    this.look({ search: '', system: entry.system.id, kind: 'all', topic: everyTopic });
    this.stand(this.found.indexOf(entry));
    return true;
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

  /** The other rules of a rule's topic, in their order. */
  neighboursOf({ key, system, topic }: ReferenceEntry): RuleReference[] {
    return this.#all.flatMap((each) =>
      each.kind === 'rule' && each.system.id === system.id && each.topic === topic && each.key !== key
        ? each.rule
        : [],
    );
  }

  /** One page back; from the first one to the list. */
  back(): void {
    if (this.hasTrail) this.#trail = this.#trail.slice(0, -1);
    else this.reading = false;
  }
}
