import { findCommands, groupCommands, type PaletteCommand, type PaletteFinds } from './command-palette.ts';

/** What is typed in the palette and which line the arrows stand on. */
export class PaletteSearch {
  words = $state('');
  /** The line stood on; null while that is the one that answers best. */
  #standing = $state<string | null>(null);
  readonly #commands: () => readonly PaletteCommand[];
  readonly #finds: () => PaletteFinds | undefined;

  constructor(
    commands: () => readonly PaletteCommand[],
    finds: () => PaletteFinds | undefined = () => undefined,
  ) {
    this.#commands = commands;
    this.#finds = finds;
  }

  readonly #answers = $derived.by(() => {
    const found = this.words.trim() === '' ? [] : (this.#finds()?.lines ?? []);
    return findCommands([...this.#commands(), ...found], this.words);
  });
  readonly groups = $derived.by(() => groupCommands(this.#answers));
  readonly shown = $derived.by(() => this.groups.flatMap((group) => group.commands));
  /** Stands on what answers best, though it be shut: Enter never runs another than the one meant. */
  readonly #meant = $derived.by(() =>
    this.words.trim() === ''
      ? (this.shown.find(({ disabled }) => disabled === undefined) ?? this.shown[0])
      : this.shown[0],
  );
  readonly current = $derived.by(
    () => this.shown.find(({ id }) => id === this.#standing) ?? this.#meant ?? null,
  );

  reset(): void {
    this.type('');
  }

  type(words: string): void {
    this.words = words;
    this.#standing = null;
    this.#finds()?.look(words);
  }

  stand(id: string): void {
    this.#standing = id;
  }

  move(key: string): boolean {
    const last = this.shown.length - 1;
    const wrap = (at: number): number => (at > last ? 0 : at < 0 ? last : at);
    const at = this.current === null ? -1 : this.shown.indexOf(this.current);
    if (key === 'ArrowDown') this.#standing = this.shown[wrap(at + 1)]?.id ?? null;
    else if (key === 'ArrowUp') this.#standing = this.shown[wrap(at - 1)]?.id ?? null;
    else return false;
    return true;
  }

  /** The line that Enter means, once all that was typed has been looked for. */
  async chosen(): Promise<PaletteCommand | null> {
    await this.#finds()?.settled();
    return this.current;
  }
}
