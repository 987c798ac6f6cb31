import { computeCommandScore } from 'bits-ui';

/** One line of the command palette. `disabled` is the reason why it cannot be run now. */
export interface PaletteCommand {
  id: string;
  title: string;
  keys?: string;
  group?: string;
  disabled?: string;
}

export interface PaletteGroup {
  title: string;
  commands: PaletteCommand[];
}

/** Commands under their group titles, groups in order of first appearance. */
export function groupCommands(commands: readonly PaletteCommand[]): PaletteGroup[] {
  const groups = new Map<string, PaletteCommand[]>();
  for (const command of commands) {
    const title = command.group ?? 'Commands';
    groups.set(title, [...(groups.get(title) ?? []), command]);
  }
  return [...groups].map(([title, list]) => ({ title, commands: list }));
}

/** Commands that answer to the words typed, best match first; all of them, in their order, for no words. */
export function findCommands(commands: readonly PaletteCommand[], words: string): PaletteCommand[] {
  const sought = words.trim();
  if (sought === '') return [...commands];
  return commands
    .map((command) => ({ command, score: computeCommandScore(command.title, sought, [command.group ?? '']) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}
