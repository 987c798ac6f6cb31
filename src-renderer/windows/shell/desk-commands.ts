import { shortcuts, type ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import { walkFigures } from '../../lib/keys/walk-figures.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { textSizeAfter, type TextStep } from '../../../shared/text-sizes.ts';
import { shutReason } from '../../lib/shut.ts';
import { referenceCommand } from '../../lib/open-reference.ts';
import { areaList } from './area-list.ts';
import type { Desk } from './desk.svelte.ts';
import { rewindCommands } from './rewind-commands.ts';
import { wayCommands } from '../../lib/arrivals/way-commands.ts';

type ShellView = QueryOutput<'shell.view'>;
type Preferences = QueryOutput<'app.view'>['preferences'];

function goCommands(desk: Desk): ViewCommand[] {
  const go = areaList.map(({ id, title, keys }): ViewCommand => ({
    id: `go.${id}`,
    title: `Go to ${title}`,
    group: 'Areas',
    keys,
    inFields: true,
    run: () => desk.goTo(id),
  }));
  return desk.detached ? [] : go;
}

const windowCommands = (desk: Desk): ViewCommand[] =>
  areaList.map(({ id, title, windowKeys }) => ({
    id: `window.${id}`,
    title: `Open ${title} in its own window`,
    group: 'Areas',
    keys: windowKeys,
    run: () => void desk.openWindow(id),
  }));

const figureCommand = (id: string, title: string, keys: string, way: 1 | -1): ViewCommand => ({
  id,
  title,
  group: 'Steps',
  keys,
  repeats: true,
  run: () => {
    if (!walkFigures(way)) shortcuts.onrefused('No figure here has reasons to show.');
  },
});

function stepCommands(desk: Desk, shell: ShellView | null): ViewCommand[] {
  const shut = shutReason(shell);
  return [
    {
      id: 'step.undo',
      title: shell?.undo ? `Undo: ${shell.undo.summary}` : 'Undo',
      group: 'Steps',
      keys: 'Ctrl+Z',
      disabled: shut ?? (shell?.undo ? undefined : 'There is nothing to take back.'),
      run: () => void desk.undo(),
    },
    {
      id: 'step.redo',
      title: shell?.redo ? `Redo: ${shell.redo.summary}` : 'Redo',
      group: 'Steps',
      keys: 'Ctrl+Shift+Z',
      disabled: shut ?? (shell?.redo ? undefined : 'There is nothing to do again.'),
      run: () => void desk.redo(),
    },
    {
      id: 'step.undoTo',
      title: 'Undo to a step',
      group: 'Steps',
      keys: 'Alt+Z',
      disabled: shut ?? (shell?.undo ? undefined : 'There is nothing to take back.'),
      run: () => (desk.moving = 'undo'),
    },
    {
      id: 'step.redoTo',
      title: 'Redo to a step',
      group: 'Steps',
      keys: 'Alt+Shift+Z',
      disabled: shut ?? (shell?.redo ? undefined : 'There is nothing to do again.'),
      run: () => (desk.moving = 'redo'),
    },
    {
      id: 'file.keep',
      title: 'Keep what is open as a new file',
      group: 'Steps',
      keys: 'Ctrl+Shift+S',
      inFields: true,
      disabled: shell?.whereabouts === 'here' ? 'The file is where it was.' : undefined,
      run: () => (desk.keeping = true),
    },
    {
      id: 'calendar.month',
      title: 'The month by the calendar',
      group: 'Steps',
      keys: 'Ctrl+M',
      inFields: true,
      disabled:
        shell?.now.date == null ? 'The campaign has no calendar; choose one under Campaign.' : undefined,
      run: () => (desk.month = true),
    },
    figureCommand('why.next', 'To the next figure with reasons', 'W', 1),
    figureCommand('why.previous', 'To the figure with reasons before', 'Shift+W', -1),
    {
      id: 'note.add',
      title: 'Add a note to the log',
      group: 'Steps',
      keys: 'Ctrl+N',
      inFields: true,
      disabled: shut,
      run: () => (desk.note = true),
    },
    {
      id: 'somebody',
      title: 'Somebody: name, kin, trade, wants, a secret',
      group: 'Steps',
      keys: 'Ctrl+Shift+N',
      inFields: true,
      run: () => (desk.meeting = true),
    },
  ];
}

function campaignCommands(desk: Desk, shell: ShellView | null): ViewCommand[] {
  const shut = shutReason(shell);
  const session = shell?.session ?? null;
  return [
    {
      id: 'session.start',
      title: 'Start a session',
      group: 'Campaign',
      disabled: shut ?? (session ? `Session ${session.number} is already open.` : undefined),
      run: () => void desk.startSession(),
    },
    {
      id: 'session.end',
      title: 'End the session',
      group: 'Campaign',
      disabled: shut ?? (session ? undefined : 'No session is open.'),
      run: () => void desk.endSession(),
    },
    {
      id: 'campaign.close',
      title: 'Close the campaign',
      group: 'Campaign',
      run: () => void desk.closeCampaign(),
    },
  ];
}

function lookCommands(desk: Desk, { scale, touch }: Preferences, toggleSide: () => void): ViewCommand[] {
  const group = 'Look';
  const setTheme = (theme: Preferences['theme'], title: string): ViewCommand => ({
    id: `theme.${theme}`,
    title,
    group,
    run: () => void desk.prefer({ theme }),
  });
  const setScale = (to: TextStep | 100, title: string, keys: string, end: string): ViewCommand => ({
    id: to === 100 ? 'text.normal' : `text.${to}`,
    title,
    group,
    keys,
    inFields: true,
    disabled: scale === (to === 100 ? to : textSizeAfter(scale, to)) ? end : undefined,
    run: () => void desk.prefer({ scale: to }),
  });
  return [
    setTheme('system', 'Theme: follow the system'),
    setTheme('parchment', 'Theme: parchment (light)'),
    setTheme('lantern', 'Theme: lantern (dark)'),
    setScale('larger', 'Larger text', 'Ctrl++', 'The text is as large as it goes.'),
    setScale('smaller', 'Smaller text', 'Ctrl+-', 'The text is as small as it goes.'),
    setScale(100, 'Text at 100 %', 'Ctrl+0', 'The text is at 100 %.'),
    {
      id: 'touch',
      title: touch ? 'Leave touch mode' : 'Touch mode: larger controls',
      group,
      run: () => void desk.prefer({ touch: !touch }),
    },
    { id: 'look', title: 'Theme, text size and touch', group, run: () => (desk.look = true) },
    ...(desk.detached
      ? []
      : [
          {
            id: 'side',
            title: 'Show or hide prompts and log',
            group,
            keys: 'Ctrl+B',
            inFields: true,
            run: toggleSide,
          },
        ]),
  ];
}

/** Everything that can be done from any area. */
export function deskCommands(
  desk: Desk,
  shell: ShellView | null,
  preferences: Preferences,
  toggleSide: () => void,
): ViewCommand[] {
  return [
    ...stepCommands(desk, shell),
    ...rewindCommands(desk, shell),
    ...wayCommands(shell),
    ...goCommands(desk),
    ...windowCommands(desk),
    ...campaignCommands(desk, shell),
    ...lookCommands(desk, preferences, toggleSide),
    referenceCommand,
    { id: 'help', title: 'Keys of this view', group: 'Help', keys: '?', run: () => (desk.help = true) },
    {
      id: 'search',
      title: 'Search everywhere',
      group: 'Help',
      keys: 'Ctrl+Shift+F',
      inFields: true,
      run: () => (desk.searching = true),
    },
    {
      id: 'palette',
      title: 'All commands',
      group: 'Help',
      keys: 'Ctrl+K',
      inFields: true,
      keyOnly: true,
      run: () => (desk.palette = true),
    },
  ];
}
