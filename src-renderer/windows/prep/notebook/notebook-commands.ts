import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import { linkCommand } from '../../../lib/links/copy-link.ts';
import { pinCommand } from '../../../lib/pin-to-tonight.ts';
import { become } from './become.ts';
import type { NotebookDesk } from './notebook-desk.svelte.ts';

interface Hands {
  /** Puts the cursor into the search. */
  find: () => void;
}

/** Everything the keys of the notebook do. */
export function notebookCommands(desk: NotebookDesk, { find }: Hands): ViewCommand[] {
  const list = { group: 'Notebook' };
  const look = { ...list, keyOnly: true, repeats: true };
  const page = {
    group: 'This page',
    disabled: desk.shut ?? (desk.line === null ? 'No page is open.' : undefined),
  };
  const person = {
    ...page,
    disabled: page.disabled ?? (desk.line?.kind === 'person' ? undefined : 'This page is of no person.'),
  };
  return [
    { ...list, id: 'page.find', title: 'Find a page', keys: '/', run: find },
    {
      ...list,
      id: 'page.new',
      title: 'New page',
      keys: 'N',
      disabled: desk.shut,
      run: () => desk.begin(),
    },
    {
      ...list,
      id: 'page.drawRumour',
      title: 'A rumour that they have not heard',
      keys: 'D',
      disabled:
        desk.shut ?? (desk.untold === 0 ? 'There is no rumour that the players have not heard.' : undefined),
      run: () => void desk.drawRumour(),
    },
    { ...look, id: 'page.next', title: 'Next page', keys: 'J', run: () => desk.stand(desk.at + 1) },
    { ...look, id: 'page.previous', title: 'Page before', keys: 'K', run: () => desk.stand(desk.at - 1) },
    { ...page, id: 'page.write', title: 'Write the page', keys: 'E', run: () => desk.write() },
    {
      ...page,
      id: 'page.head',
      title: 'Title, kind, folder, tags',
      keys: 'H',
      run: () => void (desk.dialog = { kind: 'head' }),
    },
    {
      ...page,
      id: 'page.tell',
      title: desk.line?.told === true ? 'They have not heard of it' : 'They have heard of it',
      keys: 'T',
      run: () => void desk.turnTold(),
    },
    {
      ...person,
      id: 'page.retainer',
      title: 'Make a retainer of them',
      keys: 'R',
      run: () => desk.line && become('newRetainer', desk.line.title),
    },
    {
      ...person,
      id: 'page.foe',
      title: 'Make a foe of them',
      keys: 'F',
      run: () => desk.line && become('newCreature', desk.line.title),
    },
    linkCommand(
      desk.line && { name: desk.line.title, is: (to) => to.kind === 'page' && to.id === desk.line?.id },
      desk.line === null ? 'No page is open.' : undefined,
    ),
    pinCommand(desk.line && { kind: 'page', id: desk.line.id }, page.disabled),
    {
      ...page,
      id: 'page.remove',
      title: 'Remove the page',
      keys: 'Delete',
      run: () => void (desk.dialog = { kind: 'remove' }),
    },
  ];
}
