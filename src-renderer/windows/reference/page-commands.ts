import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import { referenceKeys } from '../../lib/open-reference.ts';
import { everySystem, type ReferenceDesk } from './reference-desk.svelte.ts';
import { kindOptions } from './reference-words.ts';

interface Deeds {
  focusSearch: () => void;
  showHelp: () => void;
  showPalette: () => void;
}

const searchTitle = 'Search the rules';

/** What can be done in the reference's window. */
export function pageCommands(desk: ReferenceDesk, deeds: Deeds): ViewCommand[] {
  const group = 'Rules reference';
  const search = { title: searchTitle, group, run: deeds.focusSearch };
  return [
    { ...search, id: 'reference.search', keys: '/' },
    { ...search, id: 'reference.find', keys: 'Ctrl+F', inFields: true, keyOnly: true },
    { ...search, id: 'reference.f1', keys: referenceKeys, inFields: true, keyOnly: true },
    ...kindOptions.map(({ value, label }): ViewCommand => ({
      id: `reference.kind.${value}`,
      title: `Show: ${label.toLowerCase()}`,
      group,
      run: () => desk.look({ kind: value }),
    })),
    ...[{ id: everySystem, title: 'every system' }, ...desk.reference.systems].map(
      ({ id, title }): ViewCommand => ({
        id: `reference.system.${id}`,
        title: `Look in ${title}`,
        group: 'Systems',
        run: () => desk.look({ system: id }),
      }),
    ),
    { id: 'help', title: 'Keys of this window', group: 'Help', keys: '?', run: deeds.showHelp },
    {
      id: 'palette',
      title: 'All commands',
      group: 'Help',
      keys: 'Ctrl+K',
      inFields: true,
      keyOnly: true,
      run: deeds.showPalette,
    },
  ];
}
