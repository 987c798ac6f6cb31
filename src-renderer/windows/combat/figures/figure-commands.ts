import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';

/** Keys of what the rules know: figures that are missing, those of the selected fighter and his hits, and the rules. */
export function figureCommands(desk: FightDesk, busy: string | undefined): ViewCommand[] {
  const missing = desk.board?.wanting.length ?? 0;
  return [
    {
      id: 'combat.missing',
      title: 'What nobody wrote down: take it, or type over it',
      group: 'Fight',
      keys: 'Alt+F',
      disabled: busy ?? (missing === 0 ? 'Every figure is written down.' : undefined),
      run: () => desk.open({ kind: 'missing' }),
    },
    {
      id: 'combat.figures',
      title: 'Figures of the selected fighter',
      group: 'Referee',
      keys: 'Shift+A',
      disabled: busy ?? (desk.selected === null ? 'Nobody is selected.' : undefined),
      run: () => desk.open({ kind: 'figures' }),
    },
    {
      id: 'combat.hit',
      title: 'What a hit does: poison, paralysis, a drain',
      group: 'Referee',
      keys: 'Shift+G',
      disabled: busy ?? (desk.selected === null ? 'Nobody is selected.' : undefined),
      run: () => desk.open({ kind: 'hit' }),
    },
    {
      id: 'combat.rules',
      title: 'Order of battle and optional rules of this fight',
      group: 'Fight',
      keys: 'Alt+O',
      disabled: busy,
      run: () => desk.open({ kind: 'rules' }),
    },
  ];
}
