import type { DungeonView, WalkedDelve } from './dungeon-types.ts';
import { QuickSteps } from './quick-steps.svelte.ts';

export type DialogName =
  'search' | 'listen' | 'light' | 'encounter' | 'find' | 'give' | 'note' | 'other' | 'leave';

/** Something for the referee's eyes alone. */
export interface HiddenNews {
  title: string;
  text: string;
}

/** The work area of a delve: what is open, what is picked, and everything that can be done by key. */
export class DungeonDesk {
  readonly steps = new QuickSteps();
  dialog = $state<DialogName | null>(null);
  picked = $state<number | null>(null);
  news = $state.raw<HiddenNews | null>(null);
  /** The place last searched or listened at: the next one is often the same. */
  place = $state('');
  /** The light last lit, so that another of the same is one key away. */
  lastLight = '';

  readonly #view: () => DungeonView | null;
  readonly #shut: () => string | undefined;

  constructor(view: () => DungeonView | null, shut: () => string | undefined) {
    this.#view = view;
    this.#shut = shut;
  }

  get view(): DungeonView | null {
    return this.#view();
  }

  get delve(): WalkedDelve | null {
    return this.#view()?.delve ?? null;
  }

  readonly shut = $derived.by(() => this.#shut());

  open(dialog: DialogName): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = null;
  }

  async passTurn(activity: 'explore' | 'rest'): Promise<void> {
    if ((await this.steps.take('dungeon.passTurn', { activity })) !== null) this.turnOver();
  }

  async setFamiliar(familiar: boolean): Promise<void> {
    await this.steps.take('dungeon.setFamiliar', { familiar });
  }

  async setSpeaker(characterId: number | null): Promise<void> {
    await this.steps.take('dungeon.setSpeaker', { characterId });
  }

  tell(news: HiddenNews): void {
    this.news = news;
  }

  /** A turn has passed: what was looked up or whispered belongs to the one before. */
  turnOver(): void {
    this.picked = null;
    this.news = null;
  }
}
