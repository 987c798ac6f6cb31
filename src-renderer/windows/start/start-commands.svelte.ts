import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { referenceCommand } from '../../lib/open-reference.ts';
import type { FileOpener } from './file-opener.svelte.ts';

/** Which of the Start window's dialogs are open. */
export class StartDialogs {
  palette = $state(false);
  help = $state(false);
  look = $state(false);
}

interface Start {
  opener: FileOpener;
  dialogs: StartDialogs;
  recent: QueryOutput<'app.view'>['recent'];
}

export function startCommands({ opener, dialogs, recent }: Start): ViewCommand[] {
  return [
    ...recent.map(({ name, path }, index): ViewCommand => ({
      id: `open.${path}`,
      title: `Open ${name}`,
      group: 'Campaigns',
      ...(index < 9 ? { keys: String(index + 1) } : {}),
      run: () => void opener.open(path),
    })),
    {
      id: 'sample',
      title: 'Look at a sample campaign',
      group: 'Campaigns',
      keys: 'S',
      run: () => void opener.createSample(),
    },
    {
      id: 'browse',
      title: 'Browse for a campaign file',
      group: 'Campaigns',
      keys: 'O',
      run: () => void opener.browse(),
    },
    {
      id: 'rescue',
      title: 'Save what can be saved of the damaged file',
      group: 'Campaigns',
      keys: 'R',
      disabled: opener.mayRescue ? undefined : 'No damaged file was opened.',
      run: () => void opener.rescue(),
    },
    {
      id: 'takeLines',
      title: 'Make a campaign of the one written as text',
      group: 'Campaigns',
      keys: 'M',
      disabled: opener.areLines ? undefined : 'No campaign written as text was opened.',
      run: () => void opener.takeLines(),
    },
    {
      id: 'backups',
      title: 'All backups, to restore one into a new file',
      group: 'Campaigns',
      keys: 'B',
      run: () => (opener.listing = true),
    },
    referenceCommand,
    { id: 'look', title: 'Theme, text size and touch', group: 'Help', run: () => (dialogs.look = true) },
    { id: 'help', title: 'Keys of this window', group: 'Help', keys: '?', run: () => (dialogs.help = true) },
    {
      id: 'palette',
      title: 'All commands',
      group: 'Help',
      keys: 'Ctrl+K',
      inFields: true,
      keyOnly: true,
      run: () => (dialogs.palette = true),
    },
  ];
}
