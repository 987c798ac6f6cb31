import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import { open, prepPages } from './prep-pages.svelte.ts';

/** The ways from page to page of Prep, and out of it. */
export function prepCommands(writePack: () => void): ViewCommand[] {
  const group = 'Pages';
  return [
    {
      group,
      id: 'prep.nextPage',
      title: 'Next page',
      keys: 'Ctrl+PageDown',
      inFields: true,
      run: () => open.turn(1),
    },
    {
      group,
      id: 'prep.pageBefore',
      title: 'Page before',
      keys: 'Ctrl+PageUp',
      inFields: true,
      run: () => open.turn(-1),
    },
    { group: 'Packs', id: 'prep.pack', title: 'Write a pack for others', keys: 'Shift+Y', run: writePack },
    ...prepPages.map((page) => ({
      group,
      id: `prep.${page.id}`,
      title: page.title,
      disabled: page === open.page ? 'It is open.' : undefined,
      run: () => void (open.page = page),
    })),
  ];
}
