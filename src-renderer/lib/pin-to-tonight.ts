import type { CommandInput } from '../../shared/ipc/contract.ts';
import type { ViewCommand } from './keys/shortcuts.svelte.ts';
import { takeAloud } from './step.svelte.ts';

type PinnedThing = CommandInput<'tonight.pin'>['what'];

/** The key that puts what is open first on the page for tonight. `disabled` says why that cannot be, as where nothing is open. */
export const pinCommand = (what: PinnedThing | null, disabled: string | undefined): ViewCommand => ({
  group: 'Tonight',
  id: 'tonight.pinThis',
  title: 'Pin to tonight',
  keys: '.',
  disabled,
  run: () => {
    if (what !== null) void takeAloud('tonight.pin', { what, as: 'first' });
  },
});
