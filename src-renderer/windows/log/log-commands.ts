import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { LogDesk } from './log-desk.svelte.ts';

const focusIn = (place: string): void =>
  document.querySelector<HTMLElement>(`[${place}] :is(input, textarea, [tabindex="0"])`)?.focus();

type Hands = Pick<LogDesk, 'takenBack' | 'exporting' | 'look'>;

/** What can be done in the log window. `shut` says why nothing can be written. */
export function logCommands(desk: Hands, shut: string | undefined): ViewCommand[] {
  const group = 'Log';
  return [
    { id: 'log.search', title: 'Search the log', group, keys: '/', run: () => focusIn('data-log-search') },
    {
      id: 'log.note',
      title: 'Write a note',
      group,
      keys: 'N',
      disabled: shut,
      run: () => focusIn('data-log-note'),
    },
    { id: 'log.lines', title: 'Go to the lines', group, keys: 'J', run: () => focusIn('data-log-lines') },
    {
      id: 'log.takenBack',
      title: desk.takenBack ? 'Hide what was taken back' : 'Show what was taken back',
      group,
      keys: 'T',
      run: () => {
        desk.takenBack = !desk.takenBack;
        desk.look();
      },
    },
    {
      id: 'log.export',
      title: 'Export the log',
      group,
      keys: 'E',
      run: () => {
        desk.exporting = true;
      },
    },
  ];
}
