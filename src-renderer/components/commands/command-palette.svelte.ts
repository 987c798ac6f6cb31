import { findCommands, groupCommands, type PaletteCommand } from './command-palette.ts';

/** What is typed in the palette and which line the arrows stand on. */
export class PaletteSearch {
  words = $state('');
  #at = $state(0);
  readonly #commands: () => readonly PaletteCommand[];

  constructor(commands: () => readonly PaletteCommand[]) {
    this.#commands = commands;
  }

  readonly groups = $derived.by(() => groupCommands(findCommands(this.#commands(), this.words)));
  readonly shown = $derived.by(() => this.groups.flatMap((group) => group.commands));
  readonly current = $derived.by(() => this.shown[this.#at] ?? null);

  reset(): void {
    this.type('');
  }

  /** Stands on what answers best, though it be shut: Enter never runs another than the one meant. */
  type(words: string): void {
    this.words = words;
    const meant = words.trim() === '' ? undefined : findCommands(this.#commands(), words)[0];
    const at = this.shown.findIndex((command) =>
      meant === undefined ? command.disabled === undefined : command.id === meant.id,
    );
    this.#at = Math.max(0, at);
  }

  stand(id: string): void {
    this.#at = this.shown.findIndex((command) => command.id === id);
  }

  move(key: string): boolean {
    const last = this.shown.length - 1;
    const wrap = (at: number): number => (at > last ? 0 : at < 0 ? last : at);
    if (key === 'ArrowDown') this.#at = wrap(this.#at + 1);
    else if (key === 'ArrowUp') this.#at = wrap(this.#at - 1);
    else return false;
    return true;
  }
}
