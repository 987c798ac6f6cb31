import { computeCommandScore } from 'bits-ui';

/** One line of the command palette. `disabled` is the reason why it cannot be run now. */
export interface PaletteCommand {
  /** Unique, without spaces. */
  id: string;
  title: string;
  keys?: string;
  group?: string;
  disabled?: string;
  /** Where it lies or how it stands, said beside the title and searched with it. */
  where?: string;
  /** What it answers to besides. */
  words?: string;
  /** What lies farther off comes after what answers as well from nearby: 1 for what is at hand. */
  weight?: number;
  /** Found by somebody who looked deeper than its title. */
  found?: true;
}

export interface PaletteGroup {
  title: string;
  commands: PaletteCommand[];
}

/** Lines of the palette that are looked for as words are typed. */
export interface PaletteFinds {
  readonly lines: readonly PaletteCommand[];
  look: (words: string) => void;
  /** Once everything typed has been looked for. */
  settled: () => Promise<void>;
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

const foundAnyway = 0.2;

function score(
  { title, group = '', where = '', words = '', weight = 1, found }: PaletteCommand,
  sought: string,
) {
  const own = computeCommandScore(title, sought, [group, where, words]);
  return weight * (found ? Math.max(own, foundAnyway) : own);
}

/** Commands that answer to the words typed, best match first; all of them, in their order, for no words. */
export function findCommands(commands: readonly PaletteCommand[], words: string): PaletteCommand[] {
  const sought = words.trim();
  if (sought === '') return [...commands];
  return commands
    .map((command) => ({ command, score: score(command, sought) }))
    .filter((each) => each.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}
