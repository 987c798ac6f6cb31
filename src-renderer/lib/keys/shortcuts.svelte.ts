import { onDestroy } from 'svelte';
import { belongsToControl, isInDialog, isPress, isTyping } from './key-binding.ts';
import { keyScope } from './key-scope.ts';

/** Something a person can do in a view, by its key, from the palette, or both. */
export interface ViewCommand {
  /** Unique in the window: `dungeon.passTurn`. */
  id: string;
  title: string;
  group: string;
  /** Written `Ctrl+Z`, `Shift+Space`, `N`, `?`; left out: only in the palette. */
  keys?: string;
  /** Why it cannot be done now; the key then says so instead of doing it. */
  disabled?: string | undefined;
  /** Also works while typing in a field: only with Ctrl or Alt, or for Escape, Enter and the F keys. */
  inFields?: boolean;
  /** Holding the key does it again and again (selecting in a list). */
  repeats?: boolean;
  /** Too small for the palette (selecting the next row). */
  keyOnly?: boolean;
  run: () => void;
}

interface KeyedView {
  name: string;
  commands: () => readonly ViewCommand[];
  leads: () => boolean;
}

export interface ShownView {
  view: string;
  commands: readonly ViewCommand[];
}

const mayFireInField = (command: ViewCommand): boolean =>
  command.inFields === true && /^(?:(?:Ctrl|Alt)\+.+|Escape|Enter|F\d+)$/.test(command.keys ?? '');

/** The commands of everything on screen. The view that came last wins where two want the same key. */
export class Shortcuts {
  // The truth is a plain list: while a component is torn down, Svelte shows state as it was before the change.
  #registered: readonly KeyedView[] = [];
  #views = $state.raw<readonly KeyedView[]>([]);

  /** Told when a key is pressed whose command cannot be done now, with the reason. */
  onrefused: (reason: string) => void = () => undefined;

  /** What can be done now, view by view in order of appearance. */
  readonly views: readonly ShownView[] = $derived(
    [...this.#views.filter(({ leads }) => !leads()), ...this.#views.filter(({ leads }) => leads())].map(
      ({ name, commands }) => ({ view: name, commands: commands() }),
    ),
  );

  /** Where it `leads`, its keys go before those of views that came later. */
  register(
    name: string,
    commands: () => readonly ViewCommand[],
    leads: () => boolean = () => false,
  ): () => void {
    const view = { name, commands, leads };
    this.#show([...this.#registered, view]);
    return () => this.#show(this.#registered.filter((other) => other !== view));
  }

  #show(views: readonly KeyedView[]): void {
    this.#registered = views;
    this.#views = views;
  }

  /** Whether the command's key gets to it, and no view that came later has taken the key. */
  reaches(id: string): boolean {
    const keys = this.#commands().find((command) => command.id === id)?.keys;
    return keys !== undefined && this.#commands().findLast((command) => command.keys === keys)?.id === id;
  }

  run(id: string): void {
    const command = this.#commands().find((candidate) => candidate.id === id);
    if (command !== undefined) this.#perform(command);
  }

  /** Runs the command the key belongs to, if any. */
  readonly handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || isInDialog(event)) return;
    const command = this.#commands().findLast((candidate) => this.#answers(candidate, event));
    if (command === undefined) return;
    event.preventDefault();
    if (!event.repeat || command.repeats === true) this.#perform(command);
  };

  #commands(): ViewCommand[] {
    return this.views.flatMap(({ commands }) => [...commands]);
  }

  #answers(command: ViewCommand, event: KeyboardEvent): boolean {
    if (command.keys === undefined || !isPress(event, command.keys)) return false;
    if (belongsToControl(event, command.keys)) return false;
    return !isTyping(event) || mayFireInField(command);
  }

  #perform(command: ViewCommand): void {
    if (command.disabled === undefined) command.run();
    else this.onrefused(command.disabled);
  }
}

export const shortcuts = new Shortcuts();

/**
 * Registers a component's commands while it is on screen and its keys answer; `commands` is read again whenever its
 * state changes.
 */
export function useShortcuts(view: string, commands: () => readonly ViewCommand[]): void {
  const { answers, leads } = keyScope();
  // At once, not on mount: a parent mounts after its children, and the innermost view must come last.
  onDestroy(shortcuts.register(view, () => (answers() ? commands() : []), leads));
}
