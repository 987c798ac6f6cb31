import type { ItemRow } from '../../db/tables.ts';
import type { PlaceColumns } from '../party/places.ts';

export type Change = Partial<Omit<ItemRow, 'id'>>;

/** Where a thing is, as one word: things with the same word lie side by side. */
const wordOf = ({ holder_id, container_id, stash_id }: PlaceColumns): string => {
  if (holder_id !== null) return `holder ${holder_id}`;
  if (container_id !== null) return `container ${container_id}`;
  return stash_id === null ? 'pool' : `stash ${stash_id}`;
};

export const samePlace = (one: PlaceColumns, other: PlaceColumns): boolean => wordOf(one) === wordOf(other);

/**
 * Things of whole places, to be rearranged before anything is written: what a command writes and what a preview
 * shows come from here alike. New things have ids below 0 until they are written.
 */
export class Things {
  readonly #rows = new Map<number, ItemRow>();
  readonly #before: ReadonlyMap<number, ItemRow>;
  readonly #at = new Map<string, Set<number>>();
  #newId = 0;

  constructor(rows: readonly ItemRow[]) {
    this.#before = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows) this.#put(row);
  }

  get(id: number): ItemRow | undefined {
    return this.#rows.get(id);
  }

  /** What lies side by side in one place, in the order of its coming. */
  at(place: PlaceColumns): ItemRow[] {
    return [...(this.#at.get(wordOf(place)) ?? [])].flatMap((id) => this.#rows.get(id) ?? []);
  }

  /** The first of what lies there that answers to the description. */
  findAt(place: PlaceColumns, isIt: (row: ItemRow) => boolean): ItemRow | undefined {
    for (const id of this.#at.get(wordOf(place)) ?? []) {
      const row = this.#rows.get(id);
      if (row && isIt(row)) return row;
    }
    return undefined;
  }

  inside(id: number): ItemRow[] {
    return this.at({ holder_id: null, container_id: id, stash_id: null });
  }

  /** The things of one place with everything in them. */
  treeAt(place: PlaceColumns): ItemRow[] {
    return this.at(place).flatMap((row) => this.tree(row.id));
  }

  /** The thing and everything in it, itself first. */
  tree(id: number): ItemRow[] {
    const row = this.#rows.get(id);
    return row ? [row, ...this.inside(id).flatMap((inner) => this.tree(inner.id))] : [];
  }

  /** The things around it, from the nearest outwards. */
  around(id: number): ItemRow[] {
    const found: ItemRow[] = [];
    let at = this.#rows.get(id);
    while (at && at.container_id !== null && found.length < this.#rows.size) {
      at = this.#rows.get(at.container_id);
      if (at) found.push(at);
    }
    return found;
  }

  /** Who has it, packed or not; null for nobody. */
  holderOf(id: number): number | null {
    return (this.around(id).at(-1) ?? this.#rows.get(id))?.holder_id ?? null;
  }

  /** Where the outermost thing around it lies. */
  rootOf(id: number): PlaceColumns | null {
    return this.around(id).at(-1) ?? this.#rows.get(id) ?? null;
  }

  change(id: number, change: Change): ItemRow {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`There is no thing ${id}.`);
    const changed = { ...row, ...change };
    this.#at.get(wordOf(row))?.delete(id);
    this.#put(changed);
    return changed;
  }

  add(row: Omit<ItemRow, 'id'>): ItemRow {
    const added = { ...row, id: --this.#newId };
    this.#put(added);
    return added;
  }

  /** Takes it away with everything in it. */
  remove(id: number): void {
    for (const { id: each } of this.tree(id)) {
      const row = this.#rows.get(each);
      if (row) this.#at.get(wordOf(row))?.delete(each);
      this.#rows.delete(each);
    }
  }

  /** How the things differ from those that were read. */
  differences(): { added: ItemRow[]; changed: ItemRow[]; removed: ItemRow[] } {
    const rows = [...this.#rows.values()];
    return {
      added: rows.filter(({ id }) => id < 0),
      changed: rows.filter((row) => row.id > 0 && this.#before.get(row.id) !== row),
      removed: [...this.#before.values()].filter(({ id }) => !this.#rows.has(id)),
    };
  }

  /** Who had any of what changed, or has it now. */
  holdersTouched(): number[] {
    const { added, changed, removed } = this.differences();
    const was = new Things([...this.#before.values()]);
    const before = [...changed, ...removed].map(({ id }) => was.holderOf(id));
    const now = [...added, ...changed].map(({ id }) => this.holderOf(id));
    return [...new Set([...before, ...now])].filter((id) => id !== null).sort((a, b) => a - b);
  }

  /** The same things as they were read. */
  asRead(): Things {
    return new Things([...this.#before.values()]);
  }

  #put(row: ItemRow): void {
    this.#rows.set(row.id, row);
    const word = wordOf(row);
    const there = this.#at.get(word);
    if (there) there.add(row.id);
    else this.#at.set(word, new Set([row.id]));
  }
}
