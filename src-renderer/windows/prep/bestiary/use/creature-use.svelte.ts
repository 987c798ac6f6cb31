import type { CreatureLine } from '../bestiary-desk.svelte.ts';

type Way = 'meet' | 'fight' | 'muster' | 'room' | 'table' | 'recruit' | 'file';

/** What one creature of the bestiary is being put to. Hit points are rolled there, not here. */
export class CreatureUse {
  under = $state.raw<{ way: Way; creature: CreatureLine } | null>(null);

  put(way: Way, creature: CreatureLine): void {
    this.under = { way, creature };
  }

  close(): void {
    this.under = null;
  }
}
