import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';

/** What a fight leaves, and flight out of it. */
export function leavingCommands(desk: FightDesk, busy: string | undefined): ViewCommand[] {
  const paused = desk.board?.fight.state === 'paused' ? 'The fight is paused.' : undefined;
  return [
    {
      id: 'combat.flee',
      title: 'They run: the chase begins',
      group: 'Fight',
      keys: 'Shift+F',
      disabled: busy ?? paused,
      run: () => desk.open({ kind: 'flee' }),
    },
  ];
}
