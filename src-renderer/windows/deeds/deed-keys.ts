import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { DelveDesk } from '../delve/delve-desk.svelte.ts';

/** The keys of what people do in a turn; `turn` says why no turn can pass now. */
export const deedKeys = (desk: DelveDesk, turn: string | undefined): ViewCommand[] => [
  {
    id: 'dungeon.deeds',
    title: 'Who does what',
    group: 'Turn',
    keys: 'A',
    disabled: desk.shut,
    run: () => desk.open('deeds'),
  },
  {
    id: 'deed.move',
    title: 'Move',
    group: 'Turn',
    keys: 'M',
    disabled: desk.shut,
    run: () => desk.open('move'),
  },
  {
    id: 'dungeon.wait',
    title: 'Wait',
    group: 'Turn',
    keys: 'Shift+Space',
    disabled: turn,
    run: () => void desk.passTurn('wait'),
  },
];
