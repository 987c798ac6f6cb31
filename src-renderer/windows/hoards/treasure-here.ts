import { arrival } from '../../lib/arrivals/arrival.svelte.ts';
import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { HoardPlace } from './hoard-words.ts';

/** To the page of treasure, where it is rolled for who is there and laid down there. */
export const rollTreasureOf = (at: NonNullable<HoardPlace>): void =>
  void arrival.goTo({ kind: 'treasure', at });

/** The key for the treasure of what is at hand. `disabled` says why that cannot be, as where nothing is. */
export const treasureCommand = (at: HoardPlace, disabled: string | undefined): ViewCommand => ({
  group: 'Treasure',
  id: 'treasure.here',
  title: 'Roll the treasure that lies here',
  keys: 'Alt+T',
  disabled,
  run: () => {
    if (at !== null) rollTreasureOf(at);
  },
});
