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
    {
      id: 'combat.takeUp',
      title: 'Take up what lies about, drop, or see to a door',
      group: 'Acts',
      keys: 'U',
      disabled: busy ?? paused ?? (desk.selected === null ? 'Nobody is selected.' : undefined),
      run: () => desk.open({ kind: 'lying' }),
    },
    {
      id: 'combat.light',
      title: 'Light: dropped, put out, thrown, lit, taken, moved',
      group: 'Acts',
      keys: 'Shift+L',
      disabled: busy ?? paused,
      run: () => desk.open({ kind: 'light' }),
    },
  ];
}
