import { Step } from '../../../lib/step.svelte.ts';
import { ViewStore } from '../../../lib/view-store.svelte.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { Ware } from '../../../lib/party/party-types.ts';

interface BasketLine {
  ware: Ware;
  times: number;
}

export const wareKey = ({ list, id }: Pick<Ware, 'list' | 'id'>): string => `${list} ${id}`;

/** What somebody is about to buy, and what that would cost them in coins and in pace. */
export class Shop {
  lines = $state.raw<readonly BasketLine[]>([]);
  free = $state(false);
  readonly step = new Step('inventory.buy');
  readonly #characterId: number;
  #ahead = $state.raw<ViewStore<'inventory.previewBuy'> | null>(null);

  constructor(characterId: number) {
    this.#characterId = characterId;
  }

  get ahead() {
    return this.lines.length === 0 ? null : this.#ahead;
  }

  get input(): CommandInput<'inventory.buy'> {
    return {
      characterId: this.#characterId,
      wares: this.lines.map(({ ware, times }) => ({ list: ware.list, id: ware.id, times })),
      free: this.free,
    };
  }

  add(ware: Ware): void {
    const known = this.lines.find((line) => wareKey(line.ware) === wareKey(ware));
    if (known === undefined) this.#set([...this.lines, { ware, times: 1 }]);
    else this.setTimes(ware, known.times + 1);
  }

  setTimes(ware: Ware, times: number): void {
    this.#set(
      this.lines
        .map((line) => (wareKey(line.ware) === wareKey(ware) ? { ware: line.ware, times } : line))
        .filter((line) => line.times > 0),
    );
  }

  setFree(free: boolean): void {
    this.free = free;
    this.#look();
  }

  #set(lines: readonly BasketLine[]): void {
    this.lines = lines;
    this.#look();
  }

  #look(): void {
    if (this.lines.length === 0) return;
    if (this.#ahead === null) this.#ahead = new ViewStore('inventory.previewBuy', this.input);
    else this.#ahead.setInput(this.input);
  }

  async buy(): Promise<boolean> {
    return this.lines.length > 0 && (await this.step.take(this.input)) !== null;
  }

  dispose(): void {
    this.#ahead?.dispose();
  }
}
