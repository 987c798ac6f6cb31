import { isBlock } from '../../../../shared/words/comers/read-comers.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';

/** In a dialog that takes lines: the key of musters takes what was typed along, to be kept under a name. */
export const keepsTyped =
  (desk: FightDesk, typed: () => string) =>
  (event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.key.toLowerCase() !== 'm') return;
    event.preventDefault();
    const lines = typed();
    desk.open({ kind: 'musters', lines: isBlock(lines) ? lines : lines.split(/;\s*/).join('\n') });
  };
