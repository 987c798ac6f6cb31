import { findCommands, type PaletteCommand } from '../commands/command-palette.ts';

/** One thing to choose by typing some of its name. `disabled` says why it cannot be chosen. */
export type Choice = PaletteCommand;

/** What is typed, which choices answer to it, and which of them the arrows stand on. */
export class ChoiceSearch {
  words = $state('');
  #currentId = $state<string | null>(null);
  readonly #choices: () => readonly Choice[];
  readonly #shownAtMost: number;

  constructor(choices: () => readonly Choice[], shownAtMost: number) {
    this.#choices = choices;
    this.#shownAtMost = shownAtMost;
  }

  readonly found: readonly Choice[] = $derived.by(() => findCommands(this.#choices(), this.words));
  readonly shown: readonly Choice[] = $derived.by(() => this.found.slice(0, this.#shownAtMost));
  readonly hidden: number = $derived.by(() => this.found.length - this.shown.length);
  readonly current: Choice | null = $derived.by(
    () =>
      this.shown.find(({ id }) => id === this.#currentId) ??
      this.shown.find(({ disabled }) => disabled === undefined) ??
      this.shown[0] ??
      null,
  );

  type(words: string): void {
    this.words = words;
    this.#currentId = null;
  }

  stand(id: string): void {
    this.#currentId = id;
  }

  move(key: string): boolean {
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || this.shown.length === 0) return false;
    const at = this.current === null ? -1 : this.shown.indexOf(this.current);
    const next = this.shown[(at + by + this.shown.length) % this.shown.length];
    this.#currentId = next?.id ?? null;
    return true;
  }
}
