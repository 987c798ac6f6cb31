import type { Generated } from 'kysely';
import type {
  AwardFate,
  CoinKind,
  ItemKind,
  ItemState,
  Known,
  StashKind,
} from '../../../shared/ipc/vocabulary.ts';

export interface StashTable {
  id: Generated<number>;
  kind: StashKind;
  name: string;
  /** Where a hoard lies, one of these at most; none: in the referee's hand. */
  feature_id: number | null;
  room_id: number | null;
  encounter_id: number | null;
  foe_group_id: number | null;
  muster_id: number | null;
  site_id: number | null;
}

export interface ItemTable {
  id: Generated<number>;
  holder_id: number | null;
  container_id: number | null;
  stash_id: number | null;
  state: ItemState;
  kind: ItemKind;
  name: string;
  quantity: number;
  /** Hundredths of a pound, each. */
  weight: number;
  /** Copper pieces, each. */
  cost: number | null;
  coin: CoinKind | null;
  charges: number | null;
  /** Hundredths of a pound; null where it holds nothing. */
  capacity: number | null;
  notes: string;
  /** JSON: ItemFacts. */
  facts: string;
  /** What it is in truth, where that is not known yet: the name and the facts that stand are then what is shown. */
  true_name: string | null;
  /** JSON: TrueFacts. */
  true_facts: string | null;
  known: Generated<Known>;
}

/** Treasure as it was found. */
export interface FindTable {
  id: Generated<number>;
  /** The stack it went to; null where nobody can tell it any more. */
  item_id: number | null;
  /** Null: found outside. */
  delve_id: number | null;
  kind: ItemKind;
  name: string;
  quantity: number;
  /** Copper pieces, each; null where it is not known. */
  worth: number | null;
  place: string;
  /** Null: waits for an award. */
  award: AwardFate | null;
}
