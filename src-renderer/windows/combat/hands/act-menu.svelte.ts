import type { Acts, Listed } from '../fight-types.ts';

/** An act as a menu offers it, in one of its ways. */
export interface MenuEntry {
  readonly entry: Listed;
  readonly way: string | null;
  readonly text: string;
  /** The way as it is said; without one the act itself. */
  readonly named: string;
}

export type MenuKind = 'manoeuvre' | 'magic' | 'declare';

export const menuTitles: Readonly<Record<MenuKind, string>> = {
  manoeuvre: 'Manoeuvre',
  magic: 'Spell, power, turning',
  declare: 'Declare, make ready',
};

const roles: Readonly<Record<MenuKind, readonly Listed['role'][]>> = {
  manoeuvre: ['move', 'defend', 'wait', 'recover', 'leave'],
  magic: ['magic'],
  declare: ['prepare'],
};

/** Every act of the menu's roles that is open, one line a way. */
export const menuEntries = (acts: Acts, kind: MenuKind): MenuEntry[] =>
  acts.own
    .filter(({ role, barred }) => barred === null && roles[kind].includes(role))
    .flatMap((entry): MenuEntry[] =>
      entry.ways === null
        ? [{ entry, way: null, text: entry.title, named: entry.title }]
        : entry.ways.map((way) => {
            const named = entry.wayWords?.[way] ?? way;
            return { entry, way, text: `${entry.title}: ${named}`, named };
          }),
    );

const starts = (text: string, letters: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+-]+/u)
    .some((word) => word.startsWith(letters));

/** Those that what was typed can mean: by the way where there is one, else by the act. */
export function fitting(entries: readonly MenuEntry[], typed: string): MenuEntry[] {
  if (typed === '') return [...entries];
  const named = entries.filter(({ named: words }) => starts(words, typed));
  return named.length > 0 ? named : entries.filter(({ text }) => starts(text, typed));
}

/** A list of acts that is chosen from by first letters or arrows. */
export class ActMenu {
  readonly kind: MenuKind;
  typed = $state('');
  #at = $state(0);
  readonly #acts: () => Acts | null;

  constructor(kind: MenuKind, acts: () => Acts | null) {
    this.kind = kind;
    this.#acts = acts;
  }

  readonly #all: readonly MenuEntry[] = $derived.by(() => {
    const acts = this.#acts();
    return acts === null ? [] : menuEntries(acts, this.kind);
  });
  readonly entries: readonly MenuEntry[] = $derived.by(() => fitting(this.#all, this.typed));
  readonly at: number = $derived.by(() => Math.min(this.#at, this.entries.length - 1));
  readonly chosen: MenuEntry | null = $derived.by(() => this.entries[this.at] ?? null);

  /** False where nothing begins so; what was typed before stays. */
  type(letter: string): boolean {
    const typed = this.typed + letter.toLowerCase();
    if (fitting(this.#all, typed).length === 0) return false;
    this.typed = typed;
    this.#at = 0;
    return true;
  }

  rubOut(): void {
    this.typed = this.typed.slice(0, -1);
    this.#at = 0;
  }

  step(by: 1 | -1): void {
    this.#at = Math.max(0, Math.min(this.entries.length - 1, this.at + by));
  }
}
