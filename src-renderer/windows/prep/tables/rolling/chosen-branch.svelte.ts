import { type Branch, branchesOf } from '../../../../../shared/tables/branches.ts';
import type { KeptRoll } from '../table-types.ts';

/** Which branch of the last roll the keys stand on, while they do. */
export class ChosenBranch {
  open = $state(false);
  #at = $state(0);
  readonly #rolls: () => readonly KeptRoll[];

  constructor(rolls: () => readonly KeptRoll[]) {
    this.#rolls = rolls;
  }

  /** The newest one: what was rolled before it has been told. */
  readonly roll: KeptRoll | null = $derived.by(() => this.#rolls()[0] ?? null);
  readonly all: readonly Branch[] = $derived.by(() =>
    this.roll === null || this.roll.tree.stopped !== null ? [] : branchesOf(this.roll.tree),
  );
  readonly at: number = $derived(Math.max(0, Math.min(this.#at, this.all.length - 1)));
  readonly isOpen: boolean = $derived(this.open && this.all.length > 0);
  readonly branch: Branch | null = $derived.by(() => (this.isOpen ? (this.all[this.at] ?? null) : null));
  /** Why there is nothing to choose. */
  readonly none: string | undefined = $derived.by(() => {
    if (this.roll === null) return 'There is no roll to choose from.';
    if (this.roll.tree.stopped !== null) return 'The last roll stopped short. Roll it anew.';
    return this.all.length === 0 ? 'The last roll has no branches.' : undefined;
  });

  stand(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.all.length - 1));
  }

  toggle(): void {
    this.open = !this.isOpen;
    this.#at = 0;
  }
}
