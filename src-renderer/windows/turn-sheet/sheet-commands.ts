import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { DelveDesk } from '../delve/delve-desk.svelte.ts';

/** Passing more than one turn; `disabled` says why no turn can pass now. */
export const longPassCommands = (desk: DelveDesk, disabled: string | undefined): ViewCommand[] => [
  {
    id: 'dungeon.passUntilDue',
    title: 'Until something is due',
    group: 'Turn',
    keys: 'U',
    disabled: disabled ?? waiting(desk),
    run: () => void desk.passUntilDue(),
  },
  {
    id: 'dungeon.passTo',
    title: 'Pass to a turn',
    group: 'Turn',
    keys: 'T',
    disabled,
    run: () => desk.openPassTo(null),
  },
  {
    id: 'dungeon.passSome',
    title: 'Wait, rest or explore several turns',
    group: 'Turn',
    keys: 'Z',
    disabled,
    run: () => desk.open('passSome'),
  },
];

/** Something is due already: that is the first thing until which time would pass. */
function waiting(desk: DelveDesk): string | undefined {
  const title = desk.delve?.prompts[0]?.title;
  return title === undefined ? undefined : `${title}: answer it first, or pass this turn by itself.`;
}

/** What can be looked up and taken away of the sheet, whether or not the campaign may be changed. */
export const sheetCommands = (desk: DelveDesk): ViewCommand[] => [
  {
    id: 'dungeon.chances',
    title: 'Chances',
    group: 'Delve',
    keys: 'K',
    run: () => desk.open('chances'),
  },
  {
    id: 'dungeon.printSheet',
    title: 'Print the sheet',
    group: 'Delve',
    keys: 'Y',
    run: () => desk.open('printSheet'),
  },
];
