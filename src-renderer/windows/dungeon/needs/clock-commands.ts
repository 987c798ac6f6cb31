import type { ViewCommand } from '../../../lib/shortcuts.svelte.ts';
import { clockDialogs } from './clock-dialogs.svelte.ts';

/** Keys of what runs on the clock, in a dungeon and at its entrance. */
export function clockCommands(shut: string | undefined): ViewCommand[] {
  const common = { group: 'Effects and needs', disabled: shut };
  return [
    {
      ...common,
      id: 'effect.add',
      title: 'Add a spell, potion or condition',
      keys: 'C',
      run: () => clockDialogs.show({ name: 'addEffect' }),
    },
    {
      ...common,
      id: 'need.endDay',
      title: 'Day’s end, rest and healing',
      keys: 'H',
      run: () => clockDialogs.show({ name: 'dayEnd' }),
    },
  ];
}
