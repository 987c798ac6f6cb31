import type { CoinKind, ItemKind } from '../../../shared/ipc/vocabulary.ts';

/** One line of a treasure that was rolled; its worth in copper, each. */
export interface Rolled {
  kind: ItemKind;
  name: string;
  coin: CoinKind | null;
  quantity: number;
  worth: number | null;
}
