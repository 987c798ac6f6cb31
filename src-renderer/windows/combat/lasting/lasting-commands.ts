import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';
import type { LastingDialog } from './parts.ts';

const titles: Readonly<Record<LastingDialog, readonly [keys: string, title: string]>> = {
  condition: ['G', 'Condition with its end'],
  save: ['V', 'Save'],
  morale: ['O', 'Morale and loyalty'],
  initiative: ['I', 'Initiative or number by word'],
  place: ['B', 'Place by word'],
  leave: ['F', 'Leaves: flees, gives up, was never there'],
  referee: ['Shift+O', 'Referee: every overrule'],
};

/** Keys of what the referee says of those who fight. */
export const lastingCommands = (desk: FightDesk, busy: string | undefined): ViewCommand[] =>
  (Object.keys(titles) as LastingDialog[]).map((part) => {
    const [keys, title] = titles[part];
    return {
      id: `combat.${part}`,
      title,
      group: 'Referee',
      keys,
      disabled: busy ?? (desk.selected === null ? 'Nobody is selected.' : undefined),
      run: () => desk.open({ kind: 'lasting', part }),
    };
  });
