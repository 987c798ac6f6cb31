import type { ViewCommand } from '../../../lib/shortcuts.svelte.ts';
import type { GearDesk } from '../gear-desk.svelte.ts';
import type { GearSteps } from '../gear-steps.svelte.ts';

export interface GearContext {
  desk: GearDesk;
  steps: GearSteps;
  /** Why nothing can be changed; undefined where it can. */
  shut: string | undefined;
}

export const nothingChosen = 'Nothing is chosen.';

/** A command with its key, under its group: `act('Move', 'M', 'move', ...)`; null for none but the palette. */
export const act = (
  group: string,
  keys: string | null,
  id: string,
  title: string,
  disabled: string | undefined,
  run: () => void,
): ViewCommand => ({ id: `gear.${id}`, title, group, disabled, run, ...(keys === null ? {} : { keys }) });

/** What only a key does: too small for the palette, and done again while the key is held. */
export const press = (keys: string, id: string, title: string, run: () => void): ViewCommand => ({
  ...act('Select', keys, id, title, undefined, run),
  keyOnly: true,
  repeats: true,
});
