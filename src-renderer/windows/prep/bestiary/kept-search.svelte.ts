import type { CreatureSort } from '../../../../shared/ipc/prep/creature-views.ts';

export interface CreaturePlace {
  book: string;
  id: string;
}

/** What outlives a look at another area. */
export class KeptSearch {
  text = $state('');
  sort = $state<CreatureSort>('found');
  down = $state(false);
  others = $state(false);
  /** Null: the first of the list. */
  chosen = $state.raw<CreaturePlace | null>(null);
  /** The system in whose terms creatures are shown; null: the campaign's. */
  shownIn = $state<string | null>(null);
  /** Its own book stands beside. */
  besideOwn = $state(false);
}
