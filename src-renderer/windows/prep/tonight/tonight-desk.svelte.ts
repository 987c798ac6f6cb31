import { arrival } from '../../../lib/arrivals/arrival.svelte.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';
import { itemsOn, type Tonight, type TonightItem } from './tonight-items.ts';

const mostDoors = 10;

/** How far it is looked, and what is chosen on the page. */
export class TonightDesk {
  readonly steps = new QuickSteps();
  doors = $state(3);
  tonight = $state.raw<Tonight | null>(null);
  printing = $state(false);
  shut = $state<string>();
  /** The key of what is chosen, and where it stood: what takes its place is chosen where it is gone. */
  #chosen = $state.raw({ key: '', at: 0 });

  readonly items: readonly TonightItem[] = $derived.by(() =>
    this.tonight === null ? [] : itemsOn(this.tonight),
  );
  readonly at: number = $derived.by(() => {
    const now = this.items.findIndex(({ key }) => key === this.#chosen.key);
    return now === -1 ? Math.max(0, Math.min(this.#chosen.at, this.items.length - 1)) : now;
  });
  readonly item: TonightItem | null = $derived.by(() => this.items[this.at] ?? null);

  get nearest(): boolean {
    return this.doors === 0;
  }

  get furthest(): boolean {
    return this.doors === mostDoors;
  }

  look(further: 1 | -1): void {
    this.doors = Math.max(0, Math.min(mostDoors, this.doors + further));
  }

  stand(at: number): void {
    const item = this.items[Math.max(0, Math.min(this.items.length - 1, at))];
    if (item !== undefined) this.#chosen = { key: item.key, at: this.items.indexOf(item) };
  }

  choose(key: string): void {
    const at = this.items.findIndex((item) => item.key === key);
    if (at !== -1) this.#chosen = { key, at };
  }

  isChosen(key: string): boolean {
    return this.item?.key === key;
  }

  /** Goes to where the chosen one stands. */
  open(): void {
    if (this.item?.to != null) arrival.goTo(this.item.to);
  }

  /** First, or as it comes again. */
  async pin(): Promise<void> {
    const { item } = this;
    if (item?.what != null)
      await this.steps.take('tonight.pin', { what: item.what, as: item.state === 'first' ? null : 'first' });
  }

  /** Out of tonight, or back into it. */
  async hide(): Promise<void> {
    const { item } = this;
    if (item?.what != null)
      await this.steps.take('tonight.pin', {
        what: item.what,
        as: item.state === 'hidden' ? null : 'hidden',
      });
  }

  /** The one of its list that comes before or after, where both come first. */
  beside(by: 1 | -1): TonightItem | null {
    const { item, at } = this;
    const other = this.items[at + by];
    const are = item?.state === 'first' && other?.state === 'first' && item.list === other.list;
    return are ? other : null;
  }

  /** The chosen one changes places with that. */
  async move(by: 1 | -1): Promise<void> {
    const one = this.item?.what;
    const other = this.beside(by)?.what;
    if (one != null && other != null) await this.steps.take('tonight.swap', { one, other });
  }
}

/** What is chosen stays while another page or window is open. */
export const tonightDesk = new TonightDesk();
