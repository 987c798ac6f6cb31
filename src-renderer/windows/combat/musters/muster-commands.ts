import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';

/** Who may come: musters, and those who are expected. */
export function musterCommands(desk: FightDesk, shut: string | undefined): ViewCommand[] {
  const { board } = desk;
  return [
    {
      id: 'combat.musters',
      title: 'Musters: foes kept by name',
      group: 'Fight',
      keys: 'Alt+M',
      disabled: shut,
      run: () => desk.open({ kind: 'musters', lines: '' }),
    },
    {
      id: 'combat.arrivals',
      title: 'Who is expected: they come, or not any more',
      group: 'Fight',
      keys: 'Y',
      disabled:
        shut ??
        (board === null ? 'Nobody fights.' : board.arrivals.length === 0 ? 'Nobody is expected.' : undefined),
      run: () => desk.open({ kind: 'arrivals' }),
    },
  ];
}
