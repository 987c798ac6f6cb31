import { parseNumber } from '../../components/number-text.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { itemKinds, type ItemKind } from '../../../shared/ipc/vocabulary.ts';
import { guessKind, itemKindWords } from './item-words.ts';
import type { Item } from './party-types.ts';

type ItemInput = Omit<CommandInput<'party.addItem'>, 'holderId'>;

export const maxQuantity = 1_000_000;
export const maxWeight = 100_000;

/** One thing as it is being typed. The kind follows the name until the referee chooses one. */
export class ItemDraft {
  name = $state('');
  quantity = $state('1');
  weight = $state('0');
  #chosen = $state<ItemKind | null>(null);

  constructor(item?: Item) {
    if (item === undefined) return;
    this.name = item.name;
    this.quantity = String(item.quantity);
    this.weight = String(item.weightEach);
    this.#chosen = item.kind;
  }

  get kind(): ItemKind {
    return this.#chosen ?? guessKind(this.name);
  }

  choose(value: string): void {
    this.#chosen = itemKinds.find((kind) => kind === value) ?? null;
  }

  get weighed(): boolean {
    return itemKindWords[this.kind].weighed;
  }

  get blank(): boolean {
    return this.name.trim() === '';
  }

  /** Problems by field name; empty when the thing can be sent. */
  problems(): Record<string, string> {
    const quantity = parseNumber(this.quantity, { min: 1, max: maxQuantity });
    const weight = parseNumber(this.weight, { min: 0, max: maxWeight });
    return {
      ...(this.blank ? { name: 'Say what it is.' } : {}),
      ...(quantity.value === null ? { quantity: quantity.problem ?? 'How many? From 1.' } : {}),
      ...(this.weighed && weight.value === null
        ? { weightEach: weight.problem ?? 'Coins of weight, from 0.' }
        : {}),
    };
  }

  input(): ItemInput {
    return {
      kind: this.kind,
      name: this.name,
      quantity: parseNumber(this.quantity).value ?? 1,
      weightEach: this.weighed ? (parseNumber(this.weight).value ?? 0) : 0,
    };
  }
}
