import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { QuickSteps } from '../../lib/step.svelte.ts';
import type { Hoard } from './hoard-words.ts';

interface Taking {
  steps: QuickSteps;
  /** Why nothing can be changed; undefined where it can. */
  shut: string | undefined;
}

/** What lies here is taken whole into the pool; the first of it by a key. */
export const takingCommands = (hoards: readonly Hoard[], { steps, shut }: Taking): ViewCommand[] =>
  hoards.map(({ id, name, things }, at) => ({
    group: 'Treasure',
    id: `hoard.${id}.take`,
    title: `Take the hoard ${name}`,
    ...(at === 0 ? { keys: 'Shift+F' } : {}),
    disabled: shut ?? (things.length === 0 ? 'Nothing lies there any more.' : undefined),
    run: () => void steps.take('hoard.take', { id }),
  }));
