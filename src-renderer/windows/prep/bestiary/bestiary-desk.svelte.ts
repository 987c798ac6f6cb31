import type { QueryInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { CreatureSort } from '../../../../shared/ipc/prep/creature-views.ts';
import type { CreaturePlace, KeptSearch } from './kept-search.svelte.ts';

export type Found = QueryOutput<'creature.search'>;
export type CreatureLine = Found['rows'][number];
export type Creature = QueryOutput<'creature.view'>;

interface Sources {
  found: () => Found | null;
  creature: () => Creature | null;
  /** The same by its own book. */
  own: () => Creature | null;
  kept: () => KeptSearch;
}

/** What is looked for among the creatures of the books, and which of them is being read. */
export class BestiaryDesk {
  readonly #from: Sources;

  constructor(from: Sources) {
    this.#from = from;
  }

  get kept(): KeptSearch {
    return this.#from.kept();
  }

  get found(): Found | null {
    return this.#from.found();
  }

  get rows(): readonly CreatureLine[] {
    return this.found?.rows ?? [];
  }

  /** Where the choice stands in the list: the first where what was chosen is not in it. */
  get at(): number {
    const { chosen } = this.kept;
    const at = this.rows.findIndex(({ book, id }) => book === chosen?.book && id === chosen.id);
    return at < 0 ? 0 : at;
  }

  get line(): CreatureLine | null {
    return this.rows[this.at] ?? null;
  }

  /** What is read of the chosen one, once it is here. */
  get creature(): Creature | null {
    return this.#from.creature();
  }

  /** The same by its own book, where that stands beside and is another. */
  get own(): Creature | null {
    const own = this.#from.own();
    const { creature } = this;
    const isSame = own?.book === creature?.book && own?.id === creature?.id && own?.in !== creature?.in;
    return this.kept.besideOwn && isSame ? own : null;
  }

  get asked(): QueryInput<'creature.search'> {
    const { text, sort, down, others } = this.kept;
    return { text, sort, down, others };
  }

  get reads(): QueryInput<'creature.view'> | null {
    return this.line && { book: this.line.book, id: this.line.id, in: this.kept.shownIn };
  }

  get readsOwn(): QueryInput<'creature.view'> | null {
    return this.line && this.kept.besideOwn
      ? { book: this.line.book, id: this.line.id, in: this.line.book }
      : null;
  }

  look(text: string): void {
    this.kept.text = text;
    this.kept.chosen = null;
  }

  /** Adds a fact to what is asked, or takes it out. */
  narrow(fact: string): void {
    const { text } = this.kept;
    const without = ` ${text} `.replace(` ${fact} `, ' ').trim();
    this.look(without === text.trim() ? `${text.trim()} ${fact}`.trim() : without);
  }

  isNarrowedBy(fact: string): boolean {
    return ` ${this.kept.text} `.includes(` ${fact} `);
  }

  choose({ book, id }: CreaturePlace): void {
    this.kept.chosen = { book, id };
  }

  /** Goes to one creature, with nothing looked for that would hide it. */
  seek(place: CreaturePlace): void {
    this.look('');
    this.choose(place);
  }

  stand(at: number): void {
    const line = this.rows[Math.max(0, Math.min(this.rows.length - 1, at))];
    if (line !== undefined) this.choose(line);
  }

  /** By another figure, from its least; by the same one, the other way round. */
  sortBy(sort: CreatureSort): void {
    this.kept.down = this.kept.sort === sort && sort !== 'found' && !this.kept.down;
    this.kept.sort = sort;
  }

  /** In the terms of the next system, or the one before. */
  turn(by: 1 | -1): void {
    if (this.creature === null) return;
    const { systems, in: now } = this.creature;
    const at = systems.findIndex(({ id }) => id === now);
    this.kept.shownIn = systems[(at + by + systems.length) % systems.length]?.id ?? null;
  }
}
