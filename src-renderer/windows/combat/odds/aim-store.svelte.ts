import { untrack } from 'svelte';
import { ViewStore } from '../../../lib/view-store.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';
import type { Aimed } from './aim.ts';

/** What is enough against each target, asked in one question while an attack is aimed. For a component's setup. */
export function watchAim(of: () => FightDesk): () => Aimed | null {
  let store = $state.raw<ViewStore<'combat.aim'> | null>(null);
  const desk = $derived(of());
  const asked = $derived(
    desk.aiming && desk.board !== null && desk.act !== null
      ? { fightId: desk.board.fight.id, act: desk.act }
      : null,
  );
  const aims = $derived(asked !== null);
  $effect(() => {
    const input = aims ? untrack(() => asked) : null;
    if (input === null) return;
    const asking = new ViewStore('combat.aim', input);
    store = asking;
    return () => {
      asking.dispose();
      store = null;
    };
  });
  $effect(() => {
    if (asked !== null) store?.setInput(asked);
  });
  return () => store?.value ?? null;
}
