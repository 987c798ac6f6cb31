import type { PaletteCommand } from '../../components/commands/command-palette.ts';
import type { KeyGroup } from '../../components/commands/key-help.ts';
import type { ShownView, ViewCommand } from './shortcuts.svelte.ts';

/** The view of the commands that every window has. */
export const everywhere = 'Everywhere';

/** The view's name before the group's, but for what is at hand everywhere. */
const headingOf = (view: string, group: string): string =>
  group === view || view === everywhere ? group : `${view}: ${group}`;

/** What the palette offers: the innermost view's own commands first, those that work everywhere last. */
export function paletteCommands(views: readonly ShownView[]): PaletteCommand[] {
  return views
    .toReversed()
    .flatMap(({ view, commands }) => commands.map((command) => ({ view, ...command })))
    .filter((command) => command.keyOnly !== true)
    .map(({ view, id, title, group, keys, disabled }) => ({
      id,
      title,
      group: headingOf(view, group),
      ...(keys === undefined ? {} : { keys }),
      ...(disabled === undefined ? {} : { disabled }),
    }));
}

/** The commands that their keys get to: of several that want one key the last. */
function reached(views: readonly ShownView[]): ReadonlySet<ViewCommand> {
  const all = views.flatMap(({ commands }) => commands);
  return new Set(new Map(all.map((command) => [command.keys, command])).values());
}

/** The keys that work now, by view and group, the innermost view first. */
export function helpGroups(views: readonly ShownView[]): KeyGroup[] {
  const groups = new Map<string, { keys: string; title: string }[]>();
  const own = reached(views);
  for (const { view, commands } of views.toReversed()) {
    for (const command of commands) {
      const { group, keys, title } = command;
      if (keys === undefined || !own.has(command)) continue;
      const heading = group === view ? view : `${view}: ${group}`;
      groups.set(heading, [...(groups.get(heading) ?? []), { keys, title }]);
    }
  }
  return [...groups].map(([title, keys]) => ({ title, keys }));
}
