import type { QueryOutput } from '../../shared/ipc/contract.ts';

type Shell = Pick<QueryOutput<'shell.view'>, 'readOnly' | 'lookingBack' | 'whereabouts'>;

/** Why nothing of the campaign can be changed now; undefined where it can. */
export function shutReason(shell: Shell | null): string | undefined {
  if (shell === null) return undefined;
  if (shell.whereabouts !== 'here')
    return 'The campaign’s file is not where it was. Keep what is open as a new file first.';
  if (shell.lookingBack !== null)
    return 'You are looking at how things stood. Return to now, or go back to this step.';
  return shell.readOnly ? 'This campaign is open for reading only.' : undefined;
}
