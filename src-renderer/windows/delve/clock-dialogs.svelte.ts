import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';

type OpenDialog =
  | { name: 'addEffect' }
  | { name: 'changeEffect'; id: number }
  | { name: 'dayEnd' }
  | { name: 'wages' };

/** Which of the clock's dialogs is open: asked for by key in the dungeon, by a prompt anywhere. */
class ClockDialogs {
  open = $state.raw<OpenDialog | null>(null);

  show(dialog: OpenDialog): void {
    this.open = dialog;
  }

  close(): void {
    this.open = null;
  }
}

export const clockDialogs = new ClockDialogs();

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
    {
      ...common,
      id: 'wage.list',
      title: 'Wages due and owed',
      run: () => clockDialogs.show({ name: 'wages' }),
    },
  ];
}
