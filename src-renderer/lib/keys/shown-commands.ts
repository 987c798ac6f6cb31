import type { PaletteCommand } from '../../components/commands/command-palette.ts';
import type { KeyGroup } from '../../components/commands/key-help.ts';
import type { ShownView } from './shortcuts.svelte.ts';

/** What the palette offers: the innermost view's own commands first, those that work everywhere last. */
export function paletteCommands(views: readonly ShownView[]): PaletteCommand[] {
  return views
    .toReversed()
    .flatMap(({ commands }) => [...commands])
    .filter((command) => command.keyOnly !== true)
    .map(({ id, title, group, keys, disabled }) => ({
      id,
      title,
      group,
      ...(keys === undefined ? {} : { keys }),
      ...(disabled === undefined ? {} : { disabled }),
    }));
}

/** The keys that work now, by view and group, the innermost view first. */
export function helpGroups(views: readonly ShownView[]): KeyGroup[] {
  const groups = new Map<string, { keys: string; title: string }[]>();
  for (const { view, commands } of views.toReversed()) {
    for (const { group, keys, title } of commands) {
      if (keys === undefined) continue;
      const heading = group === view ? view : `${view}: ${group}`;
      groups.set(heading, [...(groups.get(heading) ?? []), { keys, title }]);
    }
  }
  return [...groups].map(([title, keys]) => ({ title, keys }));
}
