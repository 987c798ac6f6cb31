import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { arrival } from './arrival.svelte.ts';
import type { ViewCommand } from '../keys/shortcuts.svelte.ts';

type ShellView = QueryOutput<'shell.view'>;

/** The keys go back and on among places where a link led here; else, and in the past, they look back and on by steps. */
export function wayKeys(shell: ShellView | null): { back?: string; on?: string } {
  if (shell === null || shell.lookingBack !== null) return {};
  return {
    ...(arrival.leadsBack && { back: 'Alt+ArrowLeft' }),
    ...(arrival.leadsOn && { on: 'Alt+ArrowRight' }),
  };
}

/** Back to where somebody followed a link or a find, and on again. */
export function wayCommands(shell: ShellView | null): ViewCommand[] {
  const { back, on } = wayKeys(shell);
  return [
    {
      id: 'way.back',
      title: 'Back to where the link was followed',
      group: 'Links',
      ...(back !== undefined && { keys: back }),
      disabled: arrival.leadsBack ? undefined : 'No link or find led here.',
      run: () => arrival.goBack(),
    },
    {
      id: 'way.on',
      title: 'On again to where the link led',
      group: 'Links',
      ...(on !== undefined && { keys: on }),
      disabled: arrival.leadsOn ? undefined : 'Nobody went back from anywhere.',
      run: () => arrival.goOn(),
    },
  ];
}
