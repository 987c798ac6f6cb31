import { arrival } from '../../../lib/arrivals/arrival.svelte.ts';

/** Somebody of the notebook becomes a retainer of the party, or a creature of the referee's own: the form opens with their name. */
export const become = (kind: 'newRetainer' | 'newCreature', name: string): void =>
  void arrival.goTo({ kind, name });
