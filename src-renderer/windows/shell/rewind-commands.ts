import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { wayKeys } from '../../lib/arrivals/way-commands.ts';
import type { Desk } from './desk.svelte.ts';

type ShellView = QueryOutput<'shell.view'>;

/** Looking back step by step, returning to now, and going back for good. */
export function rewindCommands(desk: Desk, shell: ShellView | null): ViewCommand[] {
  if (shell === null) return [];
  const { lookingBack } = shell;
  const now = lookingBack === null ? 'This is how things stand now.' : undefined;
  const earlier = lookingBack === null ? firstLook(shell) : lookingBack.earlier;
  const later = lookingBack?.later ?? null;
  const group = 'Steps';
  return [
    {
      id: 'rewind.earlier',
      title: 'Look back one step',
      group,
      ...(wayKeys(shell).back === undefined && { keys: 'Alt+ArrowLeft' }),
      inFields: true,
      disabled: earlier === null ? 'Nothing earlier is kept.' : undefined,
      run: () => {
        if (earlier !== null) void desk.lookAt(earlier);
      },
    },
    {
      id: 'rewind.later',
      title: 'Look one step on',
      group,
      ...(wayKeys(shell).on === undefined && { keys: 'Alt+ArrowRight' }),
      inFields: true,
      disabled: now,
      run: () => void (later === null ? desk.returnToNow() : desk.lookAt(later)),
    },
    {
      id: 'rewind.return',
      title: 'Return to now',
      group,
      keys: 'Alt+End',
      inFields: true,
      disabled: now,
      run: () => void desk.returnToNow(),
    },
    {
      id: 'rewind.goBack',
      title: 'Go back to the step looked at',
      group,
      keys: 'Alt+Enter',
      inFields: true,
      disabled: now,
      run: () => {
        if (lookingBack !== null) void desk.goBackTo(lookingBack.seq);
      },
    },
  ];
}

/** The step before the newest one that stands. */
const firstLook = ({ steps }: ShellView): number | null => (steps > 0 ? steps - 1 : null);
